import type { Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { payoutTo } from '@upchar/kernel/return-reasons'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { bookSellers } from '../../ledger/index.ts'
import { decidesAlone } from '../../staff/index.ts'
import { statementUnknown } from '../errors.ts'
import { showStatement } from '../show-statements.ts'
import { lockStatement, type Statement } from '../store/statements.ts'
import { payoutChanged, payoutRefused, payoutWrong, secondNeeded } from './errors.ts'
import type { SellerPayout } from './model.ts'
import { sealSellerAccount } from './pay-to.ts'
import { findPayout, upsertPayout } from './store.ts'

const bankPaise = ({ payoutPaise, splitPaise }: Pick<Statement, 'payoutPaise' | 'splitPaise'>) =>
  payoutPaise - splitPaise

type Seen = { statement: Statement; payout: SellerPayout | undefined }
type Unknown = Refusal & { code: 'statement_unknown' }

/** A statement with its payout, locked against other changes of it. */
async function lockSeen(tx: Transaction, id: string): Promise<Result<Seen, Unknown>> {
  const statement = await lockStatement(tx, id)
  if (statement === undefined) return statementUnknown()
  return ok({ statement, payout: await findPayout(tx, id) })
}

const disputed = () =>
  payoutRefused(
    'The seller disputes this statement. End the dispute first; nothing is paid until then.',
  )

const auditOf = ({ statement }: Seen, more: Record<string, unknown> = {}) => ({
  seller: statement.gstin,
  payout: paiseToRupees(statement.payoutPaise),
  by_split: paiseToRupees(statement.splitPaise),
  ...more,
})

/** Asks for the payout of a statement, with where it goes; a second member approves it (OPS-06). */
export async function askPayout(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { pay_to: typed, linked_account: linked }: Body<'staffAskSellerPayout'>,
): Promise<HandlerResult<'staffAskSellerPayout'>> {
  const at = context.clock.now()
  type Out = Refusal & { code: 'statement_unknown' | 'payout_missing' | 'payout_refused' }
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Out>> => {
    const seen = await lockSeen(tx, id)
    if (!seen.ok) return seen
    const { statement, payout } = seen.value
    if (statement.disputedAt !== null) return disputed()
    if (statement.payoutPaise === 0)
      return payoutRefused(
        'Nothing is to be paid: what is below zero comes off the next statement.',
      )
    // Pressed again, or a colleague was faster: the page shows it.
    if (payout !== undefined && payout.state !== 'refused') return ok(null)
    const account = payoutTo(typed)
    if (bankPaise(statement) > 0 && account?.kind !== 'account')
      return payoutWrong(
        'pay_to',
        'Enter an account number and IFSC, such as 50100234567890 HDFC0000123',
      )
    if (statement.splitPaise > 0 && linked === '')
      return payoutWrong(
        'linked_account',
        'Enter the seller’s account at the aggregator, such as acc_Lw2ks8dkF3sd1a',
      )
    await upsertPayout(tx, {
      statementId: id,
      state: 'waiting',
      payTo:
        bankPaise(statement) > 0 && account !== null
          ? sealSellerAccount(context.config.secret, id, account.text)
          : '',
      linkedAccount: statement.splitPaise > 0 ? linked : '',
      askedBy: staffId,
      askedAt: at,
      decidedBy: null,
      decidedAt: null,
      reason: '',
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'statement.ask_payout',
      subject: { kind: 'statement', id },
      after: auditOf(seen.value),
      at,
    })
    return ok(null)
  })
  return done.ok ? showStatement(context, id) : done
}

/** Until it is transferred, an approved one can still be refused: its account was wrong, or the bank doesn't take it. */
const mayDecide = ({ state }: SellerPayout, approve: boolean): boolean =>
  state === 'waiting' || (state === 'approved' && !approve)

/** A second member approves the payout or refuses it; who asked for it may refuse it, and approve it where nobody else can (`aloneFrom`). */
export async function decidePayout(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { approve, reason, asked_at: askedAt }: Body<'staffDecideSellerPayout'>,
): Promise<HandlerResult<'staffDecideSellerPayout'>> {
  const at = context.clock.now()
  type Out = Refusal & {
    code: 'statement_unknown' | 'changed_meanwhile' | 'payout_refused' | 'second_person_needed'
  }
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Out>> => {
    const seen = await lockSeen(tx, id)
    if (!seen.ok) return seen
    const { statement, payout } = seen.value
    if (payout?.askedAt.toISOString() !== askedAt || !mayDecide(payout, approve))
      return payoutChanged()
    if (approve && statement.disputedAt !== null) return disputed()
    const first = approve ? { by: payout.askedBy, at: payout.askedAt } : null
    const second = { first, by: staffId, at }
    const alone = await decidesAlone(tx, 'statements.pay', second, secondNeeded)
    if (!alone.ok) return alone
    const { payoutPaise: _payout, splitPaise: _split, ...row } = payout
    await upsertPayout(tx, {
      ...row,
      state: approve ? 'approved' : 'refused',
      decidedBy: staffId,
      decidedAt: at,
      reason,
      // A refused one leaves its file; asked for anew, it is put into the next.
      bankFileBy: null,
      bankFileAt: null,
    })
    await recordAudit(tx, {
      by: staffId,
      action: !approve
        ? 'statement.refuse_payout'
        : alone.value
          ? 'statement.approve_payout_alone'
          : 'statement.approve_payout',
      subject: { kind: 'statement', id },
      after: auditOf(seen.value, { reason }),
      at,
    })
    return ok(null)
  })
  return done.ok ? showStatement(context, id) : done
}

/** Records how an approved payout was transferred, and books it: what the seller is owed is paid. */
export async function recordPaid(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffRecordSellerPayout'>,
): Promise<HandlerResult<'staffRecordSellerPayout'>> {
  const at = context.clock.now()
  const { bank_reference: bankReference, split_reference: splitReference } = body
  type Out = Refusal & {
    code: 'statement_unknown' | 'changed_meanwhile' | 'payout_refused' | 'payout_missing'
  }
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Out>> => {
    const seen = await lockSeen(tx, id)
    if (!seen.ok) return seen
    const { statement, payout } = seen.value
    const isSame =
      payout?.state === 'paid' &&
      payout.bankReference === bankReference &&
      payout.splitReference === splitReference
    if (isSame) return ok(null)
    if (payout?.state !== 'approved') return payoutChanged()
    if (statement.disputedAt !== null) return disputed()
    if (bankPaise(statement) > 0 && bankReference === '')
      return payoutWrong('bank_reference', 'Enter the bank’s number of the transfer (UTR)')
    if (statement.splitPaise > 0 && splitReference === '')
      return payoutWrong('split_reference', 'Enter the aggregator’s number of the transfer')
    const { payoutPaise, splitPaise: _split, ...row } = payout
    await upsertPayout(tx, {
      ...row,
      state: 'paid',
      bankReference,
      splitReference,
      paidBy: staffId,
      paidAt: at,
    })
    const journal = { kind: 'statement' as const, key: `seller-payout:${id}`, at }
    await bookSellers(
      tx,
      { ...journal, reason: `Paid ${statement.sellerId}-${statement.nth}` },
      { sellers_owed: payoutPaise, sellers_paid: -payoutPaise },
    )
    await recordAudit(tx, {
      by: staffId,
      action: 'statement.pay',
      subject: { kind: 'statement', id },
      after: auditOf(seen.value, {
        bank_reference: bankReference,
        split_reference: splitReference,
      }),
      at,
    })
    return ok(null)
  })
  return done.ok ? showStatement(context, id) : done
}
