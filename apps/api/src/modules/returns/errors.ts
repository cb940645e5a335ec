import { err } from '@upchar/kernel/result'

export const returnUnknown = () =>
  err({ code: 'return_unknown' as const, message: 'There is no such return.' })
export const returnChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This return has changed since you opened it. Look at it again, then decide.',
  })
export const notReturnable = (message: string) => err({ code: 'not_returnable' as const, message })
export const returnStateWrong = (message: string) => err({ code: 'state_wrong' as const, message })
/** Goods of a seller whose sales were stopped are not sent again (OPS-06). */
export const stoppedText = (seller: string): string => `We have stopped the sales of ${seller}`
export const notSentAgain = (seller: string) =>
  returnStateWrong(
    `${stoppedText(seller)}, so its goods are not sent again. Give the money back instead.`,
  )
export const notInStock = (message: string) => err({ code: 'not_in_stock' as const, message })
export const reasonMissing = (message: string) =>
  err({ code: 'reason_missing' as const, field: 'reason', message })
export const photoMissing = () =>
  err({
    code: 'photo_missing' as const,
    field: 'photos',
    message: 'Add a photo that shows what is wrong',
  })
export const photoUnknown = () =>
  err({
    code: 'photo_unknown' as const,
    field: 'photos',
    message: 'A photo is not there any more. Remove it, and add it again.',
  })
export const payoutMissing = () =>
  err({
    code: 'payout_missing' as const,
    field: 'pay_to',
    message:
      'You paid in cash: enter a UPI ID, or an account number and IFSC, such as 50100234567890 HDFC0000123',
  })
export const piecesWrong = (message: string) =>
  err({ code: 'pieces_wrong' as const, field: 'pieces', message })
