import { createHash } from 'node:crypto'
import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { previewOutdated } from './errors.ts'
import { nothingBefore, type MatchedLine } from './match-lines.ts'
import { readReport, type Report } from './read-report.ts'
import { matchReport, recordSettlement } from './record-settlement.ts'
import { isRecorded, lockSettlements } from './store/record.ts'
import { matchedView, totalsView } from './view.ts'

const mostDifferences = 200

/** A report's settlements with what recording them would find; those that are recorded already stay as they are. */
type Looked = Report & { matched: MatchedLine[]; recorded: boolean }

async function look(handle: Handle, reports: readonly Report[]): Promise<Looked[]> {
  const looked: Looked[] = []
  const before = nothingBefore()
  for (const report of reports) {
    const recorded = await isRecorded(handle, report.settlement.id)
    const matched = recorded ? [] : await matchReport(handle, report, before)
    looked.push({ ...report, recorded, matched })
  }
  return looked
}

/** What a preview showed, so that nothing else is recorded than what somebody saw. */
const seenOf = (looked: readonly Looked[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        looked.map(({ settlement, recorded, matched }) => [
          settlement.id,
          recorded,
          matched.map(({ line, outcome }) => [line, outcome]),
        ]),
      ),
    )
    .digest('hex')

const settlementsView = (looked: readonly Looked[]) =>
  looked.map(({ settlement, lines, recorded }) => ({
    id: settlement.id,
    utr: settlement.utr,
    settled_at: settlement.at.toISOString(),
    lines: lines.length,
    amount: settlement.amountPaise / 100,
    recorded,
  }))

/** What recording the gateway's report would find; changes nothing. */
export async function previewReport(
  { db }: Context,
  { text }: Body<'staffPreviewSettlements'>,
): Promise<HandlerResult<'staffPreviewSettlements'>> {
  const read = readReport(text)
  if (!read.ok) return read
  const looked = await look(db, read.value)
  const lines = looked.flatMap(({ matched }) => matched)
  return ok({
    success: true,
    settlements: settlementsView(looked),
    totals: totalsView(lines),
    differences: lines
      .filter(({ outcome }) => outcome !== 'matched')
      .slice(0, mostDifferences)
      .map(matchedView),
    seen: seenOf(looked),
  })
}

/** Records the settlements of a report whole; those that are recorded already stay as they are. */
export async function recordReport(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { text, file_name: fileName, seen }: Body<'staffRecordSettlements'>,
): Promise<HandlerResult<'staffRecordSettlements'>> {
  const read = readReport(text)
  if (!read.ok) return read
  return decideInTransaction(db, async (tx) => {
    await lockSettlements(tx)
    const looked = await look(tx, read.value)
    const fresh = looked.filter(({ recorded }) => !recorded)
    if (fresh.length === 0) return ok({ success: true as const, recorded: 0 })
    if (seenOf(looked) !== seen) return previewOutdated()
    const at = clock.now()
    for (const { matched, ...report } of fresh)
      await recordSettlement(tx, report, matched, { file: { name: fileName, by: staffId }, at })
    await recordAudit(tx, {
      by: staffId,
      action: 'settlement.record',
      subject: { kind: 'settlement', id: fileName },
      after: {
        settlements: fresh.map(({ settlement }) => settlement.id),
        ...totalsView(fresh.flatMap(({ matched }) => matched)),
      },
      at,
    })
    return ok({ success: true as const, recorded: fresh.length })
  })
}
