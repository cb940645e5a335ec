import type { Difference, Tally } from '../difference.ts'
import type { Snapshot } from '../snapshot.ts'
import type { BookCheck } from './check.ts'
import { courierBookingCheck } from './courier-bookings.ts'
import { creditCheck } from './credit.ts'
import { disputeCheck } from './disputes.ts'
import { ledgerCheck } from './ledger.ts'
import { numberCheck } from './numbers.ts'
import { orderCopyCheck } from './order-copies.ts'
import { paymentCheck, purchaseCheck, refundCheck, voucherCheck } from './payments.ts'
import { quarantineCheck } from './quarantine.ts'
import { payoutCheck } from './payouts.ts'
import { requestCheck } from './requests.ts'
import { eDocumentCheck } from './e-documents.ts'
import { remittanceCheck } from './remittances.ts'
import { settlementCheck } from './settlements.ts'
import { dealCheck } from './deals.ts'
import { priceListCheck } from './price-lists.ts'
import { taxReturnCheck } from './tax-returns.ts'
import { statementCheck } from './statements.ts'
import { holdCheck, saleCheck, stockCheck } from './stock.ts'

export const bookChecks: readonly BookCheck[] = [
  numberCheck,
  orderCopyCheck,
  purchaseCheck,
  paymentCheck,
  refundCheck,
  disputeCheck,
  requestCheck,
  payoutCheck,
  voucherCheck,
  ledgerCheck,
  creditCheck,
  stockCheck,
  holdCheck,
  saleCheck,
  dealCheck,
  priceListCheck,
  quarantineCheck,
  remittanceCheck,
  settlementCheck,
  courierBookingCheck,
  eDocumentCheck,
  taxReturnCheck,
  statementCheck,
]

type Row = { table: string; id: string; order: string | null; text: string; by: string | null }

export async function walkBook(
  snapshot: Snapshot,
  { name, rows, wrong }: BookCheck,
  said: (difference: Difference) => void,
): Promise<Tally> {
  const [counted] = await snapshot.rows<{ rows: string }>(rows)
  const tally = { rows: Number(counted?.rows ?? 0), differences: 0 }
  for (const query of wrong)
    for await (const found of snapshot.pages<Row>(query))
      for (const { by, ...row } of found) {
        tally.differences++
        said({ check: name, ...row, by: by === null ? null : BigInt(by) })
      }
  return tally
}
