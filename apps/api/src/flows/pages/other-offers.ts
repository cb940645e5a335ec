import type { Answer } from '@upchar/contract/schema/endpoints'
import { mayPromote } from '@upchar/kernel/buying-rules'
import type { IstDate } from '@upchar/kernel/dates'
import { rateOfValue } from '@upchar/kernel/gst-rates'
import { withoutGst } from '@upchar/kernel/gst'
import { paiseToRupees } from '@upchar/kernel/money'
import { byOffer, gstTableOf, priceCeilingsOf, sellerView } from '../../modules/catalogue/index.ts'
import { sellersById } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { VariantStock } from './store/product-stock.ts'

type OtherOffer = NonNullable<Answer<'getProduct'>['other_offers']>[number]
type Stock = OtherOffer['stock']
/** An offer with its stock at the buyer's place. */
export type Stocked = { row: VariantStock; stock: Stock }

const canBeHad = ({ state }: Stock): boolean => state === 'in_stock' || state === 'low_stock'

/** SKUs of shown offers by the other SKUs of their variants. */
export type ShownAs = Readonly<Record<string, string>>

/**
 * Under which SKU the page shows what another one names: addresses, carts and orders know the variant by the SKU of an
 * offer that isn't the best any more, or by its own, whose seller may not offer it now.
 */
export function shownAsOf(offers: readonly VariantStock[]): ShownAs {
  const shown = new Map(
    offers.filter((one) => one.isShown).map(({ variantSku, sku }) => [variantSku, sku]),
  )
  return Object.fromEntries(
    offers.flatMap(({ sku, variantSku }) => {
      const as = shown.get(variantSku)
      return as === undefined
        ? []
        : [sku, variantSku].filter((name) => name !== as).map((name) => [name, as] as const)
    }),
  )
}

const sellersOf = memoize(({ db }) => sellersById(db))

/**
 * The offers of other sellers than those shown that can be had at the buyer's place, the best first. Goods that may not be promoted have none, because
 * their prices aren't shown.
 */
export async function otherOffers(
  context: Context,
  found: readonly Stocked[],
  { shownAs, today }: { shownAs: ShownAs; today: IstDate },
): Promise<OtherOffer[]> {
  const offered = found.filter(
    ({ row, stock }) =>
      !row.isShown && canBeHad(stock) && row.pricePaise > 0 && mayPromote(row.productClass),
  )
  if (offered.length === 0) return []
  const [gst, ceilings, sellers] = await Promise.all([
    gstTableOf(context),
    priceCeilingsOf(context),
    sellersOf(context),
  ])
  return offered
    .toSorted((a, b) => byOffer(a.row, b.row))
    .flatMap(({ row, stock }) => {
      const terms = gst.termsOf(row, today)
      const seller = sellers.get(row.sellerId)
      // The cart refuses both.
      if (terms === undefined || ceilings.exceededBy(row, gst, today)) return []
      if (seller === undefined) return []
      const gstBp = rateOfValue(terms, { grossPaise: row.pricePaise, pieces: row.packSize })
      return [
        {
          sku: row.sku,
          variant: shownAs[row.sku] ?? row.sku,
          price_gst: paiseToRupees(row.pricePaise),
          price: paiseToRupees(withoutGst(row.pricePaise, gstBp)),
          gst_rate: gstBp / 100,
          mrp: row.mrpPaise === null ? null : paiseToRupees(row.mrpPaise),
          moq: row.moq,
          max_oq: row.maxOq,
          seller: sellerView(seller, row.productClass),
          stock,
        },
      ]
    })
}
