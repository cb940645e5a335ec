import type { Answer } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { SETTLEMENT_OUTCOMES } from '@upchar/kernel/settlement'
import type { Context } from '../../platform/context.ts'
import { staffNames } from '../staff/index.ts'
import type { MatchedLine } from './match-lines.ts'
import type { Difference } from './store/differences.ts'
import type { Settlement } from './store/settlements.ts'

type LineView = Answer<'staffPreviewSettlements'>['differences'][number]
type SettlementView = Answer<'staffListSettlements'>['settlements'][number]
type DifferenceView = Answer<'staffListSettlementDifferences'>['differences'][number]

const lineView = (
  one: Pick<
    MatchedLine,
    | 'settlementId'
    | 'line'
    | 'entityId'
    | 'kind'
    | 'outcome'
    | 'amountPaise'
    | 'feePaise'
    | 'taxPaise'
    | 'netPaise'
  >,
): LineView => ({
  settlement_id: one.settlementId,
  line: one.line,
  entity_id: one.entityId,
  kind: one.kind,
  outcome: one.outcome,
  amount: paiseToRupees(one.amountPaise),
  fee: paiseToRupees(one.feePaise - one.taxPaise),
  gst: paiseToRupees(one.taxPaise),
  net: paiseToRupees(one.netPaise),
})
export const matchedView = (one: MatchedLine): LineView => lineView(one)

const sum = (lines: readonly MatchedLine[], of: (line: MatchedLine) => number) =>
  paiseToRupees(sumPaise(lines.map(of)))

export const totalsView = (
  lines: readonly MatchedLine[],
): Answer<'staffPreviewSettlements'>['totals'] => ({
  lines: lines.length,
  net: sum(lines, ({ netPaise }) => netPaise),
  fees: sum(lines, ({ feePaise, taxPaise }) => feePaise - taxPaise),
  gst: sum(lines, ({ taxPaise }) => taxPaise),
  outcomes: SETTLEMENT_OUTCOMES.flatMap((outcome) => {
    const some = lines.filter((line) => line.outcome === outcome)
    return some.length === 0
      ? []
      : [{ outcome, lines: some.length, net: sum(some, ({ netPaise }) => netPaise) }]
  }),
})

export async function settlementViews(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  rows: readonly Settlement[],
): Promise<SettlementView[]> {
  const names = await staffNames(
    db,
    rows.flatMap(({ recordedBy, bankBy }) => [recordedBy, bankBy]),
  )
  const today = istDate(clock.now())
  return rows.map((row) => ({
    id: row.id,
    utr: row.utr,
    settled_at: row.settledAt.toISOString(),
    days: daysBetween(istDate(row.settledAt), today),
    amount: paiseToRupees(row.amountPaise),
    fees: paiseToRupees(row.feePaise - row.taxPaise),
    gst: paiseToRupees(row.taxPaise),
    lines: row.lines,
    open: row.open,
    file_name: row.fileName,
    recorded_at: row.recordedAt.toISOString(),
    recorded_by: names.get(row.recordedBy ?? '') ?? null,
    bank:
      row.bankPaise === null || row.bankOn === null || row.bankAt === null
        ? null
        : {
            received: paiseToRupees(row.bankPaise),
            missing: paiseToRupees(row.amountPaise - row.bankPaise),
            credited_on: row.bankOn,
            reason: row.bankReason ?? '',
            by: names.get(row.bankBy ?? '') ?? null,
            at: row.bankAt.toISOString(),
          },
  }))
}

export async function differenceViews(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  rows: readonly Difference[],
): Promise<DifferenceView[]> {
  const names = await staffNames(
    db,
    rows.map(({ clearedBy }) => clearedBy),
  )
  const today = istDate(clock.now())
  return rows.map((one) => ({
    ...lineView(one),
    order_number: one.orderNumber,
    known_amount: one.knownPaise === null ? null : paiseToRupees(one.knownPaise),
    settled_at: one.settledAt.toISOString(),
    days: daysBetween(istDate(one.settledAt), today),
    cleared:
      one.clearedAt === null
        ? null
        : {
            at: one.clearedAt.toISOString(),
            by: names.get(one.clearedBy ?? '') ?? null,
            reason: one.clearedReason ?? '',
          },
  }))
}
