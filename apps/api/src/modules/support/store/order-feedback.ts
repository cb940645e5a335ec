import type { FeedbackStage } from '@upchar/kernel/order-feedback'
import { eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { orderFeedback } from '../tables.ts'

export type OrderFeedback = typeof orderFeedback.$inferSelect

/** The stages of an order that its buyer has answered. */
export async function selectAnsweredStages(
  handle: Handle,
  orderId: string,
): Promise<ReadonlySet<FeedbackStage>> {
  const rows = await handle
    .select({ stage: orderFeedback.stage })
    .from(orderFeedback)
    .where(eq(orderFeedback.orderId, orderId))
  return new Set(rows.map(({ stage }) => stage))
}

/** False when the stage was answered before. */
export async function insertOrderFeedback(tx: Transaction, row: OrderFeedback): Promise<boolean> {
  const { rowCount } = await tx.insert(orderFeedback).values(row).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}
