import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { GatewaySettlement } from '../../platform/payments/index.ts'
import { matchReport, recordSettlement } from './record-settlement.ts'
import { isRecorded, lockSettlements } from './store/record.ts'

/** A lost message is found within an hour; what is older than this comes by file. */
const lookBackMs = 10 * 86_400_000

/** Job: records a settlement that the gateway told of. Throws where its report isn't there yet, so that the queue tries again. */
export async function fetchSettlement(
  { db, gateway, clock }: Context,
  settlement: GatewaySettlement,
): Promise<void> {
  if (await isRecorded(db, settlement.id)) return
  const lines = await gateway.fetchSettlementLines(settlement)
  if (!lines.ok)
    throw new Error(`the gateway gives no report of ${settlement.id}: ${lines.error.message}`)
  if (lines.value.length === 0) throw new Error(`the report of ${settlement.id} is empty still`)
  const report = { settlement, lines: lines.value }
  await inTransaction(db, async (tx) => {
    await lockSettlements(tx)
    if (await isRecorded(tx, settlement.id)) return
    await recordSettlement(tx, report, await matchReport(tx, report), {
      file: null,
      at: clock.now(),
    })
  })
}

/** Job: asks the gateway for settlements whose message was lost. */
export async function followSettlements(context: Context): Promise<void> {
  const { gateway, clock, log } = context
  const settlements = await gateway.fetchSettlements(new Date(clock.now().getTime() - lookBackMs))
  if (!settlements.ok) {
    log.warn({ kind: settlements.error.kind }, 'the gateway doesn’t say what it settled')
    return
  }
  for (const settlement of settlements.value)
    await fetchSettlement(context, settlement).catch((error: unknown) => {
      log.warn({ err: error, settlement: settlement.id }, 'a settlement could not be recorded')
    })
}
