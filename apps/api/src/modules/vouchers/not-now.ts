import { formatIstDate } from '@upchar/kernel/dates'
import { voucherLastDay } from '@upchar/kernel/voucher-words'
import type { Voucher } from './model.ts'

/** Why it can't be used at a moment; undefined when it can. */
export function notNow(
  { code, startsAt, endsAt }: Pick<Voucher, 'code' | 'startsAt' | 'endsAt'>,
  at: Date,
): string | undefined {
  if (at < startsAt) return `${code} can be used from ${formatIstDate(startsAt)}.`
  return at >= endsAt ? `${code} ended on ${voucherLastDay(endsAt)}.` : undefined
}
