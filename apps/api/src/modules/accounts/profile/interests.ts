import type { Handle } from '../../../platform/db/database.ts'
import { findCustomer } from '../store/customers.ts'

/** The business categories that a customer chose in the profile. */
export const interestsOf = async (handle: Handle, customerId: string): Promise<readonly string[]> =>
  (await findCustomer(handle, customerId))?.choices ?? []
