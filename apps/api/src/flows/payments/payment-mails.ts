import { formatRupees } from '@upchar/kernel/money'
import type { Checkout } from '../../modules/checkout/index.ts'
import { trackPath, type OrderOfPurchase } from '../../modules/orders/index.ts'
import { isDrawDown, type RefundReason } from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { html } from '../../platform/text/html.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'

const because: Readonly<Record<SettlementReason, string>> = {
  out_of_stock:
    'Your payment reached us, but the goods had gone by then, so we could not place the order.',
  deal_used:
    'Your payment reached us, but the packs at the deal price were sold by then, so we could not place the order at that price.',
  voucher_used:
    'Your payment reached us, but its voucher had been used by then, so we could not place the order at that price.',
  wallet_spent:
    'Your payment reached us, but the wallet credit for the rest had been spent by then, so we could not place the order.',
  credit_spent:
    'The lender has paid for your order, but your credit line had been used by then, so we could not place it.',
  referral_used:
    'Your payment reached us, but its referral could not be used any more, so we could not place the order at that price.',
  points_spent:
    'Your payment reached us, but its reward points had been used by then, so we could not place the order at that price.',
  paid_twice:
    'You paid twice for the same order. Your order stays as it is; the second payment goes back.',
  ordered_already:
    'Your bank has confirmed a payment for goods that you had ordered already. Your order stays as it is; this payment goes back.',
  amount_mismatch:
    'The amount that reached us is not the amount of your order, so we could not place it.',
  overpaid:
    'You paid more than your order costs. Your order is placed; what was too much goes back.',
  paid_short:
    'Less than the total of your order had arrived by its last day, so we could not place it.',
  paid_late:
    'Your money arrived long after the last day of your order, so we could not place it any more.',
  request_cancelled: 'Your money arrived for an order that had been cancelled.',
  not_allowed:
    'We could not place your order because you may not buy these goods any more, or they are no longer sold.',
}

/** Cancels and returns have mails of their own. */
export type SettlementReason = Exclude<RefundReason, 'cancelled' | 'returned'>

async function send(
  context: Context,
  tx: Transaction,
  checkout: Checkout,
  heading: string,
  words: readonly string[],
  at: Date,
  ordered?: OrderOfPurchase,
): Promise<void> {
  const { config } = context
  const [link, label, button] =
    ordered === undefined
      ? [`${config.origin}/cart`, 'Your cart', 'Go to your cart']
      : [
          `${config.origin}${trackPath(config.secret, ordered.id)}`,
          `Your order ${ordered.number}`,
          'See your order',
        ]
  await recordMail(
    tx,
    {
      to: checkout.form.email,
      subject: heading,
      text: mailText(config, heading, [...words, '', `${label}: ${link}`]),
      html: mailLayout(
        config,
        heading,
        html`${words.map((line) => html`<p>${line}</p>`)}${mailButton(link, button)}`,
      ),
    },
    at,
  )
}

/** The mail about a refund: its reason and date. */
export const mailRefund = (
  context: Context,
  tx: Transaction,
  checkout: Checkout,
  {
    paymentId,
    amountPaise,
    reason,
    ordered,
    at,
  }: {
    paymentId: string
    amountPaise: number
    reason: SettlementReason
    /** The order that the same purchase has become. */
    ordered: OrderOfPurchase | undefined
    at: Date
  },
): Promise<void> =>
  send(
    context,
    tx,
    checkout,
    isDrawDown(paymentId)
      ? `${formatRupees(amountPaise)} goes back to your credit line`
      : `${formatRupees(amountPaise)} goes back to you`,
    [
      because[reason],
      isDrawDown(paymentId)
        ? `${formatRupees(amountPaise)} goes back to your credit line. You owe the lender nothing for it.`
        : `${formatRupees(amountPaise)} goes back to where you paid from. Banks take 5 to 7 working days.`,
    ],
    at,
    ordered,
  )

/** The mail about a payment that failed, sent once its time is over. */
export const mailPaymentFailed = (
  context: Context,
  tx: Transaction,
  checkout: Checkout,
  at: Date,
): Promise<void> =>
  send(
    context,
    tx,
    checkout,
    'Your payment did not go through',
    [
      `Nothing was charged and no order was placed. The goods are still in your cart, so you can try again.`,
    ],
    at,
  )
