import { err, ok, type Result } from '@upchar/kernel/result'
import { refreshWarehouses } from '../../../modules/catalogue/index.ts'
import {
  checkoutErrors,
  findCheckout,
  lockToPlace,
  type Checkout,
} from '../../../modules/checkout/index.ts'
import { saleLicencesOf } from '../../../modules/sellers/index.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { ownerOf, type Shopper } from '../../../platform/identity/shopper.ts'
import { unplacedOutcome } from '../../checkout/outcome.ts'
import { endRequest } from './end-request.ts'

/** Takes a request back; `also` runs in the same transaction, `why` is for the buyer. False: nothing was waiting any more. */
export async function takeBack(
  context: Context,
  checkout: Checkout,
  also: (tx: Transaction) => Promise<void> = async () => undefined,
  why = '',
): Promise<boolean> {
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<number[], 'closed'>> => {
      const locked = await lockToPlace(tx, checkout.id, ownerOf(checkout).kind)
      const freed = locked && (await endRequest(context, tx, locked, 'cancelled', why))
      if (freed === undefined) return err('closed')
      await also(tx)
      return ok(freed)
    },
  )
  if (!done.ok) return false
  const at = context.clock.now()
  await refreshWarehouses(context.db, done.value, at, await saleLicencesOf(context))
  return true
}

/** The buyer takes an order back that waits for its money (CHECKOUT-15). */
export async function cancelPaymentRequest(
  context: Context,
  shopper: Shopper,
  id: string,
): Promise<HandlerResult<'cancelPaymentRequest'>> {
  const checkout = await findCheckout(context.db, id, shopper)
  if (checkout === undefined) return checkoutErrors.checkoutNotFound()
  if (!(await takeBack(context, checkout))) return checkoutErrors.checkoutClosed()
  return ok({ success: true, outcome: await unplacedOutcome(context, context.db, id) })
}
