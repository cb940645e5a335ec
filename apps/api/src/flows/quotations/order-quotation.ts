import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { formatIstEnd } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import { addLines, keepAttribution, type CartView } from '../../modules/cart/index.ts'
import { findQuotation, quotationUnknown, type Quotation } from '../../modules/quotations/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { quotationOfLink } from './open-quotation.ts'

type Change = Answer<'orderQuotation'>['changes'][number]

/** What differs from the quotation, by line: a product, fewer of it, another price. */
function changesOf(
  { quoted }: Quotation,
  cart: CartView,
  added: readonly { sku_id: string; message: string | null }[],
): Change[] {
  const messages = new Map(added.map(({ sku_id: sku, message }) => [sku, message]))
  const items = new Map(cart.items.map((item) => [item.sku_id, item]))
  return quoted.lines.flatMap((line) => {
    const item = items.get(line.sku)
    const then = paiseToRupees(line.unitPaise)
    const price = item?.price ?? null
    const message = messages.get(line.sku) ?? null
    return message === null && price === then
      ? []
      : [{ sku_id: line.sku, title: line.title, quoted_price: then, price, message }]
  })
}

function messageOf(
  { number, validUntil, quoted }: Quotation,
  cart: CartView,
  changes: readonly Change[],
  at: Date,
): string {
  const own = new Set(quoted.lines.map(({ sku }) => sku))
  const others = cart.items.filter(({ sku_id: sku }) => !own.has(sku)).length
  const last = formatIstEnd(validUntil)
  return [
    `Quotation ${number} is in your cart.`,
    validUntil > at ? '' : `It was valid until ${last}: these are today’s prices.`,
    changes.length === 0
      ? ''
      : `${plural(changes.length, 'product')} differ${changes.length === 1 ? 's' : ''} from it.`,
    others === 0 ? '' : `Your cart also holds ${plural(others, 'other product')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Fills the cart up to what was quoted, at the quoted prices while they hold. Repeating it adds nothing. */
export async function orderQuotation(
  context: Context,
  shopper: Shopper,
  id: string,
  body: Body<'orderQuotation'>,
): Promise<HandlerResult<'orderQuotation'>> {
  const row =
    body.key === undefined
      ? await findQuotation(context.db, shopper, id)
      : await quotationOfLink(context, shopper, { id, key: body.key })
  if (row === undefined) return quotationUnknown()
  const { quoted, number, validUntil: until, poNumber } = row
  const added = await addLines(context, shopper, {
    lines: quoted.lines.map(({ sku, quantity, shelfLifeMonths }) => ({
      sku,
      quantity,
      ...(shelfLifeMonths !== undefined && { shelfLifeMonths }),
    })),
    from: `quotation ${number}`,
    pincode: body.pincode ?? quoted.pincode,
    held: {
      until,
      prices: quoted.lines
        .filter(({ held }) => held)
        .map(({ sku, listPaise, volumePrices }) => ({ sku, pricePaise: listPaise, volumePrices })),
    },
  })
  if (!added.ok) return added
  await keepAttribution(context, shopper, body)
  const { cart, lines } = added.value
  const changes = changesOf(row, cart, lines)
  return ok({
    success: true,
    cart,
    changes,
    po_number: poNumber,
    message: messageOf(row, cart, changes, context.clock.now()),
  })
}
