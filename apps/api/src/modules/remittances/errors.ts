import { formatIstDateTime } from '@upchar/kernel/dates'
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
/** `aloneFrom`: nobody else can settle it, and who asked may from then on. */
export const secondPersonAgrees = (aloneFrom: Date | null) =>
  err({
    code: 'second_person_needed' as const,
    message:
      aloneFrom === null
        ? 'You asked to agree to this charge. Somebody else has to settle it.'
        : `You asked to agree to this charge, and nobody else can settle it. You can from ${formatIstDateTime(aloneFrom)}.`,
  })
export const lineSettled = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody has settled this line meanwhile.',
  })
