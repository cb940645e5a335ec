import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { PIECE_FATES, returnReason } from '@upchar/kernel/return-reasons'
import { chances } from '@upchar/testkit/chances'
import type { Goods } from '@upchar/testkit/goods'
import type { Lender } from '@upchar/testkit/lender'
import { sendOrderPhoto } from '@upchar/testkit/order-photos'
import { sessionFor, signUp } from '@upchar/testkit/customers'
import { transfer, type Requested } from '@upchar/testkit/payment-requests'
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
import { codeOf } from '@upchar/testkit/referrals'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import type { Visitor, World } from '@upchar/testkit/world'
import { giveValue } from '../../../modules/ledger/index.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { settlePoints } from '../../points/settle-points.ts'
import { settleReferral } from '../../referrals/settle-referral.ts'
import { itemsOf, orderOf } from './cancel.ts'
import { countIntoBox } from './box.ts'
import { LifeLine } from './lives-credit.ts'
import { takeSomething } from './quarantine.ts'
import { recordCashList } from './remit.ts'

type Staff = { desk: Visitor; finance: Visitor }
type Parcel = Answer<'staffGetOrder'>['order']['parts'][number]['parcels'][number]
type Return = Answer<'staffGetReturn'>['return']
type Fate = BodyInput<'staffSettleReturn'>['pieces'][number]['fate']

/** Goods of two sellers, taxed and nil-rated, of one and of two warehouses, at prices that don't divide. */
export async function stockLives(goods: Goods): Promise<string[]> {
  const stock = { mumbai: 100_000 }
  const made = [
    await goods.addVariant({ pricePaise: 10_503, maxOq: 50, stock }),
    await goods.addVariant({ pricePaise: 33_337, mrpPaise: null, gstBp: 1_800, maxOq: 50, stock }),
    await goods.addVariant({ pricePaise: 4_999, mrpPaise: null, gstBp: 0, maxOq: 50, stock }),
    await goods.addVariant({
      pricePaise: 7_777,
      mrpPaise: null,
      maxOq: 50,
      stock: { mumbai: 3, nagpur: 100_000 },
    }),
    await goods.addVariant({
      pricePaise: 88_801,
      mrpPaise: null,
      gstBp: 1_200,
      maxOq: 50,
      seller: 'delhi',
      stock: { delhi: 100_000 },
    }),
  ]
  return made.map(({ sku }) => sku)
}

/**
 * The third product is free for each two packs of the first, the fourth cheaper for each ₹250 of the seller's other goods (CART-11).
 * They last for as many lives as anybody asks for.
 */
export async function giveGifts(world: World, skus: readonly string[]): Promise<void> {
  const [bought = '', , gift = '', upsell = ''] = skus
  const offerOf = (sku: string) =>
    sql`(select o.id from offer o join variant v on v.id = o.variant_id where v.sku = ${sku})`
  await world.db
    .execute(sql`insert into deal (id, offer_id, price_paise, condition, per_order, share, valid_from, valid_to, reason, made_at)
    values (gen_random_uuid(), ${offerOf(gift)}, 0, jsonb_build_object('kind', 'packs', 'offerId', ${offerOf(bought)}, 'packs', 2), 3, 1000000,
        '2026-11-01T00:00:00Z', '2099-01-01T00:00:00Z', 'Random lives', '2026-11-01T00:00:00Z'),
      (gen_random_uuid(), ${offerOf(upsell)}, 7001, jsonb_build_object('kind', 'value', 'paise', 25000), 9, 1000000,
        '2026-11-01T00:00:00Z', '2099-01-01T00:00:00Z', 'Random lives', '2026-11-01T00:00:00Z')`)
  await announceChange(world.db)
}

/**
 * One random life of an order: bought, cut, packed, sent, lost, brought back, returned and settled in an order that chance chooses,
 * legal or not. No action may end in an internal error.
 */
