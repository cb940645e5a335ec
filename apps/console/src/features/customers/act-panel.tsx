import { useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useMe } from '../../shell/api/me.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'

type Customer = Answer<'staffGetCustomer'>['customer']

const FIELDS: readonly RecordField<'otp'>[] = [
  {
    name: 'otp',
    label: 'Code',
    hint: 'The six digits that the customer reads to you from the mail',
    inputMode: 'numeric',
    maxLength: 20,
  },
]

/** Ordering for a customer who agrees by telling the code of a mail (AUTH-13). */
export function ActPanel({ customer }: { customer: Customer }) {
  const { may } = useMe()
  const [isAsked, setAsked] = useState(false)
  const ask = useCall('sendOtp', { onSuccess: () => setAsked(true) })
  const begin = useCall('validateEmail', {
    // The shop opens in this browser as the customer.
    onSuccess: () => location.assign('/cart'),
  })
  if (!may('customers.act_for') || customer.is_closed || customer.blocked !== null) return null
  const { email } = customer
  return (
    <Panel title="Order for the customer">
      <div className="flex flex-col gap-3 text-body-sm">
        {ask.error ? (
          <Notice tone="danger" live>
            {ask.error.message}
          </Notice>
        ) : null}
        {isAsked ? (
          <RecordForm
            id="act"
            title="Order for the customer"
            action="Open the shop"
            fields={FIELDS}
            initial={{ otp: '' }}
            send={({ otp }) => sendBy(begin, { body: { email, otp, admin: true } })}
            onClose={() => setAsked(false)}
          />
        ) : (
          <>
            <p className="text-text-muted">
              The customer gets a code by mail and tells it to you. For an hour you fill the cart
              and place orders in this browser; wallet, points, password and addresses stay the
              customer’s. It stands in the audit log.
            </p>
            <Button
              look="outline"
              className="self-start"
              busy={ask.isPending}
              onClick={() => ask.mutate({ body: { email, admin: true } })}
            >
              Mail the code
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}
