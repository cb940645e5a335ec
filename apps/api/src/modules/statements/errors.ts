import { err } from '@upchar/kernel/result'

export const statementUnknown = () =>
  err({ code: 'statement_unknown' as const, message: 'There is no such statement.' })
export const sellerNotSettled = () =>
  err({
    code: 'seller_unknown' as const,
    message: 'There is no such seller, or it is the marketplace itself, which owes itself nothing.',
  })
export const untilWrong = (message: string) =>
  err({ code: 'statement_day_wrong' as const, message, field: 'until' })
export const nothingToSettle = () =>
  err({
    code: 'nothing_to_settle' as const,
    message: 'No document of this seller can be settled until that day.',
  })
/** `document` can't be settled as it is. */
export const statementUnclear = (document: string, sku: string) =>
  err({
    code: 'statement_unclear' as const,
    message: `Credit note ${document} credits ${sku}, for which its invoice was charged nothing. Correct it with the tax adviser; nothing of this seller is settled until then.`,
  })
export const statementChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'It would come to something else now. Look at it again, then decide.',
  })
