import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import type { ComplaintStep } from '@upchar/kernel/complaints'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { warnComplaints } from '../../modules/support/index.ts'

const world = useWorld({
  SANDBOX_COURIER_SECONDS: '3600',
  GRIEVANCE_OFFICER: 'Meera Kulkarni, Grievance Officer',
  GRIEVANCE_EMAIL: 'officer@konkan.example',
  GRIEVANCE_PHONE: '+91 22 2345 6000',
})
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const hour = 3_600_000
const day = 24 * hour

const keyOf = (href: string) => new URL(href, 'http://shop').searchParams.get('key') ?? ''

let senders = 0
const body = (over: Partial<BodyInput<'raiseComplaint'>> = {}): BodyInput<'raiseComplaint'> => ({
  subject: 'goods',
  text: 'Two of ten boxes came torn.',
  name: 'Asha Rao',
  email: `asha${(senders += 1)}@clinic.in`,
  ...over,
})

/** A guest complains; the link is all that the guest has. */
async function complained(over: Partial<BodyInput<'raiseComplaint'>> = {}) {
  const sent = body(over)
  const raised = await world.visitor().call('raiseComplaint', { body: sent })
  if (raised.status !== 200) throw new Error(JSON.stringify(raised.body))
  const { id, href } = raised.body.complaint
  const key = keyOf(href)
  const reader = world.visitor()
  return {
    id,
    key,
    email: sent.email ?? '',
    number: raised.body.ticket,
    message: raised.body.message,
    show: async () =>
      (await reader.call('getComplaint', { params: { id }, query: { key } })).body.complaint,
    step: (step: ComplaintStep, text = 'It is still wrong.') =>
      world.visitor().call('writeComplaint', { params: { id }, body: { key, step, text } }),
  }
}

const desk = async () => (await signedInStaff(world, 'support')).visitor
const read = async (staff: Visitor, id: string) =>
  (await staff.call('staffGetTicket', { params: { id } })).body.ticket
const move = async (staff: Visitor, id: string, to: 'take' | 'close' | 'reopen') =>
  staff.call('staffMoveTicket', {
    params: { id },
    body: { revision: (await read(staff, id)).revision, move: to },
  })
const answer = async (staff: Visitor, id: string, kind: 'mail' | 'call' = 'mail') =>
  staff.call('staffWriteTicket', {
    params: { id },
    body: {
      revision: (await read(staff, id)).revision,
      kind,
      text: 'We send two new boxes tomorrow.',
    },
  })
const subjectsTo = async (email: string) =>
  (await mailsTo(world.db, email)).map(({ subject }) => subject)

