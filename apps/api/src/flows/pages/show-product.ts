import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import {
  deliveryPlanFor,
  placeOf,
  stockAtPlace,
  type DeliveryPlan,
  type Place,
} from '../../modules/availability/index.ts'
import { asciiJson, hrefs, productText } from '../../modules/catalogue/index.ts'
import { codProblem, codRuleOf } from '../../modules/checkout/index.ts'
import type { CodRule } from '@upchar/reference/cod-rules'
import { questionsAbout } from '../../modules/content/index.ts'
import { chargesOf, volumePricesOf, type Charges } from '../../modules/pricing/index.ts'
import { saleLicencesOf, type SaleLicences } from '../../modules/sellers/index.ts'
import { buyersOf, PROOF_DAYS } from '../../modules/orders/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import type { Context } from '../../platform/context.ts'
import { batchLoader } from '../../platform/db/batch-loader.ts'
import { RawAnswer, type HandlerResult } from '../../platform/http/bind.ts'
import { otherOffers, shownAsOf } from './other-offers.ts'
import { textInView, type ProductView } from './product-view.ts'
import { selectProductStock, type VariantStock } from './store/product-stock.ts'

type Destination = { place: Place; plan: DeliveryPlan; licences: SaleLicences; on: string }

/** A variant's stock for sale: what its seller may not sell today, and less than its minimum order quantity, count as none. */
function stockOf(row: VariantStock, { place, plan, licences, on }: Destination) {
  const { sellerId, productClass } = row
  const premises = licences.premisesFor({ sellerId, productClass, on })
  const { left, view } = stockAtPlace(place, plan, { ...row, premises }, { quantity: row.moq })
  return left > 0 && left < row.moq ? { state: 'out_of_stock' as const } : view
}

/**
 * Whether the minimum order of a variant can be paid in cash there. Limits for newcomers don't
 * count (CHECKOUT-05).
 */
function takesCash(rule: CodRule | undefined, place: Place, row: VariantStock): boolean {
  const problem = codProblem(rule, {
    pincode: place.pincode,
    placeTakesCash: place.unserved === undefined && place.cod,
    totalPaise: row.pricePaise * row.moq,
    lines: [row],
  })
  return problem === null || problem.newcomersOnly
}

const shippingView = (rule: Charges['shipping']) => ({
  charge: paiseToRupees(rule?.amountPaise ?? 0),
  free_from: rule?.freeFromPaise == null ? null : paiseToRupees(rule.freeFromPaise),
})

/** By SKU; undefined where there are none. */
function volumePricesView(rows: readonly VariantStock[]) {
  const found = rows.flatMap((row) => {
    const { sku, maxOq, pricePaise, productClass, volumePrices: steps } = row
    const prices = volumePricesOf({ productClass, maxOq, listPaise: pricePaise, steps })
    return prices.length === 0
      ? []
      : [[sku, prices.map(({ from, price }) => ({ from, price: paiseToRupees(price) }))] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** How many buyers ordered it lately, where staff want it said and enough did (ENGAGE-10). */
async function proofOf(context: Context, groupId: number): Promise<string> {
  if (!(await flagsOf(context)).is_social_proof) return ''
  const buyers = await buyersOf(context, groupId)
  return buyers === undefined ? '' : `,"social_proof":${asciiJson({ buyers, days: PROOF_DAYS })}`
}

/** What buyers ask about it (memoized: most products have none). */
async function questionsOf(context: Context, slug: string): Promise<string> {
  const questions = await questionsAbout(context, hrefs.product(slug))
  return questions.length === 0 ? '' : `,"questions":${asciiJson(questions)}`
}

const productStock = batchLoader((context: Context, groupIds: readonly number[]) =>
  selectProductStock(context.db, groupIds, context.clock.now()),
)

/**
 * A product page: the stored text plus live stock. Two statements, or one when the text is cached.
 * Without a pincode the shop's default applies (ADDR-06).
 */
export async function showProduct(
  context: Context,
  slug: string,
  pincode: string | undefined,
  view: ProductView = { isPage: true, isLead: false },
): Promise<HandlerResult<'getProduct'>> {
  const at = pincode ?? (await flagsOf(context)).pincode
  const [place, plan] = await Promise.all([placeOf(context, at), deliveryPlanFor(context, at)])
  if (place === undefined || plan === undefined)
    return err({ code: 'pincode_unknown', message: INVALID_PINCODE, field: 'pincode' })
  const now = context.clock.now()
  const [product, codRule, charges, licences] = await Promise.all([
    productText(context, slug),
    codRuleOf(context, now),
    chargesOf(context, now),
    saleLicencesOf(context),
  ])
  const offers = product === undefined ? [] : ((await productStock(context, product.groupId)) ?? [])
  // The cached text may outlive the product by a moment.
  if (product === undefined || offers.length === 0)
    return err({ code: 'product_not_found', message: 'We do not sell this product any more.' })
  const shipping = shippingView(charges.shipping)
  const destination = { place, plan, licences, on: istDate(now) }
  const stocked = offers.map((row) => ({ row, stock: stockOf(row, destination) }))
  // Of every offer: the cached text may show for a moment one that isn't the best any more.
  const stock = asciiJson(Object.fromEntries(stocked.map((one) => [one.row.sku, one.stock])))
  const shownAs = shownAsOf(offers)
  const others = await otherOffers(context, stocked, { shownAs, today: istDate(now) })
  const named = Object.keys(shownAs).length === 0 ? '' : `,"shown_as":${asciiJson(shownAs)}`
  const beside = others.length === 0 ? '' : `,"other_offers":${asciiJson(others)}`
  const prices = volumePricesView(offers)
  const volume = prices === undefined ? '' : `,"volume_prices":${asciiJson(prices)}`
  const proof = await proofOf(context, product.groupId)
  const questions = view.isPage ? await questionsOf(context, slug) : ''
  const cash = asciiJson(
    offers.filter((row) => takesCash(codRule, place, row)).map((row) => row.sku),
  )
  return ok(
    new RawAnswer(
      `{"success":true,"product":${textInView(product.text, view)},"stock":${stock},"cash_on_delivery":${cash},"pincode":${asciiJson(place.pincode)},"city":${asciiJson(place.city)},"state":${asciiJson(place.state)},"shipping":${asciiJson(shipping)}${volume}${named}${beside}${proof}${questions}}`,
    ),
  )
}
