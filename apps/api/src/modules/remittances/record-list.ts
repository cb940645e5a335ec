import { createHash } from 'node:crypto'
import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { previewOutdated } from './errors.ts'
import { matchLines, type MatchedLine } from './match-lines.ts'
import { readList, type ListLine } from './read-list.ts'
import { findByDigest, insertRemittance, lockRemittances, selectCashParcels } from './store.ts'
import { matchedView, remittanceViews, totalsView } from './view.ts'

const mostDifferences = 200

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const match = async (handle: Handle, lines: readonly ListLine[]) =>
  matchLines(lines, await selectCashParcels(handle, [...new Set(lines.map(({ awb }) => awb))]))

/** What a preview showed, so that nothing else is recorded than what somebody saw. */
const seenOf = (lines: readonly MatchedLine[]) =>
  digestOf(JSON.stringify(lines.map(({ line, duePaise, outcome }) => [line, duePaise, outcome])))

/** What recording a list would find; changes nothing (RET-06). */
export async function previewList(
  { db }: Context,
  { text }: Body<'staffPreviewRemittance'>,
): Promise<HandlerResult<'staffPreviewRemittance'>> {
  const read = readList(text)
  if (!read.ok) return read
  const known = await findByDigest(db, digestOf(text))
  const lines = await match(db, read.value)
  const [recorded = null] = await remittanceViews(db, known === undefined ? [] : [known])
  return ok({
    success: true,
    totals: totalsView(lines),
    differences: lines
      .filter(({ outcome }) => outcome !== 'matched')
      .slice(0, mostDifferences)
      .map(matchedView),
    seen: seenOf(lines),
    recorded,
  })
}

/** Records a courier's list whole (RET-06). The same file again answers the list that was recorded and changes nothing. */
export async function recordList(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { text, file_name: fileName, seen }: Body<'staffRecordRemittance'>,
): Promise<HandlerResult<'staffRecordRemittance'>> {
  const read = readList(text)
  if (!read.ok) return read
  const digest = digestOf(text)
  const done = await decideInTransaction(db, async (tx) => {
    await lockRemittances(tx)
    if ((await findByDigest(tx, digest)) !== undefined) return ok(undefined)
    const lines = await match(tx, read.value)
    if (seenOf(lines) !== seen) return previewOutdated()
    const [id, at] = [newId(), clock.now()]
    await insertRemittance(tx, { id, fileName, digest, by: staffId, at }, lines)
    await recordAudit(tx, {
      by: staffId,
      action: 'remittance.record',
      subject: { kind: 'remittance', id: fileName },
      after: totalsView(lines),
      at,
    })
    return ok(undefined)
  })
  if (!done.ok) return done
  const recorded = await findByDigest(db, digest)
  const [remittance] = await remittanceViews(db, recorded === undefined ? [] : [recorded])
  if (remittance === undefined) throw new Error(`the list ${digest} was not recorded`)
  return ok({ success: true, remittance })
}
