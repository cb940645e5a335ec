import { useState } from 'react'
import { isIstDate } from '@upchar/kernel/dates'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { rupees, today } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { useRequestsAgain } from './use-again.ts'
import type { PaidTransfer } from './words.ts'

/** Records that the bank returned a transfer to a buyer (RET-04). */
export function CameBackDialog({ row, onClose }: { row: PaidTransfer; onClose: () => void }) {
  // The same for every press of the button.
  const [id] = useState(() => crypto.randomUUID())
  const again = useRequestsAgain()
  const record = useCall('staffRecordReturnedTransfer', {
    onSuccess: () => {
      showAlert(1, 'A second person has to accept it')
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  return (
    <Dialog title={`${row.bank_reference} came back`} onClose={onClose}>
      <RecordForm
        id="returned"
        title={`${rupees(row.amount)} to ${row.name}`}
        action="Record it"
        fields={[
          {
            name: 'reason',
            label: 'The bank’s reason',
            hint: 'The buyer reads it: account closed, name differs',
            maxLength: 120,
            wide: true,
          },
          { name: 'returned_on', label: 'Day in the statement', day: true },
        ]}
        initial={{ reason: '', returned_on: today() }}
        check={({ returned_on: day }) =>
          day !== '' && (!isIstDate(day) || day > today())
            ? [{ field: 'returned_on' as const, message: 'Enter today or a day before' }]
            : []
        }
        send={(values) =>
          sendBy(record, {
            params: { id: row.id },
            body: {
              id,
              bank_reference: row.bank_reference,
              returned_on: values.returned_on,
              reason: values.reason.trim(),
            },
          })
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
