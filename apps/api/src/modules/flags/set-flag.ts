import { ok, refuse, type Result } from '@upchar/kernel/result'
import { announceChange } from '../../platform/changes.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db.ts'
import { flagProblem, isFlagKey } from './registry.ts'
import { upsertFlag } from './store.ts'

/** Changes a flag for every process, without a deployment (DATA-05). Refuses unknown flags and values of another type. */
export async function setFlag(context: Pick<Context, 'db' | 'clock'>, key: string, value: unknown, changedBy: string): Promise<Result<void>> {
  if (!isFlagKey(key)) return refuse('flag_unknown', `There is no flag ${key}.`)
  const problem = flagProblem(key, value)
  if (problem !== undefined) return refuse('flag_invalid', `${key}: ${problem}`, { field: key })
  await inTransaction(context.db, async (tx) => {
    await upsertFlag(tx, { key, value, changedBy, changedAt: context.clock.now() })
    await announceChange(tx)
  })
  return ok(undefined)
}
