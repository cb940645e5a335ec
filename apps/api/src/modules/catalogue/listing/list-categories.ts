import { ok } from '@upchar/kernel/result'
import type { Query } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { categoryNotFound } from '../errors.ts'
import {
  brandTiles,
  categoryTiles,
  genericNameTiles,
  groupsWith,
  type Tile,
} from '../landing/tiles.ts'

const menuBrands = 12
const plain = ({ name, slug, href, count }: Tile): Tile => ({ name, slug, href, count })

/** Categories: all, or those of the business category in `slug`. */
export async function listCategories(
  context: Context,
  query: Query<'listCategories'>,
): Promise<HandlerResult<'listCategories'>> {
  const slug = query.slug === '' ? undefined : query.slug
  const catalogue = await catalogueOf(context)
  if (slug !== undefined && !catalogue.references.businessCategories.has(slug))
    return categoryNotFound()
  return ok({ success: true, categories: categoryTiles(catalogue, slug) })
}

/** Generic names of a business category, a page at a time (ENGAGE-09). */
export async function listGenericNames(
  context: Context,
  query: Query<'categoryGenericNames'>,
): Promise<HandlerResult<'categoryGenericNames'>> {
  const { category, page, limit } = query
  const found = genericNameTiles(
    await catalogueOf(context),
    (family) => !category || family.business.key === category,
  )
  return ok({
    success: true,
    total: found.length,
    generic_names: found.slice((page - 1) * limit, page * limit),
  })
}

export async function listSubCategories(
  context: Context,
  category: string,
): Promise<HandlerResult<'getSubCategories'>> {
  const catalogue = await catalogueOf(context)
  if (!catalogue.references.businessCategories.has(category)) return categoryNotFound()
  return ok({ success: true, categories: categoryTiles(catalogue, category).map(plain) })
}

/** The menu of a business category: its categories with their generic names, and its largest brands. */
export async function showNavbar(
  context: Context,
  category: string,
): Promise<HandlerResult<'getNavbar'>> {
  const catalogue = await catalogueOf(context)
  if (!catalogue.references.businessCategories.has(category)) return categoryNotFound()
  const within = groupsWith(catalogue, 'business', category)
  return ok({
    success: true,
    categories: categoryTiles(catalogue, category).map((tile) => ({
      ...plain(tile),
      generic_names: genericNameTiles(
        catalogue,
        (family) => family.category.slug === tile.slug,
      ).map(plain),
    })),
    brands: within === undefined ? [] : brandTiles(catalogue, within.bits).slice(0, menuBrands),
  })
}
