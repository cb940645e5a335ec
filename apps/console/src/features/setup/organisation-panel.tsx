import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useSetupChange } from './use-setup.ts'
import type { Setup } from './use-setup.ts'

type Organisation = Setup['organisation']
type Field =
  | 'legal_name'
  | 'gstin'
  | 'cin'
  | 'address'
  | 'city'
  | 'pincode'
  | 'support_email'
  | 'support_phone'
  | 'info_email'
  | 'grievance_officer'
  | 'grievance_email'
  | 'grievance_phone'

const FIELDS: readonly RecordField<Field>[] = [
  { name: 'legal_name', label: 'Legal name', wide: true },
  { name: 'gstin', label: 'GSTIN', maxLength: 20 },
  { name: 'cin', label: 'CIN', optional: true, maxLength: 30 },
  { name: 'address', label: 'House, street and area', wide: true, maxLength: 200 },
  { name: 'city', label: 'City', maxLength: 60 },
  { name: 'pincode', label: 'Pincode', inputMode: 'numeric', maxLength: 10 },
  { name: 'support_email', label: 'Support email', inputMode: 'email', maxLength: 254 },
  { name: 'support_phone', label: 'Support phone', inputMode: 'tel', maxLength: 20 },
  { name: 'info_email', label: 'General email', inputMode: 'email', maxLength: 254 },
  {
    name: 'grievance_officer',
    label: 'Grievance officer',
    hint: 'Name and designation (E-Commerce Rules 2020)',
    wide: true,
  },
  {
    name: 'grievance_email',
    label: 'Email of the grievance officer',
    hint: 'Complaints that go up are sent there',
    inputMode: 'email',
    maxLength: 254,
  },
  {
    name: 'grievance_phone',
    label: 'Phone of the grievance officer',
    inputMode: 'tel',
    maxLength: 20,
  },
]

/** Who runs the shop: footer, policies, mails, and invoices of the shop's own fees. */
export function OrganisationPanel({ organisation }: { organisation: Organisation }) {
  const [editing, setEditing] = useState(false)
  const { may } = useMe()
  return (
    <Panel
      title="Organisation"
      note={organisation.from_settings ? 'As the server’s settings say' : undefined}
      action={
        may('setup.change') && !editing ? (
          <Button look="outline" onClick={() => setEditing(true)}>
            Change<span className="sr-only"> the organisation</span>
          </Button>
        ) : undefined
      }
    >
      {editing ? (
        <OrganisationForm organisation={organisation} onClose={() => setEditing(false)} />
      ) : (
        <Facts
          className="-my-2"
          facts={[
            { label: 'Legal name', value: organisation.legal_name },
            { label: 'GSTIN', value: `${organisation.gstin}, ${organisation.state}` },
            { label: 'CIN', value: organisation.cin ?? '' },
            {
              label: 'Head office',
              value: `${organisation.address}\n${organisation.city} ${organisation.pincode}`,
            },
            {
              label: 'Support',
              value: `${organisation.support_email}\n${organisation.support_phone}`,
            },
            { label: 'General email', value: organisation.info_email },
            {
              label: 'Grievance officer',
              value: `${organisation.grievance_officer}\n${organisation.grievance_email}\n${organisation.grievance_phone}`,
            },
          ]}
        />
      )}
    </Panel>
  )
}

function OrganisationForm({
  organisation: { cin, changed_at: seen, ...now },
  onClose,
}: {
  organisation: Organisation
  onClose: () => void
}) {
  const set = useCall('staffSetOrganisation', useSetupChange('The organisation is saved', onClose))
  return (
    <RecordForm
      id="organisation"
      title="Organisation"
      action="Save the organisation"
      fields={FIELDS}
      initial={{ ...now, cin: cin ?? '' }}
      send={(values) =>
        sendBy(
          set,
          { body: { ...values, cin: values.cin.trim() || null, seen_changed_at: seen } },
          { fieldOf: { phone_invalid: 'support_phone' } },
        )
      }
      onClose={onClose}
    />
  )
}
