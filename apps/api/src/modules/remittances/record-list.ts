import { createHash } from 'node:crypto'
import type { Body } from '@upchar/contract/schema/endpoints'
import type { RemittanceKind } from '@upchar/kernel/remittance'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { lockCourierRates } from '../courier-rates/index.ts'
import { previewOutdated } from './errors.ts'
import { matchLines, type MatchedLine } from './match-lines.ts'
import { readList, type ListLine } from './read-list.ts'
import {
  findByDigest,
  insertRemittance,
  lockRemittances,
  selectListedParcels,
} from './store/lists.ts'
import { matchedView, remittanceViews, totalsView } from './view.ts'

const mostDifferences = 200

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A bill is another list than the cash of the same file. */
const digestOfList = (kind: RemittanceKind, text: string) =>
  digestOf(kind === 'cash' ? text : `${kind}\n${text}`)

const match = async (handle: Handle, kind: RemittanceKind, lines: readonly ListLine[]) =>
  matchLines(
    kind,
    lines,
    await selectListedParcels(handle, kind, [...new Set(lines.map(({ awb }) => awb))]),
  )

/** What a preview showed, so that nothing else is recorded than what somebody saw. */
const seenOf = (lines: readonly MatchedLine[]) =>
  digestOf(JSON.stringify(lines.map(({ line, duePaise, outcome }) => [line, duePaise, outcome])))

/** What recording a list would find; changes nothing (RET-06). */
export async function previewList(
  { db }: Context,
  { kind, text }: Body<'staffPreviewRemittance'>,
): Promise<HandlerResult<'staffPreviewRemittance'>> {
  const read = readList(text, kind)
  if (!read.ok) return read
  const known = await findByDigest(db, digestOfList(kind, text))
  const lines = await match(db, kind, read.value)
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
  { kind, text, file_name: fileName, seen }: Body<'staffRecordRemittance'>,
): Promise<HandlerResult<'staffRecordRemittance'>> {
  const read = readList(text, kind)
  if (!read.ok) return read
  const digest = digestOfList(kind, text)
  const done = await decideInTransaction(db, async (tx) => {
    await lockRemittances(tx)
    // No card changes between the comparison and its record.
    if (kind === 'charges') await lockCourierRates(tx)
    if ((await findByDigest(tx, digest)) !== undefined) return ok(undefined)
    const lines = await match(tx, kind, read.value)
    if (seenOf(lines) !== seen) return previewOutdated()
    const [id, at] = [newId(), clock.now()]
    await insertRemittance(tx, { id, kind, fileName, digest, by: staffId, at }, lines)
    await recordAudit(tx, {
      by: staffId,
      action: 'remittance.record',
      subject: { kind: 'remittance', id: fileName },
      after: { kind, ...totalsView(lines) },
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
