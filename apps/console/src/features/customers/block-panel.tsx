import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { When } from '../../kit/when.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { customerName } from './columns.tsx'

type Customer = Answer<'staffGetCustomer'>['customer']

/** Whether a customer may sign in and order, and the way to change it. */
export function BlockPanel({ customer }: { customer: Customer }) {
  const { may } = useMe()
  const [asking, setAsking] = useState(false)
  const { blocked } = customer
  if (customer.is_closed || (blocked === null && !may('customers.block'))) return null
  return (
    <Panel
      title={blocked ? 'Blocked' : 'Access'}
      action={
        may('customers.block') ? (
          <Button
            look="quiet"
            className={blocked ? undefined : 'text-danger'}
            onClick={() => setAsking(true)}
          >
            {blocked ? 'Unblock' : 'Block'}
          </Button>
        ) : undefined
      }
    >
      {blocked ? (
        <p className="text-body-sm [overflow-wrap:anywhere]">
          Can’t sign in or order since <When at={blocked.at} exact />. Why: {blocked.reason}
        </p>
      ) : (
        <p className="text-body-sm text-text-muted">Can sign in and place orders.</p>
      )}
      {asking ? <BlockDialog customer={customer} onClose={() => setAsking(false)} /> : null}
    </Panel>
  )
}

function BlockDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const isBlocked = customer.blocked !== null
  const client = useQueryClient()
  const options = {
    onSuccess: () => {
      showAlert(1, isBlocked ? 'The customer is unblocked' : 'The customer is blocked')
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staffGetCustomer'] }),
  }
  const block = useCall('staffBlockCustomer', options)
  const unblock = useCall('staffUnblockCustomer', options)
  const form = useReason({
    id: 'block',
    send: (reason) => {
      const input = { params: { id: customer.id }, body: { reason } }
      return isBlocked ? sendBy(unblock, input) : sendBy(block, input)
    },
  })
  return (
    <ReasonDialog
      title={`${isBlocked ? 'Unblock' : 'Block'} ${customerName(customer)}?`}
      action={isBlocked ? 'Unblock' : 'Block'}
      harmless={isBlocked}
      {...form}
      onClose={onClose}
    >
      <p>
        {isBlocked
          ? 'The customer can sign in and order again, and is told by mail.'
          : 'Every device is signed out at once. Signing in and ordering with this email address are refused, and the customer is told by mail, without the reason. Orders that were placed go on.'}
      </p>
    </ReasonDialog>
  )
}
