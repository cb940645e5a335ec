import { err, type Refusal, type Result } from '@upchar/kernel/result'
import { whereReported } from '../e-documents/why-kept.ts'

/** What staff mend themselves, said to a seller, who can't reach the console. */
const words: Readonly<Record<string, (message: string) => string>> = {
  sale_unlicensed: () =>
    'No licence of yours for these goods is in force here, so they can’t be invoiced. Send us the renewal.',
  lut_missing: () =>
    'This order is supplied to a special economic zone without tax, and your letter of undertaking for this financial year isn’t known here. Send it to us.',
  report_missing: (message) =>
    message.replace(whereReported, 'We report it to the portal. Try again when it has its number.'),
}

/** A refusal of a use case that staff have too, in words for a member of the seller. */
export const inWordsOfSeller = <E extends Refusal>(refusal: E): Result<never, E> =>
  err({ ...refusal, message: words[refusal.code]?.(refusal.message) ?? refusal.message })
