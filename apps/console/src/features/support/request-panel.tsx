import { Link } from '@tanstack/react-router'
import { TICKET_KIND_NAMES } from '@upchar/kernel/tickets'
import { Facts } from '@upchar/ui/dense/facts'
import type { Fact } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { CopyButton } from '../../kit/copy-button.tsx'
import { phoneText } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { useMe } from '../../shell/api/me.ts'
import { senderName } from './words.ts'
import type { Ticket } from './words.ts'

const link = 'text-action underline-offset-2 hover:underline'

/** Both clocks: of the E-Commerce Rules 2020, rule 4(5), or of a request about own data. */
function clocks(complaint: Ticket['complaint']): Fact[] {
  if (complaint === null) return []
  const { acknowledged_at: read, escalated_at: up, settled_at: done } = complaint
  return [
    read === null
      ? { label: 'Acknowledge by', value: <When at={complaint.acknowledge_by} exact /> }
      : { label: 'Acknowledged', value: <When at={read} exact /> },
    ...(up === null
      ? []
      : [{ label: 'Sent to the grievance officer', value: <When at={up} exact /> }]),
    done === null
      ? { label: 'Settle by', value: <When at={complaint.resolve_by} exact /> }
      : { label: 'Settled', value: <When at={done} exact /> },
  ]
}

/** What the sender wrote, how to reach them, and where to look. */
export function RequestPanel({ ticket }: { ticket: Ticket }) {
  const { may } = useMe()
  const { phone, email, order_number: order } = ticket
  const found = (value: string, to: string, isShown: boolean) =>
    isShown ? (
      <Link to={to} className={link}>
        {value}
      </Link>
    ) : (
      value
    )
  const facts: Fact[] = [
    { label: 'From', value: senderName(ticket) },
    ...(phone === null
      ? []
      : [
          {
            label: 'Phone',
            value: (
              <a href={`tel:${phone}`} className={`tabular ${link}`}>
                {phoneText(phone)}
              </a>
            ),
          },
        ]),
    ...(email === null
      ? []
      : [
          {
            label: 'Email',
            value: (
              <span className="flex items-center gap-1">
                <span className="min-w-0 break-all">
                  {found(email, href.customers({ q: email }), may('customers.read'))}
                </span>
                <CopyButton what="email address" text={email} />
              </span>
            ),
          },
        ]),
    ...(ticket.pincode === null ? [] : [{ label: 'Pincode', value: ticket.pincode }]),
    ...(order === null
      ? []
      : [{ label: 'Order', value: found(order, href.orders({ q: order }), may('orders.read')) }]),
    ...(ticket.sku === null ? [] : [{ label: 'SKU', value: ticket.sku }]),
    ...(ticket.rating === null ? [] : [{ label: 'Rating', value: `${ticket.rating} of 5` }]),
    { label: 'Received', value: <When at={ticket.created_at} exact /> },
    ...clocks(ticket.complaint),
    ...(ticket.page === null ? [] : [{ label: 'Sent from', value: ticket.page }]),
  ]
  return (
    <Panel title="The request" note={TICKET_KIND_NAMES[ticket.kind]}>
      {ticket.text === '' ? (
        <p className="mb-3 text-body-sm text-text-muted">Nothing was written.</p>
      ) : (
        <p className="mb-3 rounded-md bg-panel p-3 text-body-sm [overflow-wrap:anywhere] whitespace-pre-line">
          {ticket.text}
        </p>
      )}
      <Facts facts={facts} />
    </Panel>
  )
}
