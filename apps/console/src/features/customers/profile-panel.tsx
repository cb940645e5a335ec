import { useState } from 'react'
import { businessCategory } from '@upchar/kernel/business-categories'
import { businessType } from '@upchar/kernel/business-types'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { CopyButton } from '../../kit/copy-button.tsx'
import { phoneText } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { useMe } from '../../shell/api/me.ts'
import { ProfileForm } from './profile-form.tsx'

type Data = Answer<'staffGetCustomer'>
type Customer = Data['customer']

/** A customer's profile, which staff can correct. */
export function ProfilePanel({ data }: { data: Data }) {
  const { may } = useMe()
  const [editing, setEditing] = useState(false)
  const mayEdit = may('customers.change') && !data.customer.is_closed
  return (
    <Panel
      title="Profile"
      action={
        mayEdit && !editing ? (
          <Button look="quiet" onClick={() => setEditing(true)}>
            Edit<span className="sr-only"> the profile</span>
          </Button>
        ) : undefined
      }
    >
      {editing ? (
        <ProfileForm data={data} onClose={() => setEditing(false)} />
      ) : (
        <ProfileFacts customer={data.customer} />
      )}
    </Panel>
  )
}

const withCopy = (what: string, text: string, shown = text) =>
  text ? (
    <span className="inline-flex items-center gap-1 break-all">
      {shown}
      <span className="-my-1 inline-flex">
        <CopyButton what={what} text={text} />
      </span>
    </span>
  ) : (
    ''
  )

function ProfileFacts({ customer }: { customer: Customer }) {
  const ways = [
    customer.has_password && 'password',
    customer.has_google && 'Google',
    'one-time code',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Facts
      className="-my-2"
      facts={[
        { label: 'Email', value: withCopy('Email', customer.email) },
        { label: 'Phone', value: withCopy('Phone', customer.phone, phoneText(customer.phone)) },
        { label: 'Business', value: customer.business_name },
        { label: 'Business type', value: businessType(customer.business_type ?? 0)?.name ?? '' },
        { label: 'GST number', value: withCopy('GST number', customer.gst) },
        {
          label: 'Interests',
          value: customer.customer_choices
            .map((key) => businessCategory(key)?.name ?? key)
            .join(', '),
        },
        { label: 'Signs in with', value: ways },
        { label: 'Customer since', value: <When at={customer.created_at} exact /> },
        {
          label: 'Last sign-in',
          value: customer.last_signed_in_at ? (
            <When at={customer.last_signed_in_at} exact />
          ) : (
            'Never'
          ),
        },
        ...(customer.closed_at
          ? [{ label: 'Closed', value: <When at={customer.closed_at} exact /> }]
          : []),
      ]}
    />
  )
}
