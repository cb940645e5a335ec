import { err } from '@upchar/kernel/result'

/** The days of a report are in the wrong order, or too many. */
export const periodWrong = (message: string) =>
  err({ code: 'report_period_wrong' as const, message })
