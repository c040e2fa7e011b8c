// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// The compute engine waits for a page that it has yet to make itself.

tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest () split () workers [0:1 <0, 0>] {
      %a = tp.load %x[0] over () on reader memory [0] semaphores [0, 1] : !tp.buffer<fifo 1, tensor<4xf32>>
      %b = tp.compute (%a) over () on compute memory [32] semaphores [2, 3] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%p: tensor<4xf32>):
        tp.yield %p : tensor<4xf32>
      }
      %c = tp.compute (%b) over () on compute memory [64] semaphores [4, 5] : !tp.buffer<fifo 1, tensor<4xf32>> {
      ^bb0(%p: tensor<4xf32>):
        tp.yield %p : tensor<4xf32>
      }
      tp.store %c, %y[0] over () on writer
      tp.engine reader slot 0 { tp.wait free %a  tp.step %a  tp.post full %a }
      tp.engine compute slot 0 {
        tp.wait full %b
        tp.wait full %a
        tp.wait free %b
        tp.step %b
        tp.post full %b
        tp.post free %a
        tp.wait free %c
        tp.step %c
        tp.post full %c
        tp.post free %b
      }
      tp.engine writer slot 0 { tp.wait full %c  tp.step store %c  tp.post free %c }
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.section @y = @k(@x) on 0
}

// CHECK: error: kernel @k, nest 0 hangs: compute of slot 0 waits for `full %b`, which compute of slot 0 posts; writer of slot 0 waits for `full %c`, which compute of slot 0 posts [TP270]
