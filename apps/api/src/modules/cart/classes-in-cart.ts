import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { anybodysPrices } from './rights.ts'
import { selectLines } from './store/read.ts'

/** The product classes of what is in the cart. */
export const classesInCart = async (
  handle: Handle,
  shopper: Shopper,
  at: Date,
): Promise<string[]> =>
  (await selectLines(handle, shopper, anybodysPrices(at)))
    .filter(({ quantity }) => quantity > 0)
    .map(({ productClass }) => productClass)
