import type { Handle } from '../../../platform/db/database.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import type { Buying } from '../../catalogue/index.ts'
import { stockOf, type Destination } from '../destination.ts'
import { longerLife, type CartRow, type WantedLine } from '../model.ts'
import { asBought, buyingRefusal, cartFullText, mostLines } from '../rules.ts'
import { selectCartWith } from '../store/read.ts'
import { planLine, type LinePlan } from './rules.ts'

/** A wanted line as its buyer finds it. `row` undefined: the shop doesn't know the SKU any more. */
export type ReceivedLine = WantedLine &
  LinePlan & { row: CartRow | undefined; buying: Buying | undefined }

const notSold = 'This product is no longer sold.'

/** Judges wanted lines for the buyer's cart, pincode and rights, in the given order. `fills`: what is in the cart counts. */
export async function receive(
  handle: Handle,
  shopper: Shopper,
  wanted: readonly WantedLine[],
  destination: Destination,
  fills = false,
): Promise<ReceivedLine[]> {
  const skus = wanted.map(({ sku }) => sku)
  const rows = asBought(await selectCartWith(handle, shopper, skus, destination), skus)
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  let room = mostLines - rows.filter(({ quantity }) => quantity > 0).length
  return wanted.map((line) => {
    const found = bySku.get(line.sku)
    if (found === undefined)
      return { ...line, row: found, buying: undefined, added: 0, message: notSold }
    const shelfLifeMonths = longerLife(found.shelfLifeMonths, line.shelfLifeMonths)
    const row = { ...found, shelfLifeMonths }
    const refused = buyingRefusal(row, destination)
    if (refused !== undefined)
      return { ...line, row, buying: refused.buying, added: 0, message: refused.message }
    const missing = line.quantity - (fills ? row.quantity : 0)
    if (missing <= 0) return { ...line, row, buying: undefined, added: 0, message: null }
    const stock = stockOf(row, destination, row.quantity + missing)
    const plan = planLine(row, missing, stock)
    if (plan.added === 0 || row.quantity > 0) return { ...line, row, buying: undefined, ...plan }
    if (room <= 0) return { ...line, row, buying: undefined, added: 0, message: cartFullText }
    room -= 1
    return { ...line, row, buying: undefined, ...plan }
  })
}
