import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { answerCart } from './answer-cart.ts'
import type { Destination } from './destination.ts'
import { cartFull, maxReached, notEngraved } from './errors.ts'
import { cartAndGiftsWith } from './gift-offers.ts'
import type { CartRow } from './model.ts'
import { planItem } from './plan-item.ts'
import { asBought, capText, mayEngrave, mostLines, wantingLife } from './rules.ts'
import { selectLines } from './store/read.ts'
import { addLine, removeExcessLine, type AddedLine } from './store/write.ts'

export type ItemToAdd = {
  sku: string
  quantity: number | undefined
  engravingName: string | undefined
  /** Wanted on delivery, at least; 0: any, undefined: as the line has it. */
  shelfLifeMonths: number | undefined
}

/**
 * Adds an item to the cart (CART-02, CART-05, CART-07, VALID-08). Two statements: one reads the
 * cart and the offer, one writes the line. The second also returns what else is in the cart, so
 * that an add from another tab is noticed and the cart is read again.
 */
export async function addItem(
  context: Context,
  shopper: Shopper,
  item: ItemToAdd,
  destination: Destination,
): Promise<HandlerResult<'updateCart'>> {
  const { at } = destination
  const read = await cartAndGiftsWith(context, shopper, item.sku, destination)
  const rows = asBought(read.rows, [item.sku]).map((row) =>
    row.sku === item.sku ? wantingLife(row, item) : row,
  )
  const plan = planItem(rows, item, destination)
  if (!plan.ok) return plan
  const { row, asked: quantity, message } = plan.value
  if (!mayEngrave(row, item.engravingName)) return notEngraved()
  const added = await addLine(context.db, shopper, {
    offerId: row.offerId,
    quantity: plan.value.quantity,
    maxOq: row.maxOq,
    engravingName: item.engravingName === '' ? null : (item.engravingName ?? null),
    shelfLifeMonths: row.shelfLifeMonths,
    pricePaise: row.pricePaise,
    volumePrices: row.volumePrices,
    deal: row.deal,
    at,
  })
  // Another tab has written the line since we read it.
  if (added.after === added.before) return maxReached(added.before, row.maxOq)
  const current = isUpToDate(rows, row, added)
    ? withAdded(rows, row, added)
    : await selectLines(context.db, shopper, destination)
  if (added.before === 0 && current.length > mostLines) {
    await removeExcessLine(context.db, shopper, row.offerId)
    return cartFull()
  }
  const capped = added.after - added.before < quantity
  return ok({
    success: true,
    cart: await answerCart(context, shopper, current, destination, { gifts: read.gifts }),
    message: capped ? capText(added.before, row.maxOq) : message,
    ...(capped ? { code: 'quantity_capped' as const } : {}),
  })
}

/** Whether nobody else wrote to the cart between our two statements, nor while the second waited. */
function isUpToDate(rows: readonly CartRow[], row: CartRow, added: AddedLine): boolean {
  if (added.overtaken) return false
  const seen = rows
    .filter((other) => other !== row && other.quantity > 0)
    .toSorted((a, b) => a.offerId - b.offerId)
    .map((other) => `${other.offerId}x${other.quantity}`)
  return added.before === row.quantity && seen.join() === (added.others ?? []).join()
}

const withAdded = (rows: readonly CartRow[], row: CartRow, added: AddedLine): CartRow[] =>
  rows.map((other) =>
    other === row
      ? {
          ...row,
          quantity: added.after,
          mergeNote: null,
          gift: false,
          engravingName: added.engravingName,
          shelfLifeMonths: added.shelfLifeMonths,
          seenPricePaise: added.seenPricePaise,
          seenVolumePrices: added.seenVolumePrices,
          seenDeal: added.seenDeal,
        }
      : other,
  )
