import { err } from '@upchar/kernel/result'

/** Another seller's is unknown, too. */
export const ownOfferUnknown = () =>
  err({ code: 'offer_unknown' as const, message: 'You have no such offer.' })

export const articleUnknown = () =>
  err({ code: 'article_unknown' as const, message: 'There is no such article.' })
export const proposalUnknown = () =>
  err({ code: 'proposal_unknown' as const, message: 'There is no such proposal.' })
export const proposalClosed = () =>
  err({
    code: 'proposal_closed' as const,
    message: 'It has been accepted, refused or withdrawn meanwhile.',
  })
export const proposalOpen = () =>
  err({
    code: 'proposal_open' as const,
    message: 'A proposal for this offer waits already. Withdraw it first.',
  })
/** The offer isn't any more what the seller saw. */
export const offerChanged = (message: string) =>
  err({ code: 'changed_meanwhile' as const, message })
