import { randomUUID } from 'node:crypto'
import { signUp } from '@upchar/testkit/customers'
import { transfer, type Requested } from '@upchar/testkit/payment-requests'
import { codeOf } from '@upchar/testkit/referrals'
import {
  create,
  form,
  guestWith,
  outcomeOf,
  pay,
  place,
  type Form,
  type Wanted,
} from '@upchar/testkit/shop'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import type { Visitor } from '@upchar/testkit/world'
import { giveValue } from '../../../modules/ledger/index.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { LifeLine } from './lives-credit.ts'
import type { Living } from './lives-living.ts'

/** Half of the buyers are customers with reward points, most of whom use them (CART-14), and a wallet (CHECKOUT-07). */
async function makeCustomer(life: Living, goods: readonly Wanted[]): Promise<Visitor> {
  const { id, visitor } = await signUp(life.world)
  life.customerId = id
  for (const book of ['points', 'wallet'] as const)
    await inTransaction(life.world.db, (tx) =>
      giveValue(tx, {
        book,
        customerId: id,
        at: life.world.clock.now(),
        key: randomUUID(),
        amountPaise: life.upTo(600) * 100,
        expiresAt: null,
        reason: 'Welcome',
      }),
    )
  if (life.chance() < 0.5)
    life.line = await LifeLine.open(life.world, life.lender, visitor, life.upTo(30_000))
  for (const { sku, quantity = 1 } of goods)
    life.said(
      'a customer adds goods',
      await visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode: '400001' },
      }),
    )
  if (life.chance() < 0.8)
    life.said(
      'points are used',
      await visitor.call('setRewardPoints', { body: { used: true, pincode: '400001' } }),
    )
  if (life.chance() < 0.6) {
    const code = await codeOf((await signUp(life.world)).visitor)
    const used = await visitor.call('setReferral', { body: { code, pincode: '400001' } })
    life.said('a referral is used', used)
    life.isReferred = used.status === 200
  }
  return visitor
}

function createCheckout(life: Living, visitor: Visitor, changes: Partial<Form>) {
  return life.customerId === undefined
    ? create(visitor, { form: changes })
    : visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: {
          form: form({ ...changes, ...(life.isReferred && ownPerson(life)) }),
          ...(life.chance() < 0.6 && { wallet: life.upTo(500) }),
          request_key: randomUUID(),
        },
      })
}
/** Nobody who has ordered before, and nobody's neighbour: a referral is refused otherwise (CART-13). */
const ownPerson = (life: Living): Partial<Form> => ({
  email: `${randomUUID()}@hospital.example`,
  PhoneNumber: `9${String(life.upTo(999_999_999)).padStart(9, '0')}`,
  house: `House ${randomUUID()}`,
})

/** Buys something, if chance allows it. */
export async function buy(life: Living, skus: readonly string[]): Promise<boolean> {
  const goods = skus
    .filter(() => life.chance() < 0.5)
    .map((sku): Wanted => ({ sku, quantity: life.upTo(9) }))
  if (goods.length === 0) return false
  const visitor =
    life.chance() < 0.5 ? await makeCustomer(life, goods) : await guestWith(life.world, ...goods)
  if (life.chance() < 0.4) {
    const code = await makeTestVoucher(life.world.db, { percentBp: life.upTo(3_000) })
    await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
  }
  const gift = life.chance() < 0.8 && (await takeGift(life, visitor))
  const byCredit = life.line !== undefined && life.chance() < 0.6
  const paymentOption = byCredit ? 3 : (life.oneOf([1, 1, 1, 2, 2, 4] as const) ?? 1)
  // A gift goes to an organisation.
  const registered = gift || life.chance() < 0.4
  const made = await createCheckout(life, visitor, {
    paymentOption,
    ...(registered && { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' }),
  })
  // A large order in cash wants a proved phone.
  if (made.status === 409) return false
  life.said('checkout', made)
  const { checkout } = made.body
  const sent = await place(visitor, checkout)
  life.said('placing', sent)
  if (sent.status !== 200) throw new Error(`not placed: ${JSON.stringify(sent.body)}`)
  const { outcome } = sent.body
  if (outcome.state === 'pay') await pay(visitor, outcome.payment_url)
  if (outcome.state === 'requested') await transferParts(life, outcome)
  const bought = outcome.state === 'placed' ? outcome : await outcomeOf(visitor, checkout)
  if (bought.state !== 'placed') return false
  life.story.push(`bought ${goods.length} lines with payment option ${paymentOption}`)
  life.visitor = visitor
  life.id = bought.order_id
  return true
}

/** Takes the free gift that the cart offers, if it does. */
async function takeGift(life: Living, visitor: Visitor): Promise<boolean> {
  const { cart } = (await visitor.call('readCart', { body: { pincode: '400001' } })).body
  const offer = cart.gift_offers.find(({ kind }) => kind === 'gift')
  if (offer === undefined) return false
  life.said(
    'a gift is taken',
    await visitor.call('takeGift', { body: { gift_id: offer.id, pincode: '400001' } }),
  )
  return true
}

/** What is awaited comes in one to three transfers, sometimes with too much; now and then not all of it (CHECKOUT-15). */
async function transferParts(life: Living, request: Requested): Promise<void> {
  const parts = life.upTo(3)
  let left = Math.round(request.missing * 100)
  for (let n = 1; n <= parts; n++) {
    const last = n === parts
    const more = life.chance() < 0.3 ? life.upTo(900) : 0
    const paise = last ? left + more : Math.floor((left * life.chance()) / 2)
    if (paise < 100 || (last && life.chance() < 0.1)) continue
    left -= Math.min(left, paise)
    await transfer(life.world, request, paise / 100, { lost: true })
    life.world.clock.advance(1000)
  }
  life.story.push(`transferred, ${left} paise are missing`)
  life.world.clock.advance(10_000)
}
