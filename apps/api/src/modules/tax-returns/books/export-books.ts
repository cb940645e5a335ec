import type { Params, Query } from '@upchar/contract/schema/endpoints'
import { strToU8, zipSync } from 'fflate'
import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { OfficeCaller } from '../../../platform/identity/author.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { selectSellers } from '../../sellers/index.ts'
import { payoutsBooked, statementsBooked } from '../../statements/index.ts'
import { taxReturnUnknown } from '../errors.ts'
import { documentsInOrder } from '../make-return.ts'
import { boundsOf } from '../store.ts'
import { isSupply } from '../supplies.ts'
import { salesRegister } from './sales-register.ts'
import { mastersXml, vouchersXml } from './tally-xml.ts'
import { deductionsOf, receiptOf, voucherOf, type Voucher } from './book-entries.ts'

type Month = Params<'staffExportSellerBooks'>

/** The month's vouchers of a GSTIN: sales, credit notes, deductions of statements, receipts. */
async function vouchersOf({ db, config }: Context, { gstin, month }: Month): Promise<Voucher[]> {
  const brand = config.BRAND_NAME
  const between = boundsOf(month)
  const [documents, statements, payouts] = await Promise.all([
    documentsInOrder(db, { gstin, month }),
    statementsBooked(db, gstin, between),
    payoutsBooked(db, gstin, between),
  ])
  return [
    ...documents.filter(isSupply).map((one) => voucherOf(one, brand)),
    ...statements.map((one) => deductionsOf(one, brand)),
    ...payouts.map((one) => receiptOf(one, brand)),
  ].filter(({ postings }) => postings.length > 0)
}

/** The file; null where the month has nothing for it. */
async function bytesOf(
  context: Context,
  { gstin, month, format }: Month & Query<'staffExportSellerBooks'>,
): Promise<Buffer | string | null> {
  if (format === 'csv') {
    const documents = await documentsInOrder(context.db, { gstin, month })
    return documents.length === 0 ? null : salesRegister(documents)
  }
  const vouchers = await vouchersOf(context, { gstin, month })
  const seller = (await selectSellers(context.db)).find((one) => one.gstin === gstin)
  if (vouchers.length === 0) return null
  const company = { name: seller?.legalName ?? context.config.LEGAL_NAME, gstin }
  return Buffer.from(
    zipSync({
      '1-masters.xml': strToU8(mastersXml(vouchers, company)),
      '2-vouchers.xml': strToU8(vouchersXml(vouchers, company)),
    }),
  )
}

/** OPS-07: a GSTIN's month for its accountant: vouchers that Tally imports, or the sales register. Buyers' names leave the shop, so it is audited. */
export async function exportSellerBooks(
  context: Context,
  caller: OfficeCaller,
  wanted: Month & Query<'staffExportSellerBooks'>,
): Promise<
  Result<{ name: string; bytes: string | Buffer }, ReturnType<typeof taxReturnUnknown>['error']>
> {
  const { gstin, month, format } = wanted
  const bytes = await bytesOf(context, wanted)
  if (bytes === null) return taxReturnUnknown()
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: caller,
      action: 'tax_return.export_books',
      subject: { kind: 'tax_return', id: `${gstin} books ${month}` },
      after: { gstin, month, format },
      at: context.clock.now(),
    }),
  )
  const name = format === 'csv' ? 'sales-register' : 'tally'
  return ok({ name: `${name}-${gstin}-${month}.${format}`, bytes })
}
