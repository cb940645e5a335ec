import type { Answer } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import type { Context } from '../../../platform/context.ts'
import { inTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import { answerCart } from '../answer-cart.ts'
import { destinationOf, type Destination } from '../destination.ts'
import { cartClosed, pincodeUnknown } from '../errors.ts'
import { longerLife, type WantedLine } from '../model.ts'
import { capText } from '../rules.ts'
import { holdPrices, type HeldPrice } from '../store/hold.ts'
import { addManyLines, lockCart, lockFilling, noteLines } from '../store/many.ts'
import { selectLines } from '../store/read.ts'
import { receive, type ReceivedLine } from './receive.ts'

/** Adds what fits, all of it or nothing, and notes on the cart's lines what was left out. */
async function addAll(
  tx: Transaction,
  shopper: Shopper,
  wanted: readonly WantedLine[],
  destination: Destination,
  { from, held }: Wish,
): Promise<ReceivedLine[]> {
  if (held !== undefined) await lockFilling(tx, shopper)
  await lockCart(tx, shopper)
  const lines = await receive(tx, shopper, wanted, destination, held !== undefined)
  const notes: { offerId: number; note: string }[] = []
  const toAdd: Parameters<typeof addManyLines>[2][number][] = []
  for (const { row, added, quantity, message } of lines) {
    if (row === undefined || added === 0) continue
    const { offerId, maxOq, shelfLifeMonths, pricePaise, volumePrices, deal } = row
    toAdd.push({
      offerId,
      quantity: added,
      maxOq,
      shelfLifeMonths,
      pricePaise,
      volumePrices,
      deal,
    })
    if (message === null) continue
    const limit = row.quantity + added >= maxOq ? capText(0, maxOq) : message
    notes.push({ offerId, note: `${added} of ${quantity} in ${from} were added. ${limit}` })
  }
  if (toAdd.length > 0) await addManyLines(tx, shopper, toAdd, destination.at)
  if (notes.length > 0) await noteLines(tx, shopper, notes)
  if (held !== undefined && held.until > destination.at)
    await holdPrices(tx, shopper, held.prices, held.until)
  return lines
}

/** A SKU that is wanted twice is one line of the cart. */
export function joinWanted(lines: readonly WantedLine[]): WantedLine[] {
  const wanted = new Map<string, WantedLine>()
  for (const line of lines) {
    const before = wanted.get(line.sku)
    const shelfLifeMonths = longerLife(before?.shelfLifeMonths, line.shelfLifeMonths)
    wanted.set(line.sku, {
      sku: line.sku,
      quantity: (before?.quantity ?? 0) + line.quantity,
      ...(shelfLifeMonths !== null && { shelfLifeMonths }),
    })
  }
  return [...wanted.values()]
}

function messageOf(lines: readonly ReceivedLine[]): string {
  const taken = lines.filter(({ added }) => added > 0).length
  const short = lines.filter(({ message }) => message !== null).length
  if (taken === 0) return 'None of these products could be added to your cart.'
  const came = `${plural(taken, 'product')} added to your cart.`
  return short === 0 ? came : `${came} ${plural(short, 'product')} could not be added in full.`
}

/** Many lines for one cart. `from` names where they came from, as in "4 of 10 in `from` were added". */
export type Wish = {
  lines: readonly WantedLine[]
  from: string
  pincode: string | undefined
  /** Of a quotation: the cart is filled up to the quantities, and the prices hold. Their offers are among the lines. */
  held?: { prices: readonly HeldPrice[]; until: Date }
}

/**
 * Adds many lines to the buyer's cart in one transaction, with stock, limits and rights as for single adds, and says by line
 * what was left out (CART-19, ORDER-07).
 */
export async function addLines(context: Context, shopper: Shopper, wish: Wish) {
  const destination = await destinationOf(context, context.db, shopper, wish.pincode)
  if (destination === undefined) return pincodeUnknown()
  if (!destination.open) return cartClosed()
  const added = await inTransaction(context.db, (tx) =>
    addAll(tx, shopper, joinWanted(wish.lines), destination, wish),
  )
  const rows = await selectLines(context.db, shopper, destination)
  const answer: Answer<'addSharedCart'> = {
    success: true,
    cart: await answerCart(context, shopper, rows, destination),
    message: messageOf(added),
    lines: added.map(({ sku, quantity, added: count, message, row }) => ({
      sku_id: sku,
      title: row?.title ?? sku,
      quantity,
      added: count,
      message,
    })),
  }
  return ok(answer)
}
