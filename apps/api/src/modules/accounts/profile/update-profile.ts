import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { sessionEnded } from '../../../platform/identity/identity.ts'
import type { ErrorOf } from '../errors.ts'
import { profileChange } from './profile-rules.ts'
import {
  lockCustomer,
  updateCustomer,
  type CustomerRow,
  type ProfileChange,
} from '../store/customers.ts'
import { isProfileComplete } from '../view.ts'

export type ProfileInvalid = Refusal & {
  code: 'profile_invalid'
  fields: { field: string; message: string }[]
}
/** Lets another module veto a change: KYC fixes what it has verified. */
export type MayChange<R> = (before: CustomerRow, change: ProfileChange) => Result<void, R>

/** Updates the profile under a lock. `isNewUser`: this update completed it. */
export async function updateProfile<R>(
  context: Context,
  tx: Transaction,
  customerId: string,
  body: Body<'updateUser'>,
  mayChange: MayChange<R>,
): Promise<
  Result<
    { row: CustomerRow; isNewUser: boolean },
    R | ProfileInvalid | ErrorOf<typeof sessionEnded>
  >
> {
  const change = profileChange(body)
  if (!change.ok)
    return err({
      code: 'profile_invalid',
      message: 'Some entries need correcting.',
      fields: change.error,
    })
  const before = await lockCustomer(tx, customerId)
  if (before === undefined) return sessionEnded()
  const allowed = mayChange(before, change.value)
  if (!allowed.ok) return allowed
  await updateCustomer(tx, customerId, change.value, context.clock.now())
  const row = { ...before, ...change.value }
  return ok({ row, isNewUser: isProfileComplete(row) && !isProfileComplete(before) })
}
