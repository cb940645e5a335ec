import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { RawAnswer } from '../../../platform/http/bind.ts'
import { cardTexts } from './cards.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { bitsOf, count, intersect, noBits, subtract, type Bits } from '../facets/bits.ts'
import { selectPlace } from '../store/texts.ts'

/**
 * Alternatives to a product: same generic name of other brands, then of its own, then the same
 * category (ENGAGE-09).
 */
export async function showSimilar(
  context: Context,
  slug: string,
  limit: number,
): Promise<Result<RawAnswer, never>> {
  const catalogue = await catalogueOf(context)
  const { index } = catalogue
  const place = await selectPlace(context.db, slug)
  if (place === undefined) return ok(new RawAnswer('{"success":true,"products":[]}'))
  const bits = (facet: string, value: string): Bits =>
    index.facets.get(facet)?.get(value)?.bits ?? noBits
  const self = bitsOf([index.ordinalOf(place.groupId)].filter((ordinal) => ordinal >= 0))
  const family = subtract(bits('family', place.familyKey), self)
  const brand = bits('brand', place.brandSlug)
  const inStock = index.stock.sentBy(undefined)
  const ids: number[] = []
  for (const set of [
    subtract(family, brand),
    intersect(family, brand),
    subtract(subtract(bits('category', place.categorySlug), family), self),
  ]) {
    if (ids.length >= limit) break
    ids.push(
      ...index
        .best({ bits: set, total: count(set) }, inStock, 0, limit - ids.length)
        .map((ordinal) => index.groupIdAt(ordinal)),
    )
  }
  return ok(
    new RawAnswer(
      `{"success":true,"products":[${(await cardTexts(context, catalogue, ids)).join()}]}`,
    ),
  )
}
