import type { Body } from '@upchar/contract/schema/endpoints'
import { setRate } from '../../modules/courier-rates/index.ts'
import { lastLeft } from '../../modules/orders/index.ts'
import { lastBilled } from '../../modules/remittances/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

/** Sets a line of a courier's rate card (OPS-02); what its parcels that have left and its recorded bills were priced by stands. */
export const setCourierRate = (
  context: Context,
  staff: StaffCaller,
  body: Body<'staffSetCourierRate'>,
): Promise<HandlerResult<'staffSetCourierRate'>> =>
  setRate(context, staff, body, async (tx, courier) => {
    // A parcel whose courier was corrected later is still in the bill of the one before.
    const [left, billed] = [await lastLeft(tx, courier), await lastBilled(tx, courier)]
    return left !== null && (billed === null || left > billed) ? left : billed
  })
