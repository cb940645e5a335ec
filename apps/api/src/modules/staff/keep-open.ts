import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { later } from './rules.ts'
import { deleteTab, insertTab, touchTab } from './store/presence.ts'
import type { OpenSubject } from './tables.ts'

/**
 * How long a page counts as open after its last call. Pages call every 30 seconds; browsers let a page in the
 * background call once a minute.
 */
export const openSeconds = 75

type Subject<R> = {
  kind: OpenSubject
  id: string
  /** Asked once for each tab. */
  exists: () => Promise<boolean>
  /** The refusal if it doesn't. */
  unknown: () => R
}

/** Keeps a page of the console open for the caller; answers with the colleagues who have it open (OPS-01). */
export async function keepOpen<R extends Result<never, unknown>>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { staffId }: StaffCaller,
  { kind, id, exists, unknown }: Subject<R>,
  { tab, left }: Body<'staffKeepOrderOpen'>,
): Promise<R | Result<Answer<'staffKeepOrderOpen'>, never>> {
  const own = { kind, subjectId: id, staffId, tab }
  if (left) {
    await deleteTab(db, own)
    return ok({ success: true, others: [] })
  }
  const at = clock.now()
  const { isKnown, others } = await touchTab(db, own, { at, staleAt: later(at, -openSeconds) })
  if (!isKnown) {
    if (!(await exists())) return unknown()
    await insertTab(db, own, at)
  }
  return ok({
    success: true,
    others: others.map(({ since, ...who }) => ({ ...who, since: since.toISOString() })),
  })
}
