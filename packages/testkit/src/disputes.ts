import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { webhookSignature } from '@upchar/api/internals/platform/payments/signatures'
import type { World } from './world.ts'

type Told = {
  id: string
  payment: string
  /** Paise. */
  amount: number
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  deducted?: number
}

/** The gateway's message about a dispute, signed as it signs; ten days remain for an answer. */
export async function tellDispute(
  world: World,
  event: 'created' | 'action_required' | 'under_review' | 'won' | 'lost' | 'closed',
  { id, payment, amount, status, deducted = 0 }: Told,
): Promise<void> {
  const seconds = Math.floor(world.clock.now().getTime() / 1000)
  const entity = {
    id,
    entity: 'dispute',
    payment_id: payment,
    amount,
    currency: 'INR',
    amount_deducted: deducted,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    reason_description: 'Goods not received',
    respond_by: seconds + 10 * 86_400,
    status,
    phase: 'chargeback',
    created_at: seconds,
  }
  const payload = JSON.stringify({
    entity: 'event',
    event: `payment.dispute.${event}`,
    contains: ['payment', 'dispute'],
    payload: { dispute: { entity } },
  })
  const reply = await world.visitor().raw({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${randomUUID()}`,
      'x-razorpay-signature': webhookSignature(
        world.context.config.PAYMENT_WEBHOOK_SECRET,
        payload,
      ),
    },
  })
  expect(reply.status).toBe(200)
}

/** The payment of an order, by its number. */
export async function paymentOf(world: World, orderNumber: string): Promise<string> {
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select payment_id as id from "order" where number = ${orderNumber}`,
  )
  return rows[0]?.id ?? ''
}
