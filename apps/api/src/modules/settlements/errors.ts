import { err } from '@upchar/kernel/result'

/** What is wrong with a line of the file. */
export type LineProblem = { field: string; message: string }

const mostProblems = 20

export const settlementUnreadable = (message: string, problems: readonly LineProblem[] = []) =>
  err({
    code: 'settlement_unreadable' as const,
    message,
    ...(problems.length > 0 && { fields: problems.slice(0, mostProblems) }),
  })
export type SettlementUnreadable = ReturnType<typeof settlementUnreadable>['error']
export const previewOutdated = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Payments or settlements have changed since. Look at the preview again.',
  })
export const lineUnknown = () =>
  err({ code: 'settlement_line_unknown' as const, message: 'There is no such difference.' })
export const settlementUnknown = () =>
  err({ code: 'settlement_unknown' as const, message: 'There is no such settlement.' })
export const changedMeanwhile = (message: string) =>
  err({ code: 'changed_meanwhile' as const, message })
export const reasonMissing = () =>
  err({
    code: 'settlement_reason_missing' as const,
    message: 'The bank received another amount: say why.',
    field: 'reason',
  })
export const dayInFuture = () =>
  err({
    code: 'settlement_day_invalid' as const,
    message: 'The day of the credit can’t lie in the future.',
    field: 'credited_on',
  })
