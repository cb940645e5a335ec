import { formatIstDateTime } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'
import { personMissingText, type SellerLicenceForm } from '@upchar/kernel/seller-licences'
import { INVALID_MOBILE, INVALID_PINCODE } from '@upchar/kernel/validate'

export const phoneInvalid = (message: string = INVALID_MOBILE) =>
  err({ code: 'phone_invalid' as const, message, field: 'phone' })
export const gstinInvalid = (message: string) =>
  err({ code: 'gstin_invalid' as const, message, field: 'gstin' })
export const gstinTaken = (name: string) =>
  err({
    code: 'gstin_taken' as const,
    message: `${name} has this GST number already.`,
    field: 'gstin',
  })
export const prefixTaken = () =>
  err({
    code: 'prefix_taken' as const,
    message: 'Another series of invoices begins so. Choose other letters.',
    field: 'invoice_prefix',
  })
export const pincodeUnknown = () =>
  err({ code: 'pincode_unknown' as const, message: INVALID_PINCODE, field: 'pincode' })
export const otherState = (place: string, state: string) =>
  err({
    code: 'pincode_other_state' as const,
    message: `This pincode lies in ${place}, but the GST number is registered in ${state}. Stock in another state needs a GST number of that state.`,
    field: 'pincode',
  })
export const sellerUnknown = () =>
  err({ code: 'seller_unknown' as const, message: 'This seller doesn’t exist.' })
export const sellerHasOrders = () =>
  err({
    code: 'seller_has_orders' as const,
    message:
      'This seller has orders, so its GST number and invoice prefix stay. Add a seller for another GST number.',
    field: 'gstin',
  })
export const licenceEnded = () =>
  err({
    code: 'licence_ended' as const,
    message: 'This licence has ended. Enter the last day of its renewal.',
    field: 'valid_until',
  })
export const licenceDays = () =>
  err({
    code: 'licence_days' as const,
    message: 'The last day lies before the first. Enter the days as they stand on the licence.',
    field: 'valid_until',
  })
export const personMissing = (form: SellerLicenceForm) =>
  err({
    code: 'person_missing' as const,
    message: personMissingText(form),
    field: 'person_in_charge',
  })
export const licenceUnknown = () =>
  err({ code: 'licence_unknown' as const, message: 'This licence doesn’t exist any more.' })
export const warehouseUnknown = () =>
  err({ code: 'warehouse_unknown' as const, message: 'This warehouse doesn’t exist.' })
/** The same for a member of a seller, to whom another's warehouse is as unknown as none (APP-01). */
export const ownWarehouseUnknown = () =>
  err({ code: 'warehouse_unknown' as const, message: 'You have no such warehouse.' })
export const warehouseSame = () =>
  err({
    code: 'warehouse_same' as const,
    message: 'This seller has a warehouse of this name. Choose another name.',
    field: 'name',
  })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this. Look at it again, then decide.',
  })
export const lutDays = () =>
  err({
    code: 'lut_days' as const,
    message: 'A letter of undertaking covers days of one financial year, April to March',
    field: 'valid_until',
  })
export const lutKnown = () =>
  err({ code: 'lut_known' as const, message: 'The seller has this letter already', field: 'arn' })
export const lutUnknown = () =>
  err({ code: 'lut_unknown' as const, message: 'There is no such letter, or it has ended' })
export const yearNotOver = () =>
  err({
    code: 'year_not_over' as const,
    message: 'This financial year is not over yet: the law counts whole years',
    field: 'financial_year',
  })
/** `aloneFrom`: nobody else can lift it, and who suspended the seller may from then on. */
export const samePersonLifts = (aloneFrom: Date | null) =>
  err({
    code: 'same_person' as const,
    message:
      aloneFrom === null
        ? 'You have suspended this seller. Somebody else must lift it.'
        : `You have suspended this seller, and nobody else can lift it. You can from ${formatIstDateTime(aloneFrom)}.`,
  })
export const notSuspended = () =>
  err({ code: 'not_suspended' as const, message: 'This seller isn’t suspended.' })
