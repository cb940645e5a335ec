import { formatIstDateTime } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'

export const payoutWrong = (field: string, message: string) =>
  err({ code: 'payout_missing' as const, field, message })
export const payoutRefused = (message: string) => err({ code: 'payout_refused' as const, message })
export const payoutChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this payout. Look at it again.',
  })
/** `aloneFrom`: nobody else can approve it, and who asked for it may from then on. */
export const secondNeeded = (aloneFrom: Date | null) =>
  err({
    code: 'second_person_needed' as const,
    message:
      aloneFrom === null
        ? 'You asked for this payout. Somebody else has to approve it; you can refuse it.'
        : `You asked for this payout, and nobody else can approve it. You can from ${formatIstDateTime(aloneFrom)}.`,
  })
/** `last`: who made the last file, and when; undefined: there is none. */
export const nothingForBank = (last: string | undefined) =>
  err({
    code: 'nothing_for_bank' as const,
    message:
      last === undefined
        ? 'No approved payout waits for a transfer by bank.'
        : `Every approved payout is in a bank file already; the last was made by ${last}.`,
  })
export const bankFileUnknown = () =>
  err({
    code: 'bank_file_unknown' as const,
    message: 'There is no such bank file, or all of its payouts are recorded as paid.',
  })
