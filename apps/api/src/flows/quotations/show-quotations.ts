import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  findAnyQuotation,
  findQuotation,
  quotationUnknown,
  selectAllQuotations,
  selectQuotations,
  type Quotation,
} from '../../modules/quotations/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { quotationPdf } from './quotation-pdf.ts'
import { quotationView } from './quotation-view.ts'

/** How many quotations a buyer sees. */
const mostShown = 100

export async function listQuotations(
  { db, clock }: Context,
  shopper: Shopper,
): Promise<HandlerResult<'listQuotations'>> {
  const rows = await selectQuotations(db, shopper, mostShown)
  return ok({ success: true, quotations: rows.map((row) => quotationView(row, clock.now())) })
}

/** A quotation as PDF. */
export const quotationFileOf = async ({ config }: Context, row: Quotation | undefined) =>
  row === undefined
    ? quotationUnknown()
    : ok({ name: `${row.number}.pdf`, bytes: await quotationPdf(row, config) })

/** A buyer's quotation as PDF. */
export const quotationFile = async (context: Context, shopper: Shopper, id: string) =>
  quotationFileOf(context, await findQuotation(context.db, shopper, id))

/** Any quotation as PDF, for staff: it names a buyer, so who opened it is on record before the first byte. */
export async function quotationFileForStaff(context: Context, staffId: string, id: string) {
  const row = await findAnyQuotation(context.db, id)
  if (row !== undefined)
    await inTransaction(context.db, (tx) =>
      recordAudit(tx, {
        by: staffId,
        action: 'quotation.view',
        subject: { kind: 'quotation', id: row.number },
        at: context.clock.now(),
      }),
    )
  return quotationFileOf(context, row)
}

export async function listAllQuotations(
  { db, clock }: Context,
  { q, ...page }: Query<'staffListQuotations'>,
): Promise<HandlerResult<'staffListQuotations'>> {
  const { rows, count } = await selectAllQuotations(db, { q, ...rowsOf(page) })
  return ok({
    success: true,
    quotations: rows.map((row) => ({
      ...quotationView(row, clock.now()),
      is_customer: row.customerId !== null,
    })),
    ...counted(count),
  })
}
