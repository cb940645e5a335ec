import { lockCustomer, mergeAccount, type CustomerRow } from '../../modules/accounts/index.ts'
import { forgetCart, mergeCart } from '../../modules/cart/index.ts'
import { takeTurn } from '../../modules/checkout/index.ts'
import { dropDrafts } from '../../modules/kyc/index.ts'
import { joinCompared, joinWished } from '../../modules/lists/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { moveBelongings } from './store/merge-moves.ts'

/** Calls that passed authentication before may still write a cart or a checkout; none runs this long. */
const callsOverMs = 10 * 60_000

type Pair = { from: string; into: string }

/** Both accounts, locked in the order of their ids, after their placements and settlements under way. */
export async function lockPair(
  tx: Transaction,
  { from, into }: Pair,
): Promise<Record<keyof Pair, CustomerRow | undefined>> {
  const rows = new Map<string, CustomerRow | undefined>()
  const inOrder = [from, into].toSorted()
  for (const id of inOrder) await takeTurn(tx, id)
  for (const id of inOrder) rows.set(id, await lockCustomer(tx, id))
  return { from: rows.get(from), into: rows.get(into) }
}

async function moveAll(context: Context, tx: Transaction, { from, into }: Pair): Promise<void> {
  const at = context.clock.now()
  const shopper = customerShopper(from)
  // The purchases of both carts go on for themselves: a payment that one account has begun must not be taken for a second
  // attempt at what the other one buys.
  await mergeCart(tx, shopper, into, at)
  await forgetCart(tx, customerShopper(from))
  await joinWished(tx, shopper, into)
  await joinCompared(tx, shopper, into, at)
  await dropDrafts(context, tx, { from, into })
  await moveBelongings(tx, { from, into, at })
}

/** Makes two accounts one, in the caller's transaction (OPS-10). Returns how many sessions ended. */
export async function mergeCustomers(
  context: Context,
  tx: Transaction,
  from: CustomerRow,
  into: CustomerRow,
): Promise<number> {
  const pair = { from: from.id, into: into.id }
  await moveAll(context, tx, pair)
  const ended = await mergeAccount(context, tx, from, into)
  addJob(tx, 'merge-leftovers', pair, {
    runAt: new Date(context.clock.now().getTime() + callsOverMs),
  })
  return ended
}

/** Job: moves what calls under way wrote for the account that ended. Safe to repeat. */
export const mergeLeftovers = (context: Context, pair: Pair): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    const { into } = await lockPair(tx, pair)
    // The surviving account was closed since: its own erasure has run, and theirs follows.
    if (into !== undefined) await moveAll(context, tx, pair)
  })
