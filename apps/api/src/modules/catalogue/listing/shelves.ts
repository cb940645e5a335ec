import type { Context } from '../../../platform/context.ts'
import { asciiJson } from '../read-model/ascii-json.ts'
import { cardTexts } from './cards.ts'
import type { Catalogue } from '../memory/catalogue.ts'
import { count, type Bits } from '../facets/bits.ts'
import { groupsWith } from '../landing/tiles.ts'

/** A titled row of products on a page. */
export type Shelf = { title: string; why: string; href: string; groupIds: number[] }

/** A desktop shows six. Each card costs a phone some 5 kB of markup to parse, lay out and hydrate, and the shop home has seven shelves. */
export const SHELF_CARDS = 8
const fewest = 4

/** Groups of a set in the default order. */
function bestOf({ index }: Catalogue, bits: Bits): number[] {
  return index
    .best({ bits, total: count(bits) }, index.stock.sentBy(undefined), 0, SHELF_CARDS)
    .map((ordinal) => index.groupIdAt(ordinal))
}

export const shelfOf = (
  catalogue: Catalogue,
  facet: string,
  value: string,
  words: Omit<Shelf, 'groupIds'>,
): Shelf => ({
  ...words,
  groupIds: bestOf(
    catalogue,
    groupsWith(catalogue, facet, value)?.bits ?? { from: 0, words: new Uint32Array(0) },
  ),
})

/** The shelves with their cards as JSON text; nearly empty ones are omitted. */
export async function shelfTexts(
  context: Context,
  catalogue: Catalogue,
  shelves: readonly Shelf[],
): Promise<string> {
  const filled = shelves.filter((shelf) => shelf.groupIds.length >= fewest)
  const texts = await Promise.all(
    filled.map(
      async ({ groupIds, ...words }) =>
        `${asciiJson(words).slice(0, -1)},"products":[${(await cardTexts(context, catalogue, groupIds)).join()}]}`,
    ),
  )
  return `[${texts.join()}]`
}
