import { formatIstDateTime } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'

export const requestUnknown = () =>
  err({ code: 'payment_request_unknown' as const, message: 'There is no such payment request.' })
export const notByHand = () =>
  err({
    code: 'not_matched_by_hand' as const,
    message: 'The gateway reports what is paid here. Nothing has to be matched.',
  })
export const bankReferenceUsed = (reference: string) =>
  err({
    code: 'bank_reference_used' as const,
    message: `This bank reference was recorded before, for ${reference}. Check the statement.`,
    field: 'bank_reference',
    detail: { reference },
  })
export const creditInvalid = () =>
  err({
    code: 'credit_invalid' as const,
    message: 'The day of the credit can’t lie in the future.',
    field: 'credited_on',
  })
/** `aloneFrom`: nobody else can accept it, and who recorded it may from then on. */
export const secondPersonNeeded = (aloneFrom: Date | null) =>
  err({
    code: 'second_person_needed' as const,
    message:
      aloneFrom === null
        ? 'You recorded this transfer. Somebody else has to accept it; you can refuse it.'
        : `You recorded this transfer, and nobody else can accept it. You can from ${formatIstDateTime(aloneFrom)}; until then look at the statement again.`,
  })
export const changedMeanwhile = (message: string) =>
  err({ code: 'changed_meanwhile' as const, message })
export const refundUnknown = () =>
  err({ code: 'refund_unknown' as const, message: 'No such refund is to be made by hand.' })
