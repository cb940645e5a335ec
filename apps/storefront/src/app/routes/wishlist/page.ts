import type { Wish } from '../../../features/wishlist-page/index.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

/** The visitor's list; null if the API call failed. */
export async function load(context: RouterContext): Promise<readonly Wish[] | null> {
  context.answer.shared = false
  const { pincode } = context.shell()
  let result = await context.api('listWishlist', { body: { pincode } })
  if (!result.ok && result.error.code === 'pincode_unknown')
    result = await context.api('listWishlist', { body: {} })
  return needed(result, context)?.items ?? null
}
