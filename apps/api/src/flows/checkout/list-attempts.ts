import { ok } from '@upchar/kernel/result'
import { paiseToRupees } from '@upchar/kernel/money'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { attemptState } from './attempt-state.ts'
import { selectAttempts } from './store/attempts.ts'

const shownMs = 30 * 86_400_000

/** A customer's purchases of 30 days that are no orders (ORDER-01). */
export async function listAttempts(
  { db, clock }: Context,
  customerId: string,
): Promise<HandlerResult<'listAttempts'>> {
  const now = clock.now()
  const attempts = await selectAttempts(db, customerId, {
    since: new Date(now.getTime() - shownMs),
    now,
  })
  return ok({
    success: true,
    attempts: attempts.map((one) => ({
      checkout_id: one.checkoutId,
      begun_at: one.createdAt.toISOString(),
      total: paiseToRupees(one.totalPaise),
      ...attemptState(one, now),
      items: one.items.map(({ sku_id, title, slug, quantity }) => ({
        sku_id,
        title,
        slug,
        quantity,
      })),
    })),
  })
}
