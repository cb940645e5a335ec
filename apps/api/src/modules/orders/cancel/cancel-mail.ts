import { formatRupees } from '@upchar/kernel/money'
import type { Config } from '../../../platform/config.ts'
import type { Message } from '../../../platform/mail/mail.ts'
import { plainMail } from '../../../platform/mail/plain-mail.ts'
import { paysCash } from '../../checkout/index.ts'
import type { CancelledOrder } from '../store/cancels.ts'
import { trackPath } from '../track-link.ts'
import { refundPaise, refundWay } from './cancel-view.ts'
import type { CancelPlan } from './plan-cancel.ts'

const money = (paise: number) => formatRupees(paise, { paise: 'always' })

/** The mail about a cancel: what went, what comes back and what is left. */
export function cancelMail(
  config: Config,
  order: Pick<CancelledOrder, 'id' | 'number' | 'form' | 'paymentOption'>,
  plan: CancelPlan,
  by: 'buyer' | 'staff',
): Message {
  const what = plan.whole ? `Order ${order.number}` : `Part of order ${order.number}`
  const back = refundPaise(plan)
  const cash = paysCash(order.paymentOption)
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
    ...(back > 0 ? [refundWay(back)] : []),
    ...(cash && plan.whole ? ['You paid nothing, so there is nothing to pay back.'] : []),
    ...(cash && !plan.whole
      ? [`Pay ${money(plan.totalPaise)} in cash when the rest is delivered.`]
      : []),
    `Your order: ${config.origin}${trackPath(config.secret, order.id)}`,
  ])
}

const linesPaise = ({ lines }: CancelPlan): number =>
  lines.reduce((sum, { paise }) => sum + paise, 0)
