import { err } from '@upchar/kernel/result'

export const taxReturnUnknown = () =>
  err({
    code: 'tax_return_unknown' as const,
    message: 'Nothing was issued under this GSTIN in that month.',
  })
export const monthNotOver = () =>
  err({ code: 'month_not_over' as const, message: 'The month is not over yet.' })
export const filedDayWrong = () =>
  err({
    code: 'filed_day_wrong' as const,
    message: 'Enter the day of filing: after the month, and not later than today.',
    field: 'filed_on',
  })
