import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { RawAnswer } from '../../../platform/http/bind.ts'
import { sha256 } from '../../../platform/ids.ts'
import { isRefused, type Visit } from '../../privacy/index.ts'
import { cardsOf } from './cards-by-id.ts'
import { deleteViews, insertViews, moveViews, selectRecentViews } from '../store/views.ts'

/**
 * Records a guest's product views (ENGAGE-09). Stores the guest id as a hash, because the id opens
 * the guest's cart. Nothing is recorded of who refused it (AUTH-08).
 */
export async function recordView(
  context: Context,
  visit: Visit & { guestId: string },
  slugs: readonly string[],
): Promise<Result<{ success: true }, never>> {
  const { guestId } = visit
  if (await isRefused(context, visit, 'statistics')) return ok({ success: true })
  await insertViews(context.db, sha256(guestId), slugs, context.clock.now())
  return ok({ success: true })
}

/** For a guest who declines tracking (AUTH-08). */
export const forgetViews = (handle: Handle, guestId: string): Promise<void> =>
  deleteViews(handle, sha256(guestId))

/** Moves the views to a guest's new id. */
export const moveGuestViews = (handle: Handle, guestId: string, renewedId: string): Promise<void> =>
  moveViews(handle, sha256(guestId), sha256(renewedId))

/** Cards, as JSON texts, of the guest's last viewed products that are still on sale, newest first. */
export const recentCards = async (context: Context, guestId: string): Promise<string[]> =>
  cardsOf(context, await selectRecentViews(context.db, sha256(guestId)))

export async function showRecentlyViewed(
  context: Context,
  guestId: string,
): Promise<Result<RawAnswer, never>> {
  return ok(
    new RawAnswer(`{"success":true,"products":[${(await recentCards(context, guestId)).join()}]}`),
  )
}
