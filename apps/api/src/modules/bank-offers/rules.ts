import { mayPromote } from '@upchar/kernel/buying-rules'
import type { BankOffer } from './store.ts'

/** The most that one payment names: more than a buyer reads. */
const mostOffers = 5

/**
 * The offers that a payment may name (CHECKOUT-06). None where any of the goods may not be promoted, as long as somebody other than the buyer pays
 * for them (domain reference 3.1): a class that isn't known counts as such.
 */
export const offersFor = (
  offers: readonly BankOffer[],
  {
    classes,
    at,
    duePaise = Infinity,
  }: {
    classes: readonly (string | undefined)[]
    at: Date
    /** What is to be paid; absent: not known yet. */
    duePaise?: number
  },
): BankOffer[] =>
  classes.length > 0 && classes.every((one) => one !== undefined && mayPromote(one))
    ? offers
        .filter(
          ({ validFrom, validTo, minPaise }) =>
            validFrom <= at && at < validTo && minPaise <= duePaise,
        )
        .slice(0, mostOffers)
    : []
