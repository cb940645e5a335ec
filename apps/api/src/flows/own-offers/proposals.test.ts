import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods, type GoodsOptions } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInSeller } from '@upchar/testkit/sellers'
import { guestWith } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let mumbai: Awaited<ReturnType<typeof signedInSeller>>
let delhi: Awaited<ReturnType<typeof signedInSeller>>
let staff: Visitor
let second: Visitor
beforeAll(async () => {
  const made = await stockGoods(world.db)
  goods = { ...made, addVariant: (options) => complete(made, options) }
  mumbai = await signedInSeller(world, 'operations', goods.sellers.mumbai)
  delhi = await signedInSeller(world, 'owner', goods.sellers.delhi)
  staff = (await signedInStaff(world, 'catalogue')).visitor
  second = (await signedInStaff(world, 'catalogue')).visitor
})

/** An article with the facts that the editor wants of goods on sale. */
async function complete(made: Goods, options?: GoodsOptions) {
  const one = await made.addVariant(options)
  const facts = JSON.stringify({ manufacturerName: 'Own Maker', manufacturerAddress: 'Pune' })
  await world.db.execute(
    sql`update product_group set facts = facts || ${facts}::jsonb where id = ${one.groupId}`,
  )
  return one
}
type Made = Awaited<ReturnType<Goods['addVariant']>>
/** A second variant of an article's product. */
async function besides({ groupId }: Made): Promise<Made> {
  const made = await goods.addVariant()
  await world.db.execute(
    sql`update variant set group_id = ${groupId}, position = 1, option_label = 'L' where sku = ${made.sku}`,
  )
  return { ...made, groupId }
}
type Body = BodyInput<'sellerProposeOffer'>
const offerOf = async (by: Visitor, sku: string) =>
  (await by.call('sellerListOffers', { query: { q: sku } })).body.offers[0]
const propose = (by: Visitor, body: Body) => by.call('sellerProposeOffer', { body })
/** The seller in Mumbai asks 99 rupees for its article of 105. */
async function lower({ sku }: Pick<Made, 'sku'>, over: Partial<Body> = {}) {
  const { version = '' } = (await offerOf(mumbai.visitor, sku)) ?? {}
  const terms = { price: 99, mrp: 150, moq: 2, max_oq: 8, version }
  return propose(mumbai.visitor, { variant: sku, sku, ...terms, ...over })
}
/** The seller in Delhi offers an article of the one in Mumbai for 95 rupees. */
const add = ({ sku }: Pick<Made, 'sku'>, over: Partial<Body> = {}) =>
  propose(delhi.visitor, {
    variant: sku,
    sku: `D-${sku}`,
    price: 95,
    mrp: 140,
    moq: 1,
    max_oq: 20,
    ...over,
  })
const accept = (id: string, by = staff) =>
  by.call('staffDecideOfferProposal', { params: { id }, body: { decision: 'accept' } })
const refuse = (id: string, reason = 'Too dear', by = staff) =>
  by.call('staffDecideOfferProposal', { params: { id }, body: { decision: 'refuse', reason } })
const withdraw = (id: string, by = mumbai.visitor) =>
  by.call('sellerWithdrawProposal', { params: { id } })
const termsIn = async (sku: string) =>
  (
    await world.db.execute(
      sql`select price_paise::int as price, moq, max_oq as most, active from offer where seller_sku = ${sku}`,
    )
  ).rows
const fieldsOf = ({ body }: { body: object }) =>
  'fields' in body ? (body.fields as { field: string }[]).map(({ field }) => field) : []
const idOf = (reply: Awaited<ReturnType<typeof propose>>) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.proposal.id
}
const stateOf = async (id: string, by = mumbai.visitor) =>
  (await by.call('sellerListProposals', { query: { limit: 100 } })).body.proposals.find(
    (one) => one.id === id,
  )?.state

