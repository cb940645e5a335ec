import { formatIstDateTime } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'

export const payoutUnknown = () =>
  err({ code: 'payout_unknown' as const, message: 'There is no such payment to a bank account.' })
export const payoutLinkWrong = () =>
  err({
    code: 'payout_unknown' as const,
    message: 'We can’t find this refund. Open the link of the newest email about it.',
  })
export const payoutChanged = (message: string) =>
  err({ code: 'changed_meanwhile' as const, message })
export const returnedOnWrong = (message: string) =>
  err({ code: 'returned_on_wrong' as const, field: 'returned_on', message })
export const accountMissing = () =>
  err({
    code: 'account_missing' as const,
    message: 'The buyer has not given an account yet. A mail asks for it.',
  })
export const transferCameBack = () =>
  err({
    code: 'transfer_came_back' as const,
    field: 'bank_reference',
    message: 'The transfer with this reference came back. Enter the reference of the new one.',
  })
export const accountWrong = () =>
  err({
    code: 'payout_missing' as const,
    field: 'pay_to',
    message: 'Enter a UPI ID, or an account number and IFSC, such as 50100234567890 HDFC0000123',
  })
export const accountGiven = (message: string) => err({ code: 'account_given' as const, message })
/** `aloneFrom`: nobody else can accept it, and who recorded it may from then on. */
export const secondPersonNeeded = (aloneFrom: Date | null) =>
  err({
    code: 'second_person_needed' as const,
    message:
      aloneFrom === null
        ? 'You recorded that it came back. Somebody else has to accept it; you can refuse it.'
        : `You recorded that it came back, and nobody else can accept it. You can from ${formatIstDateTime(aloneFrom)}; until then look at the statement again.`,
  })
