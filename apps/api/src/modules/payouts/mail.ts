import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { payoutPath } from '../payments/index.ts'
import type { Payout } from './model.ts'

const money = (paise: number) => formatRupees(paise, { paise: 'always' })
const of = ({ orderNumber, reference }: Payout): string => orderNumber ?? reference

/** The bank sent the money back: where shall it go instead (RET-04)? */
export const cameBackMail = (
  config: Config,
  one: Payout,
  { reason, returnedOn }: { reason: string; returnedOn: string },
): Message =>
  plainMail(config, one.email, `Your refund came back to us: ${of(one)}`, [
    `We sent you ${money(one.amountPaise)} by bank transfer. On ${formatIstDate(returnedOn)} the bank returned it to us. Its reason: ${reason}`,
    `Tell us another UPI ID or bank account, and we send it again: ${config.origin}${payoutPath(config.secret, one.id)}`,
    'We never ask for a PIN, a password or a one-time code.',
  ])

/** Staff can't pay to the account that the buyer gave: which one is right? */
export const askAccountMail = (config: Config, one: Payout, reason: string): Message =>
  plainMail(config, one.email, `Which account shall we pay your refund to? ${of(one)}`, [
    `We can’t send ${money(one.amountPaise)} to the account that you gave us: ${reason}`,
    `Tell us the right UPI ID or bank account here: ${config.origin}${payoutPath(config.secret, one.id)}`,
    'We never ask for a PIN, a password or a one-time code.',
  ])

/** Says that an account was given, to whoever would not have given it: the ends of it and of the one before, where there was one. */
export const accountGivenMail = (
  config: Config,
  one: Payout,
  { now, before }: { now: string; before: string },
): Message =>
  plainMail(config, one.email, `We send your refund to the new account: ${of(one)}`, [
    `${money(one.amountPaise)} goes to the account or UPI ID that ends in ${now}${before === '' ? '' : `, no more to the one that ends in ${before}`}, within 7 days. We email you when it is paid.`,
    'Was it not you who gave us this account? Answer this email at once.',
  ])

/** Says that a refund which had come back was paid again. */
export const paidAgainMail = (config: Config, one: Payout, bankReference: string): Message =>
  plainMail(config, one.email, `Your money is on its way: ${of(one)}`, [
    `${money(one.amountPaise)} went to the account that you gave us, reference ${bankReference}.`,
  ])
