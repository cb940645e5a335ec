import type { Query } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, inTransaction, type Handle } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import { staffNames } from '../../staff/index.ts'
import { statementNumber } from '../view.ts'
import { bankFileUnknown, nothingForBank } from './errors.ts'
import { unsealSellerAccount } from './pay-to.ts'
import { selectBankFiles, selectBankLines, takeForBank } from './store.ts'

/** What is still to be transferred by bank: in which files it is, and how much is in none. */
export async function bankFilesView(handle: Handle) {
  const groups = await selectBankFiles(handle)
  const names = await staffNames(
    handle,
    groups.flatMap(({ by }) => (by === null ? [] : [by])),
  )
  return {
    for_bank: groups.find(({ at }) => at === null)?.payouts ?? 0,
    bank_files: groups.flatMap(({ at, by, payouts, bankPaise }) =>
      at === null
        ? []
        : [
            {
              at: at.toISOString(),
              by: names.get(by ?? '') ?? null,
              payouts,
              amount: paiseToRupees(bankPaise),
            },
          ],
    ),
  }
}

/**
 * Puts what is approved and still to be transferred by bank into a file, each payout once: a bank that is given two files pays twice. Only
 * what the marketplace collects itself, such as cash at the door; prepaid money goes by the aggregator's split (domain reference 3.6).
 */
export async function makeBankFile(
  { db, clock }: Context,
  { staffId }: StaffCaller,
): Promise<HandlerResult<'staffMakeBankFile'>> {
  const at = clock.now()
  type Out = Refusal & { code: 'nothing_for_bank' }
  const made = await decideInTransaction(db, async (tx): Promise<Result<null, Out>> => {
    const taken = await takeForBank(tx, { by: staffId, at })
    if (taken.length === 0) {
      const last = (await bankFilesView(tx)).bank_files.at(-1)
      return nothingForBank(
        last && `${last.by?.name ?? 'a former member'}, ${formatIstDateTime(last.at)}`,
      )
    }
    await recordAudit(tx, {
      by: staffId,
      action: 'statement.bank_file',
      subject: { kind: 'statement', id: 'bank-file' },
      after: { statements: taken.map(statementNumber) },
      at,
    })
    return ok(null)
  })
  return made.ok ? ok({ success: true, at: at.toISOString() }) : made
}

/** A file for the bank's upload: what was put into it and isn't recorded as paid. Each download is audited. */
export async function bankFile(
  { db, config, clock }: Context,
  staffId: string,
  { at }: Query<'staffExportSellerPayouts'>,
): Promise<Result<{ name: string; bytes: string }, Refusal & { code: 'bank_file_unknown' }>> {
  const lines = await selectBankLines(db, new Date(at))
  if (lines.length === 0) return bankFileUnknown()
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'statement.download_bank_file',
      subject: { kind: 'statement', id: 'bank-file' },
      after: { made_at: at, statements: lines.map(statementNumber) },
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
    name: `seller-payouts-${at.slice(0, 19).replace(/\D/g, '')}.csv`,
    bytes: sheetCsv([['beneficiary', 'account number', 'IFSC', 'amount', 'reference'], ...rows]),
  })
}
