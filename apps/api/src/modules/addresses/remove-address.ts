import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addressNotFound } from './errors.ts'
import { defaultsWithout } from './rules.ts'
import { deleteAddress, lockBook, setDefaults } from './store.ts'

/** Deletes an address and its role as default (ADDR-02). */
export async function removeAddress(
  context: Context,
  tx: Transaction,
  customerId: string,
  id: string,
) {
  const defaults = await lockBook(tx, customerId, context.clock.now())
  await setDefaults(tx, customerId, defaultsWithout(defaults, id))
  return (await deleteAddress(tx, customerId, id)) ? ok(id) : addressNotFound()
}
