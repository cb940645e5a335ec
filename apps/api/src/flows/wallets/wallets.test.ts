import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { addDays, istDate } from '@upchar/kernel/dates'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp, type Customer } from '@upchar/testkit/customers'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
type Staff = Awaited<ReturnType<typeof signedInStaff>>
let finance: Staff
let second: Staff
beforeAll(async () => {
  finance = await signedInStaff(world, 'finance')
  second = await signedInStaff(world, 'finance')
})

const day = (days: number) => addDays(istDate(world.clock.now()), days)
const ask = (
  { id }: Pick<Customer, 'id'>,
  changes: Partial<BodyInput<'staffChangeWallet'>> = {},
  by = finance,
) =>
  by.visitor.call('staffChangeWallet', {
    params: { id },
    body: {
      id: randomUUID(),
      direction: 'give',
      amount: 250,
      last_day: day(30),
      reason: 'Sorry for the delay',
      ...changes,
    },
  })
const decide = (id: string, approve: boolean, by = second) =>
  by.visitor.call('staffDecideWalletChange', { params: { id }, body: { approve } })
const balance = async ({ visitor }: Customer) =>
  (await visitor.call('checkWalletBalance')).body.balance
const shown = async ({ id }: Customer) =>
  (await finance.visitor.call('staffGetWallet', { params: { id }, query: {} })).body

