import { ADDRESS_DELETED } from '@upchar/kernel/account-words'
import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sessionEnded } from '../../platform/identity/identity.ts'
import { lockCustomer } from '../accounts/index.ts'
import { savedText } from './errors.ts'
import { removeAddress } from './remove-address.ts'
import { addAddress, modifyAddress } from './save-address.ts'
import { selectBook } from './store.ts'
import { bookView } from './view.ts'

type Change = { query: Query<'editMyAddress'>; body: Body<'editMyAddress'> }

/** Makes the change; the caller has locked the account. */
function change(
  context: Context,
  tx: Transaction,
  customerId: string,
  { query: { action, id }, body }: Change,
) {
  switch (action) {
    case 'add':
      return addAddress(context, tx, customerId, body)
    case 'modify':
      return modifyAddress(context, tx, customerId, id, body)
    case 'delete':
      return removeAddress(context, tx, customerId, id)
  }
}

/** The same, with the addresses that result. The account stays locked until the transaction ends. */
export async function changeBook(
  context: Context,
  tx: Transaction,
  customerId: string,
  wish: Change,
) {
  const changed = await change(context, tx, customerId, wish)
  return changed.ok ? ok({ id: changed.value, book: await selectBook(tx, customerId) }) : changed
}

/**
 * Adds, modifies or deletes one of the buyer's addresses in one transaction; answers with the resulting
 * addresses (ADDR-02, ADDR-03).
 */
export async function editAddress(
  context: Context,
  customerId: string,
  wish: Change,
): Promise<HandlerResult<'editMyAddress'>> {
  const done = await inTransaction(context.db, async (tx) => {
    // First, as closing an account does: a row added to a closed account would stay forever.
    if ((await lockCustomer(tx, customerId)) === undefined) return sessionEnded()
    return changeBook(context, tx, customerId, wish)
  })
  if (!done.ok) return done
  const message = wish.query.action === 'delete' ? ADDRESS_DELETED : savedText
  return ok({ ...(await bookView(context, done.value.book)), message, address_id: done.value.id })
}