describe('a complaint (E-Commerce Rules 2020, rule 4(5))', () => {
  it('ENGAGE-03 has a number, a page and both clocks at once, by mail too', async () => {
    const one = await complained()
    expect(one.number).toMatch(/^CMP-[2-9A-Z]{8}$/)
    expect(one.message).toContain(one.number)
    const now = world.clock.now()
    // 24 November 2026: 48 hours, and one calendar month.
    expect(await one.show()).toMatchObject({
      number: one.number,
      subject: 'Damaged, wrong, expired or missing goods',
      state: 'received',
      received_at: now.toISOString(),
      acknowledge_by: new Date(now.getTime() + 48 * hour).toISOString(),
      resolve_by: new Date(now.getTime() + 30 * day).toISOString(),
      acknowledged_at: null,
      thread: [],
      steps: ['write', 'escalate'],
      officer: {
        name: 'Meera Kulkarni, Grievance Officer',
        email: 'officer@konkan.example',
        phone: '+91 22 2345 6000',
      },
    })
    const [mail] = await mailsTo(world.db, one.email)
    expect(mail?.subject).toBe(`We have your complaint ${one.number}`)
    for (const part of [`/complaints?id=${one.id}&key=${one.key}`, 'Meera Kulkarni'])
      expect(mail?.text).toContain(part)
  })

  it('ENGAGE-03 mails the address that a stranger types nothing of what the stranger wrote', async () => {
    const over = {
      text: 'Cheap loans at https://loans.example',
      name: 'Win at loans.example',
      email: 'victim@clinic.in',
    }
    await complained(over)
    await world.visitor().call('needHelp', {
      body: {
        query_type: 'product',
        sub_query_type: 'size',
        query: over.text,
        name: over.name,
        email: over.email,
      },
    })
    const mails = await mailsTo(world.db, over.email)
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail.text).toContain('Dear customer,')
      expect(`${mail.subject} ${mail.text}`).not.toContain('loans')
    }
  })

  it('ENGAGE-03 sent twice is one complaint, with one mail', async () => {
    const visitor = world.visitor()
    await visitor.call('getUserConfig', { body: {} })
    const sent = body()
    const twice = await Promise.all([
      visitor.call('raiseComplaint', { body: sent }),
      visitor.call('raiseComplaint', { body: sent }),
    ])
    expect(new Set(twice.map((reply) => reply.body.ticket)).size).toBe(1)
    expect(await subjectsTo(sent.email ?? '')).toHaveLength(1)
  })

  it('ENGAGE-03 about an order takes how to answer from it, and is listed there', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku })
    const raised = await visitor.call('raiseComplaint', {
      body: { subject: 'delivery', text: 'It has not come yet.', order_id: order.order_id },
    })
    expect(raised.status).toBe(200)
    const ticket = await read(await desk(), raised.body.complaint.id)
    expect(ticket).toMatchObject({
      kind: 'complaint',
      order_number: order.order_number,
      email: expect.stringContaining('@'),
      phone: expect.stringMatching(/\d{10}$/),
    })
    const listed = await visitor.call('listComplaints', { query: { order_id: order.order_id } })
    expect(listed.body).toMatchObject({
      order_number: order.order_number,
      complaints: [{ number: raised.body.ticket, href: raised.body.complaint.href }],
    })
    const stranger = world.visitor()
    for (const reply of [
      await stranger.call('listComplaints', { query: { order_id: order.order_id } }),
      await stranger.call('raiseComplaint', { body: body({ order_id: order.order_id }) }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
  })

  it.each([
    ['no name', { name: '' }, 'name_missing'],
    ['no way to answer', { email: '' }, 'contact_missing'],
    ['a landline', { email: '', phone: '022 2345 6789' }, 'phone_invalid'],
  ])('ENGAGE-03 is refused with %s', async (_, over, code) => {
    expect(await world.visitor().call('raiseComplaint', { body: body(over) })).toMatchObject({
      status: 400,
      body: { code },
    })
  })

  it('ENGAGE-03 of a customer is on the customer’s list, and a link only shows it', async () => {
    const { visitor } = await signUp(world)
    const raised = await visitor.call('raiseComplaint', { body: body() })
    const { id, href } = raised.body.complaint
    const listed = await visitor.call('listComplaints', { query: {} })
    expect(listed.body.complaints.map(({ number }) => number)).toEqual([raised.body.ticket])
    const key = keyOf(href)
    const other = world.visitor()
    const shown = await other.call('getComplaint', { params: { id }, query: { key } })
    expect(shown.body.complaint.steps).toEqual([])
    const written = await other.call('writeComplaint', {
      params: { id },
      body: { key, step: 'write', text: 'I am somebody else.' },
    })
    expect(written.body).toMatchObject({ code: 'complaint_unknown' })
    expect((await other.call('getComplaint', { params: { id }, query: {} })).status).toBe(404)
  })

  it('ENGAGE-03 goes on by its link when the customer has closed the account', async () => {
    const { visitor, password } = await signUp(world)
    const { body: raised } = await visitor.call('raiseComplaint', { body: body() })
    await visitor.call('deactivateAccount', { body: { current_password: password } })
    const { id, href } = raised.complaint
    const key = keyOf(href)
    const written = await world.visitor().call('writeComplaint', {
      params: { id },
      body: { key, step: 'escalate', text: 'Still without an answer.' },
    })
    expect(written.body).toMatchObject({ complaint: { state: 'escalated', steps: ['write'] } })
  })

  it('ENGAGE-03 sent as a request to the help desk is one, too', async () => {
    const { body: sent } = await world.visitor().call('submitHelpRequest', {
      body: {
        query_type: 'other',
        sub_query_type: 'complaint',
        query: 'My complaint for the grievance officer',
        name: 'Asha Rao',
        email: 'by-help@clinic.in',
      },
    })
    expect(sent.ticket).toMatch(/^CMP-/)
    expect(await subjectsTo('by-help@clinic.in')).toEqual([`We have your complaint ${sent.ticket}`])
    // Whoever gives a number alone gets no mail: the answer has the way to the page.
    const byPhone = () =>
      world.visitor().call('submitHelpRequest', {
        body: {
          query_type: 'other',
          sub_query_type: 'complaint',
          query: 'Nobody calls me back',
          name: 'Asha Rao',
          phone: '9876543210',
        },
      })
    const by = await byPhone()
    // Somebody else with the same words and number gets a complaint of their own, not the way to this one.
    const other = (await byPhone()).body
    expect(other.ticket).not.toBe(by.body.ticket)
    expect(other.complaint?.id).not.toBe(by.body.complaint?.id)
    const theirs = new URL(other.complaint?.href ?? '', 'http://shop.example').searchParams
    const tried = await world.visitor().call('getComplaint', {
      params: { id: by.body.complaint?.id ?? '' },
      query: { key: theirs.get('key') ?? '' },
    })
    expect(tried.status).toBe(404)
    const link = new URL(by.body.complaint?.href ?? '', 'http://shop.example').searchParams
    const seen = await world.visitor().call('getComplaint', {
      params: { id: link.get('id') ?? '' },
      query: { key: link.get('key') ?? '' },
    })
    expect(seen.body.complaint.number).toBe(by.body.ticket)
  })
})

