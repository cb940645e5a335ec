import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { AuditAction } from '@upchar/kernel/audit-actions'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction, inTransaction, type Transaction } from '../../platform/db/database.ts'
import { lockReference } from '../../platform/db/reference-rows.ts'
import type { ReadyChange, SearchChange } from './rules/change.ts'
import { lookUp } from './rules/look-up.ts'
import { endOverdue, endPlacement, insertPlacement, shiftPins } from './store/placements.ts'
import { deleteBlocked, findMeaning, insertBlocked, replaceMeaning } from './store/staff-words.ts'

type By = { by: string; at: Date; reason: string }

/** Makes a change of staff; every process searches by it from its next search on (SEARCH-05). */
export async function changeSearch(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: string,
  { change, reason }: { change: SearchChange; reason: string },
) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    // A release brings its own words under the same lock.
    await lockReference(tx)
    const ready = await lookUp(tx, change, istDate(at))
    if (!ready.ok) return ready
    await write(tx, ready.value, change, { by, at, reason })
    await announceChange(tx)
    return ok({ success: true as const })
  })
}

async function write(
  tx: Transaction,
  ready: ReadyChange,
  asked: SearchChange,
  { by, at, reason }: By,
): Promise<void> {
  const record = (
    action: AuditAction,
    id: string,
    { before = {}, after = {} }: { before?: object; after?: object },
  ) =>
    recordAudit(tx, {
      by,
      action,
      subject: { kind: 'search', id },
      before: { ...before },
      after: { ...after, reason },
      at,
    })
  switch (ready.kind) {
    case 'words': {
      const before = await findMeaning(tx, ready.phrase)
      await replaceMeaning(tx, ready)
      await record('search.words', ready.phrase, {
        before: { ...before },
        after: { ...(await findMeaning(tx, ready.phrase)) },
      })
      return
    }
    case 'block':
      await insertBlocked(tx, ready.term)
      return record('search.block', ready.term, {})
    case 'unblock':
      await deleteBlocked(tx, ready.term)
      return record('search.unblock', ready.term, {})
    case 'place': {
      const { id, kind, phrase, place } = ready.placement
      if (kind === 'pin') await shiftPins(tx, phrase, place)
      const own = { id, kind, phrase, place, ...ready.stored, reason, madeBy: by, madeAt: at }
      await insertPlacement(tx, own)
      return record(kind === 'pin' ? 'search.pin' : 'search.boost', phrase || 'every search', {
        after: asked,
      })
    }
    case 'end': {
      const gone = await endPlacement(tx, ready.id, { at, by })
      return record('search.end', gone?.phrase || 'every search', {
        before: { kind: gone?.kind, last_day: gone?.lastDay, reason: gone?.reason },
      })
    }
  }
}

/** Job: ends pins and boosts whose last day is over, and tells every process. */
export async function endPlacements({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    if ((await endOverdue(tx, istDate(at), at)) > 0) await announceChange(tx)
  })
}
