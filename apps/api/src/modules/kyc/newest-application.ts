import type { Handle } from '../../platform/db/database.ts'
import { selectNewestApplicationId } from './store/newest-application.ts'

/** The id of a customer's newest application that was sent: a draft is shown to nobody else. Undefined: there is none. */
export const newestApplicationOf = (
  handle: Handle,
  customerId: string,
): Promise<string | undefined> => selectNewestApplicationId(handle, customerId)
