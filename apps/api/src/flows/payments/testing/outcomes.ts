import { vi } from 'vitest'
import type { Goods } from '@upchar/testkit/goods'
import { reconcile } from '@upchar/testkit/payment-requests'
import {
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  runJobs,
  type PayOptions,
} from '@upchar/testkit/shop'
import type { Visitor, World } from '@upchar/testkit/world'
import { inTransaction } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { providerId } from '../../../platform/payments/sandbox-store.ts'

export type Checkout = { id: string; total: number }
export type Buyer = { sku: string; visitor: Visitor; checkout: Checkout; url: string }

/** How the buyer pays: the gateway's message gets lost, or nobody comes back to the shop. */
export const lost = { webhook_lost: '1' }
export const gone = { course: 'closed_tab' }

/** How the buyers of a run of the table pay: by card on the gateway's page, or by a UPI code on ours. */
export type By = 'card' | 'upi'
const methods: Readonly<Record<By, { option: 1 | 6; pays: PayOptions; declined: PayOptions }>> = {
  card: {
    option: 1,
    pays: { method: 'card', card_number: '4100280000001007', otp: '1234' },
    declined: { method: 'card', card_number: '4100280000090000', otp: '1234' },
  },
  upi: { option: 6, pays: {}, declined: { vpa: 'failure@razorpay' } },
}

type Asked = 'createOrder' | 'openCode' | 'fetchPayments' | 'capture' | 'refund'
const timeout = { ok: false as const, error: { kind: 'timeout' as const, message: 'no answer' } }

/** What gateway, bank and buyer do in the rows of the outcome table, and what stands in the gateway's own book afterwards. */
export function outcomesOf(world: World, goods: () => Goods, by: By) {
  const { option, pays, declined } = methods[by]
  const minutes = (count: number) => world.clock.advance(count * 60_000)

  async function atPage(stock = 5): Promise<Buyer> {
    const { sku } = await goods().addVariant({ stock: { mumbai: stock } })
    return opens(await guestWith(world, { sku }), sku)
  }

  /** A checkout with its payment page or its code; a failed answer is asked for again, as by pressing the button again. */
  async function opens(visitor: Visitor, sku: string): Promise<Buyer> {
    const checkout = await created(visitor, { form: { paymentOption: option } })
    let reply = await place(visitor, checkout)
    if (reply.status === 503) reply = await place(visitor, checkout)
    const { outcome } = reply.body
    if (outcome?.state === 'pay') return { sku, visitor, checkout, url: outcome.payment_url }
    if (outcome?.state === 'upi') return { sku, visitor, checkout, url: outcome.link }
    throw new Error(JSON.stringify(reply.body))
  }

  const paysAt = (visitor: Visitor, url: string, options: PayOptions = {}) =>
    pay(visitor, url, { ...pays, ...options })

  /** Another tab with a payment page for the same cart. */
  const anotherTab = ({ visitor, sku }: Buyer): Promise<Buyer> => opens(visitor, sku)

  /** The browser comes back from the payment page, with what the gateway gave it. */
  async function comesBack({ visitor, checkout, url }: Buyer, options: PayOptions = {}) {
    const { checkout: _id, ...query } = (await paysAt(visitor, url, options)).back
    return outcomeOf(visitor, checkout, query)
  }

  const paymentsAtBank = async ({ checkout }: Pick<Buyer, 'checkout'>) =>
    (
      await world.db.execute<{ id: string; orderId: string }>(sql`
        select p.id, p.order_id as "orderId" from sandbox_gateway_payment p join sandbox_gateway_order o on o.id = p.order_id
        where o.receipt = ${checkout.id} order by p.created_at, p.id`)
    ).rows

  /** The bank captures the first payment of a page after all, and the gateway says so. */
  async function bankCaptures(buyer: Buyer, copies = 1): Promise<void> {
    const [payment] = await paymentsAtBank(buyer)
    if (payment === undefined) throw new Error('nothing was paid')
    await inTransaction(world.db, async (tx) => {
      for (let n = 0; n < copies; n++)
        addJob(tx, 'deliver-sandbox-webhook', {
          orderId: payment.orderId,
          paymentId: payment.id,
          event: 'payment.captured',
          eventId: providerId('evt'),
        })
    })
    await runJobs(world, 2)
  }

  async function offBy(buyer: Buyer, paise: number): Promise<void> {
    const [payment] = await paymentsAtBank(buyer)
    await world.db.execute(
      sql`update sandbox_gateway_payment set amount_paise = amount_paise + ${paise} where id = ${payment?.id}`,
    )
  }

  /** The gateway does what it is asked, and its answer gets lost. */
  function losesAnswer(name: Asked): void {
    const { gateway } = world.context
    const real = gateway[name].bind(gateway) as (asked: never) => Promise<unknown>
    vi.spyOn(gateway, name).mockImplementationOnce(async (asked: unknown) => {
      await real(asked as never)
      return timeout
    })
  }
  /** The gateway doesn't even hear what it is asked. */
  const isAway = (name: Asked) => vi.spyOn(world.context.gateway, name).mockResolvedValue(timeout)

  /** The card page fails, and the time to pay ends. */
  async function tooLate(stock: number): Promise<Buyer> {
    const buyer = await atPage(stock)
    await pay(buyer.visitor, buyer.url, { action: 'cancel' })
    minutes(26)
    await reconcile(world)
    return buyer
  }

  /** All of it goes on until nothing happens any more. */
  async function settles(): Promise<void> {
    await runJobs(world, 3)
    minutes(11)
    await reconcile(world)
    minutes(61)
    await reconcile(world)
  }

  const ordersOf = async (receipts: readonly string[]) =>
    (
      await world.db.execute<{ n: number }>(
        sql`select count(*)::int as n from "order" where checkout_id::text = any(${`{${receipts.join(',')}}`}::text[])`,
      )
    ).rows[0]?.n
  /** What the gateway has captured for these receipts and not sent back, in paise. */
  const keptFor = async (receipts: readonly string[]) =>
    (
      await world.db.execute<{ paise: number }>(sql`
        select coalesce(sum(p.amount_paise - (select coalesce(sum(r.amount_paise), 0) from sandbox_gateway_refund r where r.payment_id = p.id)), 0)::int as paise
        from sandbox_gateway_payment p join sandbox_gateway_order o on o.id = p.order_id
        where o.receipt = any(${`{${receipts.join(',')}}`}::text[]) and p.status in ('captured', 'refunded')`)
    ).rows[0]?.paise
  return {
    atPage,
    opens,
    paysAt,
    declined,
    opensBy: option === 6 ? ('openCode' as const) : ('createOrder' as const),
    anotherTab,
    comesBack,
    bankCaptures,
    offBy,
    losesAnswer,
    isAway,
    tooLate,
    settles,
    ordersOf,
    keptFor,
  }
}
