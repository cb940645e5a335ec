import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { RawAnswer } from '../../../platform/http/bind.ts'
import { asciiJson } from '../read-model/ascii-json.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { categoryNotFound } from '../errors.ts'
import { noBits } from '../facets/bits.ts'
import { hrefs } from '../hrefs.ts'
import { shelfOf, shelfTexts } from '../listing/shelves.ts'
import {
  brandTiles,
  categoryTiles,
  genericNameTiles,
  groupsWith,
  procedureTiles,
  type Tile,
} from './tiles.ts'

const mostBrands = 24
const mostShelves = 4
const plain = ({ name, href, count }: Tile) => ({ name, href, count })

/** A business category's landing page (ROUTE-23): its texts, its shelves, and whether it sells at present. */
export async function showLanding(
  context: Context,
  key: string,
): Promise<Result<RawAnswer, Refusal & { code: 'category_not_found' }>> {
  const catalogue = await catalogueOf(context)
  const business = catalogue.references.businessCategories.get(key)
  if (business === undefined) return categoryNotFound()
  const within = groupsWith(catalogue, 'business', key)?.bits ?? noBits
  const categories = categoryTiles(catalogue, key)
  const largest = categories.toSorted((a, b) => b.count - a.count).slice(0, mostShelves)
  const head = asciiJson({
    success: true,
    key,
    name: business.name,
    enabled: business.enabled,
    meta_title: business.metaTitle,
    meta_description: business.metaDescription,
    banner_title: business.bannerTitle,
    banner_text: business.bannerText,
    banner_image: business.bannerImage,
    banner_alt: business.bannerAlt,
    categories: categories.map((tile) => ({
      ...plain(tile),
      generic_names: genericNameTiles(
        catalogue,
        (family) => family.category.slug === tile.slug,
      ).map(plain),
    })),
    brands: brandTiles(catalogue, within).slice(0, mostBrands).map(plain),
    procedures: procedureTiles(catalogue, within).map(plain),
  })
  const rows = await shelfTexts(context, catalogue, [
    shelfOf(catalogue, 'business', key, {
      title: `Popular in ${business.name}`,
      why: 'Chosen most often, in stock first',
      href: `/products?business=${encodeURIComponent(key)}`,
    }),
    ...largest.map((tile) =>
      shelfOf(catalogue, 'category', tile.slug, {
        title: tile.name,
        why: 'Chosen most often',
        href: hrefs.category(tile.slug),
      }),
    ),
  ])
  return ok(new RawAnswer(`${head.slice(0, -1)},"rows":${rows}}`))
}
