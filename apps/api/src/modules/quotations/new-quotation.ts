import type { Handle } from '../../platform/db/database.ts'
import { newId, readableCode } from '../../platform/ids.ts'
import { firstTerms, validUntil, type Quoted, type QuotationTerms } from './model.ts'
import { selectQuotationTerms } from './store.ts'

/** The terms of a quotation that is made now. */
export const termsNow = async (handle: Handle): Promise<QuotationTerms> =>
  (await selectQuotationTerms(handle)) ?? firstTerms

/** A quotation of priced goods, to be stored for whoever may order it. */
export const newQuotation = (
  quoted: Quoted,
  { name, poNumber, days }: { name: string; poNumber: string; days: number },
  madeAt: Date,
) => ({
  id: newId(),
  number: `QTN-${readableCode(8)}`,
  name,
  poNumber,
  quoted,
  totalPaise: quoted.totalPaise,
  madeAt,
  validUntil: validUntil(days, madeAt),
})
