import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { REASON_LONGEST } from './words.ts'

type Address = Answer<'staffListCustomerAddresses'>['addresses'][number]
const NAMES = [
  'billingName',
  'billingLastName',
  'phoneNumber',
  'buildingName',
  'streetName',
  'landmark',
  'pinCode',
  'city',
  'state',
  'gstin',
  'businessName',
] as const
type Name = (typeof NAMES)[number] | 'reason'

const fields: readonly RecordField<Name>[] = [
  { name: 'billingName', label: 'First name' },
  { name: 'billingLastName', label: 'Last name', optional: true },
  { name: 'phoneNumber', label: 'Phone', inputMode: 'tel' },
  { name: 'pinCode', label: 'Pincode', inputMode: 'numeric', maxLength: 10 },
  { name: 'buildingName', label: 'House or building', wide: true },
  { name: 'streetName', label: 'Street', wide: true },
  { name: 'landmark', label: 'Landmark', optional: true },
  { name: 'city', label: 'City', hint: 'Empty: as the pincode says', optional: true },
  { name: 'state', label: 'State', hint: 'For a pincode in several states', optional: true },
  { name: 'gstin', label: 'GST number', optional: true },
  { name: 'businessName', label: 'Business', optional: true, wide: true },
  {
    name: 'reason',
    label: 'Why',
    hint: 'It stays on record in the audit log',
    wide: true,
    maxLength: REASON_LONGEST,
  },
]

function useEdit(done: string, onClose: () => void) {
  const client = useQueryClient()
  return useCall('staffEditCustomerAddress', {
    onSuccess: () => {
      showAlert(1, done)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staffListCustomerAddresses'] }),
  })
}

/** A new address of a customer, or a change of one. */
export function AddressForm({
  customerId,
  address,
  onClose,
}: {
  customerId: string
  address?: Address
  onClose: () => void
}) {
  const edit = useEdit(address ? 'The address is changed' : 'The address is added', onClose)
  const initial = { ...textsOf(address), reason: '' }
  return (
    <RecordForm
      id="address"
      title={address ? 'Edit the address' : 'Add an address'}
      action="Save"
      fields={fields}
      initial={initial}
      send={({ reason, ...form }) =>
        sendBy(edit, {
          params: { id: customerId },
          body: {
            action: address ? 'modify' : 'add',
            address_id: address?.id ?? '',
            address: form,
            reason: reason.trim(),
          },
        })
      }
      onClose={onClose}
    />
  )
}

const textsOf = (address: Address | undefined): Record<(typeof NAMES)[number], string> => ({
  billingName: address?.billingName ?? '',
  billingLastName: address?.billingLastName ?? '',
  phoneNumber: address?.phoneNumber ?? '',
  buildingName: address?.buildingName ?? '',
  streetName: address?.streetName ?? '',
  landmark: address?.landmark ?? '',
  pinCode: address?.pinCode ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  gstin: address?.gstin ?? '',
  businessName: address?.businessName ?? '',
})

/** Deletes an address of a customer, with a reason. */
export function DeleteAddress({
  customerId,
  address,
  onClose,
}: {
  customerId: string
  address: Address
  onClose: () => void
}) {
  const edit = useEdit('The address is deleted', onClose)
  const form = useReason({
    id: 'delete-address',
    send: (reason) =>
      sendBy(edit, {
        params: { id: customerId },
        body: { action: 'delete', address_id: address.id, reason },
      }),
  })
  return (
    <ReasonDialog
      title="Delete this address?"
      action="Delete the address"
      {...form}
      onClose={onClose}
    >
      <p>
        {address.buildingName}, {address.streetName}, {address.city} {address.pinCode}. Orders keep
        it; the customer is told by mail.
      </p>
    </ReasonDialog>
  )
}
