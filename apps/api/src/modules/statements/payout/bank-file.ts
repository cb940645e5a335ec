import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import { statementNumber } from '../view.ts'
import { unsealSellerAccount } from './pay-to.ts'
import { selectBankLines } from './store.ts'

/**
 * What is approved and still to be transferred by bank, as a file for the bank's upload: only what the marketplace collects itself, such as
 * cash at the door. Prepaid money goes by the aggregator's split (domain reference 3.6).
 */
export async function bankFile(
  { db, config, clock }: Context,
  staffId: string,
): Promise<Result<{ name: string; bytes: string }, never>> {
  const lines = await selectBankLines(db)
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'statement.bank_file',
      subject: { kind: 'statement', id: 'bank-file' },
      after: { statements: lines.map(statementNumber) },
      at: clock.now(),
    }),
  )
  const rows = lines.map((line) => {
    const [account = '', ifsc = ''] = unsealSellerAccount(
      config.secret,
      line.statementId,
      line.payTo,
    ).split(' ')
    return [line.legalName, account, ifsc, (line.bankPaise / 100).toFixed(2), statementNumber(line)]
  })
  return ok({
    name: 'seller-payouts.csv',
    bytes: sheetCsv([['beneficiary', 'account number', 'IFSC', 'amount', 'reference'], ...rows]),
  })
}
