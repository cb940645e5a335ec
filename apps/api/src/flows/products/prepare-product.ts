import type { IstDate } from '@upchar/kernel/dates'
import { rupeesToPaise } from '@upchar/kernel/money'
import { err, ok, type Result } from '@upchar/kernel/result'
import { slugify } from '@upchar/kernel/text'
import { loadGstTable } from '../../modules/catalogue/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  attributeKey,
  createFamily,
  loadFamilies,
  statedRate,
  type FamilyMatch,
} from '../catalogue-file/index.ts'
import { classProblems, productProblems, saleProblems } from './check-product.ts'
import type { FieldProblem } from './errors.ts'
import { limitProblems, type Priced } from './limit-problems.ts'
import type { GivenFacts, ProductFacts, StoredProduct, VariantFacts } from './model.ts'
import { selectTaken } from './store/find.ts'
import { lockSkus } from './store/offers.ts'
import type { PreparedProduct } from './store/write.ts'

export type Wanted = {
  facts: GivenFacts
  publish: boolean
  classConfirmed: boolean
  newFamily: boolean
  sellerId: number
  /** SKU of the one variant that changes: what is wrong with the others stays as it is. Absent: all may. */
  only?: string
}

const percent = (rate: number | null) => (rate === null ? null : Math.round(rate * 100))

/** Names that may be empty get what buyers read then, facts that may be left out what is stored; lists lose repetitions. */
const filledIn = (facts: GivenFacts, stored: StoredProduct | undefined): ProductFacts => ({
  ...facts,
  brand: facts.brand || 'Unbranded',
  variants: facts.variants.map((variant) => ({
    ...variant,
    gtins: [...new Set(variant.gtins)],
    dispatch_days:
      variant.dispatch_days ??
      stored?.facts.variants.find(({ id }) => id === variant.id)?.dispatch_days ??
      0,
  })),
})

/** Whether a problem is of what changes: of the product, or of a variant that may. */
const concerns =
  ({ facts, only }: Wanted) =>
  ({ field }: FieldProblem): boolean => {
    const place = /^variants\.(\d+)\./.exec(field)?.[1]
    return only === undefined || place === undefined || facts.variants[Number(place)]?.sku === only
  }

/** A product as it may be written, or every field that is wrong. */
export async function prepareProduct(
  tx: Transaction,
  stored: StoredProduct | undefined,
  wanted: Wanted,
  today: IstDate,
): Promise<Result<PreparedProduct, FieldProblem[]>> {
  const facts = filledIn(wanted.facts, stored)
  const families = await loadFamilies(tx)
  const name = facts.family.toLowerCase()
  const family = families.get(name) ?? families.get(slugify(name))
  // Those of stored variants stay.
  const added = facts.variants.filter(({ id }) => id === null)
  await lockSkus(
    tx,
    added.map(({ sku }) => sku),
  )
  const taken = await selectTaken(tx, stored?.id ?? null, {
    skus: facts.variants.map(({ sku }) => sku),
    gtins: facts.variants.flatMap(({ gtins }) => gtins),
  })
  const known = { stored, family, newFamily: wanted.newFamily, taken }
  const gst = await loadGstTable(tx)
  const rates = facts.variants.map(({ hsn, gst_rate: rate, price, pack_size: packSize }) =>
    statedRate(
      {
        hsn,
        gstBp: percent(rate),
        knownBp: null,
        pricePaise: price === null ? null : rupeesToPaise(price),
        packSize,
      },
      family?.gstTag ?? null,
      gst,
      today,
    ),
  )
  const { banned, doubts } = classProblems(facts, known, wanted.classConfirmed)
  const rated = facts.variants.map((variant, i) => ({ variant, rateBp: rates[i]?.rateBp ?? null }))
  const priced = rated.map((one) => pricedOf(one, family, today))
  const crossed = await limitProblems(tx, priced, { gst, today })
  const problems = [
    ...productProblems(facts, known),
    ...crossed.flatMap((messages, i) =>
      messages.map((message) => ({ field: `variants.${i}.price`, message })),
    ),
    ...banned,
    ...(wanted.publish
      ? [
          ...doubts,
          ...saleProblems(facts, {
            hasRate: rates.map(({ hasRate }) => hasRate),
            soldByOthers: stored?.soldByOthers ?? [],
            today,
          }),
        ]
      : []),
  ].filter(concerns(wanted))
  if (problems.length > 0) return err(problems)
  const { key, attributes } = family ?? (await makeFamily(tx, facts.family))
  const keyed = (given: ProductFacts['attributes']) =>
    given.map((one) => ({ ...one, key: attributeKey(one.label, { attributes }) }))
  return ok({
    facts,
    familyKey: key,
    attributes: keyed(facts.attributes),
    variants: rated.map(({ variant, rateBp }) => ({
      facts: variant,
      attributes: keyed(variant.attributes),
      rateBp,
    })),
    sellerId: wanted.sellerId,
    publish: wanted.publish,
  })
}

/** A variant's own offer, as the law and the shop limit its price. */
const pricedOf = (
  { variant, rateBp }: { variant: VariantFacts; rateBp: number | null },
  family: FamilyMatch | undefined,
  today: IstDate,
): Priced => ({
  sku: variant.sku,
  variantSku: variant.sku,
  familyKey: family?.key ?? '',
  hsn: variant.hsn,
  packSize: variant.pack_size,
  gstTag: family?.gstTag ?? null,
  statedBp: rateBp,
  statedFrom: rateBp === null ? null : today,
  price: variant.price,
  mrp: variant.mrp,
})

async function makeFamily(tx: Transaction, name: string) {
  const key = slugify(name) || Buffer.from(name).toString('hex').slice(0, 40)
  await createFamily(tx, key, name)
  return { key, attributes: [] }
}
