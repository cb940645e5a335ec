import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { cardsOf, isOnSale } from '../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { RawAnswer, type HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { alreadyCompared, compareFull, productNotFound } from './errors.ts'
import { additionTo } from './rules.ts'
import { deleteCompared, insertCompared, lockCompared, selectCompared } from './store.ts'

const answer = async (context: Context, shopper: Shopper, message: string) => {
  const cards = await cardsOf(
    context,
    (await selectCompared(context.db, shopper)).map((one) => one.groupId),
  )
  return ok(
    new RawAnswer(
      `{"success":true,"message":${JSON.stringify(message)},"products":[${cards.join()}]}`,
    ),
  )
}

/** Adds products to the list (COMPARE-01). */
export async function addToCompare(
  context: Context,
  shopper: Shopper,
  { products }: Body<'addToCompare'>,
): Promise<HandlerResult<'addToCompare'>> {
  const onSale = await isOnSale(context)
  const addition = await inTransaction(context.db, async (tx) => {
    await lockCompared(tx, shopper)
    const kept = await selectCompared(tx, shopper)
    const found = additionTo(
      kept.map((one) => one.groupId).filter(onSale),
      products.map((one) => one.group_id),
      onSale,
    )
    if ('add' in found)
      await insertCompared(
        tx,
        shopper,
        found.add,
        new Date(
          Math.max(context.clock.now().getTime(), (kept.at(-1)?.addedAt.getTime() ?? 0) + 1),
        ),
      )
    return found
  })
  if ('add' in addition) return answer(context, shopper, 'Product added to compare list')
  if (addition.refused === 'unknown') return productNotFound()
  return addition.refused === 'already' ? alreadyCompared() : compareFull()
}

/** Removes products from the list (COMPARE-01). */
export async function deleteFromCompare(
  context: Context,
  shopper: Shopper,
  { products }: Body<'deleteFromCompare'>,
): Promise<HandlerResult<'deleteFromCompare'>> {
  await deleteCompared(
    context.db,
    shopper,
    products.map((one) => one.group_id),
  )
  return answer(context, shopper, 'Item removed from compare list')
}
