import { err } from '@upchar/kernel/result'

export const sezGstinWrong = (message: string) =>
  err({ code: 'sez_claim_invalid' as const, message, field: 'gstin' })
export const sezFileMissing = () =>
  err({
    code: 'file_unknown' as const,
    message: 'Upload the letter of approval of the Development Commissioner',
    field: 'file_id',
  })
export const sezClaimedAlready = () =>
  err({
    code: 'sez_claimed_already' as const,
    message: 'You have already told us about this GSTIN: its state is in the list above.',
    field: 'gstin',
  })
export const sezClaimUnknown = () =>
  err({ code: 'sez_claim_unknown' as const, message: 'There is no such statement.' })
export const sezDecidedAlready = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody has decided this meanwhile. Look at it again.',
  })
export const sezDaysWrong = () =>
  err({
    code: 'sez_days_wrong' as const,
    message: 'The last day of the letter lies before its first day',
    field: 'valid_until',
  })
