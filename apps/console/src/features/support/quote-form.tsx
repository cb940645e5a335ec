import { useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { readPad } from '@upchar/kernel/order-pad'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { Disclosure } from '@upchar/ui/disclosure'
import { TextArea, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import type { SendResult } from '@upchar/ui/form/problems'
import { Money } from '@upchar/ui/price'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { useTicketChange } from './use-ticket-change.ts'
import type { Ticket } from './words.ts'

const FIELDS = ['lines', 'name', 'pincode', 'days', 'text'] as const
type Values = Record<(typeof FIELDS)[number], string>
type Prices = Answer<'staffPriceQuotation'>

const initialOf = ({ sku, name, pincode }: Ticket): Values => ({
  lines: sku === null ? '' : `${sku} x 1`,
  name,
  pincode: pincode ?? '',
  days: '',
  text: '',
})
const linesOf = (text: string) =>
  readPad(text).map((line) => ({ sku_id: line.text, quantity: line.quantity }))

const askedOf = ({ lines, pincode, days }: Values) => ({
  lines: linesOf(lines),
  pincode: pincode.trim(),
  ...(days.trim() !== '' && { days: Number(days) }),
})

const check = ({ lines, name, pincode, days }: Values) => [
  ...(linesOf(lines).length === 0
    ? [{ field: 'lines' as const, message: 'Enter at least one SKU with its packs' }]
    : []),
  ...(name.trim() === ''
    ? [{ field: 'name' as const, message: 'Say whom the quotation is for' }]
    : []),
  ...(/^[1-9]\d{5}$/.test(pincode.trim())
    ? []
    : [{ field: 'pincode' as const, message: 'Enter a 6-digit pincode' }]),
  ...(/^([1-9]|[1-8]\d|90)?$/.test(days.trim())
    ? []
    : [{ field: 'days' as const, message: 'Enter 1 to 90 days' }]),
]

/** Answers an enquiry with a quotation: staff see its prices first (ENGAGE-01). Its goods are priced as the sender would buy them. */
export function QuoteForm({ ticket }: { ticket: Ticket }) {
  const [seen, setSeen] = useState<Prices | null>(null)
  const form = useForm({ id: 'quote', fields: FIELDS, initial: initialOf(ticket) })
  const { refresh, onError } = useTicketChange()
  const params = { id: ticket.id }
  const price = useCall('staffPriceQuotation', { onSuccess: setSeen })
  const send = useCall('staffQuoteTicket', {
    onSuccess: () => {
      showAlert(1, 'The quotation is sent')
      setSeen(null)
      form.change(initialOf(ticket))
      return refresh()
    },
    onError,
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check,
    send: (values): Promise<SendResult<object>> =>
      seen === null
        ? sendBy(price, { params, body: askedOf(values) })
        : sendBy(send, {
            params,
            body: {
              ...askedOf(values),
              revision: ticket.revision,
              name: values.name.trim(),
              text: values.text.trim(),
            },
          }),
  })
  return (
    <Panel title="Answer with a quotation">
      <Disclosure title="Make a quotation">
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
          {form.message ? (
            <Notice tone="danger" live>
              {form.message}
            </Notice>
          ) : null}
          {/* Prices are of the goods that were asked for: a change asks again. */}
          <fieldset disabled={seen !== null} className="flex flex-col gap-3">
            <legend className="sr-only">Goods</legend>
            <TextArea
              {...form.text('lines')}
              label="Goods"
              hint="One SKU a line with its packs, such as GLV-1024 x 20"
              rows={4}
            />
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
              <TextInput {...form.text('name')} label="For" maxLength={120} />
              <TextInput
                {...form.text('pincode')}
                label="Deliver to pincode"
                inputMode="numeric"
                maxLength={6}
              />
              <TextInput
                {...form.text('days')}
                label="Days valid (optional)"
                inputMode="numeric"
                maxLength={2}
              />
            </div>
          </fieldset>
          {seen === null ? null : (
            <>
              <PriceTable prices={seen} />
              <TextArea
                {...form.text('text')}
                label="What the mail says first (optional)"
                rows={3}
                maxLength={4000}
              />
            </>
          )}
          <LeaveGuard unsaved={seen !== null} />
          <div className="flex flex-wrap justify-end gap-3">
            {seen === null ? null : (
              <Button look="outline" onClick={() => setSeen(null)}>
                Change the goods
              </Button>
            )}
            <Button type="submit" busy={busy}>
              {seen === null ? 'Show prices' : 'Send quotation'}
            </Button>
          </div>
        </form>
      </Disclosure>
    </Panel>
  )
}

/** What the sender will be quoted. */
function PriceTable({ prices }: { prices: Prices }) {
  return (
    <section aria-label="Prices of the quotation" className="flex flex-col gap-2 text-body-sm">
      <ul className="divide-y divide-border rounded-md border border-border">
        {prices.lines.map((line) => (
          <li key={line.sku_id} className="flex justify-between gap-4 p-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {line.quantity} × {line.title}
              <span className="block text-text-muted">
                {[line.option, line.sku_id, `GST ${line.gst_rate} %`].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Money rupees={line.total} paise="always" />
          </li>
        ))}
        <li className="flex justify-between gap-4 p-3">
          Delivery
          <Money rupees={prices.shipping} paise="always" />
        </li>
        <li className="flex justify-between gap-4 p-3 font-semibold">
          Total, GST included
          <Money rupees={prices.total} paise="always" />
        </li>
      </ul>
      {prices.left_out.length > 0 ? (
        <Notice tone="warning">
          {prices.left_out.map(({ title, message }) => (
            <span key={title} className="block">
              Not quoted: {title}: {message}
            </span>
          ))}
        </Notice>
      ) : null}
      <p className="text-text-muted">
        Prices hold for {plural(prices.days, 'day')}.{' '}
        {prices.is_customer
          ? 'The address is a customer’s: the rights of that account count, and it opens the quotation signed in.'
          : 'Nobody has an account with this address: these are the prices and goods of a guest.'}
      </p>
    </section>
  )
}