export class Life {
  private readonly world: World
  private readonly lender: Lender
  private readonly staff: Staff
  readonly chance: () => number
  private visitor: Visitor | undefined
  private customerId: string | undefined
  private line: LifeLine | undefined
  private isReferred = false
  private id = ''
  private awbs = 0
  /** What was tried and what was answered, to read after a failure. */
  readonly story: string[] = []

  constructor(world: World, lender: Lender, staff: Staff, seed: number) {
    this.world = world
    this.lender = lender
    this.staff = staff
    this.chance = chances(seed)
  }

  readonly upTo = (most: number): number => 1 + Math.floor(this.chance() * most)
  readonly oneOf = <T>(of: readonly T[]): T | undefined => of[Math.floor(this.chance() * of.length)]

  private said(what: string, reply: { status: number; body: unknown }): void {
    this.story.push(`${what}: ${reply.status}`)
    expect(reply.status, `${this.story.join('\n')}\n${JSON.stringify(reply.body)}`).toBeLessThan(
      500,
    )
  }

  async live(skus: readonly string[], actions: number): Promise<void> {
    if (!(await this.buy(skus))) return
    for (let i = 0; i < actions; i++) {
      this.world.clock.advance(this.upTo(90_000))
      // Sessions end while the clock runs.
      if (this.customerId !== undefined)
        this.visitor = await sessionFor(this.world, this.customerId)
      await this.act()
      if (this.chance() < 0.3) await this.settlePoints()
      if (this.chance() < 0.15) await this.settleReferral()
    }
    await this.settlePoints()
  }

