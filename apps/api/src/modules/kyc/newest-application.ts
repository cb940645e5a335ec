import type { Handle } from '../../platform/db/database.ts'
import { selectNewestApplicationId } from './store/newest-application.ts'

/** The id of a customer's newest submitted application; drafts are visible to their buyer only. */
export const newestApplicationOf = (
  handle: Handle,
  customerId: string,
): Promise<string | undefined> => selectNewestApplicationId(handle, customerId)
