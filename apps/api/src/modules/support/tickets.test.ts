import { describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
const desk = () => signedInStaff(world, 'support')

let askers = 0
/** Somebody asks for help; returns the ticket as the desk reads it. */
async function asked(over: Partial<BodyInput<'needHelp'>> = {}, at?: Visitor) {
  const { body } = await world.visitor().call('needHelp', {
    body: {
      query_type: 'product',
      sub_query_type: 'size',
      query: 'Does the 16 Fr catheter come with a 30 ml balloon?',
      name: 'Asha Rao',
      phone: '98765 43210',
      email: `${'asha'.repeat((askers += 1))}@clinic.in`,
      ...over,
    },
  })
  const staff = at ?? (await desk()).visitor
  const { tickets } = await list(staff, { q: body.ticket })
  const [found] = tickets
  if (found === undefined) throw new Error('the ticket is not listed')
  return { staff, id: found.id, number: body.ticket, ticket: await get(staff, found.id) }
}
const list = async (staff: Visitor, query: Record<string, unknown> = {}) =>
  (await staff.call('staffListTickets', { query })).body
const get = async (staff: Visitor, id: string) =>
  (await staff.call('staffGetTicket', { params: { id } })).body.ticket
const write = (
  staff: Visitor,
  { id, revision }: { id: string; revision: number },
  kind: 'mail' | 'call' | 'note',
  text: string,
) => staff.call('staffWriteTicket', { params: { id }, body: { revision, kind, text } })
const move = (
  staff: Visitor,
  { id, revision }: { id: string; revision: number },
  to: 'take' | 'give_back' | 'close' | 'reopen',
) => staff.call('staffMoveTicket', { params: { id }, body: { revision, move: to } })

describe('OPS-03 the support desk', () => {
  it('lists what wants an answer, longest waiting first, with the time that was promised', async () => {
    const { visitor: staff } = await desk()
    const before = (await list(staff)).states.open
    const first = await asked({ order_number: 'UP-TEST-9' }, staff)
    world.clock.advance(60_000)
    await world.visitor().call('letsConnect', { body: { phone: '9123456788', about: 'Gloves' } })
    world.clock.advance(60_000)
    await world.visitor().call('submitUserFeedback', {
      body: { rating: 2, comment: 'Slow.', name: 'Dr. Iyer', email: 'iyer.desk@lab.in' },
    })
    await world.visitor().call('siteFeedback', { body: { rating: 5 } })
    const { tickets, states, total } = await list(staff)
    expect([states.open - before, total]).toEqual([3, before + 3])
    expect(tickets.slice(-3).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['question', 'A product, before I buy: Size, gauge or strength'],
      ['callback', 'Call +919123456788'],
      ['feedback', 'Feedback, 2 of 5'],
    ])
    expect(first.ticket).toMatchObject({
      number: first.number,
      state: 'open',
      assignee: null,
      order_number: 'UP-TEST-9',
      text: 'Does the 16 Fr catheter come with a 30 ml balloon?',
      phone: '+919876543210',
      entries: [],
    })
    // 48 hours: E-Commerce Rules 2020, rule 4(5).
    expect(Date.parse(first.ticket.due_at ?? '') - Date.parse(first.ticket.created_at)).toBe(
      172_800_000,
    )
  })

  it.each([
    ['the order', { order_number: 'UP-DESK-7' }, 'up-desk-7'],
    ['part of a name', { name: 'Meenakshi Sundaram' }, 'sundar'],
    ['part of an address', { email: 'purchase@apollo-desk.example' }, 'apollo-desk'],
    ['part of a phone', { phone: '9812398123' }, '98123 981'],
  ])('finds a ticket by %s', async (_, over, q) => {
    const { staff, number } = await asked(over)
    expect((await list(staff, { q })).tickets.map((ticket) => ticket.number)).toEqual([number])
  })

  it('takes wildcards as letters, and finds nothing by three digits', async () => {
    const { staff } = await asked()
    for (const q of ['%', '_', '987']) expect((await list(staff, { q })).tickets).toEqual([])
  })

  it('answers by mail: the sender reads answer, number and own words; the ticket is answered', async () => {
    const email = 'asha.answer@clinic.in'
    const { staff, ticket } = await asked({ email })
    const { status, body } = await write(staff, ticket, 'mail', 'Yes, with 30 ml.\nFrom stock.')
    expect(status).toBe(200)
    expect(body.ticket).toMatchObject({
      state: 'answered',
      due_at: null,
      revision: 2,
      entries: [{ kind: 'mail', text: 'Yes, with 30 ml.\nFrom stock.' }],
    })
    expect(body.ticket.assignee?.id).toBe(body.ticket.entries[0]?.by?.id)
    expect(body.ticket.answered_at).toBe(world.clock.now().toISOString())
    const mail = (await mailsTo(world.db, email)).find(({ subject }) => subject.startsWith('Re: '))
    expect(mail?.subject).toBe(
      `Re: A product, before I buy: Size, gauge or strength (${ticket.number})`,
    )
    for (const part of ['Dear Asha Rao', 'From stock.', ticket.number, '30 ml balloon?'])
      expect(mail?.text).toContain(part)
    expect((await list(staff, { state: 'answered' })).tickets[0]?.number).toBe(ticket.number)
  })

  it('was promised an answer once: a second one, and opening it again, change nothing about that', async () => {
    const { staff, ticket } = await asked()
    const first = (await write(staff, ticket, 'mail', 'Yes.')).body.ticket
    world.clock.advance(60_000)
    const second = (await write(staff, first, 'mail', 'And from stock.')).body.ticket
    expect(second.answered_at).toBe(first.answered_at)
    expect(second.assignee).toEqual(first.assignee)
    const open = (await move(staff, second, 'reopen')).body.ticket
    expect(open).toMatchObject({ state: 'open', due_at: null, answered_at: first.answered_at })
  })

  it('stays with the colleague who took it, whoever answers', async () => {
    const { staff, ticket } = await asked()
    const taken = (await move(staff, ticket, 'take')).body.ticket
    const other = (await desk()).visitor
    expect((await write(other, taken, 'mail', 'Yes.')).body.ticket.assignee).toEqual(taken.assignee)
  })

  it('writes down a call where there is no address, and refuses a mail there', async () => {
    const { staff, ticket } = await asked({ email: '' })
    expect(await write(staff, ticket, 'mail', 'Yes, with 30 ml.')).toMatchObject({
      status: 409,
      body: { code: 'email_missing' },
    })
    expect(await get(staff, ticket.id)).toMatchObject({ revision: 1, entries: [] })
    const { body } = await write(staff, ticket, 'call', 'Told her: yes, with 30 ml.')
    expect(body.ticket).toMatchObject({ state: 'answered', entries: [{ kind: 'call' }] })
  })

  it('keeps a note for colleagues: the sender gets nothing, and still waits', async () => {
    const email = 'asha.note@clinic.in'
    const { staff, ticket } = await asked({ email })
    const mails = (await mailsTo(world.db, email)).length
    const { body } = await write(staff, ticket, 'note', 'Ask the maker about the balloon.')
    expect(body.ticket).toMatchObject({ state: 'open', assignee: null, answered_at: null })
    expect(body.ticket.due_at).not.toBeNull()
    expect(await mailsTo(world.db, email)).toHaveLength(mails)
  })

  it('is taken and given back, closed and opened again; each member sees their own', async () => {
    const { staff, ticket } = await asked()
    const taken = (await move(staff, ticket, 'take')).body.ticket
    expect(taken).toMatchObject({ revision: 2, state: 'open' })
    const mine = async (visitor: Visitor) =>
      (await list(visitor, { whose: 'mine' })).tickets.map(({ number }) => number)
    expect(await mine(staff)).toEqual([ticket.number])
    expect(await mine((await desk()).visitor)).toEqual([])
    const given = (await move(staff, taken, 'give_back')).body.ticket
    expect(given.assignee).toBeNull()
    const closed = (await move(staff, given, 'close')).body.ticket
    expect(closed).toMatchObject({ state: 'closed', due_at: null })
    const open = (await move(staff, closed, 'reopen')).body.ticket
    expect(open.state).toBe('open')
    expect(open.due_at).not.toBeNull()
  })

  it('takes one of two colleagues’ answers, and one of two presses', async () => {
    const email = 'asha.race@clinic.in'
    const { staff, ticket } = await asked({ email })
    const other = (await desk()).visitor
    const answers = await Promise.all([
      write(staff, ticket, 'mail', 'The first answer'),
      write(other, ticket, 'mail', 'The second answer'),
      write(staff, ticket, 'mail', 'The first answer'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect((await get(staff, ticket.id)).entries).toHaveLength(1)
    const sent = await mailsTo(world.db, email)
    expect(sent.filter(({ subject }) => subject.startsWith('Re: '))).toHaveLength(1)
  })

  it('audits who looked, answered and closed, without the sender’s words', async () => {
    const { staff, ticket } = await asked()
    const answered = (await write(staff, ticket, 'mail', 'A secret of the buyer')).body.ticket
    await move(staff, answered, 'close')
    const { rows } = await world.db.execute<{ action: string; all: string }>(sql`
      select action, row_to_json(a)::text as all from audit_entry a
      where subject_kind = 'ticket' and subject_id = ${ticket.id} `)
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'ticket.answer',
      'ticket.close',
      'ticket.view',
    ])
    for (const { all } of rows) expect(all).not.toMatch(/secret|balloon|Asha/)
  })

  it('knows no other ticket', async () => {
    const { visitor: staff } = await desk()
    const id = '01990000-0000-7000-8000-000000000001'
    for (const reply of [
      await staff.call('staffGetTicket', { params: { id } }),
      await write(staff, { id, revision: 1 }, 'note', 'Nothing here'),
      await move(staff, { id, revision: 1 }, 'take'),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'ticket_unknown' } })
  })
})
