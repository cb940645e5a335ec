import { sumPaise } from '@upchar/kernel/money'
import type { Context } from '../context.ts'
import { inTransaction, type Handle, type Transaction } from '../db/database.ts'
import { asc, eq, gte, sql } from '../db/sql.ts'
import { addJob } from '../jobs/jobs.ts'
import type { GatewaySettlement, GatewaySettlementLine } from './port.ts'
import { providerId } from './sandbox-store.ts'
import { sandboxSettlement, sandboxSettlementLine } from './tables.ts'

/** Domain reference 4.1: captured money reaches the bank two days later. */
const settleMs = 2 * 86_400_000
const feeBp = 200
const gstBp = 1800

type Due = { id: string; kind: 'payment' | 'refund'; paise: number }

/** Payments and refunds that are old enough and in no settlement, with at most as many refunds as their money covers. */
const dueStatement = (before: Date) => sql`
  select p.id, 'payment' as kind, p.amount_paise as paise from sandbox_gateway_payment p
    where p.status in ('captured', 'refunded') and p.created_at <= ${before.toISOString()}::timestamptz
      and not exists (select from sandbox_gateway_settlement_line l where l.entity_id = p.id)
  union all
  select r.id, 'refund', r.amount_paise from sandbox_gateway_refund r
    where r.created_at <= ${before.toISOString()}::timestamptz
      and not exists (select from sandbox_gateway_settlement_line l where l.entity_id = r.id)
  order by kind, id`

function lineOf(settlementId: string, { id, kind, paise }: Due): GatewaySettlementLine {
  const fee = kind === 'payment' ? Math.round((paise * feeBp) / 10_000) : 0
  const taxPaise = Math.round((fee * gstBp) / 10_000)
  const feePaise = fee + taxPaise
  return {
    settlementId,
    entityId: id,
    kind,
    amountPaise: paise,
    feePaise,
    taxPaise,
    netPaise: (kind === 'payment' ? paise : -paise) - feePaise,
    disputeId: null,
  }
}

/** Job: the sandbox gateway transfers what is due to the shop's bank and tells of it. A negative sum waits for more payments. */
export async function settleSandbox({ config, db, clock }: Context): Promise<void> {
  if (config.PAYMENT_PROVIDER !== 'sandbox') return
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sandbox settlement', 0))`)
    const at = clock.now()
    const { rows } = await tx.execute<Due>(dueStatement(new Date(at.getTime() - settleMs)))
    const id = providerId('setl')
    const lines = rows.map((row) => lineOf(id, row))
    const amountPaise = sumPaise(lines.map(({ netPaise }) => netPaise))
    if (lines.length === 0 || amountPaise < 0) return
    await write(tx, { id, amountPaise, utr: `SANDBOX${id.slice(-9).toUpperCase()}`, at }, lines)
    addJob(tx, 'deliver-sandbox-settlement', { settlementId: id, eventId: providerId('evt') })
  })
}

async function write(
  tx: Transaction,
  { id, amountPaise, utr, at }: GatewaySettlement,
  lines: readonly GatewaySettlementLine[],
): Promise<void> {
  await tx.insert(sandboxSettlement).values({ id, amountPaise, utr, createdAt: at })
  for (let first = 0; first < lines.length; first += 500)
    await tx.insert(sandboxSettlementLine).values(lines.slice(first, first + 500))
}

export async function settlementsSince(handle: Handle, since: Date): Promise<GatewaySettlement[]> {
  const rows = await handle
    .select()
    .from(sandboxSettlement)
    .where(gte(sandboxSettlement.createdAt, since))
    .orderBy(asc(sandboxSettlement.createdAt), asc(sandboxSettlement.id))
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt }))
}

export async function findSettlement(
  handle: Handle,
  id: string,
): Promise<GatewaySettlement | undefined> {
  const [row] = await handle.select().from(sandboxSettlement).where(eq(sandboxSettlement.id, id))
  return row && { id: row.id, amountPaise: row.amountPaise, utr: row.utr, at: row.createdAt }
}

export const linesOf = async (
  handle: Handle,
  settlementId: string,
): Promise<GatewaySettlementLine[]> =>
  (
    await handle
      .select()
      .from(sandboxSettlementLine)
      .where(eq(sandboxSettlementLine.settlementId, settlementId))
      .orderBy(asc(sandboxSettlementLine.kind), asc(sandboxSettlementLine.entityId))
  ).map((row) => ({ ...row, disputeId: null }))
