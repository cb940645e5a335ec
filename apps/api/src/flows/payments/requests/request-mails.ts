import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Checkout } from '../../../modules/checkout/index.ts'
import { trackPath, type OrderOfPurchase } from '../../../modules/orders/index.ts'
import type { PaymentOrder, PaymentRequest } from '../../../modules/payments/index.ts'
import type { Config } from '../../../platform/config.ts'
import { plainMail } from '../../../platform/mail/plain-mail.ts'
import type { Message } from '../../../platform/mail/mail.ts'

const money = (paise: number) => formatRupees(paise, { paise: 'always' })
const lastDay = ({ dueAt }: Pick<PaymentRequest, 'dueAt'>) =>
  dueAt === null ? '' : formatIstDate(dueAt, 'full')
const goodsOf = ({ items }: Pick<Checkout, 'items'>) =>
  items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
/** Links of the sandbox gateway are paths of the shop. */
const addressOf = ({ origin }: Config, url: string) =>
  url.startsWith('/') ? `${origin}${url}` : url
const pageOf = ({ origin }: Config, { id }: Pick<Checkout, 'id'>) =>
  `${origin}/checkout/return?checkout=${id}`

/** Where to pay, how much, with which reference and until when (CHECKOUT-15). */
export function requestMail(
  config: Config,
  checkout: Checkout,
  { amountPaise }: Pick<PaymentOrder, 'amountPaise'>,
  request: PaymentRequest,
): Message {
  const { account, url, reference } = request
  const how =
    account === null
      ? `Pay by this link: ${addressOf(config, url ?? '')}`
      : `Transfer by NEFT, RTGS or IMPS:\nBeneficiary: ${account.beneficiary}\nAccount number: ${account.number}\nIFSC: ${account.ifsc}${account.bank ? `\nBank: ${account.bank}` : ''}\nReference: ${reference}`
  return plainMail(
    config,
    checkout.form.email,
    `Pay ${money(amountPaise)} by ${lastDay(request)} (${reference})`,
    [
      `We hold these goods for you until the end of ${lastDay(request)}:\n${goodsOf(checkout)}`,
      `To pay: ${money(amountPaise)}`,
      how,
      ...(account === null
        ? []
        : [
            'Transfer exactly this amount and write the reference into the transfer. Transfers in several parts add up; what is too much goes back.',
          ]),
      'As soon as the money has arrived, the order is placed and we confirm it by mail. If it does not arrive in time, the goods are released and nothing is ordered.',
      `See what has arrived, or take the order back: ${pageOf(config, checkout)}`,
    ],
  )
}

/** A part has arrived. */
export const partMail = (
  config: Config,
  checkout: Checkout,
  request: PaymentRequest,
  { arrivedPaise, missingPaise, at }: { arrivedPaise: number; missingPaise: number; at: Date },
): Message =>
  plainMail(
    config,
    checkout.form.email,
    `${money(missingPaise)} are missing for ${request.reference}`,
    [
      request.dueAt !== null && at > request.dueAt
        ? `${money(arrivedPaise)} had arrived by the last day, ${lastDay(request)}. ${money(missingPaise)} are missing: if you transferred them in time, the bank’s statement will show them.`
        : `${money(arrivedPaise)} have arrived. ${money(missingPaise)} are missing: pay them in the same way, by the end of ${lastDay(request)}.`,
      'If the rest has not arrived in time, what you have paid goes back to you and nothing is ordered.',
      `The account and the reference: ${pageOf(config, checkout)}`,
    ],
  )

const backOf = (paise: number): string[] =>
  paise === 0
    ? []
    : [
        `${money(paise)} that had arrived go back to where you paid from. Banks take 5 to 7 working days.`,
      ]

/** The same goods have been ordered another way: nothing is to be paid here any more (CHECKOUT-13). */
export const orderedMail = (
  config: Config,
  checkout: Checkout,
  { reference }: PaymentRequest,
  { ordered, backPaise }: { ordered: OrderOfPurchase; backPaise: number },
): Message =>
  plainMail(
    config,
    checkout.form.email,
    `Don’t pay ${reference} any more: your order ${ordered.number} is placed`,
    [
      `You have ordered these goods another way, as order ${ordered.number}:\n${goodsOf(checkout)}`,
      `Please don’t transfer or pay any more for ${reference}: it would only go back to you.`,
      ...backOf(backPaise),
      `Your order ${ordered.number}: ${config.origin}${trackPath(config.secret, ordered.id)}`,
    ],
  )

/** It ended without an order. */
export const endMail = (
  config: Config,
  checkout: Checkout,
  { reference, dueAt }: PaymentRequest,
  { as, backPaise, why }: { as: 'cancelled' | 'expired'; backPaise: number; why: string },
): Message =>
  plainMail(
    config,
    checkout.form.email,
    as === 'expired'
      ? `Your order ${reference} was not paid in time`
      : `Your order ${reference} is cancelled`,
    [
      as === 'expired'
        ? `The money did not arrive by ${lastDay({ dueAt })}, so nothing was ordered and the goods are released:\n${goodsOf(checkout)}`
        : `${why}Nothing was ordered. These goods are released:\n${goodsOf(checkout)}`,
      ...backOf(backPaise),
      as === 'expired'
        ? `If you have paid meanwhile, the order is placed when the money arrives, if the goods are still there; otherwise it goes back to you. To order again: ${config.origin}/shop`
        : `Please don’t pay any more: it would only go back to you. To order again: ${config.origin}/shop`,
    ],
  )
