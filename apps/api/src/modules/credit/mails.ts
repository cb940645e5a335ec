import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Message } from '../../platform/mail/mail.ts'
import type { MailBrand } from '../../platform/mail/mail-layout.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { CreditAccount, CreditState } from './model.ts'
import { percent } from './rules.ts'

const money = (paise: number) => formatRupees(paise, { paise: 'always' })
const page = ({ origin }: MailBrand) => `Your credit line: ${origin}/account?selected=credit`

/**
 * Tells the buyer what the lender has decided of an application or a line (CREDIT-01); undefined where there is nothing to tell.
 * The lender's reason stays on the page, which goes with the account.
 */
export function decisionMail(
  brand: MailBrand,
  to: string,
  before: CreditState,
  { lenderName, state, limitPaise, facts }: CreditAccount,
): Message | undefined {
  switch (state) {
    case 'active':
      return plainMail(
        brand,
        to,
        before === 'blocked'
          ? `${lenderName} has opened your credit line again`
          : `${lenderName} has approved your credit line`,
        [
          `You can pay for orders up to ${money(limitPaise)} by credit line. What you draw is due after ${facts.days} days, at ${percent(facts.apr_bp)} a year (APR).`,
          page(brand),
        ],
      )
    case 'refused':
      return plainMail(brand, to, `${lenderName} has not approved your credit line`, [
        'Nothing was opened and nothing is owed. You can apply to another lender, or pay another way. The lender’s reason is on the page below.',
        page(brand),
      ])
    case 'blocked':
      return plainMail(brand, to, `${lenderName} has blocked your credit line`, [
        'Nothing more can be drawn at present. What you owe stays due as agreed. The lender’s reason is on the page below.',
        page(brand),
      ])
    default:
      return undefined
  }
}

/** Amounts of a line that are due on one day. */
export type DueAmount = {
  lenderName: string
  dueOn: string
  leftPaise: number
  orderNumbers: readonly string[]
}

/** Tells the buyer what is due and until when, or that it is overdue (CREDIT-02). */
export function dueMail(
  brand: MailBrand,
  to: string,
  { lenderName, dueOn, leftPaise, orderNumbers }: DueAmount,
  kind: 'soon' | 'overdue',
): Message {
  const day = formatIstDate(dueOn, 'full')
  const orders = `Of ${orderNumbers.length === 1 ? 'order' : 'orders'} ${orderNumbers.join(', ')}; the lender’s charge that you agreed to comes on top.`
  return kind === 'soon'
    ? plainMail(brand, to, `Repay ${money(leftPaise)} to ${lenderName} by ${day}`, [
        `${money(leftPaise)} of your credit line is due on ${day}.`,
        orders,
        page(brand),
      ])
    : plainMail(brand, to, `${money(leftPaise)} of your credit line is overdue`, [
        `It was due to ${lenderName} on ${day}. Until it is repaid you can’t pay by credit line.`,
        orders,
        page(brand),
      ])
}
