import { err } from '@upchar/kernel/result'

/**
 * The same answer for missing orders and those of others, so that it doesn't reveal which exist.
 */
export const orderNotFound = () =>
  err({
    code: 'order_not_found' as const,
    message: 'We can’t find this order. Open the link from your order mail.',
  })

export const orderUnknown = () =>
  err({ code: 'order_unknown' as const, message: 'There is no such order.' })
export const parcelUnknown = () =>
  err({ code: 'parcel_unknown' as const, message: 'There is no such parcel.' })
export const invoiceUnknown = () =>
  err({ code: 'invoice_unknown' as const, message: 'This order has no such document.' })
export const parcelChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This parcel has changed since you opened it. Look at it again, then decide.',
  })
export const parcelStateWrong = (message: string) => err({ code: 'state_wrong' as const, message })
export const reasonMissing = (message: string) =>
  err({ code: 'reason_missing' as const, field: 'reason', message })
export const awbTaken = (order: string) =>
  err({
    code: 'awb_taken' as const,
    field: 'awb',
    message: `A parcel of order ${order} has this AWB already. Compare both labels.`,
    detail: { order },
  })
/** The same for a seller, who must not learn whose the other parcel is. */
export const awbTakenElsewhere = () =>
  err({
    code: 'awb_taken' as const,
    field: 'awb',
    message: 'Another parcel has this AWB already. Compare it with the label.',
  })
export const courierMissing = () =>
  err({
    code: 'courier_missing' as const,
    message: 'Set the courier and the AWB first: the buyer gets them with this news.',
  })
export const saleUnlicensed = () =>
  err({
    code: 'sale_unlicensed' as const,
    message:
      'The seller has no licence in force for these goods, so they can’t be invoiced. Enter the renewal in the set-up, or cancel the order.',
  })
export const lutMissing = () =>
  err({
    code: 'lut_missing' as const,
    message:
      'This order is supplied to a special economic zone without tax, but the seller has no letter of undertaking in force. Enter the letter of this financial year, or cancel the order.',
  })
export const reportMissing = (message: string) => err({ code: 'report_missing' as const, message })
export const loggerMissing = () =>
  err({
    code: 'logger_missing' as const,
    field: 'logger_number',
    message: 'Enter the number of the temperature logger: these goods need a cold chain.',
  })
export const goodsWrong = (message: string) => err({ code: 'goods_wrong' as const, message })
export const labelNotReady = (message: string) => err({ code: 'label_not_ready' as const, message })
export const paperRefused = (message: string) => err({ code: 'paper_refused' as const, message })
export const timeWrong = (message: string) =>
  err({ code: 'time_wrong' as const, field: 'at', message })
export const notCancellable = (message: string) =>
  err({ code: 'not_cancellable' as const, message })
export const cancelChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This order has changed since you opened it. Look at it again, then decide.',
  })
export const answerWrong = (message: string) => err({ code: 'answer_wrong' as const, message })
export const answerUnreadable = () =>
  err({
    code: 'answer_unreadable' as const,
    message:
      'This file has no answer of a portal. Choose the JSON file that the portal gave for the upload.',
  })
export const reportUnknown = () =>
  err({ code: 'report_unknown' as const, message: 'There is no such e-invoice or e-way bill.' })
export const reportChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'It has changed since you opened the list. Look at it again, then decide.',
  })
export const reportNotReady = (message: string) =>
  err({ code: 'report_not_ready' as const, message })
export const cancelTooLate = (message: string) => err({ code: 'cancel_too_late' as const, message })
