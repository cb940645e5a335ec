import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { REASON_LONGEST } from './words.ts'

type Name = 'sku' | 'with_sku' | 'reason'

const FIELDS: readonly RecordField<Name>[] = [
  { name: 'sku', label: 'SKU of the product', hint: 'Any of its variants', maxLength: 60 },
  { name: 'with_sku', label: 'SKU of what is shown with it', maxLength: 60 },
  { name: 'reason', label: 'Why', maxLength: REASON_LONGEST, wide: true },
]

/** Pins a product to another one (CART-10). */
export function PinForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const pin = useCall('staffPinTogether', {
    onSuccess: () => {
      showAlert(1, 'Pinned. The product page and carts show it at once.')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListTogether'] })
    },
  })
  return (
    <RecordForm
      id="pin"
      title="Show a product with another one"
      action="Pin it"
      fields={FIELDS}
      initial={{ sku: '', with_sku: '', reason: '' }}
      check={({ reason }) =>
        reason !== '' && reason.trim().length < 3
          ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
          : []
      }
      send={({ sku, with_sku: companion, reason }) =>
        sendBy(pin, {
          body: { sku: sku.trim(), with_sku: companion.trim(), reason: reason.trim() },
        })
      }
      onClose={onClose}
    />
  )
}
