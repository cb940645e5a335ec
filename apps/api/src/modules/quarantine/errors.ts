import { formatIstDateTime } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'

export const lotUnknown = () =>
  err({ code: 'lot_unknown' as const, message: 'Nothing of this batch is in quarantine.' })

export const quarantineChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'A colleague has changed this since you opened it. Look at it again.',
  })

export const notReleasable = () =>
  err({
    code: 'not_releasable' as const,
    field: 'outcome',
    message:
      'Medicines, vaccines, cold-chain, expired and recalled goods may not be sold again. Destroy them, or give them back to the seller.',
  })

/** `aloneFrom`: nobody else can accept it, and who asked may from then on. */
export const secondPersonReleases = (aloneFrom: Date | null) =>
  err({
    code: 'second_person_needed' as const,
    message:
      aloneFrom === null
        ? 'You asked to sell these pieces again. Somebody else has to accept it; you can decline it.'
        : `You asked to sell these pieces again, and nobody else can accept it. You can from ${formatIstDateTime(aloneFrom)}.`,
  })
