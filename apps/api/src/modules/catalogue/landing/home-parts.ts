import type { Context } from '../../../platform/context.ts'
import { sellersById } from '../../sellers/index.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { hrefs } from '../hrefs.ts'
import { runningCampaigns } from './campaigns.ts'
import { SHELF_CARDS, shelfOf, shelfTexts } from '../listing/shelves.ts'
import { brandTiles, businessTiles, procedureTiles, specialityTiles } from './tiles.ts'

const mostShelves = 5

/** The catalogue's part of the shop home: tiles with counts, and shelves as JSON text (DATA-12). */
export async function homeParts(context: Context) {
  const catalogue = await catalogueOf(context)
  const { index } = catalogue
  const businesses = businessTiles(catalogue)
  const campaigns = runningCampaigns(catalogue.campaigns, context.clock.now())
  const onOffer = [...new Set(campaigns.flatMap((campaign) => campaign.groupIds))]
    .filter((id) => index.ordinalOf(id) >= 0)
    .slice(0, SHELF_CARDS)
  const newest = index
    .page(
      index.select({ filters: new Map(), serving: undefined, campaigns: new Map() }),
      'newest',
      0,
      SHELF_CARDS,
    )
    .map((ordinal) => index.groupIdAt(ordinal))
  const rows = await shelfTexts(context, catalogue, [
    { title: 'Featured now', why: 'For a limited time', href: hrefs.offers, groupIds: onOffer },
    ...businesses
      .filter((tile) => tile.enabled)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostShelves)
      .map((tile) =>
        shelfOf(catalogue, 'business', tile.key, {
          title: tile.name,
          why: 'Chosen most often, in stock first',
          href: tile.href,
        }),
      ),
    {
      title: 'New in the shop',
      why: 'Added most recently',
      href: '/products?sort=newest',
      groupIds: newest,
    },
  ])
  return {
    stamp: catalogue.stamp,
    businesses: businesses.map(({ key, name, enabled, href, count }) => ({
      key,
      name,
      enabled,
      href,
      count,
    })),
    procedures: procedureTiles(catalogue, index.all),
    specialities: specialityTiles(catalogue, index.all),
    brands: brandTiles(catalogue, index.all),
    rows,
    products: index.size,
    sellers: (await sellersById(context.db)).size,
  }
}
