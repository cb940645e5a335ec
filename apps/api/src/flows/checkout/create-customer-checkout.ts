import type { Body, Query } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Buying } from '../../platform/identity/identity.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { newId } from '../../platform/ids.ts'
import { formOfAccount } from '../customers/form-of-account.ts'
import { createCheckout } from './create-checkout.ts'

/** A customer's checkout (CHECKOUT-01). A call that brings no form is for the default address. */
export async function createCustomerCheckout(
  context: Context,
  { customerId, staffId }: Buying,
  query: Query<'createCheckout'>,
  body: Body<'createCheckout'>,
): Promise<HandlerResult<'createCheckout'>> {
  const { form, request_key = newId(), ...rest } = body
  const filled = await formOfAccount(context, customerId, form)
  if (!filled.ok) return filled
  return createCheckout(context, {
    shopper: customerShopper(customerId),
    staffId,
    query,
    body: { ...rest, request_key, form: filled.value },
  })
}
