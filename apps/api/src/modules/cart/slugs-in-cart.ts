import type { Context } from '../../platform/context.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { anybodysPrices } from './rights.ts'
import { selectLines } from './store/read.ts'

/** The products in the shopper's cart, oldest first. */
export async function slugsInCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopper: Shopper,
): Promise<string[]> {
  const rows = await selectLines(db, shopper, anybodysPrices(clock.now()))
  return rows.map(({ slug }) => slug)
}
