import type { Query } from '@upchar/contract/schema/endpoints'
import { labelFacts, labelScore } from '@upchar/kernel/label-facts'
import { ok } from '@upchar/kernel/result'
import { families as referenceFamilies } from '@upchar/reference/families'
import { hrefs } from '../../modules/catalogue/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { gstRates, selectSellers } from '../catalogue-file/index.ts'
import { changesBetween } from './changes.ts'
import { productUnknown } from './errors.ts'
import { versionOf, type ProductFacts, type StoredProduct } from './model.ts'
import { selectChoices, selectProductIds } from './store/find.ts'
import { loadProducts } from './store/read.ts'
import { selectVersions } from './store/versions.ts'

type Db = Pick<Context, 'db'>
const shownVersions = 30

/** Of variants off sale nothing is declared. */
const labelOf = (facts: ProductFacts) =>
  labelFacts({
    productClass: facts.product_class,
    genericName: facts.family,
    maker: facts.maker,
    makerAddress: facts.maker_address,
    countryOfOrigin: facts.country_of_origin,
    importer: facts.importer,
    importerAddress: facts.importer_address,
    licence: facts.licence,
    storage: facts.storage,
    consumerCare: facts.consumer_care,
    shelfLifeMonths: facts.shelf_life_months,
    variants: facts.variants
      .filter(({ active }) => active)
      .map(({ sku, mrp, net_quantity: netQuantity }) => ({ sku, mrp, netQuantity })),
  })

const rowView = (product: StoredProduct) => {
  const { facts } = product
  const prices = facts.variants.flatMap(({ price, active }) =>
    price === null || !active ? [] : [price],
  )
  return {
    id: product.id,
    title: facts.title,
    brand: facts.brand,
    family: facts.family,
    sku: facts.variants[0]?.sku ?? '',
    variants: facts.variants.length,
    state: product.state,
    price: prices.length === 0 ? null : Math.min(...prices),
    stock: Object.values(product.stock).reduce((all, one) => all + one, 0),
    label_score: labelScore(labelOf(facts)),
  }
}

/** Products on sale and off it, the latest first. */
export async function listProductsForStaff(
  { db }: Db,
  query: Query<'staffListProducts'>,
): Promise<HandlerResult<'staffListProducts'>> {
  const { ids, count } = await selectProductIds(db, { ...query, state: query.state })
  const products = await loadProducts(db, ids)
  return ok({ success: true, products: products.map(rowView), ...counted(count) })
}

/** A product with all its facts, for editing. */
export async function showProduct(
  { db }: Db,
  id: number,
): Promise<HandlerResult<'staffGetProduct'>> {
  const [found] = await loadProducts(db, [id])
  if (found === undefined) return productUnknown()
  const label = labelOf(found.facts)
  return ok({
    success: true,
    product: {
      id,
      version: versionOf(found),
      state: found.state,
      waiting_for: found.waitingFor,
      refused_because: found.refusedBecause,
      seller: found.seller,
      stock: found.stock,
      href: hrefs.product(found.slug),
      facts: found.facts,
      label: label.map((fact) => ({ ...fact, skus: [...fact.skus] })),
      label_score: labelScore(label),
    },
  })
}

/** What a product can be made of. */
export async function productChoices({ db }: Db): Promise<HandlerResult<'staffGetProductChoices'>> {
  const [{ families, brands }, sellers] = await Promise.all([selectChoices(db), selectSellers(db)])
  const hsnOf = new Map(referenceFamilies.map(({ key, hsn }) => [key, hsn]))
  return ok({
    success: true,
    families: families.map(({ name, attributes, key }) => ({
      name,
      attributes,
      hsn: hsnOf.get(key) ?? '',
    })),
    brands,
    sellers: sellers.map(({ id, tradeName }) => ({ id, name: tradeName })),
    gst_rates: gstRates.map((bp) => bp / 100),
  })
}

/** The latest versions of a product with what each changed. */
export async function listVersions(
  { db }: Db,
  id: number,
): Promise<HandlerResult<'staffListProductVersions'>> {
  const [found] = await loadProducts(db, [id])
  if (found === undefined) return productUnknown()
  const versions = await selectVersions(db, id, shownVersions + 1)
  const names = await staffNames(
    db,
    versions.map(({ by }) => by),
  )
  return ok({
    success: true,
    versions: versions.slice(0, shownVersions).map(({ by, ...version }, i) => {
      const before = versions[i + 1]
      return {
        ...version,
        by: by === null ? null : (names.get(by) ?? null),
        changes: before === undefined ? [] : changesBetween(before.facts, version.facts),
      }
    }),
  })
}
