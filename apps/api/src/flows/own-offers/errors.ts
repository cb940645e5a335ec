import { err } from '@upchar/kernel/result'

/** Another seller's is unknown, too. */
export const ownOfferUnknown = () =>
  err({ code: 'offer_unknown' as const, message: 'You have no such offer.' })
