import { useQueryClient } from '@tanstack/react-query'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { REASON_LONGEST } from './words.ts'

type Data = Answer<'staffGetCustomer'>
type Name =
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'business_name'
  | 'business_type'
  | 'gst'
  | 'reason'

const types = BUSINESS_TYPES.map(({ id, name }) => ({ value: String(id), name }))
const fieldsFor = (hasType: boolean): readonly RecordField<Name>[] => [
  { name: 'first_name', label: 'First name', optional: true, maxLength: 60 },
  { name: 'last_name', label: 'Last name', optional: true, maxLength: 60 },
  { name: 'phone', label: 'Phone', optional: true, inputMode: 'tel', maxLength: 20 },
  { name: 'business_name', label: 'Business', optional: true },
  {
    name: 'business_type',
    label: 'Business type',
    choices: hasType ? types : [{ value: '', name: 'Not chosen' }, ...types],
  },
  { name: 'gst', label: 'GST number', optional: true, maxLength: 20 },
  {
    name: 'reason',
    label: 'Why',
    hint: 'It stays on record in the audit log',
    wide: true,
    maxLength: REASON_LONGEST,
  },
]

/** Staff correct a profile; the customer is told by mail. */
export function ProfileForm({
  data: { customer, kyc },
  onClose,
}: {
  data: Data
  onClose: () => void
}) {
  const type = customer.business_type === null ? '' : String(customer.business_type)
  const initial = {
    first_name: customer.first_name,
    last_name: customer.last_name,
    phone: customer.phone,
    business_name: customer.business_name,
    business_type: type,
    gst: customer.gst,
    reason: '',
  }
  const client = useQueryClient()
  const change = useCall('staffChangeCustomer', {
    onSuccess: ({ kyc: { before, after } }) => {
      showAlert(
        1,
        before === after ? 'The profile is changed' : 'The profile is changed, and so is the KYC',
      )
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staffGetCustomer'] }),
  })
  return (
    <RecordForm
      id="profile"
      title="Edit the profile"
      action="Save"
      fields={fieldsFor(type !== '')}
      initial={initial}
      send={({ reason, business_type: chosen, ...typed }) =>
        sendBy(change, {
          params: { id: customer.id },
          body: {
            ...changedOf(initial, typed),
            ...(chosen === type ? {} : { business_type: Number(chosen) }),
            seen: customer.updated_at,
            reason: reason.trim(),
          },
        })
      }
      note={warningFor(type, kyc.status)}
      onClose={onClose}
    />
  )
}

/** What another business type does to who has a KYC. */
const warningFor =
  (before: string, status: Data['kyc']['status']) =>
  ({ business_type: chosen }: { business_type: string }) =>
    chosen === before || status === 'notVerified' ? null : (
      <Notice tone="warning">
        The licences on record were approved for the business type so far. They stop counting, and
        the customer needs a new KYC before buying what needs one.
      </Notice>
    )

/** Only what was typed anew is sent: the rest may have changed meanwhile. */
const changedOf = (before: Readonly<Record<string, string>>, now: Record<string, string>) =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== before[field]))
