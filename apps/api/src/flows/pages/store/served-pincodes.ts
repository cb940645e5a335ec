import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

const served = {
  name: 'served-pincodes',
  text: 'select count(*)::int as served from pincode where serviceable',
}

/** Pincodes that couriers deliver to. */
export const countServedPincodes = async (handle: Handle): Promise<number> =>
  (await queryPrepared<{ served: number }>(handle, served, []))[0]?.served ?? 0
