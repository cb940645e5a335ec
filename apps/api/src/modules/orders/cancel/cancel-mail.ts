import { formatRupees } from '@upchar/kernel/money'
import type { Config } from '../../../platform/config.ts'
import type { Message } from '../../../platform/mail/mail.ts'
import { plainMail } from '../../../platform/mail/plain-mail.ts'
import type { CancelledOrder } from '../store/cancels.ts'
import type { CreditNoteRow } from '../store/credits.ts'
import { invoicePath, trackKey, trackPath } from '../track-link.ts'
import { refundPaise, refundWay } from './cancel-view.ts'
import type { CancelPlan } from './plan-cancel.ts'

const money = (paise: number) => formatRupees(paise, { paise: 'always' })

/** The mail about a cancel: what went, what comes back and what is left. */
export function cancelMail(
  config: Config,
  order: Pick<CancelledOrder, 'id' | 'number' | 'form'>,
  plan: CancelPlan,
  { by, creditNotes }: { by: 'buyer' | 'staff'; creditNotes: readonly CreditNoteRow[] },
): Message {
  const what = plan.whole ? `Order ${order.number}` : `Part of order ${order.number}`
  const back = refundPaise(plan)
  const due = plan.duePaise
  return plainMail(config, order.form.email, `${what} is cancelled`, [
    by === 'buyer'
      ? `${what} is cancelled, as you asked.`
      : `We had to cancel ${plan.whole ? 'your order' : 'a part of your order'} ${order.number}. We are sorry.`,
    [
      ...plan.lines.map((line) => `${line.quantity} × ${line.title}: ${money(line.paise)}`),
      ...(plan.charges.length > 0
        ? [`Delivery and fees: ${money(plan.amountPaise - linesPaise(plan))}`]
        : []),
    ].join('\n'),
    ...(back + plan.pointsPaise > 0 ? [refundWay(plan)] : []),
    ...(due !== null && plan.whole && back === 0
      ? ['You paid nothing, so there is nothing to pay back.']
      : []),
    ...(due !== null && due > 0 ? [`Pay ${money(due)} in cash when the rest is delivered.`] : []),
    ...(creditNotes.length > 0
      ? [
          creditNotes
            .map(
              ({ id, document: { number, credits } }) =>
                `Credit note ${number} for ${credits.number}: ${config.origin}${invoicePath(order.id, id, trackKey(config.secret, order.id))}`,
            )
            .join('\n'),
        ]
      : []),
    `Your order: ${config.origin}${trackPath(config.secret, order.id)}`,
  ])
}

const linesPaise = ({ lines }: CancelPlan): number =>
  lines.reduce((sum, { paise }) => sum + paise, 0)
