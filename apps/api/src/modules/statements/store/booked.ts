import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** What a statement took from what its seller is owed, in paise. */
export type BookedStatement = {
  nth: number
  closedAt: string
  fromDay: string
  untilDay: string
  /** Commission, closing fee and the gateway's fees. */
  feesPaise: number
  serviceGstPaise: number
  tcsCgstPaise: number
  tcsSgstPaise: number
  tcsIgstPaise: number
  tdsPaise: number
}

const closedStatement = {
  name: 'statements-booked',
  text: `select t.nth, t.closed_at::text as "closedAt", t.from_day::text as "fromDay", t.until_day::text as "untilDay",
      t.commission_paise + t.closing_paise + t.gateway_paise as "feesPaise", t.service_gst_paise as "serviceGstPaise",
      coalesce(x.cgst, 0)::bigint as "tcsCgstPaise", coalesce(x.sgst, 0)::bigint as "tcsSgstPaise",
      coalesce(x.igst, 0)::bigint as "tcsIgstPaise", t.tds_paise as "tdsPaise"
    from seller_statement t join seller s on s.id = t.seller_id left join lateral (
      select sum(cgst_paise) as cgst, sum(sgst_paise) as sgst, sum(igst_paise) as igst
      from seller_statement_tax where statement_id = t.id and kind = 'tcs') x on true
    where s.gstin = $1 and t.closed_at >= $2::timestamptz and t.closed_at < $3::timestamptz order by t.nth`,
}

/** The statements of a GSTIN that were closed from the first instant until the second. */
export const statementsBooked = (
  handle: Handle,
  gstin: string,
  [from, to]: readonly [string, string],
): Promise<BookedStatement[]> =>
  queryPrepared<BookedStatement>(handle, closedStatement, [gstin, from, to])

/** Money that reached a seller for a statement, in paise. */
export type BookedPayout = {
  nth: number
  paidAt: string
  paise: number
  bankReference: string
  splitReference: string
}

const paidStatement = {
  name: 'payouts-booked',
  text: `select t.nth, p.paid_at::text as "paidAt", t.payout_paise as paise, p.bank_reference as "bankReference",
      p.split_reference as "splitReference"
    from seller_payout p join seller_statement t on t.id = p.statement_id join seller s on s.id = t.seller_id
    where s.gstin = $1 and p.state = 'paid' and p.paid_at >= $2::timestamptz and p.paid_at < $3::timestamptz order by t.nth`,
}

/** The payouts to a GSTIN that were recorded as paid from the first instant until the second. */
export const payoutsBooked = (
  handle: Handle,
  gstin: string,
  [from, to]: readonly [string, string],
): Promise<BookedPayout[]> => queryPrepared<BookedPayout>(handle, paidStatement, [gstin, from, to])
