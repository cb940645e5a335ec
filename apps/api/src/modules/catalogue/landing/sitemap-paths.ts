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

/** The limit of URLs in a sitemap file. */
const productsAFile = 40_000

/** Paths of listings with products and of the running campaigns, by section of the sitemap. */
export async function listingPaths(
  context: Context,
): Promise<Record<'departments' | 'brands' | 'procedures' | 'offers', string[]>> {
  const catalogue = await catalogueOf(context)
  const { all } = catalogue.index
  const hrefsOf = (tiles: readonly { href: string }[]) => tiles.map(({ href }) => href)
  return {
    departments: hrefsOf([
      ...businessTiles(catalogue),
      ...categoryTiles(catalogue),
      ...genericNameTiles(catalogue, () => true),
    ]),
    brands: hrefsOf(brandTiles(catalogue, all)),
    procedures: hrefsOf([...specialityTiles(catalogue, all), ...procedureTiles(catalogue, all)]),
    offers: runningCampaigns(catalogue.campaigns, context.clock.now()).map((campaign) =>
      hrefs.offer(campaign.slug),
    ),
  }
}

/**
 * Product paths of a part, from 1, and the number of parts. Search engines get no prescription
 * products (domain reference 3.1).
 */
export async function productPaths(
  context: Context,
  part: number,
): Promise<{ parts: number; paths: string[] }> {
  const parts = Math.ceil((await countMappedProducts(context.db)) / productsAFile)
  const slugs = await selectMappedSlugs(context.db, (part - 1) * productsAFile, productsAFile)
  return { parts, paths: slugs.map(hrefs.product) }
}
