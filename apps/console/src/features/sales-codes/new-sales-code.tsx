import { useQueryClient } from '@tanstack/react-query'
import { cleanVoucherCode, VOUCHER_CODE } from '@upchar/kernel/voucher-code'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { REASON_LONGEST } from './words.ts'

type Name = 'code' | 'person' | 'reason'

const FIELDS: readonly RecordField<Name>[] = [
  { name: 'code', label: 'Code', hint: '4 to 20 letters and digits', maxLength: 30 },
  { name: 'person', label: 'Sales person', hint: 'Buyers don’t see it', maxLength: 120 },
  { name: 'reason', label: 'Why', maxLength: REASON_LONGEST, wide: true },
]

/** Creates the code of a sales person (CART-12). */
export function NewSalesCode({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const make = useCall('staffMakeSalesCode', {
    onSuccess: (_answer, { body }) => {
      showAlert(1, `${cleanVoucherCode(body.code)} is created. Buyers can enter it at once.`)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListSalesCodes'] })
    },
  })
  return (
    <RecordForm
      id="sales-code"
      title="New sales code"
      action="Create the sales code"
      fields={FIELDS}
      initial={{ code: '', person: '', reason: '' }}
      check={({ code, reason }) => [
        ...(code !== '' && !VOUCHER_CODE.test(cleanVoucherCode(code))
          ? [{ field: 'code' as const, message: 'Use 4 to 20 letters and digits' }]
          : []),
        ...(reason !== '' && reason.trim().length < 3
          ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
          : []),
      ]}
      send={({ code, person, reason }) =>
        sendBy(make, { body: { code, person: person.trim(), reason: reason.trim() } })
      }
      onClose={onClose}
    />
  )
}
