import { guard } from '../../shell/page/route-guard.ts'
import { postedForm } from '../../shell/page/posted-form.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { RouterContext } from '../../shell/page/router-context.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { readAddressSearch } from './address-search.ts'
import type { AddressSearch } from './address-search.ts'
import type { AddressBook } from './address-types.ts'

/** The data of the address screens. `posted`: a rejected form that was posted without scripts. */
export type AddressesPage = {
  search: AddressSearch
  book: AddressBook
  customer: Customer | null
  posted: PostedForm | null
}

/** The buyer's addresses; null if the API call failed. */
export async function loadAddresses(
  context: RouterContext,
  raw: Record<string, unknown>,
  address: string,
): Promise<AddressesPage | null> {
  // The session may have ended since the root's guard ran.
  await guard(context, address)
  const [customer, result] = await Promise.all([
    context.customer(),
    context.api('getMyAddresses', {}),
  ])
  if (!result.ok) {
    context.answer.status = 503
    return null
  }
  return {
    search: readAddressSearch(raw),
    book: result.data,
    customer: customer ?? null,
    posted: postedForm(context),
  }
}
