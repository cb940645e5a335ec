import { formatIstDateTime } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'

export const floorInvalid = (field: string, message: string) =>
  err({ code: 'floor_invalid' as const, message, field })
export const approvalMissing = () =>
  err({ code: 'approval_missing' as const, message: 'Nobody has asked for this price.' })
export const floorsChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed the lowest prices. Look at them again, then decide.',
  })
export const secondPersonAccepts = (aloneFrom: Date | null) =>
  err({
    code: 'second_person_needed' as const,
    message:
      aloneFrom === null
        ? 'You asked for this price. Somebody else has to accept it; you can decline it.'
        : `You asked for this price, and nobody else can accept it. You can from ${formatIstDateTime(aloneFrom)}.`,
  })
