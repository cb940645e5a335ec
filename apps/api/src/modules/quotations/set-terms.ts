import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { termsChanged } from './errors.ts'
import { firstTerms } from './model.ts'
import { insertQuotationTerms, lockQuotationTerms, selectQuotationTerms } from './store.ts'

/** For how long quotations hold, and what they say at the end. */
export async function getQuotationTerms({
  db,
}: Context): Promise<HandlerResult<'staffGetQuotationTerms'>> {
  const set = await selectQuotationTerms(db)
  const { days, conditions } = set ?? firstTerms
  return ok({ success: true, days, conditions, version: set?.id ?? '' })
}

/** Sets the terms for quotations from now on; those that were made stay as they are. */
export async function setQuotationTerms(
  context: Context,
  { staffId }: StaffCaller,
  { version, ...terms }: Body<'staffSetQuotationTerms'>,
): Promise<HandlerResult<'staffSetQuotationTerms'>> {
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    await lockQuotationTerms(tx)
    const before = await selectQuotationTerms(tx)
    if ((before?.id ?? '') !== version) return termsChanged()
    const id = newId()
    await insertQuotationTerms(tx, { id, ...terms, setBy: staffId, setAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: 'quotation.terms',
      subject: { kind: 'quotation', id: 'terms' },
      ...(before && { before }),
      after: terms,
      at,
    })
    return ok({ success: true as const, version: id })
  })
}
