import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { formatIstDate, type IstDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { bookSellers } from '../ledger/index.ts'
import { selectSellers } from '../sellers/index.ts'
import { nothingToSettle, sellerNotSettled, statementChanged, untilWrong } from './errors.ts'
import { latestDay, makeStatement, type Draft, type SettledSeller } from './make-statement.ts'
import { statementMail } from './statement-mail.ts'
import { forgetFailure } from './store/failures.ts'
import {
  insertStatement,
  lockStatements,
  findStatement,
  type Statement,
} from './store/statements.ts'
import { previewView, statementViews } from './view.ts'

type Config = Pick<Context['config'], 'OPERATOR_GSTIN'>

/** The sellers that are settled: all but the operator itself. */
export async function settledSellers(
  handle: Handle,
  { OPERATOR_GSTIN }: Config,
): Promise<(SettledSeller & { name: string })[]> {
  return (await selectSellers(handle)).flatMap(({ id, gstin, tradeName }) =>
    gstin === OPERATOR_GSTIN ? [] : [{ id, gstin, name: tradeName }],
  )
}

type WrongChoice = Refusal & { code: 'seller_unknown' | 'statement_day_wrong' }
type Refused = Refusal & {
  code: 'statement_day_wrong' | 'nothing_to_settle' | 'changed_meanwhile' | 'statement_unclear'
}

async function sellerAndDay(
  { db, clock, config }: Context,
  { seller_id: id, until }: { seller_id: number; until: IstDate },
): Promise<Result<SettledSeller, WrongChoice>> {
  const seller = (await settledSellers(db, config)).find((one) => one.id === id)
  if (seller === undefined) return sellerNotSettled()
  const latest = latestDay(clock.now())
  return until > latest
    ? untilWrong(`Choose a day that is over: ${formatIstDate(latest)} at the latest`)
    : ok(seller)
}

/** What closing a seller's statement now would come to, and what waits (OPS-06). */
export async function previewStatement(
  context: Context,
  query: Query<'staffPreviewStatement'>,
): Promise<HandlerResult<'staffPreviewStatement'>> {
  const of = await sellerAndDay(context, query)
  if (!of.ok) return of
  const { db, config } = context
  const draft = await makeStatement(db, of.value, {
    until: query.until,
    operatorGstin: config.OPERATOR_GSTIN,
  })
  return draft.ok ? ok(previewView(draft.value)) : draft
}

type Close = { seller: SettledSeller; until: IstDate; by: string | null; seen: string | null }

const journalOf = ({ totals }: Draft) => ({
  sellers_sold: totals.grossPaise,
  seller_commission: -totals.commissionPaise,
  seller_closing_fees: -totals.closingPaise,
  seller_fee_gst: -totals.serviceGstPaise,
  seller_gateway_fees: -totals.gatewayPaise,
  seller_tcs: -totals.tcsPaise,
  seller_tds: -totals.tdsPaise,
  sellers_owed: -totals.netPaise,
})

/** Closes a statement: its rows, its journal and its audit entry, whole or not at all. */
export async function closeFor(
  { db, clock, config }: Context,
  { seller, until, by, seen }: Close,
): Promise<Result<Statement, Refused>> {
  const at = clock.now()
  return decideInTransaction(db, async (tx): Promise<Result<Statement, Refused>> => {
    await lockStatements(tx, seller.id)
    const making = await makeStatement(tx, seller, { until, operatorGstin: config.OPERATOR_GSTIN })
    if (!making.ok) return making
    const draft = making.value
    const { last, entries, taxes, totals } = draft
    if (seen !== null && seen !== draft.seen) return statementChanged()
    if (last !== undefined && last.untilDay >= until)
      return untilWrong(
        `The last statement ends on ${formatIstDate(last.untilDay)}. Choose a later day`,
      )
    if (entries.length === 0) return nothingToSettle()
    const [id, nth] = [newId(), (last?.nth ?? 0) + 1]
    await insertStatement(
      tx,
      {
        id,
        sellerId: seller.id,
        nth,
        fromDay: draft.fromDay > until ? until : draft.fromDay,
        untilDay: until,
        documents: entries.length,
        ...totals,
        closedBy: by,
        closedAt: at,
      },
      entries,
      taxes,
    )
    const journal = { kind: 'statement' as const, key: `statement:${id}`, at }
    await bookSellers(tx, { ...journal, reason: `Statement ${seller.id}-${nth}` }, journalOf(draft))
    await recordAudit(tx, {
      by,
      action: 'statement.close',
      subject: { kind: 'statement', id },
      after: { seller: seller.gstin, nth, until, documents: entries.length, ...totals },
      at,
    })
    await forgetFailure(tx, seller.id)
    const made = await findStatement(tx, id)
    if (made === undefined) throw new Error('a statement was not written')
    await recordMail(tx, statementMail(config, made), at)
    return ok(made)
  })
}

/** Closes a seller's statement by hand, with what staff have seen. */
export async function closeStatement(
  context: Context,
  { staffId }: StaffCaller,
  { seller_id, until, seen }: Body<'staffCloseStatement'>,
): Promise<HandlerResult<'staffCloseStatement'>> {
  const of = await sellerAndDay(context, { seller_id, until })
  if (!of.ok) return of
  const closed = await closeFor(context, { seller: of.value, until, by: staffId, seen })
  if (!closed.ok) return closed
  const [statement] = await statementViews(context.db, [closed.value])
  if (statement === undefined) throw new Error('a statement has no view')
  return ok({ success: true, statement })
}
