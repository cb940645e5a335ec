import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { TextInput } from '@upchar/ui/field'
import { useCall } from '../../shell/api/ask.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { useReturnChange } from './use-return-change.ts'
import type { Return } from './words.ts'

type Field = { id: string; label: string; hint?: string }

/** A form of a few short texts, all needed. */
function ShortForm({
  title,
  fields,
  press,
  call,
  send,
  children,
}: {
  title: string
  fields: readonly Field[]
  press: string
  call: { isPending: boolean; error: { message: string } | null }
  send: (typed: Readonly<Record<string, string>>) => void
  children?: ReactNode
}) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [missing, setMissing] = useState(false)
  const isEmpty = ({ id }: Field) => (typed[id] ?? '').trim() === ''
  return (
    <Panel title={title}>
      <form
        noValidate
        aria-label={title}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(fields.some(isEmpty))
          if (!fields.some(isEmpty)) send(typed)
        }}
      >
        {call.error ? (
          <Notice tone="danger" live>
            {call.error.message}
          </Notice>
        ) : null}
        {children}
        {fields.map((field) => (
          <TextInput
            key={field.id}
            id={`return-${field.id}`}
            label={field.label}
            {...(field.hint !== undefined && { hint: field.hint })}
            value={typed[field.id] ?? ''}
            error={missing && isEmpty(field) ? `Enter the ${field.label.toLowerCase()}` : undefined}
            onChange={(event) => setTyped({ ...typed, [field.id]: event.target.value })}
          />
        ))}
        <LeaveGuard unsaved={Object.values(typed).some((text) => text !== '')} />
        <Button type="submit" className="self-end" busy={call.isPending}>
          {press}
        </Button>
      </form>
    </Panel>
  )
}

/** Records that a courier has fetched the goods. */
export function PickUpForm({ one }: { one: Return }) {
  const call = useCall('staffPickUpReturn', useReturnChange('The goods are on their way back'))
  return (
    <ShortForm
      title="Have it fetched"
      fields={[
        { id: 'courier', label: 'Courier' },
        { id: 'awb', label: 'AWB', hint: 'Of the way back' },
      ]}
      press="It is fetched"
      call={call}
      send={({ courier = '', awb = '' }) =>
        call.mutate({ params: { id: one.id }, body: { version: one.version, courier, awb } })
      }
    />
  )
}

/** Records the bank transfer of what had been paid in cash (RET-04). */
export function PayForm({ one, amount }: { one: Return; amount: string }) {
  const call = useCall('staffPayReturn', useReturnChange('The buyer is told'))
  return (
    <ShortForm
      title={`Pay ${amount} by bank`}
      fields={[{ id: 'bank_reference', label: 'Reference of the transfer' }]}
      press="It is paid"
      call={call}
      send={({ bank_reference: reference = '' }) =>
        call.mutate({
          params: { id: one.id },
          body: { version: one.version, bank_reference: reference },
        })
      }
    >
      <p className="text-body-sm">
        To <strong className="break-all select-all">{one.pay_to ?? 'the buyer'}</strong>. It is
        deleted here once it is paid.
      </p>
    </ShortForm>
  )
}

/** Asks the buyer for another account where the one that was given is wrong (RET-04). */
export function AskAccountForm({ one, payTo }: { one: Return; payTo: string }) {
  const call = useCall('staffAskAccount', useReturnChange('A mail asks for another account'))
  return (
    <ShortForm
      title="If the account is wrong"
      fields={[{ id: 'reason', label: 'Reason for the buyer' }]}
      press="Ask for another account"
      call={call}
      send={({ reason = '' }) =>
        call.mutate({ params: { id: one.id }, body: { pay_to: payTo, reason } })
      }
    />
  )
}

/** Gives the money back where a replacement can't be sent (RET-02). */
export function RefundInsteadForm({ one }: { one: Return }) {
  const call = useCall('staffRefundInstead', useReturnChange('The money goes back'))
  return (
    <ShortForm
      title={one.seller_stopped ? 'The replacement isn’t sent' : 'If the replacement can’t be sent'}
      fields={[{ id: 'decision', label: 'Reason for the buyer' }]}
      press="Give the money back instead"
      call={call}
      send={({ decision = '' }) =>
        call.mutate({ params: { id: one.id }, body: { version: one.version, decision } })
      }
    >
      <p className="text-body-sm">
        {one.seller_stopped ? 'The sales of this seller are stopped. ' : ''}Its goods go back into
        stock; credit notes and refund follow at once.
      </p>
    </ShortForm>
  )
}
