import { err, ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { takeFrom } from '../../../platform/http/limits.ts'
import { newSecret, sha256 } from '../../../platform/ids.ts'
import { tooMany } from '../../../platform/identity/refusals.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import { flagsOf } from '../../flags/index.ts'
import { linesInCart } from '../lines-in-cart.ts'
import { linkTo, sharingOff } from './link.ts'
import { insertShared } from './store.ts'

const dayMs = 86_400_000
/** How long a link can be opened, in days. */
const linkDays = 30

/** Whole hospitals share one network, and nobody shares more carts than this. */
const linkLimits = (network: string) =>
  [
    [30, 3600],
    [200, 86_400],
  ].map(([max = 0, seconds = 0]) => ({ key: `cart link from ${network}`, max, seconds }))

/**
 * Makes a link to what lies in the cart now (CART-19). It holds SKUs and quantities only, so that a link in
 * the wrong hands says nothing about its sender; the key is stored as a hash.
 */
export async function generateLink(
  context: Context,
  shopper: Shopper,
  network: string,
): Promise<HandlerResult<'generateCartLink'>> {
  if (!(await flagsOf(context)).can_share_cart) return sharingOff()
  const at = context.clock.now()
  const lines = await linesInCart(context.db, shopper, at)
  if (lines.length === 0)
    return err({
      code: 'cart_empty' as const,
      message: 'Your cart is empty: there is nothing to share.',
    })
  const allowed = await takeFrom(context, linkLimits(network))
  if (!allowed.ok) return tooMany(allowed.error)
  const key = newSecret()
  const expiresAt = new Date(at.getTime() + linkDays * dayMs)
  await insertShared(context.db, { keyHash: sha256(key), lines, expiresAt })
  return ok({
    success: true,
    link: linkTo(context.config.origin, key),
    expires_at: expiresAt.toISOString(),
    item_count: lines.length,
  })
}
