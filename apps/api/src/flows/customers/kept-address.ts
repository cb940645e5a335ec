import { checkPhone } from '@upchar/kernel/validate'
import { findCustomer } from '../../modules/accounts/index.ts'
import type { findAddress } from '../../modules/addresses/index.ts'
import type { Handle } from '../../platform/db/database.ts'

export type KeptAddress = NonNullable<Awaited<ReturnType<typeof findAddress>>>

export const nameOf = ({ firstName, lastName }: KeptAddress): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** What tells the state of a kept address: nothing where nobody has been asked for it (ADDR-04). */
export const placeOfKept = ({ stateChosen, city, state }: KeptAddress) =>
  stateChosen ? { city, state } : { city: '', state: '' }

/** Couriers call a mobile; a saved address may have a landline. */
export const phoneFor = (kept: KeptAddress, other: string): string =>
  checkPhone(kept.phone, { mobile: true }).ok ? kept.phone : other

/** Who is invoiced: the address's own registration, or the profile's. */
export async function registrationOf(
  handle: Handle,
  customerId: string,
  kept: KeptAddress,
): Promise<{ gstin: string; businessName: string }> {
  if (kept.gstin !== '') return kept
  const customer = await findCustomer(handle, customerId)
  return customer?.gstin
    ? { gstin: customer.gstin, businessName: customer.businessName }
    : { gstin: '', businessName: '' }
}
