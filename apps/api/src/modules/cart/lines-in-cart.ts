import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { WantedLine } from './model.ts'
import { anybodysPrices } from './rights.ts'
import { selectLines } from './store/read.ts'

/** What the buyer has put into the cart: gifts come by themselves. */
export async function linesInCart(
  handle: Handle,
  shopper: Shopper,
  at: Date,
): Promise<WantedLine[]> {
  return (await selectLines(handle, shopper, anybodysPrices(at)))
    .filter(({ quantity, gift }) => quantity > 0 && !gift)
    .map(({ sku, quantity, shelfLifeMonths }) => ({
      sku,
      quantity,
      ...(shelfLifeMonths !== null && { shelfLifeMonths }),
    }))
}
