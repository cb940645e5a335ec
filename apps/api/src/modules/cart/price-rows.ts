import { priceCart, type Quote, type QuoteInput } from '../pricing/index.ts'
import { stockAtPlace } from '../availability/index.ts'
import type { Destination } from './destination.ts'
import type { CartRow, GoneLine, PricedLine } from './model.ts'
import { lineProblem, priceNow, whyNotSold } from './rules.ts'

/** A cart with its prices for one place. */
export type PricedCart = {
  destination: Destination
  lines: PricedLine[]
  quote: Quote
}

/** Splits rows into those that can stay and those that nobody like the guest may buy any more (CART-21). */
export function sortRows(rows: readonly CartRow[], { policy, on }: Pick<Destination, 'policy' | 'on'>): { kept: CartRow[]; gone: GoneLine[] } {
  const kept: CartRow[] = []
  const gone: GoneLine[] = []
  for (const row of rows) {
    const reason = whyNotSold(row, policy, on)
    if (reason === undefined) kept.push(row)
    else gone.push({ sku: row.sku, title: row.title, reason: reason.message })
  }
  return { kept, gone }
}

/** Prices rows for a place: the one way from rows to money, for the cart and for the checkout alike. */
export function priceRows(rows: readonly CartRow[], destination: Destination, { payment, recipientStateCode }: Pick<QuoteInput, 'payment' | 'recipientStateCode'>): PricedCart {
  const prices = rows.map((row) => priceNow(row, destination.at))
  const quote = priceCart({
    lines: rows.map((row, i) => ({
      variantId: row.variantId, sku: row.sku, title: row.title, optionLabel: row.optionLabel, quantity: row.quantity,
      unitPricePaise: prices[i]?.pricePaise ?? row.pricePaise, mrpPaise: row.mrpPaise, gstBp: row.gstBp, hsn: row.hsn,
      sellerId: row.sellerId, sellerStateCode: row.sellerStateCode, coldChain: row.coldChain, vaccine: row.businessCategory === 'vaccines',
      engravingName: row.engravingName,
    })),
    placeOfSupply: destination.place.stateCode,
    recipientStateCode,
    charges: destination.charges,
    platformStateCode: destination.platformStateCode,
    payment,
  })
  const lines = rows.flatMap((row, i) => {
    const line = quote.lines[i]
    if (line === undefined) return []
    const stock = stockAtPlace(destination.place, destination.plan, row.warehouses ?? [], row.free ?? [], row.quantity)
    return [{ row, quote: line, stock, priceBefore: prices[i]?.before ?? null, problem: lineProblem(row, stock, destination.unserved) }]
  })
  return { destination, lines, quote }
}
