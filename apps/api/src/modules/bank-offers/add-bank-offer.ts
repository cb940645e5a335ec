import type { Body } from '@upchar/contract/schema/endpoints'
import { endOfIstDate, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { bankOfferInvalid, bankOfferTaken } from './errors.ts'
import { enterOffer } from './store.ts'

/** No bank offered anything online before; a slip in the year is likely. */
const earliest = '2000-01-01'

/** Enters an offer of a bank or wallet (CHECKOUT-06). Which goods it reaches: `mayPromote` in rules.ts. */
export async function addBankOffer(
  { db, clock }: Context,
  by: string,
  {
    offer_id: providerOfferId,
    first_day: first,
    last_day: last,
    ...said
  }: Body<'staffAddBankOffer'>,
) {
  const at = clock.now()
  if (last < istDate(at)) return bankOfferInvalid('last_day', 'Choose today or a later day')
  if (first < earliest) return bankOfferInvalid('first_day', 'Check the year of this day')
  if (last < first) return bankOfferInvalid('last_day', 'Choose the first day or a later one')
  const { title, terms, method, issuer, min_amount: least, reason } = said
  const row = {
    id: newId(),
    providerOfferId,
    title,
    terms,
    method,
    issuer,
    minPaise: wireToPaise(least),
    validFrom: new Date(startOfIstDate(first)),
    validTo: new Date(endOfIstDate(last)),
    reason,
    madeBy: by,
    madeAt: at,
  }
  return decideInTransaction(db, async (tx) => {
    if (!(await enterOffer(tx, row))) return bankOfferTaken()
    await recordAudit(tx, {
      by,
      action: 'bank_offer.add',
      subject: { kind: 'bank_offer', id: providerOfferId },
      after: { ...said, first_day: first, last_day: last },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
}
