import type { Context } from '../../../platform/context.ts'
import { shelfOf, shelfTexts } from '../listing/shelves.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { businessTiles } from './tiles.ts'

const most = 2

/** Shelves of the business categories that a buyer named, in the shop's order, as JSON text (DATA-12). */
export async function interestShelves(context: Context, keys: readonly string[]): Promise<string> {
  if (keys.length === 0) return '[]'
  const catalogue = await catalogueOf(context)
  return shelfTexts(
    context,
    catalogue,
    businessTiles(catalogue)
      .filter((tile) => tile.enabled && keys.includes(tile.key))
      .slice(0, most)
      .map((tile) =>
        shelfOf(catalogue, 'business', tile.key, {
          title: `${tile.name} for you`,
          why: 'Because you chose it in your profile',
          href: tile.href,
        }),
      ),
  )
}
