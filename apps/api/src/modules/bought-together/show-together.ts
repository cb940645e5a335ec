import type { Context } from '../../platform/context.ts'
import { RawAnswer } from '../../platform/http/bind.ts'
import { cardsOf, isOnSale } from '../catalogue/index.ts'
import { companionsOf } from './companions.ts'
import { MOST_SHOWN, mergeCompanions } from './rules.ts'

type Shown = { slug: string; groupId: number }

/** The products to show with the given ones that are on sale now, best first (CART-10). */
async function together(context: Context, slugs: readonly string[]): Promise<Shown[]> {
  const { bySlug, idOf } = await companionsOf(context)
  if (bySlug.size === 0) return []
  const onSale = await isOnSale(context)
  return mergeCompanions(slugs, bySlug)
    .flatMap((slug) => {
      const groupId = idOf.get(slug)
      return groupId !== undefined && onSale(groupId) ? [{ slug, groupId }] : []
    })
    .slice(0, MOST_SHOWN)
}

/** Their slugs. */
export const slugsTogether = async (
  context: Context,
  slugs: readonly string[],
): Promise<string[]> => (await together(context, slugs)).map(({ slug }) => slug)

/** Their product cards. */
export async function showTogether(context: Context, slugs: readonly string[]): Promise<RawAnswer> {
  const shown = await together(context, slugs)
  const cards = await cardsOf(
    context,
    shown.map(({ groupId }) => groupId),
  )
  return new RawAnswer(`{"success":true,"products":[${cards.join()}]}`)
}
