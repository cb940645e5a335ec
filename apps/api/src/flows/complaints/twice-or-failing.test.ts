import { afterEach, describe, expect, it } from 'vitest'
import { failWrites } from '@upchar/testkit/failing-writes'
import { mailsTo } from '@upchar/testkit/mails'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

let senders = 0
const body = (text = 'Two of ten boxes came torn.') => ({
  subject: 'goods' as const,
  text,
  name: 'Asha Rao',
  email: `twice${(senders += 1)}@clinic.in`,
})
const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('getUserConfig', { body: {} })
  return visitor
}
async function raised(visitor: Visitor) {
  const { status, body: answer } = await visitor.call('raiseComplaint', { body: body() })
  expect(status).toBe(200)
  const { id, href } = answer.complaint
  return { id, key: new URL(href, 'http://shop').searchParams.get('key') ?? '' }
}
const count = async () =>
  (
    await world.db.execute(sql`select (select count(*)::int from support_ticket) as tickets,
      (select count(*)::int from complaint) as complaints, (select count(*)::int from ticket_entry) as entries,
      (select count(*)::int from mail_message) as mails`)
  ).rows[0]

describe('ENGAGE-03 a complaint is whole or absent', () => {
  it.each(['support_ticket', 'complaint', 'mail_message'])(
    'when it is raised and a write to %s fails, and sent again it is taken',
    async (table) => {
      const visitor = await newVisitor()
      const sent = body()
      const before = await count()
      failing = await failWrites(world.db, table)
      expect((await visitor.call('raiseComplaint', { body: sent })).status).toBe(500)
      expect(await count()).toEqual(before)
      await failing.mend()
      expect((await visitor.call('raiseComplaint', { body: sent })).status).toBe(200)
      expect(await mailsTo(world.db, sent.email)).toHaveLength(1)
    },
  )

  it.each(['ticket_entry', 'mail_message'])(
    'when its sender goes on and a write to %s fails',
    async (table) => {
      const visitor = await newVisitor()
      const { id, key } = await raised(visitor)
      const before = await count()
      const step = () =>
        visitor.call('writeComplaint', {
          params: { id },
          body: { key, step: 'escalate', text: 'Nobody calls.' },
        })
      failing = await failWrites(world.db, table)
      expect((await step()).status).toBe(500)
      expect(await count()).toEqual(before)
      await failing.mend()
      expect((await step()).body).toMatchObject({ complaint: { state: 'escalated' } })
    },
  )
})

it('ENGAGE-03 the same words sent twice are written once, and the desk has one mail', async () => {
  const visitor = await newVisitor()
  const { id, key } = await raised(visitor)
  const { mails } = (await count()) as { mails: number }
  const write = (text: string) =>
    visitor.call('writeComplaint', { params: { id }, body: { key, step: 'write', text } })
  const twice = await Promise.all([write('One more box is torn.'), write('One more box is torn.')])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  await write('One more box is torn.')
  world.clock.advance(60_000)
  const { body: said } = await write('And the lid.')
  expect(said.complaint.thread.map(({ text }) => text)).toEqual([
    'One more box is torn.',
    'And the lid.',
  ])
  expect(await count()).toMatchObject({ mails: mails + 2 })
})

it('ENGAGE-03 the link of one complaint opens no other, nor does a key sent twice', async () => {
  const visitor = await newVisitor()
  const one = await raised(visitor)
  const two = await raised(visitor)
  const show = (url: string) => world.visitor().raw({ method: 'GET', url })
  expect((await show(`/api/complaints/${two.id}?key=${two.key}`)).status).toBe(200)
  expect((await show(`/api/complaints/${two.id}?key=${one.key}`)).status).toBe(404)
  const twice = await show(`/api/complaints/${two.id}?key=${one.key}&key=${two.key}`)
  expect([400, 404]).toContain(twice.status)
  for (const id of ['1', '1e300', '99999999999999999999', '%00', `${two.id}'`])
    expect([400, 404]).toContain((await show(`/api/complaints/${id}?key=${two.key}`)).status)
})

it('ENGAGE-03 a body of 10 MB is refused, and nothing of it kept', async () => {
  const visitor = await newVisitor()
  const before = await count()
  const { status } = await visitor.raw({
    method: 'POST',
    url: '/api/complaints',
    payload: JSON.stringify(body('x'.repeat(10_000_000))),
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBe(413)
  expect(await count()).toEqual(before)
})
