import type { Answer } from '@upchar/contract/schema/endpoints'
import { mayPromote } from '@upchar/kernel/buying-rules'
import { paiseToRupees } from '@upchar/kernel/money'
import { optionText } from '@upchar/kernel/option-text'
import { ok } from '@upchar/kernel/result'
import {
  articlesOf,
  destinationOf,
  pincodeUnknown,
  type Article,
} from '../../modules/cart/index.ts'
import { selectWished, type Wished } from '../../modules/lists/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

type Item = Answer<'listWishlist'>['items'][number]

const rupeesOrNull = (paise: number | null): number | null =>
  paise === null ? null : paiseToRupees(paise)

/** What has changed since it was added; nothing that draws to goods that may not be promoted. */
function changesOf(wished: Wished, { row, pricePaise, stock, message }: Article) {
  if (!mayPromote(row.productClass) || pricePaise === null)
    return { price_then: null, back_in_stock: false }
  return {
    price_then: wished.pricePaise === pricePaise ? null : rupeesOrNull(wished.pricePaise),
    back_in_stock:
      wished.soldOut &&
      message === null &&
      (stock.view.state === 'in_stock' || stock.view.state === 'low_stock'),
  }
}

function itemOf(wished: Wished, article: Article, optionName: (family: string) => string): Item {
  const { row, stock, pricePaise, mrpPaise, gone, message, buying } = article
  return {
    sku_id: row.sku,
    title: row.title,
    option: optionText(optionName(row.family), row.optionLabel),
    slug: gone ? '' : row.slug,
    family: row.family,
    brand: row.brand,
    price: rupeesOrNull(pricePaise),
    mrp: rupeesOrNull(mrpPaise),
    ...changesOf(wished, article),
    stock: stock.view,
    notices: !gone && mayPromote(row.productClass),
    moq: Math.max(1, row.moq),
    message,
    ...(buying && { buying }),
    added_at: wished.addedAt.toISOString(),
  }
}

/** The wishlist as its buyer finds it today (WISH-01). */
export async function showWishlist(
  context: Context,
  shopper: Shopper,
  pincode: string | undefined,
): Promise<HandlerResult<'listWishlist'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const wished = await selectWished(context.db, shopper)
  const articles = await articlesOf(
    context.db,
    shopper,
    wished.map(({ sku }) => sku),
    destination,
  )
  return ok({
    success: true,
    items: wished.flatMap((one) => {
      const article = articles.get(one.sku)
      return article === undefined ? [] : [itemOf(one, article, destination.optionName)]
    }),
  })
}
