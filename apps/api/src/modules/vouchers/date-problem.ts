import { formatIstDate } from '@upchar/kernel/dates'
import { voucherLastDay } from '@upchar/kernel/voucher-words'
import type { Voucher } from './model.ts'

/** Why the voucher can't be used at an instant; undefined if it can. */
export function dateProblem(
  { code, startsAt, endsAt }: Pick<Voucher, 'code' | 'startsAt' | 'endsAt'>,
  at: Date,
): string | undefined {
  if (at < startsAt) return `${code} can be used from ${formatIstDate(startsAt)}.`
  return at >= endsAt ? `${code} ended on ${voucherLastDay(endsAt)}.` : undefined
}
