import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { REMITTANCE_OUTCOMES } from '@upchar/kernel/remittance'
import type { Context } from '../../platform/context.ts'
import { staffNames } from '../staff/index.ts'
import type { MatchedLine } from './match-lines.ts'
import type { Difference } from './store/differences.ts'
import type { Remittance } from './store/lists.ts'

type LineView = Answer<'staffPreviewRemittance'>['differences'][number]
type ListView = Answer<'staffListRemittances'>['remittances'][number]
type DifferenceView = Answer<'staffListRemittanceDifferences'>['differences'][number]

const amounts = ({ paidPaise, duePaise }: { paidPaise: number; duePaise: number }) => ({
  paid: paiseToRupees(paidPaise),
  due: paiseToRupees(duePaise),
  difference: paiseToRupees(paidPaise - duePaise),
})

export const matchedView = (one: MatchedLine): LineView => ({
  line: one.line,
  awb: one.awb,
  order_number: one.parcel?.orderNumber ?? null,
  courier: one.parcel?.courier ?? '',
  outcome: one.outcome,
  ...amounts(one),
  paid_on: one.paidOn,
  reference: one.reference,
  charged_grams: one.chargedGrams,
  packed_grams: one.parcel?.packedGrams ?? null,
})

const sum = (lines: readonly MatchedLine[], of: 'paidPaise' | 'duePaise') =>
  paiseToRupees(lines.reduce((total, line) => total + line[of], 0))

export const totalsView = (
  lines: readonly MatchedLine[],
): Answer<'staffPreviewRemittance'>['totals'] => ({
  lines: lines.length,
  paid: sum(lines, 'paidPaise'),
  outcomes: REMITTANCE_OUTCOMES.flatMap((outcome) => {
    const some = lines.filter((line) => line.outcome === outcome)
    return some.length === 0
      ? []
      : [{ outcome, lines: some.length, paid: sum(some, 'paidPaise'), due: sum(some, 'duePaise') }]
  }),
})

export async function remittanceViews(
  db: Context['db'],
  rows: readonly Remittance[],
): Promise<ListView[]> {
  const names = await staffNames(
    db,
    rows.map(({ recordedBy }) => recordedBy),
  )
  return rows.map(({ id, kind, fileName, recordedAt, recordedBy, lines, paidPaise, open }) => ({
    id,
    kind,
    file_name: fileName,
    recorded_at: recordedAt.toISOString(),
    recorded_by: names.get(recordedBy) ?? null,
    lines,
    paid: paiseToRupees(paidPaise),
    open,
  }))
}

export async function differenceViews(
  db: Context['db'],
  rows: readonly Difference[],
): Promise<DifferenceView[]> {
  const names = await staffNames(
    db,
    rows.flatMap(({ askedBy, settledBy }) => [askedBy, settledBy]),
  )
  const step = (at: Date | null, by: string | null, reason: string | null) =>
    at && { at: at.toISOString(), by: names.get(by ?? '') ?? null, reason: reason ?? '' }
  return rows.map((one) => ({
    remittance_id: one.remittanceId,
    kind: one.kind,
    file_name: one.fileName,
    recorded_at: one.recordedAt.toISOString(),
    line: one.line,
    awb: one.awb,
    order_number: one.orderNumber,
    courier: one.courier ?? '',
    outcome: one.outcome,
    ...amounts(one),
    paid_on: one.paidOn,
    reference: one.reference,
    charged_grams: one.chargedGrams,
    packed_grams: one.packedGrams,
    asked: step(one.askedAt, one.askedBy, one.askedReason),
    settled: step(one.settledAt, one.settledBy, one.settledReason),
  }))
}
