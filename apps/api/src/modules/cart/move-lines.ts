import { ok, type Result } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { Destination } from './destination.ts'
import { cartClosed, lineMissing, maxReached } from './errors.ts'
import { longerLife } from './model.ts'
import { planItem } from './plan-item.ts'
import { asBought } from './rules.ts'
import { lockCart } from './store/many.ts'
import { selectCartWith } from './store/read.ts'
import { addLine, deleteLines } from './store/write.ts'

/**
 * Adds a product that comes from another list, as many as its minimum order, within that list's transaction. `wish`: the shelf life that
 * was wanted when it was put there.
 */
export async function bringLine(
  tx: Transaction,
  shopper: Shopper,
  { sku, shelfLifeMonths: wish }: { sku: string; shelfLifeMonths: number | null },
  destination: Destination,
): Promise<Result<undefined, BringRefusal>> {
  if (!destination.open) return cartClosed()
  await lockCart(tx, shopper)
  const rows = asBought(await selectCartWith(tx, shopper, [sku], destination), [sku]).map((row) =>
    row.sku === sku ? { ...row, shelfLifeMonths: longerLife(row.shelfLifeMonths, wish) } : row,
  )
  const plan = planItem(rows, { sku, quantity: undefined }, destination)
  if (!plan.ok) return plan
  const { row, quantity } = plan.value
  const added = await addLine(tx, shopper, {
    offerId: row.offerId,
    quantity,
    maxOq: row.maxOq,
    engravingName: null,
    shelfLifeMonths: row.shelfLifeMonths,
    pricePaise: row.pricePaise,
    volumePrices: row.volumePrices,
    deal: row.deal,
    at: destination.at,
  })
  // Another tab has filled the line since it was read.
  return added.after === added.before ? maxReached(added.before, row.maxOq) : ok(undefined)
}

type BringRefusal =
  | Extract<ReturnType<typeof planItem>, { ok: false }>['error']
  | ReturnType<typeof cartClosed>['error']
  | ReturnType<typeof maxReached>['error']

/** Takes a line out of the cart for another list, within that list's transaction. Returns the shelf life that is wanted of it. */
export async function takeLine(
  tx: Transaction,
  shopper: Shopper,
  sku: string,
): Promise<Result<{ shelfLifeMonths: number | null }, ReturnType<typeof lineMissing>['error']>> {
  await lockCart(tx, shopper)
  const [deleted] = await deleteLines(tx, shopper, [sku])
  return deleted === undefined ? lineMissing() : ok({ shelfLifeMonths: deleted.shelfLifeMonths })
}
