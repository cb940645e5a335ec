import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { addManyCustomers } from '@upchar/testkit/many-customers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let support: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  support = await signedInStaff(world, 'support')
  await addManyCustomers(world.db, 5_000)
})
type ListQuery = NonNullable<
  NonNullable<Parameters<typeof support.visitor.call<'staffListCustomers'>>[1]>['query']
>
const list = async (query: ListQuery = {}) =>
  (await support.visitor.call('staffListCustomers', { query })).body
const found = async (q: string) => (await list({ q })).customers.map(({ email }) => email)

describe('finding customers', () => {
  it('finds by email address, phone, business name, GST number and name', async () => {
    const hundredAndOne = ['buyer101@practice101.example']
    for (const q of [
      'buyer101@practice101.example',
      'BUYER101@PRACTICE',
      '7000000101',
      '+91 70000-00101',
      '070000 00101',
      '27AABCX0101K1Z1',
      'sunr diagnos 7000000101',
    ]) {
      expect(await found(q), q).toEqual(hundredAndOne)
    }
    expect(
      (await list({ q: 'Meera Iyer' })).customers.every(({ name }) => name === 'Meera Iyer'),
    ).toBe(true)
    expect((await list({ q: 'Meera Iyer' })).total).toBeGreaterThan(10)
    expect(await found('buyer101 nobody')).toEqual([])
  })

  it('OPS-10 forgives typing errors in names, and says so', async () => {
    const { id } = await signUp(world, {
      profile: { first_name: 'Thangaraj', business_name: 'Sanjeevani Hospital' },
    })
    for (const q of [
      'Thangraj',
      'thangaraaj',
      'Tangaraj sanjivani',
      'sanjeevni hosptial',
      'Thnagaraj',
    ]) {
      const answer = await list({ q })
      expect(answer.are_alike, q).toBe(true)
      expect(answer.customers[0]?.id, q).toBe(id)
    }
    expect(await list({ q: 'thangaraj' })).toMatchObject({ are_alike: false, total: 1 })
    expect(await list({ q: 'qqqqxxxx' })).toMatchObject({ are_alike: false, total: 0 })
    expect((await list({ q: 'Thangraj', state: 'closed' })).total).toBe(0)
    const { statements } = await world.statements(() => list({ q: 'Thangraj' }))
    expect(statements.filter((text) => /"customer"|word_similarity/.test(text)).length).toBe(3)
  })

  it('OPS-10 finds any four digits of a phone', async () => {
    const { id } = await signUp(world, { profile: { phone: '9812345670' } })
    for (const q of ['12345', '45670', '9812', '98123 4567', '+91 98123 45670'])
      expect(
        (await list({ q })).customers.map((one) => one.id),
        q,
      ).toContain(id)
    expect((await list({ q: '981234567099' })).total).toBe(0)
  })

  it('treats input as words, never as query syntax', async () => {
    for (const q of [
      "'; drop table customer; --",
      "a' | 'b",
      'buyer101:* | !x',
      '%',
      '\\',
      '()&|!<->',
      '<script>alert(1)</script>',
      '×÷∆',
    ]) {
      expect((await support.visitor.call('staffListCustomers', { query: { q } })).status, q).toBe(
        200,
      )
    }
    expect(await list({ q: '%' })).toMatchObject({ customers: [], total: 0 })
    expect((await list()).total).toBeGreaterThanOrEqual(5_000)
  })

  it('filters, sorts and pages on the server', async () => {
    const closed = await list({ state: 'closed', limit: 100 })
    expect(closed.total).toBe(100)
    expect(
      closed.customers.every((one) => one.is_closed && one.email === '' && one.phone === ''),
    ).toBe(true)
    const dentists = await list({ business_type: '4', state: 'open', limit: 100 })
    expect(dentists.customers.every((one) => one.business_type === 4 && !one.is_closed)).toBe(true)
    expect(dentists.total).toBeGreaterThan(400)

    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ sort: 'oldest', limit: 10, page })),
    )
    const ids = pages.flatMap((page) => page.customers.map(({ id }) => id))
    expect(ids).toEqual(
      Array.from({ length: 30 }, (_, i) => `many-${String(i + 1).padStart(7, '0')}`),
    )
    const sorted = async (sort: NonNullable<ListQuery['sort']>) =>
      (await list({ sort, limit: 100 })).customers
    const byName = (await sorted('business_name')).map((one) => one.business_name.toLowerCase())
    expect(byName).toEqual(byName.toSorted())
    const byEmail = (await sorted('email')).map((one) => one.email)
    expect(byEmail).toEqual(byEmail.toSorted())
    const bySignIn = (await sorted('last_sign_in')).map((one) => one.last_signed_in_at ?? '')
    expect(bySignIn).toEqual(bySignIn.toSorted().toReversed())
    expect(await list({ page: 9_999 })).toMatchObject({ customers: [] })
    expect(
      (await support.visitor.call('staffListCustomers', { query: { limit: 101 } })).status,
    ).toBe(400)
  })

  it('runs two statements, however many customers there are', async () => {
    const { statements } = await world.statements(() => list({ q: 'clinic', sort: 'email' }))
    expect(statements.filter((text) => text.includes('"customer"'))).toHaveLength(2)
  })
})