  /** Half of the buyers are customers with reward points, most of whom use them (CART-14), and a wallet (CHECKOUT-07). */
  private async makeCustomer(goods: readonly Wanted[]): Promise<Visitor> {
    const { id, visitor } = await signUp(this.world)
    this.customerId = id
    for (const book of ['points', 'wallet'] as const)
      await inTransaction(this.world.db, (tx) =>
        giveValue(tx, {
          book,
          customerId: id,
          at: this.world.clock.now(),
          key: randomUUID(),
          amountPaise: this.upTo(600) * 100,
          expiresAt: null,
          reason: 'Welcome',
        }),
      )
    if (this.chance() < 0.5)
      this.line = await LifeLine.open(this.world, this.lender, visitor, this.upTo(30_000))
    for (const { sku, quantity = 1 } of goods)
      this.said(
        'a customer adds goods',
        await visitor.call('updateCart', {
          body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode: '400001' },
        }),
      )
    if (this.chance() < 0.8)
      this.said(
        'points are used',
        await visitor.call('setRewardPoints', { body: { used: true, pincode: '400001' } }),
      )
    if (this.chance() < 0.6) {
      const code = await codeOf((await signUp(this.world)).visitor)
      const used = await visitor.call('setReferral', { body: { code, pincode: '400001' } })
      this.said('a referral is used', used)
      this.isReferred = used.status === 200
    }
    return visitor
  }

  private createCheckout(visitor: Visitor, changes: Partial<Form>) {
    return this.customerId === undefined
      ? create(visitor, { form: changes })
      : visitor.call('createCheckout', {
          query: { source: 'cart' },
          body: {
            form: form({ ...changes, ...(this.isReferred && this.ownPerson()) }),
            ...(this.chance() < 0.6 && { wallet: this.upTo(500) }),
            request_key: randomUUID(),
          },
        })
  }

  /** Nobody who has ordered before, and nobody's neighbour: a referral is refused otherwise (CART-13). */
  private readonly ownPerson = (): Partial<Form> => ({
    email: `${randomUUID()}@hospital.example`,
    PhoneNumber: `9${String(this.upTo(999_999_999)).padStart(9, '0')}`,
    house: `House ${randomUUID()}`,
  })

  /** Rewards the referral as if a week had passed, so that cancels, returns and corrections may follow (CART-13). */
  private async settleReferral(): Promise<void> {
    const later = new Date(this.world.clock.now().getTime() + 8 * 86_400_000)
    await settleReferral({ ...this.world.context, clock: { now: () => later } }, this.id)
  }

  /** Brings the points to what the order earns, as the job does that the courier's news begin. */
  private async settlePoints(): Promise<void> {
    await settlePoints(this.world.context, this.id)
    await settleReferral(this.world.context, this.id)
    await this.world.db.execute(
      sql`delete from graphile_worker._private_jobs where key = ${`points:${this.id}`}`,
    )
  }

  private async buy(skus: readonly string[]): Promise<boolean> {
    const goods = skus
      .filter(() => this.chance() < 0.5)
      .map((sku): Wanted => ({ sku, quantity: this.upTo(9) }))
    if (goods.length === 0) return false
    const visitor =
      this.chance() < 0.5 ? await this.makeCustomer(goods) : await guestWith(this.world, ...goods)
    if (this.chance() < 0.4) {
      const code = await makeTestVoucher(this.world.db, { percentBp: this.upTo(3_000) })
      await visitor.call('applyCartVoucher', {
        params: { code },
        body: { pincode: '400001', device_source: 'web' },
      })
    }
    const gift = this.chance() < 0.8 && (await this.takeGift(visitor))
    const byCredit = this.line !== undefined && this.chance() < 0.6
    const paymentOption = byCredit ? 3 : (this.oneOf([1, 1, 1, 2, 2, 4] as const) ?? 1)
    // A gift goes to an organisation.
    const registered = gift || this.chance() < 0.4
    const made = await this.createCheckout(visitor, {
      paymentOption,
      ...(registered && { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' }),
    })
    // A large order in cash wants a proved phone.
    if (made.status === 409) return false
    this.said('checkout', made)
    const { checkout } = made.body
    const { outcome } = (await place(visitor, checkout)).body
    if (outcome.state === 'pay') await pay(visitor, outcome.payment_url)
    if (outcome.state === 'requested') await this.transferParts(outcome)
    const bought = outcome.state === 'placed' ? outcome : await outcomeOf(visitor, checkout)
    if (bought.state !== 'placed') return false
    this.story.push(`bought ${goods.length} lines with payment option ${paymentOption}`)
    this.visitor = visitor
    this.id = bought.order_id
    return true
  }

  /** Takes the free gift that the cart offers, if it does. */
  private async takeGift(visitor: Visitor): Promise<boolean> {
    const { cart } = (await visitor.call('readCart', { body: { pincode: '400001' } })).body
    const offer = cart.gift_offers.find(({ kind }) => kind === 'gift')
    if (offer === undefined) return false
    this.said(
      'a gift is taken',
      await visitor.call('takeGift', { body: { gift_id: offer.id, pincode: '400001' } }),
    )
    return true
  }

  /** What is awaited comes in one to three transfers, sometimes with too much; now and then not all of it (CHECKOUT-15). */
  private async transferParts(request: Requested): Promise<void> {
    const parts = this.upTo(3)
    let left = Math.round(request.missing * 100)
    for (let n = 1; n <= parts; n++) {
      const last = n === parts
      const more = this.chance() < 0.3 ? this.upTo(900) : 0
      const paise = last ? left + more : Math.floor((left * this.chance()) / 2)
      if (paise < 100 || (last && this.chance() < 0.1)) continue
      left -= Math.min(left, paise)
      await transfer(this.world, request, paise / 100, { lost: true })
      this.world.clock.advance(1000)
    }
    this.story.push(`transferred, ${left} paise are missing`)
    this.world.clock.advance(10_000)
  }

  private async act(): Promise<void> {
    const move = () => this.moveParcel()
    const work = () => this.workOnReturn()
    const ask = () => this.askReturn()
    const acts = [
      () => (this.chance() < 0.5 ? this.cancelAsBuyer() : this.cancelAsStaff()),
      () => this.openReturn(),
      move,
      move,
      move,
      move,
      ask,
      ask,
      work,
      work,
      work,
      () => this.remit(),
      () => this.box(),
      async () => this.line?.repay(this.upTo(300_000), this.upTo(2)),
      async () => this.line?.changeLimit(this.upTo(3_000_000)),
      () => this.quarantine(),
    ]
    await this.oneOf(acts)?.()
  }

  private get buyer(): Visitor {
    if (this.visitor === undefined) throw new Error('nothing is bought')
    return this.visitor
  }

  /** Some pieces of some lines; undefined: everything. */
  private async wish() {
    const items = itemsOf(await orderOf(this.buyer, this.id))
    if (this.chance() < 0.3) return undefined
    const some = items
      .filter(() => this.chance() < 0.6)
      .map(({ line, quantity }) => ({ line, quantity: this.upTo(quantity) }))
    return some.length === 0 ? undefined : some
  }

  private async cancelAsBuyer(): Promise<void> {
    const items = await this.wish()
    const which = { id: this.id, ...(items && { items }) }
    const seen = await this.buyer.call('previewCancel', { body: which })
    const amount = seen.status === 200 ? seen.body.cancel.amount : 1
    this.said(
      'the buyer cancels',
      await this.buyer.call('cancelOrder', {
        body: { ...which, reason: 'not_needed', amount, request_key: randomUUID() },
      }),
    )
  }

  private async cancelAsStaff(): Promise<void> {
    const items = await this.wish()
    const params = { id: this.id }
    const body = items ? { items } : {}
    const seen = await this.staff.desk.call('staffPreviewCancel', { params, body })
    this.said(
      'staff cancel',
      await this.staff.desk.call('staffCancelOrder', {
        params,
        body: {
          ...body,
          reason: 'not_available',
          note: '',
          amount: seen.status === 200 ? seen.body.cancel.amount : 1,
          request_key: randomUUID(),
        },
      }),
    )
  }

  private async parcel(): Promise<Parcel | undefined> {
    const { order } = (await this.staff.desk.call('staffGetOrder', { params: { id: this.id } }))
      .body
    return this.oneOf(order.parts.flatMap((part) => part.parcels))
  }

  private async remit(): Promise<void> {
    const { order } = (await this.staff.desk.call('staffGetOrder', { params: { id: this.id } }))
      .body
    const awbs = order.parts.flatMap(({ parcels }) =>
      parcels.flatMap(({ awb }) => (awb === '' ? [] : [awb])),
    )
    if (awbs.length === 0) return
    this.said('a courier pays out', await recordCashList(this.staff.finance, awbs, this))
  }

  private async quarantine(): Promise<void> {
    const taken = await takeSomething(this.staff.desk, this)
    if (taken !== undefined) this.said('something leaves quarantine', taken)
  }

  private async moveParcel(): Promise<void> {
    const parcel = await this.parcel()
    if (parcel === undefined) return
    const { id } = parcel
    let { version } = parcel
    if (parcel.awb === '') {
      const awb = `LIFE${this.id.slice(-8)}${this.awbs++}`.replaceAll('-', '').toUpperCase()
      const set = await this.staff.desk.call('staffSetParcelCourier', {
        params: { id },
        body: { version, courier: 'Delhivery', awb },
      })
      this.said('a courier is set', set)
      version += set.status === 200 ? 1 : 0
    }
    const states = [
      'packed',
      'shipped',
      'delivered',
      'delivered',
      'delivery_failed',
      'rto',
    ] as const
    const state = this.oneOf(states) ?? 'packed'
    this.said(
      `a parcel that is ${parcel.state} is set to ${state}`,
      await this.staff.desk.call('staffMoveParcel', {
        params: { id },
        body: {
          version,
          state,
          at: this.world.clock.now().toISOString(),
          reason: 'Nobody was there',
        },
      }),
    )
  }

  private async box(): Promise<void> {
    const parcel = await this.parcel()
    const boxed = parcel && (await countIntoBox(this.staff.desk, parcel.id, this))
    if (boxed !== undefined)
      this.said(`goods are counted into a parcel that is ${parcel?.state}`, boxed)
  }

  private async openReturn(): Promise<void> {
    const parcel = await this.parcel()
    if (parcel === undefined) return
    this.said(
      `the return of a parcel that is ${parcel.state} is opened`,
      await this.staff.desk.call('staffOpenReturn', {
        params: { id: parcel.id },
        body: {
          reason: this.chance() < 0.5 ? 'came_back' : 'lost',
          request_key: randomUUID(),
        },
      }),
    )
  }

  private async askReturn(): Promise<void> {
    const { returnable, asks_payout: cash } = (
      await this.buyer.call('getReturns', { query: { id: this.id } })
    ).body
    const reason = this.oneOf(returnable.flatMap(({ reasons }) => reasons))?.code ?? 'damaged'
    const items = returnable.flatMap(({ line, reasons }) => {
      const terms = reasons.find(({ code }) => code === reason)
      return terms === undefined ? [] : [{ line, quantity: this.upTo(terms.quantity + 1) }]
    })
    if (items.length === 0) return
    const needsPhoto = returnReason(reason, 'buyer')?.needsPhoto === true
    const photos = needsPhoto ? [await sendOrderPhoto(this.buyer, this.id)] : []
    this.said(
      `the buyer returns ${items.length} lines: ${reason}`,
      await this.buyer.call('requestReturn', {
        body: {
          id: this.id,
          items,
          reason,
          photos,
          request_key: randomUUID(),
          ...(cash && { pay_to: 'asha@okhdfc' }),
        },
      }),
    )
  }

  private async workOnReturn(): Promise<void> {
    const { returns } = (await this.buyer.call('getReturns', { query: { id: this.id } })).body
    const chosen = this.oneOf(returns)
    if (chosen === undefined) return
    const params = { id: chosen.id }
    const one = (await this.staff.finance.call('staffGetReturn', { params })).body.return
    if (one.state === 'requested') {
      if (this.chance() < 0.2)
        return this.said(
          'the buyer withdraws',
          await this.buyer.call('withdrawReturn', { body: { id: this.id, return: one.id } }),
        )
      return this.said(
        'a return is decided',
        await this.staff.desk.call('staffDecideReturn', {
          params,
          body: {
            version: one.version,
            approve: this.chance() < 0.8,
            decision: 'As the pictures show',
          },
        }),
      )
    }
    if (one.to_pay > 0)
      return this.said(
        'cash is paid back',
        await this.staff.finance.call('staffPayReturn', {
          params,
          body: { version: one.version, bank_reference: 'UTR1' },
        }),
      )
    await this.settle(one)
  }

  private async settle(one: Return): Promise<void> {
    const params = { id: one.id }
    const pieces = one.items.flatMap((item) => {
      let left = item.quantity
      return item.batches.flatMap(({ lot, parcel, quantity, fates }) => {
        const taken = Math.min(left, quantity)
        left -= taken
        return taken > 0
          ? [{ line: item.line, lot, parcel, quantity: taken, fate: this.fate(fates) }]
          : []
      })
    })
    if (pieces.length === 0) return
    const seen = await this.staff.desk.call('staffPreviewReturn', { params, body: { pieces } })
    this.said(
      `a return that is ${one.state} is settled`,
      await this.staff.desk.call('staffSettleReturn', {
        params,
        body: {
          version: one.version,
          pieces,
          credit: seen.status === 200 ? seen.body.settlement.credit : 0,
          decision: 'Looked at',
        },
      }),
    )
  }

  /** Mostly what the inspection may find. */
  private fate(fates: readonly Fate[]): Fate {
    const chosen = this.chance() < 0.9 ? fates : PIECE_FATES
    return this.oneOf(chosen) ?? 'rejected'
  }
}
