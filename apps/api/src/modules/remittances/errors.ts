import { err } from '@upchar/kernel/result'

/** What is wrong with a line of the file. */
export type LineProblem = { field: string; message: string }

const mostProblems = 20

export const remittanceUnreadable = (message: string, problems: readonly LineProblem[] = []) =>
  err({
    code: 'remittance_unreadable' as const,
    message,
    ...(problems.length > 0 && { fields: problems.slice(0, mostProblems) }),
  })
export type RemittanceUnreadable = ReturnType<typeof remittanceUnreadable>['error']
export const previewOutdated = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Parcels or lists have changed since. Look at the preview again.',
  })
export const lineUnknown = () =>
  err({ code: 'remittance_line_unknown' as const, message: 'There is no such difference.' })
export const lineSettled = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody has settled this line meanwhile.',
  })
