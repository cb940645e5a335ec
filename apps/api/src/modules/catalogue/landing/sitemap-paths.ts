import {
  brandTiles,
  businessTiles,
  categoryTiles,
  genericNameTiles,
  procedureTiles,
  specialityTiles,
} from './tiles.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { hrefs } from '../hrefs.ts'
import { runningCampaigns } from './campaigns.ts'
import { countMappedProducts, selectMappedSlugs } from '../store/sitemap.ts'
import type { Context } from '../../../platform/context.ts'

/** A sitemap file may name 50,000 addresses. */
const productsAFile = 40_000

/** Paths of every landing page and listing that has goods, and of the campaigns that run. */
export async function listingPaths(context: Context): Promise<string[]> {
  const catalogue = await catalogueOf(context)
  const { all } = catalogue.index
  return [
    ...businessTiles(catalogue),
    ...categoryTiles(catalogue),
    ...genericNameTiles(catalogue, () => true),
    ...brandTiles(catalogue, all),
    ...specialityTiles(catalogue, all),
    ...procedureTiles(catalogue, all),
  ]
    .map((tile) => tile.href)
    .concat(
      runningCampaigns(catalogue.campaigns, context.clock.now()).map((campaign) =>
        hrefs.offer(campaign.slug),
      ),
    )
}

/** Paths of products, `part` from 1 on, and how many parts there are. Prescription goods are not for search engines (domain reference 3.1). */
export async function productPaths(
  context: Context,
  part: number,
): Promise<{ parts: number; paths: string[] }> {
  const parts = Math.ceil((await countMappedProducts(context.db)) / productsAFile)
  const slugs =
    part < 1 ? [] : await selectMappedSlugs(context.db, (part - 1) * productsAFile, productsAFile)
  return { parts, paths: slugs.map((slug) => `/products/${encodeURIComponent(slug)}`) }
}
