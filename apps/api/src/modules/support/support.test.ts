import { desc, eq } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { mailMessage } from '../../platform/db/tables.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { notifyRequest, supportTicket } from './tables.ts'

const world = useWorld()
const limited = useWorld({ RATE_LIMIT_PER_MINUTE: '100' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const form = (over: Partial<BodyInput<'leadEnquiry'>> = {}): BodyInput<'leadEnquiry'> => ({
  name: 'Dr. Asha Rao',
  phone: '+91 98765 43210',
  email: 'Asha@Example.com',
  pincode: '400001',
  comment: 'Price for 20 units, reading < 5 please',
  ...over,
})
const enquiries = () => world.db.select().from(supportTicket).orderBy(desc(supportTicket.createdAt))

describe('lead enquiry', () => {
  it('ENGAGE-01 returns a ticket, promises a call within 48 hours and notifies desk and buyer', async () => {
    const { sku } = await goods.addVariant({ leadOnly: true })
    const { status, body } = await world.visitor().call('leadEnquiry', { body: form({ sku }) })
    expect(status).toBe(200)
    expect(body.ticket).toMatch(/^ENQ-[2-9A-Z]{8}$/)
    expect(body.message).toContain('48 hours')
    const [stored] = await enquiries()
    expect(stored).toMatchObject({
      number: body.ticket,
      kind: 'enquiry',
      sku,
      phone: '+919876543210',
      email: 'asha@example.com',
      text: 'Price for 20 units, reading < 5 please',
      state: 'open',
    })
    const mails = await world.db.select().from(mailMessage)
    expect(mails.map((mail) => mail.toAddress).toSorted()).toEqual([
      'asha@example.com',
      'support@upchar.example',
    ])
    expect(mails.find((mail) => mail.toAddress.startsWith('support'))?.html).toContain(
      'reading &lt; 5',
    )
  })

  it('ENGAGE-01 returns the same ticket for a repeated request', async () => {
    const visitor = world.visitor()
    const first = await visitor.call('leadEnquiry', { body: form({ name: 'Double Press' }) })
    const again = await Promise.all(
      [1, 2, 3].map(() => visitor.call('leadEnquiry', { body: form({ name: 'Double Press' }) })),
    )
    expect(new Set([first, ...again].map((reply) => reply.body.ticket)).size).toBe(1)
    expect((await enquiries()).filter((row) => row.name === 'Double Press')).toHaveLength(1)
    const other = await world
      .visitor()
      .call('leadEnquiry', { body: form({ name: 'Double Press' }) })
    expect(other.body.ticket).not.toBe(first.body.ticket)
  })

  it.each(['12345', '0987654321', '2222222222', 'phone', ''])(
    'VALID-01 refuses the phone %j',
    async (phone) => {
      const before = (await enquiries()).length
      expect(await world.visitor().call('leadEnquiry', { body: form({ phone }) })).toMatchObject({
        status: 400,
        body: {
          code: 'phone_invalid',
          message: 'Enter a mobile number',
          fields: [{ field: 'phone' }],
        },
      })
      expect(await enquiries()).toHaveLength(before)
    },
  )

  it.each([
    [{ name: 'डॉ. राव' }, 'Please use English letters'],
    [{ comment: '<script>alert(1)</script>' }, 'Please use plain text'],
    [{ name: 'x' }, ''],
    [{ email: 'not an address' }, ''],
    [{ pincode: '12' }, 'Invalid Pincode'],
  ])('VALID-06 refuses %j', async (over, message) => {
    const before = (await enquiries()).length
    const { status, body } = await world.visitor().call('leadEnquiry', { body: form(over) })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(message)
    expect(await enquiries()).toHaveLength(before)
  })

  it('ENGAGE-01 refuses an unknown product, and accepts an enquiry without one', async () => {
    expect(
      await world.visitor().call('leadEnquiry', { body: form({ sku: 'NO-SUCH' }) }),
    ).toMatchObject({ status: 404, body: { code: 'sku_unknown' } })
    expect(
      (
        await world.visitor().call('leadEnquiry', {
          body: form({ email: '', comment: 'Do you have a hyperbaric chamber?' }),
        })
      ).status,
    ).toBe(200)
  })
})

describe('notify me', () => {
  it('ENGAGE-02 stores a request once, however often it is made', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const visitor = world.visitor()
    for (const email of ['a@example.com', 'A@Example.com']) {
      expect(
        (await visitor.call('notifyMe', { body: { sku, email, pincode: '400001' } })).body,
      ).toMatchObject({ success: true, message: 'We write to you when this can be had at 400001.' })
    }
    expect(
      await world.db.select().from(notifyRequest).where(eq(notifyRequest.sku, sku)),
    ).toMatchObject([{ email: 'a@example.com', pincode: '400001' }])
  })

  it('ENGAGE-02 refuses an unknown product and an invalid address', async () => {
    const visitor = world.visitor()
    expect(
      (
        await visitor.call('notifyMe', {
          body: { sku: 'NO-SUCH', email: 'a@example.com', pincode: '400001' },
        })
      ).status,
    ).toBe(404)
    expect(
      (await visitor.call('notifyMe', { body: { sku: 'X', email: 'a@', pincode: '400001' } }))
        .status,
    ).toBe(400)
  })

  it('ENGAGE-01 ENGAGE-02 refuse more than five a minute', async () => {
    const statuses = []
    for (let i = 0; i < 7; i++)
      statuses.push(
        (
          await limited.visitor().call('notifyMe', {
            body: { sku: 'NO-SUCH', email: 'a@example.com', pincode: '400001' },
          })
        ).status,
      )
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
  })
})
