import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees, rupeesToPaise } from '@upchar/kernel/money'
import { err, ok, type Result } from '@upchar/kernel/result'
import { ceilingWords, loadGstTable, loadPriceCeilings } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { floorWords, loadPriceFloors } from '../../modules/pricing/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { maxLineTotal, selectSellers, settleCatalogue } from '../catalogue-file/index.ts'
import { changedMeanwhile, offerInvalid, productUnknown, type FieldProblem } from './errors.ts'
import {
  isSkuTaken,
  lockArticle,
  putOffer,
  selectOffers,
  type OfferArticle,
  type StoredOffer,
} from './store/offers.ts'

type Wanted = Body<'staffSaveOffer'>

const skuTaken = 'Another article, or another seller’s offer, has this SKU'

const viewOf = (offer: StoredOffer): Answer<'staffListOffers'>['offers'][number] => ({
  sku: offer.sku,
  variant: offer.variant,
  option_label: offer.optionLabel,
  seller: { id: offer.sellerId, name: offer.seller },
  own: offer.own,
  price: offer.pricePaise === 0 ? null : paiseToRupees(offer.pricePaise),
  mrp: offer.mrpPaise === null ? null : paiseToRupees(offer.mrpPaise),
  moq: offer.moq,
  max_oq: offer.maxOq,
  stock: offer.stock,
  active: offer.active,
  version: offer.version,
})

/** Every seller's offers on a product (OPS-04). */
export async function listOffers(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<HandlerResult<'staffListOffers'>> {
  const offers = await selectOffers(db, id)
  return offers === undefined ? productUnknown() : ok({ success: true, offers: offers.map(viewOf) })
}

/** Adds or changes another seller's offer on a variant, whose facts and law it shares (OPS-04). */
export async function saveOffer(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
  wanted: Wanted,
): Promise<HandlerResult<'staffSaveOffer'>> {
  const at = context.clock.now()
  const saved = await decideInTransaction(context.db, async (tx) => {
    const article = await lockArticle(tx, id, wanted.variant)
    const offers = await selectOffers(tx, id)
    if (offers === undefined) return productUnknown()
    if (article === undefined)
      return offerInvalid([{ field: 'variant', message: 'Choose a variant of this product' }])
    const before = offers.find(
      ({ variant, sellerId }) => variant === article.sku && sellerId === wanted.seller_id,
    )
    if (before?.own)
      return offerInvalid([
        {
          field: 'seller_id',
          message: 'The product is this seller’s: change its price in the product',
        },
      ])
    if ((before?.version ?? '') !== wanted.version) return changedMeanwhile()
    const checked = await checkOffer(tx, wanted, { article, before, today: istDate(at) })
    if (!checked.ok) return checked
    if (!(await putOffer(tx, { ...article, ...termsOf(wanted), sku: wanted.sku }, at)))
      return offerInvalid([{ field: 'sku', message: skuTaken }])
    await recordAudit(tx, {
      by: staffId,
      action: 'goods.offer',
      subject: { kind: 'product', id: article.sku },
      ...(before !== undefined && { before: factsOf(viewOf(before)) }),
      after: { ...factsOf(wanted), seller: wanted.seller_id },
      at,
    })
    await markStale(tx, [id])
    return ok(undefined)
  })
  if (!saved.ok) return saved
  await settleCatalogue(context.db, at)
  return listOffers(context, id)
}

const factsOf = ({
  sku,
  price,
  mrp,
  moq,
  max_oq,
  active,
}: Pick<ReturnType<typeof viewOf>, 'sku' | 'price' | 'mrp' | 'moq' | 'max_oq' | 'active'>) => ({
  sku,
  price,
  mrp,
  moq,
  max_oq,
  active,
})

const termsOf = ({ seller_id: sellerId, price, mrp, moq, max_oq: maxOq, active }: Wanted) => ({
  sellerId,
  pricePaise: rupeesToPaise(price),
  mrpPaise: mrp === null ? null : rupeesToPaise(mrp),
  moq,
  maxOq,
  active,
})

type Known = { article: OfferArticle; before: StoredOffer | undefined; today: IstDate }

/** What is wrong with an offer: with itself, beside others, or above what the law and the shop allow. */
async function checkOffer(
  tx: Transaction,
  wanted: Wanted,
  { article, before, today }: Known,
): Promise<Result<undefined, ReturnType<typeof offerInvalid>['error']>> {
  const { seller_id: sellerId, sku, price, mrp, moq, max_oq: most, active } = wanted
  const problems: FieldProblem[] = []
  const report = (field: keyof Wanted, message: string) => problems.push({ field, message })
  if (!(await selectSellers(tx)).some((one) => one.id === sellerId))
    report('seller_id', 'Choose the seller')
  if (!/^[\x21-\x7e]+$/.test(sku)) report('sku', 'Use letters, digits and signs without spaces')
  else if (before !== undefined && before.sku !== sku)
    report('sku', 'The SKU of a stored offer can’t change')
  else if (await isSkuTaken(tx, sku, { variantId: article.variantId, sellerId }))
    report('sku', skuTaken)
  if (price === 0) report('price', 'Enter the price')
  // A selling price above the printed MRP is unlawful (Legal Metrology Rules 2011).
  if (mrp !== null && price > mrp) report('price', 'The price is above the MRP')
  if (mrp === null && active && article.mrpPaise !== null)
    report('mrp', 'Enter the MRP of this seller’s packs: the article has one')
  // An offer can always end, also one that the law or the shop forbids by now.
  if (active)
    for (const message of await limitsCrossed(tx, wanted, { article, today }))
      report('price', message)
  if (most < moq) report('max_oq', `The most per order is below the least (${moq})`)
  else if (rupeesToPaise(Math.max(price, mrp ?? 0)) * most > maxLineTotal)
    report('max_oq', 'Price times quantity is too high: lower the most per order')
  return problems.length === 0 ? ok(undefined) : err(offerInvalid(problems).error)
}

async function limitsCrossed(
  tx: Transaction,
  { sku, price, mrp }: Wanted,
  { article, today }: Pick<Known, 'article' | 'today'>,
): Promise<string[]> {
  const pricePaise = rupeesToPaise(price)
  const ceilings = await loadPriceCeilings(tx)
  const exceeded = ceilings.exceededBy({ ...article, pricePaise }, await loadGstTable(tx), today)
  const floors = await loadPriceFloors(tx, [sku], today)
  const lowest = floors.crossed({
    sku,
    familyKey: article.familyKey,
    pricePaise,
    mrpPaise: mrp === null ? null : rupeesToPaise(mrp),
  })
  return [
    ...(exceeded === undefined ? [] : [`Enter at most ${ceilingWords(exceeded)}`]),
    ...(lowest === undefined ? [] : [floorWords(lowest)]),
  ]
}