describe('OPS-03 staff and a complaint', () => {
  it('acknowledge it by taking it, and settle it only with an answer', async () => {
    const one = await complained()
    world.clock.advance(hour)
    const staff = await desk()
    await move(staff, one.id, 'take')
    expect(await one.show()).toMatchObject({
      state: 'acknowledged',
      acknowledged_at: world.clock.now().toISOString(),
    })
    expect((await read(staff, one.id)).due_at).toBe((await one.show()).resolve_by)
    expect(await move(staff, one.id, 'close')).toMatchObject({
      status: 409,
      body: { code: 'answer_missing' },
    })
    await answer(staff, one.id)
    // An answer alone doesn't end the month: what was promised may still be to come.
    expect(await read(staff, one.id)).toMatchObject({
      state: 'open',
      due_at: (await one.show()).resolve_by,
    })
    expect(await one.show()).toMatchObject({
      state: 'answered',
      thread: [{ kind: 'mail', text: 'We send two new boxes tomorrow.' }],
    })
    await move(staff, one.id, 'close')
    expect(await one.show()).toMatchObject({
      state: 'settled',
      settled_at: world.clock.now().toISOString(),
      steps: ['reopen', 'escalate'],
    })
    expect(await read(staff, one.id)).toMatchObject({ state: 'closed', due_at: null })
    expect(await subjectsTo(one.email)).toEqual([
      `We have your complaint ${one.number}`,
      `We look into your complaint ${one.number}`,
      `Re: Complaint: Damaged, wrong, expired or missing goods (${one.number})`,
      `Your complaint ${one.number} is settled`,
    ])
    const settled = (await mailsTo(world.db, one.email)).at(-1)
    expect(settled?.text).toContain('National Consumer Helpline at 1915')
  })

  it('can’t lengthen the month of a late one by opening it again, and answer anew what staff opened again', async () => {
    const one = await complained()
    const staff = await desk()
    await answer(staff, one.id)
    const { resolve_by: first } = await one.show()
    world.clock.advance(40 * day)
    const later = await desk()
    await move(later, one.id, 'reopen')
    expect(await one.show()).toMatchObject({ state: 'answered', resolve_by: first })
    expect((await read(later, one.id)).due_at).toBe(first)
    await move(later, one.id, 'close')
    const { settled_at: settled } = await one.show()
    world.clock.advance(60_000)
    await move(later, one.id, 'close')
    expect((await one.show()).settled_at).toBe(settled)
    await move(later, one.id, 'reopen')
    expect((await move(later, one.id, 'close')).body).toMatchObject({ code: 'answer_missing' })
  })

  it('see what is late first, then what is due next, and can narrow the list', async () => {
    const late = await complained()
    world.clock.advance(49 * hour)
    const staff = await desk()
    const fresh = await complained()
    const month = await complained()
    await move(staff, month.id, 'take')
    const list = async (only?: 'complaints' | 'late' | 'escalated') =>
      (
        await staff.call('staffListTickets', { query: { ...(only && { only }), limit: 100 } })
      ).body.tickets.map(({ number }) => number)
    const all = await list('complaints')
    const places = [late, fresh, month].map(({ number }) => all.indexOf(number))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(await list('late')).toContain(late.number)
    expect(await list('late')).not.toContain(fresh.number)
    await fresh.step('escalate')
    expect(await list('escalated')).toContain(fresh.number)
    expect(await list('escalated')).not.toContain(month.number)
  })

  it('are warned before a clock ends and when it has, once each', async () => {
    const one = await complained()
    const support = world.context.config.SUPPORT_EMAIL
    const told = async (email: string) =>
      (await subjectsTo(email)).filter(
        (subject) => subject.startsWith(one.number) && /must be|late/.test(subject),
      )
    const run = async (ms: number) => {
      world.clock.advance(ms)
      await warnComplaints(world.context)
      await warnComplaints(world.context)
    }
    await run(35 * hour)
    expect(await told(support)).toEqual([])
    await run(2 * hour)
    expect(await told(support)).toEqual([expect.stringContaining('must be acknowledged by')])
    expect(await told('officer@konkan.example')).toEqual([])
    await run(12 * hour)
    expect(await told(support)).toHaveLength(2)
    expect(await told('officer@konkan.example')).toEqual([
      `${one.number} is late: not acknowledged`,
    ])
    await answer(await desk(), one.id, 'call')
    await run(20 * day)
    expect(await told(support)).toHaveLength(2)
    // 49 hours and 26 days: less than three days of the month are left.
    await run(6 * day)
    const assignee = (await read(await desk(), one.id)).assignee?.email ?? ''
    expect(await told(assignee)).toEqual([expect.stringContaining('must be settled by')])
    await move(await desk(), one.id, 'close')
    await run(30 * day)
    expect(await told(support)).toHaveLength(2)
  })
})

