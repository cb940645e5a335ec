import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { readCards } from '../store/suggest.ts'

/** The fields used of a card, which the catalogue wrote. */
const card = z.object({
  product_group_id: z.int(),
  slug: z.string(),
  title: z.string(),
  brand: z.object({ name: z.string() }),
  family: z.string(),
  price_gst: z.number(),
  business_category: z.string(),
})

export type SuggestedProduct = {
  product_group_id: number
  slug: string
  title: string
  brand: string
  family: string
  price_gst: number
}

/** The first products of a search; those of the current business category come first. */
export async function productsOf(
  context: Pick<Context, 'db'>,
  groupIds: readonly number[],
  businessCategory: string | undefined,
  limit: number,
): Promise<SuggestedProduct[]> {
  if (groupIds.length === 0) return []
  const wanted = groupIds.slice(0, businessCategory === undefined ? limit : limit * 4)
  const cards = await readCards(context.db, wanted)
  const read = wanted.flatMap((id) => {
    const text = cards.get(id)
    return text === undefined ? [] : [card.parse(JSON.parse(text))]
  })
  const here = read.filter((product) => product.business_category === businessCategory)
  return [...new Set([...here, ...read])]
    .slice(0, limit)
    .map(({ product_group_id, slug, title, brand, family, price_gst }) => ({
      product_group_id,
      slug,
      title,
      brand: brand.name,
      family,
      price_gst,
    }))
}
