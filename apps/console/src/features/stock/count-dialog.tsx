import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { REASONS, STOCK_CALLS } from './words.ts'
import type { Lot, StockKeeper } from './words.ts'

const inBooks = ({ on_hand: left, to_pack: sold }: Lot): string =>
  sold === 0
    ? `The books say ${left}`
    : `The books say ${left + sold}, of which ${sold} are sold and not packed yet`

/** Sets a batch to what was counted, with the reason of the difference. */
export function CountDialog({
  lot,
  by,
  onClose,
}: {
  lot: Lot
  by: StockKeeper
  onClose: () => void
}) {
  const client = useQueryClient()
  const { count: call, stale } = STOCK_CALLS[by]
  const refresh = () => void client.invalidateQueries({ queryKey: [stale[0]] })
  const set = useCall(call, {
    onSuccess: ({ lot: counted }) => {
      showAlert(1, `${counted.sku}: ${counted.on_hand} pieces in the books`)
      refresh()
      onClose()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile', 'stock_batch_unknown')) refresh()
    },
  })
  const name = [lot.sku, lot.batch && `batch ${lot.batch}`].filter(Boolean).join(', ')
  return (
    <Dialog title={`Count ${name}`} onClose={onClose}>
      <RecordForm
        id="count"
        title={`Count ${name}`}
        action="Set"
        fields={[
          {
            name: 'counted',
            label: 'Pieces on the shelf',
            hint: inBooks(lot),
            inputMode: 'numeric',
            maxLength: 9,
          },
          { name: 'reason', label: 'Why it differs', choices: REASONS },
          { name: 'note', label: 'Note', optional: true, wide: true, maxLength: 200 },
        ]}
        initial={{ counted: '', reason: 'miscounted', note: '' }}
        check={({ counted }) =>
          /^\d{1,9}$/.test(counted.trim())
            ? []
            : [{ field: 'counted', message: 'Enter a whole number' }]
        }
        send={({ counted, reason, note }) =>
          sendBy(set, {
            params: { id: lot.id },
            body: {
              on_hand: lot.on_hand,
              to_pack: lot.to_pack,
              counted: Number(counted.trim()),
              reason: REASONS.find(({ value }) => value === reason)?.value ?? 'miscounted',
              note,
            },
          })
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