describe('a customer’s profile', () => {
  const open = async (visitor: Visitor, id: string) =>
    (await visitor.call('staffGetCustomer', { params: { id } })).body

  it('shows profile, KYC and sessions, and ends a session at once', async () => {
    const customer = await signUp(world)
    const shown = await open(support.visitor, customer.id)
    expect(shown).toMatchObject({
      customer: { id: customer.id, email: customer.email, is_closed: false },
      kyc: { status: 'notVerified', pharma_kyc: false, application_id: null, licences: [] },
      notes: [],
    })
    expect(shown.sessions).toHaveLength(1)
    expect((await customer.visitor.call('getCustomer')).status).toBe(200)
    const [session] = shown.sessions
    const ended = await support.visitor.call('staffEndCustomerSessions', {
      params: { id: customer.id },
      body: { session_id: session?.id ?? '' },
    })
    expect(ended.body).toMatchObject({ ended_sessions: 1 })
    expect((await customer.visitor.call('getCustomer')).status).toBe(401)
    expect((await open(support.visitor, customer.id)).sessions).toEqual([])
  })

  it('ends only sessions of the named customer', async () => {
    const [mine, other] = [await signUp(world), await signUp(world)]
    const [session] = (await open(support.visitor, other.id)).sessions
    expect(
      await support.visitor.call('staffEndCustomerSessions', {
        params: { id: mine.id },
        body: { session_id: session?.id ?? '' },
      }),
    ).toMatchObject({ status: 404, body: { code: 'session_unknown' } })
    expect(
      (
        await support.visitor.call('staffEndCustomerSessions', {
          params: { id: mine.id },
          body: { all: true },
        })
      ).body.ended_sessions,
    ).toBe(1)
    expect([
      (await mine.visitor.call('getCustomer')).status,
      (await other.visitor.call('getCustomer')).status,
    ]).toEqual([401, 200])
    expect(
      (
        await support.visitor.call('staffEndCustomerSessions', {
          params: { id: 'nobody' },
          body: { all: true },
        })
      ).status,
    ).toBe(404)
  })

  it('stores notes as plain text with their author, newest first', async () => {
    const customer = await signUp(world)
    const params = { id: customer.id }
    const text = 'Asked for <b>invoices</b>.\nCalls back on Monday, ₹500 open.'
    expect(
      (await support.visitor.call('staffAddNote', { params, body: { text: `  ${text} ` } })).body
        .note,
    ).toMatchObject({ text, by: { id: support.id, name: support.name } })
    world.clock.advance(1000)
    const reviewer = await signedInStaff(world, 'kyc_reviewer')
    await reviewer.visitor.call('staffAddNote', { params, body: { text: 'Second' } })
    expect(
      (await open(support.visitor, customer.id)).notes.map((note) => [note.text, note.by.name]),
    ).toEqual([
      ['Second', reviewer.name],
      [text, support.name],
    ])
    for (const wrong of ['', '   ', 'x'.repeat(2001), 'bell\u0007'])
      expect(
        (await support.visitor.call('staffAddNote', { params, body: { text: wrong } })).status,
        wrong.slice(0, 9),
      ).toBe(400)
    expect(
      (
        await support.visitor.call('staffAddNote', {
          params: { id: 'nobody' },
          body: { text: 'x' },
        })
      ).status,
    ).toBe(404)
  })

  it('AUTH-12 erases the notes when the account is closed, and keeps only an id', async () => {
    const customer = await signUp(world)
    const params = { id: customer.id }
    await support.visitor.call('staffAddNote', {
      params,
      body: { text: 'Prefers calls in the morning' },
    })
    expect(
      (
        await customer.visitor.call('deactivateAccount', {
          body: { current_password: customer.password },
        })
      ).status,
    ).toBe(200)
    expect(await open(support.visitor, customer.id)).toMatchObject({
      customer: { is_closed: true, email: '', name: '', phone: '', business_name: '', gst: '' },
      sessions: [],
      notes: [],
    })
    expect(await found(customer.email)).toEqual([])
    expect(
      (await world.db.execute(sql`select 1 from customer_note where customer_id = ${customer.id}`))
        .rowCount,
    ).toBe(0)
  })

  it('records who looked, once an hour, and what was changed, without personal data', async () => {
    const customer = await signUp(world)
    for (let look = 0; look < 3; look += 1) await open(support.visitor, customer.id)
    await support.visitor.call('staffAddNote', {
      params: { id: customer.id },
      body: { text: 'Confidential words' },
    })
    await support.visitor.call('staffEndCustomerSessions', {
      params: { id: customer.id },
      body: { all: true },
    })
    const { rows } = await world.db.execute<{ action: string; after: unknown }>(
      sql`select action, staff_id, after from audit_entry where subject_id = ${customer.id} order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'customer.view',
      'customer.note',
      'customer.end_sessions',
    ])
    expect(JSON.stringify(rows)).not.toContain('Confidential')
    world.clock.advance(3_600_001)
    const again = await signedInStaff(world, 'support')
    await open(again.visitor, customer.id)
    expect(
      (
        await world.db.execute(
          sql`select 1 from audit_entry where subject_id = ${customer.id} and action = 'customer.view'`,
        )
      ).rowCount,
    ).toBe(2)
  })

  it('is readable by some roles and changeable by fewer', async () => {
    const customer = await signUp(world)
    const params = { id: customer.id }
    const tried = await Promise.all(
      (['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'] as const).map(async (role) => {
        const { visitor } = await signedInStaff(world, role)
        return [
          role,
          (await visitor.call('staffListCustomers')).status,
          (await visitor.call('staffGetCustomer', { params })).status,
          (await visitor.call('staffEndCustomerSessions', { params, body: { all: true } })).status,
        ]
      }),
    )
    expect(tried).toEqual([
      ['support', 200, 200, 200],
      ['kyc_reviewer', 200, 200, 403],
      ['catalogue', 403, 403, 403],
      ['finance', 200, 200, 403],
      ['admin', 200, 200, 200],
    ])
    expect((await customer.visitor.call('staffListCustomers')).status).toBe(401)
  })
})