describe('the way up', () => {
  it('ENGAGE-03 leads to the named grievance officer once, and tells of the helpline', async () => {
    const one = await complained()
    const twice = await Promise.all([
      one.step('escalate', 'Nobody calls back.'),
      one.step('escalate'),
    ])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await one.show()).toMatchObject({ state: 'escalated', steps: ['write'] })
    const officer = (await mailsTo(world.db, 'officer@konkan.example')).filter(({ subject }) =>
      subject.startsWith(`${one.number} comes to you`),
    )
    expect(officer).toHaveLength(1)
    const mine = (await mailsTo(world.db, one.email)).at(-1)
    expect(mine?.subject).toBe(`Your complaint ${one.number} is with our grievance officer`)
    expect(mine?.text).toContain('1915')
  })

  it('ENGAGE-03 wants an answer of its own, whatever was answered before', async () => {
    const one = await complained()
    const staff = await desk()
    await answer(staff, one.id)
    await one.step('escalate', 'That is no answer.')
    expect((await move(staff, one.id, 'close')).body).toMatchObject({ code: 'answer_missing' })
    await answer(staff, one.id)
    expect((await move(staff, one.id, 'close')).status).toBe(200)
  })

  it('ENGAGE-03 assigns it to the member of staff who is the grievance officer', async () => {
    const member = await signedInStaff(world, 'support')
    world.context.config.GRIEVANCE_EMAIL = member.email
    const one = await complained()
    await one.step('escalate')
    expect((await read(member.visitor, one.id)).assignee?.email).toBe(member.email)
    world.context.config.GRIEVANCE_EMAIL = 'officer@konkan.example'
  })

  it('ENGAGE-03 opens a settled complaint again, within its month or with a new one', async () => {
    const one = await complained()
    const staff = await desk()
    await answer(staff, one.id)
    await move(staff, one.id, 'close')
    const { resolve_by: first } = await one.show()
    world.clock.advance(60_000)
    await one.step('reopen', 'The new boxes are torn, too.')
    expect(await one.show()).toMatchObject({
      state: 'acknowledged',
      settled_at: null,
      resolve_by: first,
      thread: [{ kind: 'mail' }, { kind: 'sender', text: 'The new boxes are torn, too.' }],
    })
    expect(await read(staff, one.id)).toMatchObject({ state: 'open', due_at: first })
    // It needs an answer of its own before it is closed again.
    expect((await move(staff, one.id, 'close')).body).toMatchObject({ code: 'answer_missing' })
    await answer(staff, one.id)
    await move(staff, one.id, 'close')
    world.clock.advance(40 * day)
    await one.step('reopen')
    const { resolve_by: second } = await one.show()
    const left = Date.parse(second) - world.clock.now().getTime()
    expect([28, 29, 30, 31]).toContain(left / day)
    expect((await one.step('reopen')).body).toMatchObject({ code: 'step_not_open' })
  })
})

