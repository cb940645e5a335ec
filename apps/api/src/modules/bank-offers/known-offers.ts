import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { offersFor } from './rules.ts'
import { selectKnownOffers, type BankOffer } from './store.ts'

const known = memoize(({ db, clock }: Context) => selectKnownOffers(db, clock.now()))

/** Whether any offer is running, so that a cart has to be read for it at all. */
export const hasBankOffers = async (context: Context): Promise<boolean> => {
  const at = context.clock.now()
  return (await known(context)).some(({ validFrom, validTo }) => validFrom <= at && at < validTo)
}

/** The running offers for goods of these classes, the first to end first; what is to be paid decides later. */
export const bankOffersFor = async (
  context: Context,
  classes: readonly (string | undefined)[],
): Promise<BankOffer[]> => offersFor(await known(context), { classes, at: context.clock.now() })

/** The gateway's ids of the offers that a payment of this amount names (CHECKOUT-06). */
export const offerIdsFor = async (
  context: Context,
  classes: readonly (string | undefined)[],
  duePaise: number,
): Promise<string[]> =>
  offersFor(await known(context), { classes, at: context.clock.now(), duePaise }).map(
    ({ providerOfferId }) => providerOfferId,
  )