describe('a change that a seller proposes', () => {
  it('APP-01 OPS-04 waits with before and after, changes nothing, and is in force once staff accept it', async () => {
    const own = await goods.addVariant({ title: 'Proposed gauze' })
    const id = idOf(await lower(own))
    expect(await termsIn(own.sku)).toEqual([{ price: 10_500, moq: 1, most: 10, active: true }])
    expect(await offerOf(mumbai.visitor, own.sku)).toMatchObject({ price: 105, proposed: true })
    const waiting = (await staff.call('staffListOfferProposals', { query: { limit: 100 } })).body
    expect(waiting.waiting).toBeGreaterThan(0)
    expect(waiting.proposals.find((one) => one.id === id)).toMatchObject({
      sku: own.sku,
      title: 'Proposed gauze',
      seller: { id: goods.sellers.mumbai, name: 'mumbai' },
      proposed_by: mumbai.name,
      before: { price: 105, mrp: 150, moq: 1, max_oq: 10, active: true },
      after: { price: 99, mrp: 150, moq: 2, max_oq: 8, active: true },
      state: 'open',
      stale: false,
      decided_by: null,
    })
    const done = await accept(id)
    expect(done.body, JSON.stringify(done.body)).toMatchObject({
      proposal: { state: 'accepted', stale: false },
    })
    expect(await termsIn(own.sku)).toEqual([{ price: 9_900, moq: 2, most: 8, active: true }])
    const mails = await mailsTo(world.db, mumbai.email)
    expect(mails.map(({ subject }) => subject)).toContain(`${own.sku}: your proposal is accepted`)
    expect((await auditOf(world.db, own.sku)).map(({ action }) => action).toSorted()).toEqual([
      'goods.accept_offer',
      'goods.change',
      'goods.propose_offer',
    ])
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'proposal_closed' } })
    expect((await offerOf(mumbai.visitor, own.sku))?.proposed).toBe(false)
  })

  it('OPS-04 of another seller’s offer is written by the same use case, and leaves the article’s own', async () => {
    const own = await goods.addVariant()
    const other = await goods.addOffer(own.variantId)
    const { version = '' } = (await offerOf(delhi.visitor, other.sku)) ?? {}
    const id = idOf(await add(own, { sku: other.sku, version, price: 90 }))
    expect((await accept(id)).status).toBe(200)
    expect(await termsIn(other.sku)).toMatchObject([{ price: 9_000, most: 20 }])
    expect(await termsIn(own.sku)).toMatchObject([{ price: 10_500 }])
  })

  it('OPS-04 has a dispatch time among its terms, the article’s own as well as another seller’s', async () => {
    const own = await goods.addVariant()
    const other = await goods.addOffer(own.variantId)
    const daysIn = async (sku: string) =>
      (
        await world.db.execute(
          sql`select dispatch_days as days from offer where seller_sku = ${sku}`,
        )
      ).rows
    const unchanged = { price: 105, mrp: 150, moq: 1, max_oq: 10 }
    expect(fieldsOf(await lower(own, { ...unchanged, dispatch_days: 0 }))).toEqual(['price'])
    const first = idOf(await lower(own, { ...unchanged, dispatch_days: 3 }))
    const { version = '' } = (await offerOf(delhi.visitor, other.sku)) ?? {}
    const second = idOf(await add(own, { sku: other.sku, version, dispatch_days: 30 }))
    expect(await daysIn(own.sku)).toEqual([{ days: 0 }])
    const { proposals } = (await staff.call('staffListOfferProposals', { query: { limit: 100 } }))
      .body
    expect(proposals.find(({ id }) => id === first)).toMatchObject({
      before: { dispatch_days: 0 },
      after: { dispatch_days: 3 },
    })
    for (const id of [first, second]) expect((await accept(id)).status).toBe(200)
    expect(await daysIn(own.sku)).toEqual([{ days: 3 }])
    expect(await daysIn(other.sku)).toEqual([{ days: 30 }])
    expect(await offerOf(mumbai.visitor, own.sku)).toMatchObject({ dispatch_days: 3 })
    // Whoever knows no dispatch time changes none.
    expect((await accept(idOf(await lower(own)))).body).toMatchObject({
      proposal: { before: { dispatch_days: 3 }, after: { price: 99, dispatch_days: 3 } },
    })
    expect(await daysIn(own.sku)).toEqual([{ days: 3 }])
  })

  it('OPS-04 is stale once staff have changed the dispatch time alone', async () => {
    const own = await goods.addVariant()
    const id = idOf(await lower(own))
    const { version = '' } = (await offerOf(mumbai.visitor, own.sku)) ?? {}
    const params = { id: own.groupId }
    const { product } = (await staff.call('staffGetProduct', { params })).body
    const variants = product.facts.variants.map((one) => ({ ...one, dispatch_days: 4 }))
    const body = { version: product.version, publish: true, facts: { ...product.facts, variants } }
    expect((await staff.call('staffSaveProduct', { params, body })).status).toBe(200)
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await refuse(id)).status).toBe(200)
    expect(await lower(own, { version })).toMatchObject({ body: { code: 'changed_meanwhile' } })
    expect(await termsIn(own.sku)).toMatchObject([{ price: 10_500 }])
  })

  it.each(['product_version', 'offer_proposal', 'mail_message', 'audit_entry'])(
    'OPS-04 is whole or absent when accepting it ends at a write to %s',
    async (table) => {
      const own = await goods.addVariant()
      const id = idOf(await lower(own, { dispatch_days: 7 }))
      const when = table === 'offer_proposal' ? 'before update' : 'before insert'
      const failing = await failWrites(world.db, table, when, 'kill')
      expect((await accept(id)).status).toBeGreaterThanOrEqual(500)
      await failing.mend()
      expect(await offerOf(mumbai.visitor, own.sku)).toMatchObject({ price: 105, dispatch_days: 0 })
      expect(await stateOf(id)).toBe('open')
      expect((await accept(id)).status).toBe(200)
      expect(await offerOf(mumbai.visitor, own.sku)).toMatchObject({ price: 99, dispatch_days: 7 })
    },
  )

  it('OPS-04 accepts a proposal of a release that knew no dispatch time', async () => {
    const own = await goods.addVariant()
    const id = idOf(await lower(own))
    await world.db.execute(sql`update offer_proposal set before = before - 'dispatch_days',
      after = after - 'dispatch_days' where id = ${id}`)
    expect((await accept(id)).body).toMatchObject({
      proposal: { after: { dispatch_days: 0 }, before: { dispatch_days: 0 } },
    })
  })

  it('OPS-04 puts an offer on sale again that was taken off', async () => {
    const own = await goods.addVariant()
    await mumbai.visitor.call('sellerEndOffer', { body: { sku: own.sku } })
    const id = idOf(await lower(own, { price: 105, moq: 1, max_oq: 10 }))
    expect((await accept(id)).status).toBe(200)
    expect(await termsIn(own.sku)).toMatchObject([{ price: 10_500, active: true }])
  })

  it('OPS-04 doesn’t put an article on sale that staff have taken off', async () => {
    const own = await goods.addVariant()
    await world.db.execute(sql`update variant set active = false where sku = ${own.sku}`)
    await world.db.execute(
      sql`update product_group set active = false, draft = true where id = ${own.groupId}`,
    )
    const id = idOf(await lower(own))
    const done = await accept(id)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { rows } = await world.db.execute(
      sql`select v.active, g.active as shown from variant v join product_group g on g.id = v.group_id where v.sku = ${own.sku}`,
    )
    expect(rows).toEqual([{ active: false, shown: false }])
  })

  it('OPS-04 puts an offer on sale again, but not its variant that staff have taken off', async () => {
    const own = await goods.addVariant()
    const beside = await besides(own)
    const params = { id: own.groupId }
    const { product } = (await staff.call('staffGetProduct', { params })).body
    const variants = product.facts.variants.map((one) => ({ ...one, active: one.sku !== own.sku }))
    const off = await staff.call('staffSaveProduct', {
      params,
      body: { version: product.version, publish: true, facts: { ...product.facts, variants } },
    })
    expect(off.status, JSON.stringify(off.body)).toBe(200)
    await mumbai.visitor.call('sellerEndOffer', { body: { sku: own.sku } })
    expect((await accept(idOf(await lower(own)))).status).toBe(200)
    expect(await termsIn(own.sku)).toMatchObject([{ price: 9_900, active: true }])
    const { rows } = await world.db.execute(
      sql`select sku, active from variant where group_id = ${own.groupId} order by position`,
    )
    expect(rows).toEqual([
      { sku: own.sku, active: false },
      { sku: beside.sku, active: true },
    ])
    expect(await offerOf(mumbai.visitor, own.sku)).toMatchObject({ state: 'article' })
  })

  it('OPS-06 OPS-04 is accepted beside a variant above a ceiling, but not above its own', async () => {
    const own = await goods.addVariant()
    const dear = await besides(own)
    const ids = [idOf(await lower(own)), idOf(await lower(dear))] as const
    const ceilings = async () => (await staff.call('staffListPriceCeilings')).body
    await staff.call('staffSetPriceCeiling', {
      body: {
        name: 'Proposed gloves',
        unit: 'piece',
        price: 50,
        valid_from: '2026-11-01',
        source: 'S.O. 1',
        seen_revision: (await ceilings()).revision,
      },
    })
    const params = { id: (await ceilings()).formulations[0]?.id ?? 0 }
    const { revision } = (await staff.call('staffGetCeilingGoods', { params })).body
    const covered = await staff.call('staffSetCeilingGoods', {
      params,
      body: { goods: [{ sku: dear.sku, units: 1 }], seen_revision: revision },
    })
    expect(covered.status, JSON.stringify(covered.body)).toBe(200)
    const done = await accept(ids[0])
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(await termsIn(own.sku)).toMatchObject([{ price: 9_900, active: true }])
    const refused = await accept(ids[1])
    expect(fieldsOf(refused)).toEqual(['price'])
    expect(await termsIn(dear.sku)).toMatchObject([{ price: 10_500 }])
  })

  it('OPS-04 of the MRP leaves the packs of another seller, who prints none, at their price', async () => {
    const own = await goods.addVariant({ mrpPaise: null })
    const terms = { pricePaise: 16_000, mrpPaise: null }
    const other = await goods.addOffer(own.variantId, terms)
    const buyer = await guestWith(world, { sku: other.sku, quantity: 1 })
    expect((await accept(idOf(await lower(own, { price: 105, mrp: 150 })))).status).toBe(200)
    expect(await offerOf(mumbai.visitor, own.sku)).toMatchObject({ price: 105, mrp: 150 })
    expect(await offerOf(delhi.visitor, other.sku)).toMatchObject({ price: 160, mrp: null })
    const { cart } = (await buyer.call('readCart', { body: { pincode: '110001' } })).body
    expect(cart.items).toMatchObject([{ sku_id: other.sku, price: 160, mrp: null }])
  })

  it('OPS-04 is refused with a reason that the seller reads, and nothing changes', async () => {
    const own = await goods.addVariant()
    const id = idOf(await lower(own))
    expect((await refuse(id, '  ')).status).toBe(400)
    expect((await refuse(id, 'Above what hospitals pay')).status).toBe(200)
    expect(await termsIn(own.sku)).toMatchObject([{ price: 10_500 }])
    const { proposals } = (await mumbai.visitor.call('sellerListProposals')).body
    expect(proposals.find((one) => one.id === id)).toMatchObject({
      state: 'refused',
      reason: 'Above what hospitals pay',
    })
    const told = (await mailsTo(world.db, mumbai.email)).find(({ subject }) =>
      subject.startsWith(`${own.sku}: your proposal is refused`),
    )
    expect(told?.text).toContain('Above what hospitals pay')
    idOf(await lower(own))
  })

  it('OPS-04 is stale once the offer has changed, also when its seller has taken it off sale', async () => {
    const own = await goods.addVariant()
    const id = idOf(await lower(own))
    await mumbai.visitor.call('sellerEndOffer', { body: { sku: own.sku } })
    const { proposals } = (await mumbai.visitor.call('sellerListProposals')).body
    expect(proposals.find((one) => one.id === id)).toMatchObject({ state: 'open', stale: true })
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(await termsIn(own.sku)).toMatchObject([{ price: 10_500, active: false }])
    expect((await withdraw(id)).body).toMatchObject({ proposal: { state: 'withdrawn' } })
    idOf(await lower(own))
  })

  it('APP-01 is one at a time, and of what the seller has seen', async () => {
    const own = await goods.addVariant()
    const both = await Promise.all([lower(own), lower(own, { price: 98 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await lower(own)).body).toMatchObject({ code: 'proposal_open' })
    const another = await goods.addVariant()
    expect((await lower(another, { version: 'f'.repeat(32) })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })
})

describe('a new offer that a seller proposes', () => {
  it('OPS-04 APP-01 on an article found by name, SKU or bar code is made when staff accept it', async () => {
    const own = await goods.addVariant({ title: 'Quokka swabs' })
    await world.db.execute(sql`update variant set gtin = '8901234500018' where sku = ${own.sku}`)
    const found = async (q: string) =>
      (await delhi.visitor.call('sellerFindArticles', { query: { q } })).body.articles
    const article = { variant: own.sku, title: 'Quokka swabs', option_label: 'M' }
    for (const q of ['quokka', own.sku.toLowerCase(), '8901234500018'])
      expect(await found(q)).toEqual([article])
    const id = idOf(await add(own))
    expect(await termsIn(`D-${own.sku}`)).toEqual([])
    expect(await found('quokka')).toEqual([])
    expect((await accept(id)).status).toBe(200)
    expect(await termsIn(`D-${own.sku}`)).toEqual([
      { price: 9_500, moq: 1, most: 20, active: true },
    ])
    expect(await found('quokka')).toEqual([])
    expect(await offerOf(delhi.visitor, `D-${own.sku}`)).toMatchObject({ price: 95, mrp: 140 })
  })

  it('OPS-06 needs a licence for the class, at the proposal and when it is accepted', async () => {
    const barred = await goods.addVariant({ title: 'Numbat banned', productClass: 'BANNED' })
    const q = 'numbat'
    const found = await delhi.visitor.call('sellerFindArticles', { query: { q } })
    expect(found.body.articles).toEqual([])
    expect(fieldsOf(await add(barred))).toEqual(['variant'])
    const device = await goods.addVariant({ title: 'Numbat device' })
    const id = idOf(await add(device))
    await world.db.execute(
      sql`update product_group set product_class = 'BANNED' where id = ${device.groupId}`,
    )
    expect(fieldsOf(await accept(id))).toEqual(['variant'])
    expect(await termsIn(`D-${device.sku}`)).toEqual([])
    expect(await stateOf(id, delhi.visitor)).toBe('open')
  })

  it('OPS-04 is checked again when it is accepted: its SKU may be taken by then', async () => {
    const own = await goods.addVariant()
    const id = idOf(await add(own, { sku: 'TAKEN-BY-THEN' }))
    await goods.addVariant({ sku: 'TAKEN-BY-THEN' })
    expect(fieldsOf(await accept(id))).toEqual(['sku'])
    expect(await stateOf(id, delhi.visitor)).toBe('open')
  })
})

describe('what a seller can’t propose', () => {
  it.each<[string, Partial<Body> & Record<string, unknown>]>([
    ['a price above the MRP', { price: 141 }],
    ['no price', { price: 0 }],
    ['a price on request', { price: null }],
    ['less than nothing', { price: -1 }],
    ['a part of a paisa', { price: 95.005 }],
    ['more than a number holds', { price: 1e300 }],
    ['no MRP where the article has one', { mrp: null }],
    ['fewer at most than at least', { moq: 5, max_oq: 4 }],
    ['no piece', { moq: 0 }],
    ['half a piece', { moq: 1.5 }],
    ['more pieces than the database counts', { max_oq: 2_147_483_648 }],
    ['more than 30 days until dispatch', { dispatch_days: 31 }],
    ['less than no day', { dispatch_days: -1 }],
    ['half a day', { dispatch_days: 1.5 }],
    ['days in words', { dispatch_days: '2' as unknown as number }],
    ['no number of days', { dispatch_days: null as unknown as number }],
    ['days that no number holds', { dispatch_days: 1e300 }],
    ['an SKU with a space', { sku: 'D 1' }],
    ['an SKU with a NUL', { sku: 'D\u00001' }],
    ['an SKU that is too long', { sku: 'S'.repeat(65) }],
    ['a version that is too long', { version: 'v'.repeat(65) }],
  ])('OPS-04 %s', async (_, over) => {
    const own = await goods.addVariant()
    const before = await world.db.$count(sql`offer_proposal`)
    const refused = await add(own, over)
    expect([refused.status, JSON.stringify(refused.body)]).toMatchObject([400, expect.anything()])
    expect(await world.db.$count(sql`offer_proposal`)).toBe(before)
  })

  it('APP-01 another seller’s offer, an SKU that is taken, an unknown article, nothing at all', async () => {
    const own = await goods.addVariant()
    const { version = '' } = (await offerOf(mumbai.visitor, own.sku)) ?? {}
    expect((await add(own, { version })).body).toMatchObject({ code: 'offer_unknown' })
    expect(fieldsOf(await add(own, { sku: own.sku }))).toEqual(['sku'])
    expect(await add({ sku: 'NO-SUCH' })).toMatchObject({
      status: 404,
      body: { code: 'article_unknown' },
    })
    expect(fieldsOf(await lower(own, { price: 105, moq: 1, max_oq: 10 }))).toEqual(['price'])
    // A field for a seller has no effect.
    const body = { variant: own.sku, sku: `D-${own.sku}`, price: 95, mrp: 140, moq: 1, max_oq: 2 }
    const forged = await delhi.visitor.raw({
      method: 'POST',
      url: '/api/seller/offer-proposals',
      payload: { ...body, seller_id: goods.sellers.mumbai, state: 'accepted' },
    })
    expect(forged.status).toBe(200)
    const { proposals } = (await delhi.visitor.call('sellerListProposals')).body
    const kept = proposals.find(({ sku }) => sku === `D-${own.sku}`)
    expect(kept).toMatchObject({ state: 'open' })
  })

  it('APP-01 OPS-06 a suspended seller, nor is what it proposed accepted', async () => {
    const own = await goods.addVariant()
    const id = idOf(await add(own))
    const admin = (await signedInStaff(world, 'admin')).visitor
    const params = { id: goods.sellers.delhi }
    await admin.call('staffSuspendSeller', { params, body: { reason: 'Under review' } })
    expect((await add(own)).status).toBe(401)
    expect((await withdraw(id, delhi.visitor)).status).toBe(401)
    expect(fieldsOf(await accept(id))).toEqual(['variant'])
    expect((await refuse(id)).status).toBe(200)
    await world.db.execute(sql`delete from seller_suspension where seller_id = ${params.id}`)
  })
})

describe('decisions at the same moment', () => {
  /** Two calls, of which the first waits while it writes the decision until the second one waits for it. */
  async function atOnce<A, B>(first: () => Promise<A>, then: () => Promise<B>): Promise<[A, B]> {
    const held = holdStatement(/update offer_proposal/)
    const one = first()
    await held.held()
    let isDone = false
    const two = then().finally(() => (isDone = true))
    await expect
      .poll(async () => isDone || (await isLockAwaited(world.db)), { interval: 5 })
      .toBe(true)
    held.letGo()
    return Promise.all([one, two])
  }

  it('OPS-04 two members of staff: the first decides, the offer is written once', async () => {
    const own = await goods.addVariant()
    const id = idOf(await lower(own))
    const [one, two] = await atOnce(
      () => accept(id),
      () => refuse(id, 'Too late', second),
    )
    expect([one.status, two.status]).toEqual([200, 409])
    expect(two.body).toMatchObject({ code: 'proposal_closed' })
    expect(await termsIn(own.sku)).toMatchObject([{ price: 9_900 }])
    const told = (await mailsTo(world.db, mumbai.email)).filter(({ subject }) =>
      subject.startsWith(`${own.sku}:`),
    )
    expect(told).toHaveLength(1)
  })

  it('OPS-04 APP-01 the seller withdraws while staff accept, and the other way round', async () => {
    const own = await goods.addVariant()
    const id = idOf(await lower(own))
    const [accepted, late] = await atOnce(
      () => accept(id),
      () => withdraw(id),
    )
    expect([accepted.status, late.status]).toEqual([200, 409])
    expect(await termsIn(own.sku)).toMatchObject([{ price: 9_900 }])
    const another = await goods.addVariant()
    const other = idOf(await lower(another))
    const [withdrawn, tooLate] = await atOnce(
      () => withdraw(other),
      () => accept(other),
    )
    expect([withdrawn.status, tooLate.status]).toEqual([200, 409])
    expect(await termsIn(another.sku)).toMatchObject([{ price: 10_500 }])
    expect(await stateOf(other)).toBe('withdrawn')
  })

  it('OPS-04 a new proposal while staff accept the one before waits for nobody forever', async () => {
    const own = await goods.addVariant()
    const id = idOf(await lower(own))
    const [accepted, again] = await atOnce(
      () => accept(id),
      () => lower(own, { price: 97 }),
    )
    expect([accepted.status, again.status]).toEqual([200, 409])
    expect(again.body).toMatchObject({ code: 'changed_meanwhile' })
  })
})