describe('a request about own data (DPDP Act s.11 and 12)', () => {
  it('DPDP rule 14 has a number, the published day, and is late in the console after it; the answer is mailed', async () => {
    const { visitor } = await signUp(world)
    const raised = await visitor.call('raiseComplaint', {
      body: body({ subject: 'erasure', text: 'Delete what you keep of the old clinic.' }),
    })
    expect(raised.body.ticket).toMatch(/^DPR-[2-9A-Z]{8}$/)
    expect(raised.body.message).toMatch(/^Your request .* and answer it by /)
    const one = await complained({ subject: 'my_data', text: 'Which data do you hold about me?' })
    const received = Date.parse((await one.show()).received_at)
    // The privacy notice publishes 30 days; the law allows 90 at most.
    expect(Date.parse((await one.show()).resolve_by) - received).toBe(30 * day)
    const notice = await visitor.call('getPolicies')
    expect(JSON.stringify(notice.body)).toContain('we answer it within 30 days')
    const [receipt] = await mailsTo(world.db, one.email)
    expect(receipt?.subject).toBe(`We have your request ${one.number}`)
    expect(
      (await visitor.call('listComplaints', { query: {} })).body.complaints.map(
        ({ number }) => number,
      ),
    ).toEqual([raised.body.ticket])

    const staff = await desk()
    const list = async (only: 'data' | 'late') =>
      (await staff.call('staffListTickets', { query: { only, limit: 100 } })).body.tickets.map(
        ({ number }) => number,
      )
    const goodsOnly = await complained()
    // Above the shop: the Board for personal data, a consumer commission for goods (DPDP Act s.13).
    const onData = [one, await complained({ subject: 'privacy', text: 'My phone was told.' })]
    expect(
      await Promise.all(
        [...onData, goodsOnly].map(async (each) => (await each.show()).about_personal_data),
      ),
    ).toEqual([true, true, false])
    expect(await list('data')).toContain(one.number)
    expect(await list('data')).not.toContain(goodsOnly.number)
    await move(staff, one.id, 'take')
    expect(await list('late')).not.toContain(one.number)
    world.clock.advance(31 * day)
    const later = await desk()
    expect(
      (
        await later.call('staffListTickets', { query: { only: 'late', limit: 100 } })
      ).body.tickets.map(({ number }) => number),
    ).toContain(one.number)
    await warnComplaints(world.context)
    const [told] = (await mailsTo(world.db, 'officer@konkan.example')).filter(({ subject }) =>
      subject.startsWith(`${one.number} is late`),
    )
    expect(told?.text).toContain('DPDP Rules 2025, rule 14')
    expect((await move(later, one.id, 'close')).body).toMatchObject({ code: 'answer_missing' })
    await answer(later, one.id)
    await move(later, one.id, 'close')
    expect(await one.show()).toMatchObject({ state: 'settled', steps: ['reopen', 'escalate'] })
    expect((await mailsTo(world.db, one.email)).at(-1)?.text).toContain('Data Protection Board')
  })
})
