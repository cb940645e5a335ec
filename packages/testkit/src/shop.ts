import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Answer, BodyInput, QueryInput } from '@upchar/contract/schema/endpoints'
import { createJobHandlers } from '@upchar/api/jobs'
import { runDueJobs } from '@upchar/api/platform/jobs/jobs'
import { makeJobsDue } from './scheduled-jobs.ts'
import type { Reply, Visitor, World } from './world.ts'

export type Form = NonNullable<BodyInput<'createGuestCheckout'>['form']>
export type Wanted = { sku: string; quantity?: number }
export type Outcome = Answer<'placeOrder'>['outcome']
export type Placed = Extract<Outcome, { state: 'placed' }>

export const form = (changes: Partial<Form> = {}): Form => ({
  email: 'ward@hospital.example',
  FullName: 'Meera Nair',
  PhoneNumber: '9876543210',
  pinCode: '400001',
  house: '12 Marine Lines',
  street: 'Queens Road',
  city: 'Mumbai',
  paymentOption: 2,
  ...changes,
})

/** A new guest with these products in the cart. */
export const guestWith = (world: World, ...goods: Wanted[]): Promise<Visitor> =>
  withGoods(world.visitor(), ...goods)

/** Puts these products into the visitor's cart. */
export async function withGoods(visitor: Visitor, ...goods: Wanted[]): Promise<Visitor> {
  for (const { sku, quantity } of goods) {
    const added = await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: quantity ?? 1 }, pincode: '400001' },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
  }
  return visitor
}

type CreateOptions = {
  form?: Partial<Form>
  key?: string
  source?: QueryInput<'createGuestCheckout'>['source']
  items?: NonNullable<BodyInput<'createGuestCheckout'>['items']>
}

export const create = (visitor: Visitor, options: CreateOptions = {}) =>
  visitor.call('createGuestCheckout', {
    query: { source: options.source ?? 'cart' },
    body: {
      form: form(options.form),
      request_key: options.key ?? randomUUID(),
      ...(options.items && { items: options.items }),
    },
  })

export async function created(
  visitor: Visitor,
  options: CreateOptions = {},
): Promise<Answer<'getCheckout'>['checkout']> {
  const made = await create(visitor, options)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.checkout
}

export const place = (
  visitor: Visitor,
  checkout: { id: string; total: number },
): Promise<Reply<Answer<'placeOrder'>>> =>
  visitor.call('placeOrder', { params: { id: checkout.id }, body: { total: checkout.total } })

export const outcomeOf = async (
  visitor: Visitor,
  checkout: { id: string },
  query: QueryInput<'getCheckoutOutcome'> = {},
): Promise<Outcome> =>
  (await visitor.call('getCheckoutOutcome', { params: { id: checkout.id }, query })).body.outcome

/** The outcome of a request that must have placed an order. */
export function placed(reply: Reply<Answer<'placeOrder'>>): Placed {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  if (reply.body.outcome.state !== 'placed')
    throw new Error(`not placed: ${JSON.stringify(reply.body.outcome)}`)
  return reply.body.outcome
}

/** From an empty cart to a cash on delivery order. */
export async function buyInCash(
  world: World,
  ...goods: Wanted[]
): Promise<{ visitor: Visitor; checkout: Answer<'getCheckout'>['checkout']; order: Placed }> {
  const visitor = await guestWith(world, ...goods)
  const checkout = await created(visitor)
  return { visitor, checkout, order: placed(await place(visitor, checkout)) }
}

export type PayOptions = Partial<
  Record<
    | 'method'
    | 'vpa'
    | 'card_number'
    | 'otp'
    | 'bank_says'
    | 'course'
    | 'action'
    | 'offer_id'
    | 'webhook_twice'
    | 'webhook_lost'
    | 'webhook_late'
    | 'disputed',
    string
  >
>

/** Submits the sandbox's payment page as a browser without scripts would; returns the query of the redirect to the shop. */
export async function pay(
  visitor: Visitor,
  paymentUrl: string,
  options: PayOptions = {},
): Promise<{ status: number; back: Record<string, string> }> {
  const page = new URL(paymentUrl, 'http://shop.example')
  const reply = await visitor.raw({
    method: 'POST',
    url: page.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      method: 'upi',
      vpa: 'success@razorpay',
      action: 'pay',
      back: page.searchParams.get('back') ?? '',
      ...options,
    }).toString(),
  })
  const location =
    typeof reply.headers['location'] === 'string'
      ? new URL(reply.headers['location'], 'http://shop.example')
      : undefined
  return { status: reply.status, back: Object.fromEntries(location?.searchParams ?? []) }
}

/** A checkout with an open payment page. */
export async function atGateway(
  world: World,
  ...goods: Wanted[]
): Promise<{ visitor: Visitor; checkout: Answer<'getCheckout'>['checkout']; url: string }> {
  const visitor = await guestWith(world, ...goods)
  const checkout = await created(visitor, { form: { paymentOption: 1 } })
  const reply = await place(visitor, checkout)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  if (reply.body.outcome.state !== 'pay')
    throw new Error(`nothing to pay: ${JSON.stringify(reply.body.outcome)}`)
  return { visitor, checkout, url: reply.body.outcome.payment_url }
}

/** Runs all jobs, including scheduled ones; what they schedule for later waits for the next of `rounds`. */
export async function runJobs(world: World, rounds = 1): Promise<void> {
  if (!world.app.server.listening) await world.app.listen({ host: '127.0.0.1', port: 0 })
  const address = world.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const handlers = createJobHandlers({
    ...world.context,
    config: { ...world.context.config, PORT: port },
  })
  for (let round = 0; round < rounds; round++) {
    await makeJobsDue(world.db)
    await runDueJobs(world.db, handlers, world.context.log)
  }
}

export const countOf = async (
  world: World,
  table:
    | 'order'
    | 'order_cancel'
    | 'invoice'
    | 'payment'
    | 'refund'
    | 'checkout'
    | 'mail_message'
    | 'audit_entry'
    | 'stock_movement',
  where = sql`true`,
): Promise<number> => {
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}`,
  )
  return rows[0]?.count ?? 0
}
