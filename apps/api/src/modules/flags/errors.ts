import { err } from '@upchar/kernel/result'

export const flagUnknown = (key: string) =>
  err({ code: 'flag_unknown' as const, message: `There is no flag ${key}.` })
export const flagInvalid = (problem: string) =>
  err({ code: 'flag_invalid' as const, message: problem, field: 'value' })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this flag. Review it, then decide.',
  })
