import type { Handle } from '../../../platform/db/database.ts'
import { queryNamed } from '../../../platform/db/named.ts'

const served = {
  name: 'served-pincodes',
  text: 'select count(*)::int as served from pincode where serviceable',
}

/** Pincodes that couriers deliver to. */
export const countServedPincodes = async (handle: Handle): Promise<number> =>
  (await queryNamed<{ served: number }>(handle, served, []))[0]?.served ?? 0
