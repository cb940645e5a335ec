import { err } from '@upchar/kernel/result'

export const ceilingInvalid = (field: string, message: string) =>
  err({ code: 'ceiling_invalid' as const, message, field })
export const formulationMissing = () =>
  err({ code: 'formulation_missing' as const, message: 'There is no such formulation.' })
export const ceilingsChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed the ceiling prices. Look at them again, then decide.',
  })
