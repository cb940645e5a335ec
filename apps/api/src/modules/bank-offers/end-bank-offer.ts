import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { bankOfferMissing, bankOfferOver } from './errors.ts'
import { endAt, lockBankOffer } from './store.ts'

/** Ends an offer now; a planned one never begins. A payment that named it may still use it: the bank decides. */
export async function endBankOffer(
  { db, clock }: Context,
  by: string,
  { id, reason }: { id: string; reason: string },
) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const known = await lockBankOffer(tx, id)
    if (known === undefined) return bankOfferMissing()
    if (known.validTo <= at) return bankOfferOver()
    await endAt(tx, id, { validFrom: known.validFrom < at ? known.validFrom : at, validTo: at })
    await recordAudit(tx, {
      by,
      action: 'bank_offer.end',
      subject: { kind: 'bank_offer', id: known.providerOfferId },
      before: { ends_at: known.validTo.toISOString() },
      after: { ends_at: at.toISOString(), reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
}
