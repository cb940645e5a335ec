import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import type { Context } from '../../../platform/context.ts'
import { inTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import { flagsOf } from '../../flags/index.ts'
import { answerCart } from '../answer-cart.ts'
import { destinationOf, type Destination } from '../destination.ts'
import { cartClosed, pincodeUnknown } from '../errors.ts'
import { keepAttribution } from '../keep-attribution.ts'
import type { SharedLine } from '../model.ts'
import { capText } from '../rules.ts'
import { selectRows } from '../store/read.ts'
import { addLine } from '../store/write.ts'
import { linkUnknown, openLink, sharingOff } from './link.ts'
import { receive, type ReceivedLine } from './receive.ts'
import { lockCart, noteLines } from './store.ts'

/** Adds what fits, all of it or nothing, and notes on the cart's lines what was left out. */
async function addAll(
  tx: Transaction,
  shopper: Shopper,
  shared: readonly SharedLine[],
  destination: Destination,
): Promise<ReceivedLine[]> {
  await lockCart(tx, shopper)
  const lines = await receive(tx, shopper, shared, destination)
  const notes: { offerId: number; note: string }[] = []
  for (const { row, added, quantity, message } of lines) {
    if (row === undefined || added === 0) continue
    const { offerId, maxOq, pricePaise, volumePrices, deal } = row
    await addLine(tx, shopper, {
      offerId,
      quantity: added,
      maxOq,
      engravingName: null,
      pricePaise,
      volumePrices,
      deal,
      at: destination.at,
    })
    if (message === null) continue
    const limit = row.quantity + added >= maxOq ? capText(0, maxOq) : message
    notes.push({ offerId, note: `${added} of ${quantity} in the shared cart were added. ${limit}` })
  }
  if (notes.length > 0) await noteLines(tx, shopper, notes)
  return lines
}

function messageOf(lines: readonly ReceivedLine[]): string {
  const taken = lines.filter(({ added }) => added > 0).length
  const short = lines.filter(({ message }) => message !== null).length
  if (taken === 0) return 'None of these products could be added to your cart.'
  const came = `${plural(taken, 'product')} added to your cart.`
  return short === 0 ? came : `${came} ${plural(short, 'product')} could not be added in full.`
}

/**
 * Adds a shared cart to the receiver's (CART-19), with stock, limits and rights as for single adds. Adding it
 * again adds again, up to the limits.
 */
export async function addShared(
  context: Context,
  shopper: Shopper,
  body: Body<'addSharedCart'>,
): Promise<HandlerResult<'addSharedCart'>> {
  if (!(await flagsOf(context)).can_share_cart) return sharingOff()
  const destination = await destinationOf(context, context.db, shopper, body.pincode)
  if (destination === undefined) return pincodeUnknown()
  if (!destination.open) return cartClosed()
  const shared = await openLink(context, body.link, destination.at)
  if (shared === undefined) return linkUnknown()
  const lines = await inTransaction(context.db, (tx) =>
    addAll(tx, shopper, shared.lines, destination),
  )
  await keepAttribution(context, shopper, body)
  const rows = await selectRows(context.db, shopper, '', destination.at)
  return ok({
    success: true,
    cart: await answerCart(context, shopper, rows, destination),
    message: messageOf(lines),
    lines: lines.map(({ sku, quantity, added, message, row }) => ({
      sku_id: sku,
      title: row?.title ?? sku,
      quantity,
      added,
      message,
    })),
  })
}
