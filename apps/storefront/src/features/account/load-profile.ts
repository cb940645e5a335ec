import { redirect } from '@tanstack/react-router'
import { postedForm } from '../../shell/page/posted-form.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { RouterContext } from '../../shell/page/router-context.ts'
import { loginHref, returnUrlOf } from '../../shell/urls/return-url.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import type { Choices } from './profile-fields.tsx'

export type ProfilePage = {
  customer: Customer
  choices: Choices
  returnUrl: string | undefined
  posted: PostedForm | null
}

/** The signed-in buyer of a protected screen; null if the API call failed. */
async function neededCustomer(context: RouterContext, address: string): Promise<Customer | null> {
  const customer = await context.customer()
  // The session has ended since the guard ran.
  if (customer === null)
    throw redirect({ href: loginHref(address, 'route_guard'), statusCode: 302 })
  if (customer === undefined) context.answer.status = 503
  return customer ?? null
}

/**
 * The data of the profile screens (ROUTE-15, ROUTE-17). The form works without the list of choices.
 */
export async function loadProfile(
  context: RouterContext,
  search: Record<string, unknown>,
  address: string,
): Promise<ProfilePage | null> {
  const [customer, choices] = await Promise.all([
    neededCustomer(context, address),
    context.api('getCustomerChoices', {}),
  ])
  const posted = postedForm(context)
  return (
    customer && {
      customer,
      choices: choices.ok ? choices.data.customer_choices : [],
      returnUrl: returnUrlOf(search['returnUrl']),
      posted,
    }
  )
}
