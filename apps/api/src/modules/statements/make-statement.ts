import { createHash } from 'node:crypto'
import { addDays, istDate, type IstDate } from '@upchar/kernel/dates'
import { ok, type Result } from '@upchar/kernel/result'
import type { StatementHold } from '@upchar/kernel/seller-statements'
import type { Handle } from '../../platform/db/database.ts'
import { selectFeeRules } from '../seller-fees/index.ts'
import type { Candidate } from './model.ts'
import { entriesOf, reckon, type Reckoned, type Unclear } from './reckon.ts'
import { holdOf } from './rules.ts'
import { selectFamilies, selectUnsettled, type Unsettled } from './store/candidates.ts'
import { findLast, selectEntriesOf, selectSupplies, type Statement } from './store/statements.ts'

export type Held = { hold: StatementHold; number: string; orderId: string; totalPaise: number }

export type Draft = Reckoned & {
  last: Statement | undefined
  fromDay: IstDate
  /** What waits for a later statement, and why. */
  held: Held[]
  /** Of what it comes to: sent back to close it. */
  seen: string
}

function candidateOf(one: Unsettled, until: IstDate): Candidate {
  const sign = one.kind === 'invoice' ? 1 : -1
  const { documentId, invoiceId, kind, number, orderId, issuedOn, isInter, channel, isFirst } = one
  return {
    documentId,
    invoiceId,
    kind,
    number,
    orderId,
    issuedOn,
    isInter,
    channel,
    isFirst,
    grossPaise: sign * one.totalPaise,
    taxedPaise: sign * one.taxedPaise,
    lines: one.lines.map(({ sku, taxablePaise }) => ({ sku, taxablePaise: sign * taxablePaise })),
    gatewayPaise: one.gatewayPaise,
    gatewayGstPaise: one.gatewayGstPaise,
    hold:
      kind === 'credit_note'
        ? null
        : holdOf(
            { ...one, deliveredAt: one.deliveredAt === null ? null : new Date(one.deliveredAt) },
            until,
          ),
  }
}

/** What may be settled: invoices that nothing holds, and credit notes of settled ones. */
function readyOf(
  found: readonly Unsettled[],
  until: IstDate,
): { ready: Candidate[]; held: Held[] } {
  const all = found.map((one) => ({ one, candidate: candidateOf(one, until) }))
  const invoices = all.filter(({ one }) => one.kind === 'invoice')
  const settles = new Set(
    invoices.flatMap(({ candidate }) => (candidate.hold === null ? [candidate.documentId] : [])),
  )
  return {
    ready: all.flatMap(({ one, candidate }) =>
      candidate.hold === null &&
      (one.kind === 'invoice' || one.isInvoiceSettled || settles.has(one.invoiceId))
        ? [candidate]
        : [],
    ),
    held: invoices.flatMap(({ one: { number, orderId, totalPaise }, candidate: { hold } }) =>
      hold === null ? [] : [{ hold, number, orderId, totalPaise }],
    ),
  }
}

const carriedOf = (last: Statement | undefined): number =>
  last === undefined ? 0 : Math.min(0, last.netPaise + last.carriedPaise)

const digest = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22)

export type SettledSeller = { id: number; gstin: string }

/** What the next statement of a seller comes to, until the end of a day (OPS-06). Changes nothing. */
export async function makeStatement(
  handle: Handle,
  seller: SettledSeller,
  { until, operatorGstin }: { until: IstDate; operatorGstin: string },
): Promise<Result<Draft, Unclear>> {
  const found = await selectUnsettled(handle, { sellerId: seller.id, operatorGstin, until })
  const { ready, held } = readyOf(found, until)
  const settled = await selectEntriesOf(
    handle,
    ready.map(({ invoiceId }) => invoiceId),
  )
  const families = await selectFamilies(
    handle,
    ready.flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  )
  const rules = await selectFeeRules(handle)
  const made = entriesOf(ready, settled, { sellerId: seller.id, rules, families })
  if (!made.ok) return made
  const entries = made.value
  const last = await findLast(handle, seller.id)
  const reckoned = reckon(entries, await selectSupplies(handle, seller.id), {
    seller: { gstin: seller.gstin, operatorGstin },
    rules,
    carriedPaise: carriedOf(last),
  })
  const first = entries.reduce<IstDate>(
    (day, { issuedOn }) => (issuedOn < day ? issuedOn : day),
    until,
  )
  return ok({
    ...reckoned,
    last,
    held,
    fromDay: last === undefined ? first : addDays(last.untilDay, 1),
    seen: digest([
      last?.nth ?? 0,
      until,
      reckoned.totals,
      entries.map(({ documentId }) => documentId),
    ]),
  })
}

/** Yesterday in India: the last day that a statement may end with. */
export const latestDay = (now: Date): IstDate => addDays(istDate(now), -1)
