import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { rupees, today } from '../../kit/format.ts'
import { dayProblems, rupeeProblems } from '../../kit/typed-problems.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { Cost } from './words.ts'

type Name = 'sku' | 'cost' | 'valid_from'

const FIELDS: readonly RecordField<Name>[] = [
  { name: 'sku', label: 'SKU', maxLength: 64 },
  {
    name: 'cost',
    label: 'Cost of a pack in rupees, without GST',
    inputMode: 'decimal',
    maxLength: 12,
    optional: true,
    hint: 'Empty: no cost is known from that day on',
  },
  {
    name: 'valid_from',
    label: 'From',
    day: true,
    hint: 'Sales of earlier days keep the cost that they had',
  },
]

/** "At this cost, UP-1 is sold at a loss of ₹3.20 a pack." */
export function savedWords({ sku, is_loss: loses, is_own: own, margin, ...row }: Cost): string {
  const left = own ? margin : row.seller_keeps
  if (!loses || left === null) return `The cost of ${sku} is recorded`
  return `Recorded. ${sku} is sold at a loss: ${own ? 'its price is' : 'after the commission, its price is'} ${rupees(-left)} below its cost`
}

/** Records what a pack costs from a day on (OPS-04). */
export function CostForm({ offer, onClose }: { offer: Cost | null; onClose: () => void }) {
  const client = useQueryClient()
  const set = useCall('staffSetCost', {
    onSuccess: ({ offer: saved }) => {
      showAlert(1, savedWords(saved))
      onClose()
      return Promise.all(
        ['staffListCosts', 'staffGetProductMargins'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      )
    },
  })
  return (
    <RecordForm
      id="cost"
      title="Record a cost"
      action="Record the cost"
      fields={FIELDS}
      initial={{
        sku: offer?.sku ?? '',
        cost: offer === null || offer.cost === null ? '' : String(offer.cost),
        valid_from: today(),
      }}
      check={({ cost, valid_from: from }) => [
        ...rupeeProblems<Name>('cost', cost),
        ...dayProblems<Name>('valid_from', from),
      ]}
      send={({ sku, cost, valid_from: from }) =>
        sendBy(set, {
          body: {
            sku: sku.trim(),
            cost: cost.trim() === '' ? null : Number(cost),
            valid_from: from,
          },
        })
      }
      onClose={onClose}
    />
  )
}
