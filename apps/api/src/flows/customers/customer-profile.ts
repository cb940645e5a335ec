import type { Body } from '@upchar/contract/schema/endpoints'
import { isBusinessNameEditable } from '@upchar/kernel/kyc-states'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  findCustomer,
  updateProfile,
  userView,
  type CustomerFacts,
} from '../../modules/accounts/index.ts'
import { buyerOf } from '../../modules/kyc/index.ts'
import { countOrders } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sessionEnded, type Buying } from '../../platform/identity/identity.ts'

type Fixed = Refusal & { code: 'business_name_fixed' }

const nameFixed = () =>
  err({
    code: 'business_name_fixed' as const,
    field: 'business_name',
    message: 'Your business name was verified with your KYC. Write to us to change it.',
  })

/** The parts of a customer's profile that other modules own. */
async function factsOf(
  context: Context,
  handle: Handle,
  customerId: string,
): Promise<Omit<CustomerFacts, 'isStaffActing'>> {
  const { kycStatus } = await buyerOf(context, handle, customerId)
  return { ordersCount: await countOrders(handle, customerId), kycStatus }
}

/** The signed-in buyer (DATA-01). */
export async function showCustomer(
  context: Context,
  { customerId, staffId }: Buying,
): Promise<HandlerResult<'getCustomer'>> {
  const row = await findCustomer(context.db, customerId)
  if (row === undefined) return sessionEnded()
  return ok({
    success: true,
    user_info: userView(row, {
      ...(await factsOf(context, context.db, customerId)),
      isStaffActing: staffId !== null,
    }),
  })
}

/**
 * Changes the profile. A name verified by KYC can't change (KYC-02); a new business type needs a
 * KYC of its own.
 */
export async function updateUser(
  context: Context,
  customerId: string,
  body: Body<'updateUser'>,
): Promise<HandlerResult<'updateUser'>> {
  return inTransaction(context.db, async (tx) => {
    const { kycStatus } = await buyerOf(context, tx, customerId)
    const changed = await updateProfile(
      context,
      tx,
      customerId,
      body,
      (before, { businessName }): Result<void, Fixed> =>
        businessName === undefined ||
        businessName === before.businessName ||
        isBusinessNameEditable(before.businessName, kycStatus)
          ? ok(undefined)
          : nameFixed(),
    )
    if (!changed.ok) return changed
    // Read again: the KYC status depends on the business type.
    const facts = await factsOf(context, tx, customerId)
    return ok({
      success: true,
      user_info: userView(changed.value.row, { ...facts, isStaffActing: false }),
      is_new_user: changed.value.isNewUser,
      message: 'Your profile is saved',
    })
  })
}
