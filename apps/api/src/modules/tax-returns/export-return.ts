import type { Params, Query } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { OfficeCaller } from '../../platform/identity/author.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { taxReturnUnknown } from './errors.ts'
import { gstr1Json } from './gstr-1-json.ts'
import { gstr8Json } from './gstr-8-json.ts'
import { findReturn } from './list-returns.ts'
import { gstr1Of, gstr8Of } from './make-return.ts'
import { gstr1Sheets, gstr8Sheet } from './sheets.ts'

type Wanted = Params<'staffExportTaxReturn'> & Query<'staffExportTaxReturn'>

async function bytesOf(
  context: Context,
  { gstin, form, month, format }: Wanted,
): Promise<string | Buffer> {
  if (form === 'gstr-8') {
    const rows = await gstr8Of(context, month)
    return format === 'zip' ? gstr8Sheet(rows) : JSON.stringify(gstr8Json(rows, { gstin, month }))
  }
  const made = await gstr1Of(context, gstin, month)
  return format === 'zip'
    ? gstr1Sheets(made)
    : JSON.stringify(
        gstr1Json(made, { gstin, month, operatorGstin: context.config.OPERATOR_GSTIN }),
      )
}

/** OPS-07: a return as a file. Buyers' GSTINs leave the shop, so it is audited. */
export async function exportTaxReturn(
  context: Context,
  caller: OfficeCaller,
  wanted: Wanted,
): Promise<
  Result<{ name: string; bytes: string | Buffer }, ReturnType<typeof taxReturnUnknown>['error']>
> {
  const { gstin, form, month, format } = wanted
  if ((await findReturn(context, wanted)) === undefined) return taxReturnUnknown()
  const bytes = await bytesOf(context, wanted)
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: caller,
      action: 'tax_return.export',
      subject: { kind: 'tax_return', id: `${gstin} ${form} ${month}` },
      after: { gstin, form, month, format },
      at: context.clock.now(),
    }),
  )
  return ok({ name: `${form}-${gstin}-${month}.${format}`, bytes })
}
