import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { changedMeanwhile, flagInvalid, flagUnknown } from './errors.ts'
import { flagProblem, isFlagKey } from './values.ts'
import { flagRegistry } from './registry.ts'
import { deleteFlag, lockFlag, writeFlag, type StoredFlag } from './store.ts'

type Source = Pick<Context, 'db' | 'clock'>
/**
 * The author, and the time of the last change that they saw (an optimistic lock). Without `seen`, any stored
 * value is overwritten.
 */
export type FlagChange = { by: string | null; seen?: Date | null }

const isStale = (known: StoredFlag | undefined, { seen }: FlagChange): boolean =>
  seen !== undefined && (known?.changedAt.getTime() ?? null) !== (seen?.getTime() ?? null)

/**
 * Changes a flag for every process and page, without a deployment (DATA-05). Refuses unknown flags, invalid
 * values and stale changes.
 */
export async function setFlag(
  { db, clock }: Source,
  key: string,
  value: unknown,
  change: FlagChange,
) {
  if (!isFlagKey(key)) return flagUnknown(key)
  const problem = flagProblem(key, value)
  if (problem !== undefined) return flagInvalid(problem)
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const known = await lockFlag(tx, key)
    if (isStale(known, change)) return changedMeanwhile()
    if (!(await writeFlag(tx, { key, value, changedBy: change.by, changedAt: at }, known)))
      return changedMeanwhile()
    await recordAudit(tx, {
      by: change.by,
      action: 'flag.change',
      subject: { kind: 'flag', id: key },
      before: { value: known?.value ?? flagRegistry[key].standard },
      after: { value },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
}

/** Resets a flag to its default (DATA-05). */
export async function resetFlag({ db, clock }: Source, key: string, change: FlagChange) {
  if (!isFlagKey(key)) return flagUnknown(key)
  return decideInTransaction(db, async (tx) => {
    const known = await lockFlag(tx, key)
    if (isStale(known, change)) return changedMeanwhile()
    if (known === undefined) return ok(undefined)
    await deleteFlag(tx, key)
    await recordAudit(tx, {
      by: change.by,
      action: 'flag.reset',
      subject: { kind: 'flag', id: key },
      before: { value: known.value },
      after: { value: flagRegistry[key].standard },
      at: clock.now(),
    })
    await announceChange(tx)
    return ok(undefined)
  })
}
