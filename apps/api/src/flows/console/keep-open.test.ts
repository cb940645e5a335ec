import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods } from '@upchar/testkit/goods'
import { buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { newId } from '../../platform/ids.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
type Staff = Awaited<ReturnType<typeof signedInStaff>>
let orderId = ''
let one: Staff
let two: Staff
beforeAll(async () => {
  const goods = await stockGoods(world.db)
  const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
  orderId = (await buyInCash(world, { sku })).order.order_id
  one = await signedInStaff(world, 'support')
  two = await signedInStaff(world, 'admin')
})

const opened = async (staff: Staff, tab: string, id = orderId) =>
  (await staff.visitor.call('staffKeepOrderOpen', { params: { id }, body: { tab } })).body.others
const left = (staff: Staff, tab: string) =>
  staff.visitor.call('staffKeepOrderOpen', { params: { id: orderId }, body: { tab, left: true } })
const seen = (staff: Staff, since: string) => [
  { id: staff.id, name: staff.name, email: staff.email, since },
]

describe('OPS-01 who has an order open', () => {
  it('is who else said so within 75 seconds, since when, whatever the number of their tabs', async () => {
    const [tab, other, third] = [newId(), newId(), newId()]
    const since = world.clock.now().toISOString()
    expect(await opened(one, tab)).toEqual([])
    world.clock.advance(30_000)
    expect(await opened(two, other)).toEqual(seen(one, since))
    expect(await opened(one, third)).toHaveLength(1)
    await left(one, third)
    world.clock.advance(40_000)
    // The first tab was heard of 70 seconds ago.
    expect(await opened(two, other)).toEqual(seen(one, since))
    world.clock.advance(10_000)
    expect(await opened(two, other)).toEqual([])
    const again = world.clock.now().toISOString()
    await opened(one, tab)
    expect(await opened(two, other)).toEqual(seen(one, again))
    await left(one, tab)
    expect(await opened(two, other)).toEqual([])
    await left(two, other)
  })

  it('costs one statement beside the one for the session', async () => {
    const tab = newId()
    await opened(one, tab)
    const { statements } = await world.statements(() => opened(one, tab))
    expect(statements).toHaveLength(2)
    await left(one, tab)
  })

  it('is neither audited nor kept for longer than a day', async () => {
    const audited = async () =>
      (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from audit_entry`))
        .rows[0]?.n
    const before = await audited()
    await opened(one, newId())
    expect(await audited()).toBe(before)
    world.clock.advance(25 * 3_600_000)
    await createJobHandlers(world.context).forget({})
    const { rows } = await world.db.execute(sql`select 1 from staff_presence`)
    expect(rows).toEqual([])
  })

  it('is refused for what isn’t there, and to roles that may not open it', async () => {
    const body = { tab: newId() }
    const staff = (await signedInStaff(world, 'admin')).visitor
    for (const id of [newId(), 'UP-1']) {
      expect((await staff.call('staffKeepOrderOpen', { params: { id }, body })).body).toMatchObject(
        {
          code: 'order_unknown',
        },
      )
      expect(
        (await staff.call('staffKeepTicketOpen', { params: { id }, body })).body,
      ).toMatchObject({
        code: 'ticket_unknown',
      })
      expect((await staff.call('staffKeepKycOpen', { params: { id }, body })).body).toMatchObject({
        code: 'application_unknown',
      })
    }
    const reviewer = (await signedInStaff(world, 'kyc_reviewer')).visitor
    expect(
      (await reviewer.call('staffKeepOrderOpen', { params: { id: orderId }, body })).status,
    ).toBe(403)
  })

  it('holds for tickets and applications, each for itself', async () => {
    const staff = (await signedInStaff(world, 'admin')).visitor
    const colleague = await signedInStaff(world, 'admin')
    const { body: help } = await world.visitor().call('needHelp', {
      body: {
        query_type: 'product',
        sub_query_type: 'size',
        query: 'Which size?',
        phone: '9876543210',
        name: 'Asha',
      },
    })
    const { body } = await staff.call('staffListTickets', { query: { q: help.ticket } })
    const ticket = { id: body.tickets[0]?.id ?? '' }
    const application = { id: await sendKyc(await buyerOfType(world, 2)) }
    const tab = newId()
    await colleague.visitor.call('staffKeepTicketOpen', { params: ticket, body: { tab } })
    await colleague.visitor.call('staffKeepKycOpen', { params: application, body: { tab } })
    for (const others of [
      (await staff.call('staffKeepTicketOpen', { params: ticket, body: { tab } })).body.others,
      (await staff.call('staffKeepKycOpen', { params: application, body: { tab } })).body.others,
    ])
      expect(others).toMatchObject([{ id: colleague.id }])
  })
})
