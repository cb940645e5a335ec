import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { STATEMENT_HOLDS, type StatementHold } from '@upchar/kernel/seller-statements'
import type { Handle } from '../../platform/db/database.ts'
import { staffNames } from '../staff/index.ts'
import type { Draft } from './make-statement.ts'
import type { Entry, TaxRow, Totals } from './model.ts'
import type { Statement } from './store/statements.ts'

type Detail = Answer<'staffGetStatement'>

export const totalsView = (totals: Totals) => ({
  gross: paiseToRupees(totals.grossPaise),
  commission: paiseToRupees(totals.commissionPaise),
  closing_fees: paiseToRupees(totals.closingPaise),
  fee_gst: paiseToRupees(totals.serviceGstPaise),
  gateway_fees: paiseToRupees(totals.gatewayPaise),
  tcs: paiseToRupees(totals.tcsPaise),
  tds: paiseToRupees(totals.tdsPaise),
  net: paiseToRupees(totals.netPaise),
  carried: paiseToRupees(totals.carriedPaise),
  payout: paiseToRupees(totals.payoutPaise),
  by_split: paiseToRupees(totals.splitPaise),
  by_bank: paiseToRupees(totals.payoutPaise - totals.splitPaise),
})

/** The number on its papers: the seller and which of its statements it is. */
export const statementNumber = ({ sellerId, nth }: Pick<Statement, 'sellerId' | 'nth'>): string =>
  `ST-${sellerId}-${nth}`

export async function statementViews(
  handle: Handle,
  rows: readonly Statement[],
): Promise<Detail['statement'][]> {
  const names = await staffNames(
    handle,
    rows.flatMap(({ closedBy, disputedBy }) =>
      [closedBy, disputedBy].flatMap((by) => (by === null ? [] : [by])),
    ),
  )
  return rows.map((row) => ({
    id: row.id,
    number: statementNumber(row),
    seller: { id: row.sellerId, name: row.sellerName },
    from: row.fromDay,
    until: row.untilDay,
    documents: row.documents,
    ...totalsView(row),
    closed_at: row.closedAt.toISOString(),
    closed_by: names.get(row.closedBy ?? '') ?? null,
    dispute:
      row.disputedAt === null
        ? null
        : { at: row.disputedAt.toISOString(), by: names.get(row.disputedBy ?? '') ?? null },
    note: row.disputeNote,
    payout_state: row.payoutState,
  }))
}

export const entryView = (
  entry: Entry,
  numbers: ReadonlyMap<string, string>,
): Detail['entries'][number] => ({
  id: entry.documentId,
  kind: entry.kind,
  number: entry.number,
  order_number: numbers.get(entry.orderId) ?? '',
  issued_on: entry.issuedOn,
  channel: entry.channel,
  gross: paiseToRupees(entry.grossPaise),
  taxable: paiseToRupees(sumPaise(entry.commission.map(({ taxablePaise }) => taxablePaise))),
  commission: paiseToRupees(entry.commissionPaise),
  closing_fee: paiseToRupees(entry.closingPaise),
  gateway_fee: paiseToRupees(entry.gatewayPaise),
})

export const taxView = (row: TaxRow): Detail['taxes'][number] => ({
  kind: row.kind,
  period: row.period,
  inter: row.isInter,
  section: row.section,
  base: paiseToRupees(row.basePaise),
  cgst: paiseToRupees(row.cgstPaise),
  sgst: paiseToRupees(row.sgstPaise),
  igst: paiseToRupees(row.igstPaise),
  tds: paiseToRupees(row.tdsPaise),
})

export function previewView({
  totals,
  entries,
  held,
  last,
  seen,
}: Draft): Answer<'staffPreviewStatement'> {
  const holds = (Object.keys(STATEMENT_HOLDS) as StatementHold[]).flatMap((hold) => {
    const of = held.filter((one) => one.hold === hold)
    return of.length === 0
      ? []
      : [
          {
            hold,
            documents: of.length,
            gross: paiseToRupees(sumPaise(of.map((one) => one.totalPaise))),
          },
        ]
  })
  return {
    success: true,
    documents: entries.length,
    ...totalsView(totals),
    holds,
    last_day: last?.untilDay ?? null,
    seen,
  }
}
