import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { showAlert } from '@upchar/web/alerts'
import { ChooseAll, failuresOf, RowProblems } from '../../kit/chosen.tsx'
import type { RowProblem } from '../../kit/chosen.tsx'
import { ordersWords } from './cancel-words.ts'
import { CancelChosenDialog } from './cancel-chosen-dialog.tsx'
import type { OrderRow } from './columns.tsx'

/** What can be done with the chosen orders; what failed is named, and stays chosen. */
export function CancelChosen({
  orders,
  chosen,
  onChoose,
}: {
  orders: readonly OrderRow[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[]) => void
}) {
  const [problems, setProblems] = useState<readonly RowProblem[]>([])
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const picked = orders.filter(({ id }) => chosen.has(id))
  const finish = (results: readonly { id: string; message: string | null }[]) => {
    const { failed, done } = failuresOf(
      results,
      (id) => picked.find((one) => one.id === id)?.number ?? '',
    )
    setOpen(false)
    setProblems(failed)
    if (done > 0) showAlert(1, `${ordersWords(done)} cancelled. Each buyer gets a mail.`)
    onChoose(failed.map(({ id }) => id))
    void client.invalidateQueries({ queryKey: ['staffListOrders'] })
  }
  if (orders.length === 0) return null
  return (
    <section aria-label="Chosen orders" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <ChooseAll
          ids={orders.map(({ id }) => id)}
          chosen={picked.length}
          words={ordersWords(picked.length)}
          onChoose={onChoose}
        />
        {picked.length > 0 ? (
          <Button look="outline" onClick={() => setOpen(true)}>
            Cancel chosen orders
          </Button>
        ) : null}
      </div>
      <RowProblems problems={problems} />
      {isOpen ? (
        <CancelChosenDialog orders={picked} onDone={finish} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  )
}
