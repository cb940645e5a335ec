import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { sessionFor, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods } from '@upchar/testkit/goods'
import {
  apply,
  creditCheckout,
  drawFor,
  sendDocument,
  sendEvent,
  sendEvents,
  startTestLender,
  withCreditLine,
} from '@upchar/testkit/lender'
import { mailsTo } from '@upchar/testkit/mails'
import { runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { sql } from '../../platform/db/sql.ts'

const lender = await startTestLender()
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600', ...lender.settings })
let sku: string
/** One piece costs ₹105. */
beforeAll(async () => {
  sku = (await (await stockGoods(world.db)).addVariant({ stock: { mumbai: 5_000 }, maxOq: 200 }))
    .sku
})

const accountOf = async ({ id }: Customer) => {
  const visitor = await sessionFor(world, id)
  const [account] = (await visitor.call('listCreditAccounts')).body.accounts
  if (account === undefined) throw new Error('no credit line')
  return account
}
async function drawn(customer: Customer, quantity: number) {
  world.clock.advance(1_000)
  const visitor = await sessionFor(world, customer.id)
  const made = await creditCheckout(visitor, { sku, quantity })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { outcome } = (await drawFor(visitor, made.body.checkout)).body
  expect(outcome.state).toBe('placed')
}
const known = async (reference: string) =>
  (await lender.tell()).accounts.find((one) => one.reference === reference)
/** The lender was repaid so much; tells the shop so often. */
async function repaid(customer: Customer, paise: number, times = 1) {
  world.clock.advance(1_000)
  const account = await known((await accountOf(customer)).id)
  await lender.tell({ repayment: { account_id: account?.id, principal_paise: paise } })
  for (let i = 0; i < times; i++) await sendEvents(world, lender)
}
/** The lender takes what is applied for meanwhile, and its answers don't come. */
async function losingApplications<T>(work: () => Promise<T>): Promise<T> {
  const { credit } = world.context
  if (credit === undefined) throw new Error('no credit line')
  const applyOf = credit.apply
  credit.apply = async (application) => {
    await applyOf(application)
    return { ok: false, error: { kind: 'timeout', message: 'lost' } }
  }
  try {
    return await work()
  } finally {
    credit.apply = applyOf
  }
}

describe('the application', () => {
  it('CREDIT-01 domain reference 3.6 shows the backend’s form and each lender’s key facts, the lowest rate first', async () => {
    const { visitor } = await signUp(world)
    const { body } = await visitor.call('getCreditForm')
    expect(body.fields.map(({ name }) => name)).toEqual([
      'business_name',
      'pan',
      'constitution',
      'limit',
    ])
    expect(body.lenders).toMatchObject([
      { lender_name: 'Godavari Example Bank', apr: 15.5, days: 45 },
      {
        lender_name: 'Narmada Example Finance Limited',
        apr: 18,
        days: 30,
        cooling_off_days: 3,
        // 10,000 × 18 % × 30 / 365
        example_charge: 147.95,
        complaints: { email: 'grievance@narmada.example' },
      },
    ])
  })

  it('CREDIT-01 is sent with consent to the key facts, decided by the lender, and stores nothing of what was entered', async () => {
    const customer = await signUp(world)
    await lender.tell({ behaviour: { decides: false } })
    const applied = await apply(customer.visitor, { limit: 5_000 })
    expect(applied.body.account).toMatchObject({ state: 'in_review', limit: 0, available: 0 })
    expect((await apply(customer.visitor)).body).toMatchObject({ code: 'applied_already' })
    const { rows } = await world.db.execute<{ row: string }>(
      sql`select row_to_json(a)::text as row from credit_account a where id = ${applied.body.account.id}::uuid`,
    )
    expect(rows[0]?.row).not.toMatch(/AAACX1234A|Nair Clinic/)
    expect(JSON.parse(rows[0]?.row ?? '{}')).toMatchObject({
      consents: [{ code: 'share_data' }, { code: 'terms' }],
      facts: { version: 'narmada-2026-04' },
    })
    const reference = applied.body.account.id
    await lender.tell({
      behaviour: { decides: true },
      account: { reference, state: 'active', limit_paise: 500_000, limit_request: 'r1' },
    })
    await sendEvents(world, lender)
    expect(await accountOf(customer)).toMatchObject({
      state: 'active',
      limit: 5_000,
      available: 5_000,
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CREDIT-01 names what is missing, another version of the terms, and a lender’s refusal', async () => {
    const { visitor } = await signUp(world)
    const body = {
      lender_id: 'narmada',
      key_facts_version: 'narmada-2026-04',
      values: { business_name: 'Nair Clinic', pan: 'AAACX1234A', constitution: 'Company' },
      files: [],
      consents: { share_data: true, terms: true },
    } as const
    const send = (change: object) =>
      visitor.raw({
        method: 'POST',
        url: '/api/credit-line/account',
        payload: { ...body, ...change },
      })
    expect((await send({})).body).toMatchObject({
      code: 'application_invalid',
      fields: [{ field: 'limit' }],
    })
    const values = { ...body.values, limit: '5000' }
    expect((await send({ values })).body).toMatchObject({ fields: [{ field: 'pan_card' }] })
    expect((await send({ values, key_facts_version: 'older' })).body).toMatchObject({
      code: 'terms_changed',
    })
    expect((await send({ values, consents: { share_data: true, terms: false } })).status).toBe(400)
    const { visitor: rich, ...customer } = await signUp(world)
    await apply(rich, { limit: 900_000 })
    await sendEvents(world, lender)
    expect(await accountOf({ visitor: rich, ...customer })).toMatchObject({
      state: 'refused',
      text: 'Narmada Example Finance Limited did not approve your application. Narmada Example Finance Limited says: The limit is above what we lend to a new customer.',
    })
    const mails = (await mailsTo(world.db, customer.email)).map(({ subject }) => subject)
    const refused = 'Narmada Example Finance Limited has not approved your credit line'
    expect(mails.filter((subject) => subject === refused)).toHaveLength(1)
    // A refusal doesn't keep the customer from asking another lender.
    expect((await apply(rich, { lender: 'godavari' })).status).toBe(200)
  })

  it('CREDIT-01 whose answer is lost is the same application when it is sent again', async () => {
    const customer = await signUp(world)
    const fileId = await sendDocument(customer.visitor)
    const accounts = (await lender.tell()).accounts.length
    const lost = await losingApplications(() => apply(customer.visitor, { fileId }))
    expect(lost.body).toMatchObject({ code: 'lender_unavailable' })
    const first = await accountOf(customer)
    expect(first).toMatchObject({ state: 'sending' })
    const agreed = () =>
      world.db
        .execute(
          sql`select applied_at, consents, facts from credit_account where id = ${first.id}::uuid`,
        )
        .then(({ rows }) => rows)
    const before = await agreed()
    world.clock.advance(60_000)
    expect((await apply(customer.visitor, { fileId })).status).toBe(200)
    expect((await lender.tell()).accounts).toHaveLength(accounts + 1)
    expect(await accountOf(customer)).toMatchObject({ id: first.id, state: 'active' })
    expect(await agreed()).toEqual(before)
  })

  it('CREDIT-01 whose answer is lost stays as it was first sent: a changed one is refused in words', async () => {
    const customer = await signUp(world)
    const fileId = await sendDocument(customer.visitor)
    await losingApplications(() => apply(customer.visitor, { fileId }))
    const first = await accountOf(customer)
    expect(await apply(customer.visitor, { fileId, limit: 5_000 })).toMatchObject({
      status: 409,
      body: {
        code: 'applied_already',
        message: expect.stringContaining('has your application as you first sent it'),
      },
    })
    expect(await accountOf(customer)).toMatchObject({ id: first.id, state: 'sending' })
    await sendEvents(world, lender)
    expect(await accountOf(customer)).toMatchObject({
      id: first.id,
      state: 'active',
      limit: 10_000,
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CREDIT-01 withdrawn while its answer is lost is withdrawn at the lender once the lender tells of it', async () => {
    const customer = await signUp(world)
    await losingApplications(() => apply(customer.visitor))
    const { id, lender_id } = await accountOf(customer)
    const remove = { params: { lender: lender_id, account: id } }
    expect((await customer.visitor.call('deleteCreditAccount', remove)).status).toBe(200)
    expect((await known(id))?.state).toBe('active')
    await sendEvents(world, lender)
    expect((await known(id))?.state).toBe('closed')
    expect(await accountOf(customer)).toMatchObject({ state: 'closed', limit: 0, available: 0 })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CREDIT-01 a late event about a closed line leaves the customer’s next line alone', async () => {
    const customer = await withCreditLine(world, lender)
    const { id, lender_id } = await accountOf(customer)
    const remove = { params: { lender: lender_id, account: id } }
    expect((await customer.visitor.call('deleteCreditAccount', remove)).status).toBe(200)
    world.clock.advance(1_000)
    expect((await apply(customer.visitor, { limit: 2_000 })).status).toBe(200)
    await sendEvents(world, lender)
    await lender.tell({ account: { reference: id } })
    await sendEvents(world, lender)
    expect(await accountOf(customer)).toMatchObject({ state: 'active', available: 2_000 })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CREDIT-01 can be withdrawn, and a line that owes nothing closed; nobody else can', async () => {
    const customer = await withCreditLine(world, lender)
    const { id, lender_id } = await accountOf(customer)
    const remove = (visitor: Visitor) =>
      visitor.call('deleteCreditAccount', { params: { lender: lender_id, account: id } })
    const { visitor: other } = await withCreditLine(world, lender)
    expect((await remove(other)).status).toBe(404)
    await drawn(customer, 1)
    expect((await remove(customer.visitor)).body).toMatchObject({ code: 'credit_still_owed' })
    await repaid(customer, 10_500)
    expect((await remove(customer.visitor)).status).toBe(200)
    expect(await accountOf(customer)).toMatchObject({ state: 'closed', limit: 0, available: 0 })
    expect((await known(id))?.state).toBe('closed')
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('documents', () => {
  it('CREDIT-04 CREDIT-05 go to the backend by client id and secret, are replaced and deleted there, by their owner only', async () => {
    const { visitor } = await signUp(world)
    const { visitor: other } = await signUp(world)
    const id = await sendDocument(visitor)
    expect((await lender.tell()).files[id]).toMatchObject({ field: 'pan_card' })
    const replace = (by: Visitor) =>
      by.raw({
        method: 'PATCH',
        url: `/api/credit-line/file-update?file_id=${id}`,
        ...multipartOf(plainPdf(), 'newer.pdf'),
      })
    const before = (await lender.tell()).files[id]?.name
    expect((await replace(other)).status).toBe(404)
    expect((await lender.tell()).files[id]?.name).toBe(before)
    expect((await replace(visitor)).status).toBe(200)
    expect((await lender.tell()).files[id]?.name).toBe('newer.pdf')
    const remove = (by: Visitor) => by.call('deleteCreditFile', { body: { file_id: id } })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(visitor)).status).toBe(200)
    expect((await lender.tell()).files[id]).toBeUndefined()
    const { rows } = await world.db.execute(
      sql`select 1 from stored_file where name = 'document.pdf'`,
    )
    expect(rows).toHaveLength(0)
  })

  it('CREDIT-04 the backend refuses another client', async () => {
    for (const headers of [{}, { 'x-client-id': 'stand-in', 'x-client-secret': 'guessed' }]) {
      const reply = await fetch(`${lender.settings.CREDIT_URL}/v1/form`, { headers })
      expect(reply.status).toBe(401)
    }
  })

  it('CREDIT-05 that an application has stay, unless the lender is still looking', async () => {
    const { visitor } = await signUp(world)
    await lender.tell({ behaviour: { decides: false } })
    const id = await sendDocument(visitor)
    const { account } = (await apply(visitor, { fileId: id })).body
    await lender.tell({ behaviour: { decides: true } })
    const replace = () =>
      visitor.raw({
        method: 'PATCH',
        url: `/api/credit-line/file-update?file_id=${id}`,
        ...multipartOf(plainPdf()),
      })
    expect((await replace()).status).toBe(200)
    expect((await visitor.call('deleteCreditFile', { body: { file_id: id } })).status).toBe(409)
    await lender.tell({
      account: { reference: account.id, state: 'active', limit_paise: 100, limit_request: 'r' },
    })
    await sendEvents(world, lender)
    expect((await replace()).status).toBe(409)
  })
})

describe('limit, repayment and history', () => {
  it('CREDIT-03 shows what was drawn and repaid, five a page, and a repayment counts once', async () => {
    const customer = await withCreditLine(world, lender)
    for (let i = 0; i < 4; i++) await drawn(customer, 2)
    await repaid(customer, 30_000, 2)
    const account = await accountOf(customer)
    expect(account).toMatchObject({ limit: 10_000, available: 9_460, owed: 540 })
    // The earliest draw-downs are repaid first.
    expect(account.statement.map(({ left }) => left)).toEqual([120, 210, 210, 0])
    const visitor = await sessionFor(world, customer.id)
    const pages = await Promise.all(
      [1, 2].map((page) => visitor.call('creditTransactionHistory', { query: { page } })),
    )
    expect(pages[0]?.body).toMatchObject({ count: 6, pages: 2 })
    expect(pages.map(({ body }) => body.transactions.length)).toEqual([5, 1])
    expect(pages[0]?.body.transactions[0]).toMatchObject({
      kind: 'repay',
      amount: 300,
      reason: 'Repaid to Narmada Example Finance Limited',
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CREDIT-02 an overdue amount blocks new draw-downs until it is repaid', async () => {
    const customer = await withCreditLine(world, lender)
    await drawn(customer, 1)
    const start = world.clock.now().toISOString()
    world.clock.set('2026-12-24T18:29:00Z')
    const visitor = await sessionFor(world, customer.id)
    const open = await creditCheckout(visitor, { sku })
    expect(open.status).toBe(200)
    expect((await accountOf(customer)).statement).toMatchObject([{ overdue: false }])
    // A minute later the day of the due date is over in India.
    world.clock.set('2026-12-24T18:31:00Z')
    expect((await drawFor(visitor, open.body.checkout)).body).toMatchObject({
      code: 'credit_not_allowed',
      message:
        '₹105.00 of your credit line is overdue. Repay it on the page Credit line, or choose another way to pay.',
    })
    expect((await creditCheckout(visitor, { sku })).status).toBe(409)
    expect(await accountOf(customer)).toMatchObject({
      overdue: 105,
      held: 0,
      statement: [{ overdue: true }],
    })
    await repaid(customer, 10_500)
    expect((await creditCheckout(await sessionFor(world, customer.id), { sku })).status).toBe(200)
    world.clock.set(start)
  })

  it('CREDIT-01 CREDIT-02 mails say what the lender has decided, what is due by when, and what is overdue, once each', async () => {
    const start = world.clock.now().toISOString()
    const customer = await withCreditLine(world, lender)
    const told = async () =>
      (await mailsTo(world.db, customer.email)).filter(({ text }) =>
        text.includes('/account?selected=credit'),
      )
    const subjects = async () => (await told()).map(({ subject }) => subject)
    const account = await accountOf(customer)
    const approved = `${account.lender_name} has approved your credit line`
    expect(await subjects()).toEqual([approved])
    expect((await told())[0]?.text).toContain('up to ₹10,000.00 by credit line')
    await drawn(customer, 1)
    await drawn(customer, 2)
    const remind = async (at: string) => {
      world.clock.set(at)
      const job = () => createJobHandlers(world.context)['remind-credit']({})
      await Promise.all([job(), job()])
      await job()
    }
    // Drawn on 24 November for 30 days: due on 24 December.
    await remind('2026-12-20T18:29:00Z')
    expect(await subjects()).toEqual([approved])
    // In India it is the 21st.
    await remind('2026-12-20T18:31:00Z')
    const soon = `Repay ₹315.00 to ${account.lender_name} by Thursday, 24 December 2026`
    expect(await subjects()).toEqual([approved, soon])
    await repaid(customer, 10_500)
    await remind('2026-12-24T18:29:00Z')
    expect(await subjects()).toEqual([approved, soon])
    await remind('2026-12-24T18:31:00Z')
    expect(await subjects()).toEqual([approved, soon, '₹210.00 of your credit line is overdue'])
    await remind('2026-12-25T18:31:00Z')
    expect(await subjects()).toHaveLength(3)
    world.clock.set(start)
  })

  it('CREDIT-02 what is first told of on its last day is due by then, not overdue', async () => {
    const start = world.clock.now().toISOString()
    const customer = await withCreditLine(world, lender)
    await drawn(customer, 1)
    world.clock.set('2026-12-24T05:00:00Z')
    await createJobHandlers(world.context)['remind-credit']({})
    const subjects = (await mailsTo(world.db, customer.email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.includes('overdue'))).toEqual([])
    expect(subjects.filter((one) => one.startsWith('Repay ₹105.00'))).toHaveLength(1)
    world.clock.set(start)
  })

  it('CREDIT-02 what was repaid is not called due', async () => {
    const start = world.clock.now().toISOString()
    const customer = await withCreditLine(world, lender)
    await drawn(customer, 1)
    await repaid(customer, 10_500)
    world.clock.set('2026-12-23T05:00:00Z')
    await createJobHandlers(world.context)['remind-credit']({})
    expect(
      (await mailsTo(world.db, customer.email)).filter(({ subject }) =>
        subject.startsWith('Repay'),
      ),
    ).toEqual([])
    world.clock.set(start)
  })

  it('CREDIT-02 a lower limit takes what is free at once and the rest as it is repaid', async () => {
    const customer = await withCreditLine(world, lender, 1_000)
    await drawn(customer, 8)
    const { id } = await accountOf(customer)
    await lender.tell({ account: { reference: id, limit_paise: 50_000 } })
    await sendEvents(world, lender)
    expect(await accountOf(customer)).toMatchObject({ limit: 840, available: 0, owed: 840 })
    await repaid(customer, 50_000)
    expect(await accountOf(customer)).toMatchObject({ limit: 500, available: 160, owed: 340 })
    // Domain reference 3.6: no increase without another request of the borrower.
    await lender.tell({ account: { reference: id, limit_paise: 90_000 } })
    await sendEvents(world, lender)
    expect((await accountOf(customer)).limit).toBe(500)
    await lender.tell({ account: { reference: id, limit_paise: 90_000, limit_request: 'another' } })
    await sendEvents(world, lender)
    expect((await accountOf(customer)).limit).toBe(900)
    expect(await wrongBooks(world)).toBe('')
  })

  it('CREDIT-03 repays at the lender’s own page, and only what is owed', async () => {
    const customer = await withCreditLine(world, lender)
    const { visitor } = customer
    const { id } = await accountOf(customer)
    const repay = () => visitor.call('repayCredit', { body: { account: id } })
    expect((await repay()).body).toMatchObject({ code: 'nothing_owed' })
    await drawn(customer, 1)
    const { url } = (await repay()).body
    expect(url.startsWith(lender.settings.CREDIT_URL)).toBe(true)
    expect(await (await fetch(url)).text()).toContain('You owe ₹105.00')
    const { visitor: other } = await withCreditLine(world, lender)
    expect((await other.call('repayCredit', { body: { account: id } })).status).toBe(404)
  })

  it('takes only events that the backend signed', async () => {
    const customer = await withCreditLine(world, lender)
    await drawn(customer, 1)
    const account = await known((await accountOf(customer)).id)
    const body = JSON.stringify({
      id: 'forged',
      type: 'repayment.received',
      data: { id: 'forged', account_id: account?.id, principal_paise: 10_500 },
    })
    expect((await sendEvent(world, { body, signature: 'a'.repeat(64) })).status).toBe(401)
    expect((await accountOf(customer)).owed).toBe(105)
  })
})

describe('the rest of the shop', () => {
  it('CREDIT-01 lists applications and lines for staff, by state', async () => {
    const customer = await withCreditLine(world, lender)
    await drawn(customer, 1)
    const { visitor } = await signedInStaff(world, 'support')
    const { body } = await visitor.call('staffListCredit', { query: { state: 'active' } })
    expect(body.accounts[0]).toMatchObject({
      customer: { email: customer.email },
      state: 'active',
      limit: 10_000,
      available: 9_895,
      owed: 105,
    })
    expect(body.accounts.every(({ state }) => state === 'active')).toBe(true)
    expect(body.states.find(({ state }) => state === 'active')?.count).toBe(body.total)
  })

  it('AUTH-12 a closed account draws nothing more; what was drawn and agreed stays, without names of documents', async () => {
    const customer = await withCreditLine(world, lender)
    await drawn(customer, 1)
    const loose = await sendDocument(customer.visitor)
    const closed = await customer.visitor.call('deactivateAccount', {
      body: { current_password: customer.password },
    })
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    await runJobs(world)
    const { rows } = await world.db.execute(
      sql`select a.state, (select count(*)::int from credit_file f where f.customer_id = a.customer_id) as files,
        (select sum(balance_paise)::int from ledger_account l where l.customer_id = a.customer_id and l.kind = 'credit') as free
        from credit_account a where a.customer_id = ${customer.id}`,
    )
    expect(rows).toEqual([{ state: 'closed', files: 0, free: 0 }])
    expect((await lender.tell()).files[loose]).toBeUndefined()
    expect(await wrongBooks(world)).toBe('')
  })

  it('AUTH-12 a closed account keeps no reasons of lenders, and gets none later', async () => {
    const customer = await signUp(world)
    const { visitor } = customer
    const refused = (await apply(visitor, { limit: 900_000 })).body.account
    await sendEvents(world, lender)
    expect((await apply(visitor, { lender: 'godavari' })).status).toBe(200)
    await sendEvents(world, lender)
    const reasons = async () =>
      (
        await world.db.execute(
          sql`select state, reason from credit_account where customer_id = ${customer.id} order by state`,
        )
      ).rows
    expect(await reasons()).toMatchObject([
      { state: 'active', reason: '' },
      { state: 'refused', reason: 'The limit is above what we lend to a new customer.' },
    ])
    const closed = await visitor.call('deactivateAccount', {
      body: { current_password: customer.password },
    })
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    await runJobs(world)
    const none = [
      { state: 'closed', reason: '' },
      { state: 'refused', reason: '' },
    ]
    expect(await reasons()).toEqual(none)
    for (const { reference } of (await lender.tell()).accounts.slice(-2))
      await lender.tell({ account: { reference, reason: 'Something new.' } })
    expect((await known(refused.id))?.reason).toBe('Something new.')
    await sendEvents(world, lender)
    expect(await reasons()).toEqual(none)
  })
})