describe('value that staff give and take', () => {
  it('CART-15 is in the wallet at once, with its last day, a mail and an audit entry', async () => {
    const buyer = await signUp(world)
    const { status, body } = await ask(buyer)
    expect(status).toBe(200)
    // The last day ends at midnight in India: 18:30 UTC.
    const expiresAt = `${day(30)}T18:30:00.000Z`
    expect(body.change).toMatchObject({
      amount: 250,
      state: 'done',
      expires_at: expiresAt,
      asked_by: { email: finance.email },
      decided_by: null,
    })
    expect(await shown(buyer)).toMatchObject({
      balance: 250,
      held: 0,
      parts: [{ amount: 250, expires_at: expiresAt }],
      transactions: [{ kind: 'earn', amount: 250, balance: 250, reason: 'Sorry for the delay' }],
      waiting: [],
      limit: 1_000,
    })
    expect(await balance(buyer)).toBe(250)
    const mails = await mailsTo(world.db, buyer.email)
    const mail = mails.find(({ subject }) => subject === '₹250 was added to your wallet')
    expect(mail?.text).toContain('Why: Sorry for the delay')
    const admin = await signedInStaff(world, 'admin')
    const { entries } = (
      await admin.visitor.call('staffListAudit', {
        query: { subject_kind: 'customer', subject_id: buyer.id, action: 'wallet.change' },
      })
    ).body
    expect(entries).toMatchObject([
      { by: { email: finance.email }, after: { amount: 250, reason: 'Sorry for the delay' } },
    ])
  })

  it('CART-15 goes once, however often the form is sent', async () => {
    const buyer = await signUp(world)
    const id = randomUUID()
    const sent = await Promise.all(Array.from({ length: 5 }, () => ask(buyer, { id })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await balance(buyer)).toBe(250)
    expect((await shown(buyer)).count).toBe(1)
    expect((await ask(await signUp(world), { id })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  it('CART-15 is taken back, what expires first at first, and never more than is there', async () => {
    const buyer = await signUp(world)
    await ask(buyer, { amount: 100, last_day: day(60) })
    await ask(buyer, { amount: 50.5, last_day: day(10) })
    const take = (amount: number) => ask(buyer, { direction: 'take', amount, last_day: null })
    expect((await take(70.25)).body.change).toMatchObject({ amount: -70.25, expires_at: null })
    // 50.50 of the first to expire, 19.75 of the other.
    expect((await shown(buyer)).parts).toEqual([
      { amount: 80.25, expires_at: `${day(60)}T18:30:00.000Z` },
    ])
    const refused = await take(80.26)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'wallet_short' }])
    expect(await balance(buyer)).toBe(80.25)
    const mails = await mailsTo(world.db, buyer.email)
    expect(mails.map(({ subject }) => subject)).toContain('₹70.25 was taken from your wallet')
  })

  it('CART-15 refuses what is no amount, too much, already over or too far off, and who doesn’t exist', async () => {
    const buyer = await signUp(world)
    for (const [changes, field] of [
      [{ amount: 0.001 }, 'amount'],
      [{ amount: 100_000.01 }, 'amount'],
      [{ last_day: null }, 'last_day'],
      [{ last_day: day(-1) }, 'last_day'],
      [{ last_day: day(731) }, 'last_day'],
    ] as const) {
      const { status, body } = await ask(buyer, changes)
      expect([status, body], JSON.stringify(changes)).toMatchObject([
        400,
        { code: 'wallet_change_invalid', fields: [{ field }] },
      ])
    }
    expect((await ask(buyer, { amount: -5 })).status).toBe(400)
    // Two years, and not a day longer.
    const longest = await ask(await signUp(world), { last_day: day(730) })
    expect(longest.body.change.expires_at).toBe(`${day(730)}T18:30:00.000Z`)
    expect((await ask(buyer, { reason: ' a ' })).status).toBe(400)
    expect((await ask({ id: randomUUID() })).body).toMatchObject({ code: 'customer_unknown' })
    expect(await balance(buyer)).toBe(0)
    expect((await shown(buyer)).count).toBe(0)
  })
})

describe('above the limit', () => {
  it('CART-15 a second member approves, once; who asked can’t', async () => {
    const buyer = await signUp(world)
    const { change } = (await ask(buyer, { amount: 1_000.01 })).body
    expect(change.state).toBe('waiting')
    expect(await balance(buyer)).toBe(0)
    expect((await shown(buyer)).waiting).toMatchObject([{ id: change.id, amount: 1_000.01 }])
    const own = await decide(change.id, true, finance)
    expect([own.status, own.body]).toMatchObject([403, { code: 'second_person_needed' }])
    expect(await balance(buyer)).toBe(0)
    const both = await Promise.all([decide(change.id, true), decide(change.id, true)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await balance(buyer)).toBe(1_000.01)
    const { changes } = (await second.visitor.call('staffListWalletChanges')).body
    expect(changes.find(({ id }) => id === change.id)).toMatchObject({
      state: 'done',
      customer: { email: buyer.email },
      asked_by: { email: finance.email },
      decided_by: { email: second.email },
    })
  })

  it('CART-15 counts what was changed alone within a day, also in parts and in parallel', async () => {
    const buyer = await signUp(world)
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(buyer, { amount: 400 })))
    const states = asked.map(({ body }) => body.change.state)
    expect(states.toSorted()).toEqual(['done', 'done', 'waiting', 'waiting', 'waiting'])
    expect(await balance(buyer)).toBe(800)
    world.clock.advance(86_400_000)
    const [fresh, freshBuyer] = [await signedInStaff(world, 'finance'), await signUp(world)]
    expect((await ask(freshBuyer, { amount: 1_000 }, fresh)).body.change.state).toBe('done')
    expect((await ask(buyer, { amount: 400 }, fresh)).body.change.state).toBe('done')
    finance = await signedInStaff(world, 'finance')
    second = await signedInStaff(world, 'finance')
  })

  it('CART-15 who asked to take back more than the limit can’t approve that either', async () => {
    const buyer = await signUp(world)
    const given = (await ask(buyer, { amount: 1_500 })).body.change
    await decide(given.id, true)
    const taken = (await ask(buyer, { direction: 'take', amount: 1_200, last_day: null })).body
      .change
    expect(taken.state).toBe('waiting')
    expect((await decide(taken.id, true, finance)).body).toMatchObject({
      code: 'second_person_needed',
    })
    expect(await balance(buyer)).toBe(1_500)
    // What a second member approved was not changed alone: all of the day's limit is left.
    const alone = { direction: 'take', amount: 1_000, last_day: null } as const
    expect((await ask(buyer, alone)).body.change.state).toBe('done')
    expect(await balance(buyer)).toBe(500)
  })

  it('CART-15 a refused one moves nothing, nor one whose last day is over or whose value is gone', async () => {
    const buyer = await signUp(world)
    const refused = (await ask(buyer, { amount: 5_000 })).body.change
    expect((await decide(refused.id, false)).body.change).toMatchObject({ state: 'refused' })
    expect((await decide(refused.id, true)).body).toMatchObject({ code: 'changed_meanwhile' })
    const short = (await ask(buyer, { direction: 'take', amount: 5_000, last_day: null })).body
      .change
    expect((await decide(short.id, true)).body).toMatchObject({ code: 'wallet_short' })
    const late = (await ask(buyer, { amount: 5_000, last_day: day(0) })).body.change
    world.clock.advance(86_400_000)
    finance = await signedInStaff(world, 'finance')
    second = await signedInStaff(world, 'finance')
    expect((await decide(late.id, true)).body).toMatchObject({ code: 'wallet_change_invalid' })
    expect((await shown(buyer)).count).toBe(0)
    expect((await decide(randomUUID(), true)).body).toMatchObject({ code: 'wallet_change_missing' })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-15 administrators change the limit; one that somebody else changed is refused', async () => {
    const admin = await signedInStaff(world, 'admin')
    const set = (limit: number, seen: number) =>
      admin.visitor.call('staffSetWalletLimit', { body: { limit, seen_limit: seen } })
    for (const limit of [200, 5_000])
      expect((await set(limit, 999)).body).toMatchObject({ code: 'changed_meanwhile' })
    expect((await set(200, 1_000)).body).toMatchObject({ limit: 200 })
    world.clock.advance(1_000)
    expect((await ask(await signUp(world), { amount: 201 })).body.change.state).toBe('waiting')
    expect((await set(0, 200)).body).toMatchObject({ limit: 0 })
    expect((await ask(await signUp(world), { amount: 0.01 })).body.change.state).toBe('waiting')
    world.clock.advance(1_000)
    expect((await set(1_000, 0)).status).toBe(200)
  })
})
