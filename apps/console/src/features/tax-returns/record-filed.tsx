import { useQueryClient } from '@tanstack/react-query'
import { formatMonth } from '@upchar/kernel/dates'
import { showAlert } from '@upchar/web/alerts'
import { today } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { Which } from './search.ts'
import { FORM_NAMES } from './words.ts'
import type { TaxReturn } from './words.ts'

type Name = 'arn' | 'filed_on'
const FIELDS: readonly RecordField<Name>[] = [
  {
    name: 'arn',
    label: 'ARN',
    hint: 'The portal shows it after filing',
    maxLength: 20,
    wide: true,
  },
  { name: 'filed_on', label: 'Day of filing', day: true },
]

/** Records that a return was filed, or corrects what was recorded. */
export function RecordFiled({
  which,
  filed,
  onClose,
}: {
  which: Which
  filed: TaxReturn['filed']
  onClose: () => void
}) {
  const client = useQueryClient()
  const file = useCall('staffFileTaxReturn', {
    onSuccess: async () => {
      showAlert(1, `${FORM_NAMES[which.form]} of ${formatMonth(which.month)} is recorded as filed.`)
      onClose()
      await client.invalidateQueries({ queryKey: ['staffListTaxReturns'] })
      return client.invalidateQueries({ queryKey: ['staffGetTaxReturn'] })
    },
  })
  return (
    <RecordForm
      id="filed"
      title={filed === null ? 'Filed at the portal' : 'Correct what was recorded'}
      action="Record it"
      fields={FIELDS}
      initial={{ arn: filed?.arn ?? '', filed_on: filed?.filed_on ?? today() }}
      check={({ arn }) =>
        arn !== '' && !/^[A-Za-z0-9]{15}$/.test(arn.trim())
          ? [{ field: 'arn', message: 'Enter the 15 letters and digits of the ARN' }]
          : []
      }
      send={(typed) => sendBy(file, { params: which, body: typed })}
      onClose={onClose}
    />
  )
}
