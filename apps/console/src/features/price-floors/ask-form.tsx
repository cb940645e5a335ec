import { useQueryClient } from '@tanstack/react-query'
import { addDays } from '@upchar/kernel/dates'
import { showAlert } from '@upchar/web/alerts'
import { dayProblems, reasonProblems, rupeeProblems } from '../../kit/typed-problems.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'

type Name = 'sku' | 'price' | 'last_day' | 'reason'

const FIELDS: readonly RecordField<Name>[] = [
  { name: 'sku', label: 'SKU', maxLength: 64 },
  { name: 'price', label: 'Rupees, with GST', inputMode: 'decimal', maxLength: 12 },
  { name: 'last_day', label: 'Can be set until', day: true },
  { name: 'reason', label: 'Why', maxLength: 300, wide: true },
]

/** Asks a second person for a price below the lowest (OPS-04). */
export function AskForm({ today, onClose }: { today: string; onClose: () => void }) {
  const client = useQueryClient()
  const askFor = useCall('staffAskLowerPrice', {
    onSuccess: () => {
      showAlert(1, 'A second person can now accept the price')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListPriceFloors'] })
    },
  })
  return (
    <RecordForm
      id="lower-price"
      title="Ask for a lower price"
      action="Ask for the price"
      fields={FIELDS}
      initial={{ sku: '', price: '', last_day: addDays(today, 7), reason: '' }}
      check={({ price, last_day: day, reason }) => [
        ...rupeeProblems<Name>('price', price),
        ...dayProblems<Name>('last_day', day),
        ...reasonProblems<Name>('reason', reason),
      ]}
      send={({ sku, price, last_day: day, reason }) =>
        sendBy(askFor, {
          body: { sku: sku.trim(), price: Number(price), last_day: day, reason: reason.trim() },
        })
      }
      onClose={onClose}
    />
  )
}
