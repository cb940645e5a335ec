import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { created, guestWith, place, runJobs, type Outcome, type Wanted } from './shop.ts'
import { signedInStaff } from './staff.ts'
import type { Reply, Visitor, World } from './world.ts'

export type Requested = Extract<Outcome, { state: 'requested' }>
type Terms = Partial<BodyInput<'staffSetRequestTerms'>>

export const ownAccount = {
  beneficiary: 'Upchar Supplies LLP',
  number: '50200012345678',
  ifsc: 'HDFC0000123',
  bank: 'HDFC Bank',
}

/** What the checkout offers from now on: transfers by the gateway, links and UPI codes, unless said otherwise. */
export async function setTerms(world: World, terms: Terms = {}): Promise<void> {
  const { visitor } = await signedInStaff(world, 'admin')
  const { version } = (await visitor.call('staffGetRequestTerms', {})).body
  const set = await visitor.call('staffSetRequestTerms', {
    body: {
      transfer: 'gateway',
      link: true,
      upi_limit: 100_000,
      days: 5,
      guest_days: 2,
      account: null,
      version,
      ...terms,
    },
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
}

export function requestedOf(reply: Reply<Answer<'placeOrder'>>): Requested {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  if (reply.body.outcome.state !== 'requested')
    throw new Error(`not requested: ${JSON.stringify(reply.body.outcome)}`)
  return reply.body.outcome
}

export type Awaited = {
  visitor: Visitor
  checkout: Answer<'getCheckout'>['checkout']
  request: Requested
}

/** A guest's order that waits for its money. */
export async function awaiting(
  world: World,
  paymentOption: 4 | 5,
  ...goods: Wanted[]
): Promise<Awaited> {
  const visitor = await guestWith(world, ...goods)
  const checkout = await created(visitor, { form: { paymentOption } })
  return { visitor, checkout, request: requestedOf(await place(visitor, checkout)) }
}

/** Transfers to the virtual account of a request at the sandbox gateway, as the buyer's bank does. */
export async function transfer(
  world: World,
  { reference }: Pick<Requested, 'reference'>,
  rupees: number,
  { lost = false, utr = `UTR${randomUUID().slice(0, 12).toUpperCase()}` } = {},
): Promise<string> {
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select id from sandbox_gateway_order where receipt = ${reference}`,
  )
  const reply = await world.visitor().raw({
    method: 'POST',
    url: `/sandbox/bank/${rows[0]?.id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      rupees: String(rupees),
      bank_reference: utr,
      ...(lost && { webhook_lost: '1' }),
    }).toString(),
  })
  expect(reply.status).toBe(200)
  return utr
}

/** The reconciler's next run, with all that follows from it. */
export async function reconcile(world: World): Promise<void> {
  await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
  await runJobs(world, 3)
}

/** A member of finance matches a transfer to the shop's own account. */
export async function matchTransfer(
  world: World,
  checkoutId: string,
  credit: { amount: number; utr?: string; on?: string },
) {
  const { visitor } = await signedInStaff(world, 'finance')
  return {
    visitor,
    reply: await visitor.call('staffRecordCredit', {
      params: { id: checkoutId },
      body: {
        id: randomUUID(),
        bank_reference: credit.utr ?? `HDFC${randomUUID().slice(0, 12)}`,
        amount: credit.amount,
        credited_on: credit.on ?? '2026-11-24',
      },
    }),
  }
}
