import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let desk: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
})

/** An enquiry as the desk reads it. */
async function enquired(email: string, sku?: string) {
  const { body } = await world.visitor().call('leadEnquiry', {
    body: {
      name: 'Asha Rao',
      phone: '9876543210',
      email,
      pincode: '400001',
      comment: 'Price for 20 packs?',
      ...(sku !== undefined && { sku }),
    },
  })
  const { tickets } = (await desk.call('staffListTickets', { query: { q: body.ticket } })).body
  const id = tickets[0]?.id ?? ''
  return { number: body.ticket, id, revision: 1 }
}
type Ticket = Awaited<ReturnType<typeof enquired>>
const prices = (id: string, part: Partial<BodyInput<'staffPriceQuotation'>>) =>
  desk.call('staffPriceQuotation', {
    params: { id },
    body: { lines: [], pincode: '400001', ...part },
  })
const send = ({ id, revision }: Ticket, part: Partial<BodyInput<'staffQuoteTicket'>>) =>
  desk.call('staffQuoteTicket', {
    params: { id },
    body: { revision, lines: [], pincode: '400001', name: 'Sunrise Clinic', text: '', ...part },
  })
/** What the mail leads to. */
async function linked(email: string) {
  const mail = (await mailsTo(world.db, email)).find(({ subject }) =>
    subject.startsWith('Quotation'),
  )
  const [, id = '', key = ''] =
    /\/order-pad\?quotation=([\w-]+)&key=([\w-]+)#quotations/.exec(mail?.text ?? '') ?? []
  return { id, key, text: mail?.text ?? '' }
}
const quotationCount = async () =>
  (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from quotation`)).rows[0]?.n

describe('ENGAGE-01 a quotation for an enquiry', () => {
  it('ENGAGE-01 OPS-03 is priced, sent by mail with its PDF, opened by the link and ordered at its prices', async () => {
    const gloves = await goods.addVariant({ pricePaise: 10_000, maxOq: 500 })
    const gone = await goods.addVariant({ title: 'Old gloves' })
    await world.db.execute(sql`update variant set active = false where id = ${gone.variantId}`)
    const email = 'quoted.guest@clinic.in'
    const ticket = await enquired(email, gloves.sku)
    const lines = [
      { sku_id: gloves.sku, quantity: 20 },
      { sku_id: gone.sku, quantity: 1 },
    ]
    const before = await quotationCount()
    const shown = await prices(ticket.id, { lines })
    expect(shown.status, JSON.stringify(shown.body)).toBe(200)
    expect(shown.body).toMatchObject({
      lines: [{ sku_id: gloves.sku, quantity: 20, price: 100, total: 2000 }],
      left_out: [{ title: expect.any(String) }],
      days: 15,
      is_customer: false,
    })
    expect(await quotationCount()).toBe(before)
    const sent = await send(ticket, { lines, days: 30, text: 'As discussed on the phone.' })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const { entries, state } = sent.body.ticket
    expect(state).toBe('answered')
    expect(entries[0]).toMatchObject({ kind: 'mail' })
    expect(entries[0]?.text).toMatch(
      /^As discussed on the phone\.\n\nQuotation QTN-[2-9A-HJKMNP-Z]{8} for ₹2,000(\.00)?, valid until 24 Dec 2026\.$/,
    )
    const { id, key, text } = await linked(email)
    expect(text).toContain('20 × ')
    expect(text).toContain('Not quoted: ')
    expect(await auditOf(world.db, /QTN-\w{8}/.exec(text)?.[0] ?? '')).toMatchObject([
      { action: 'quotation.send', after: { ticket: ticket.number, lines: 1 } },
    ])
    // Nobody without the key opens it; with the key its PDF needs no cookie.
    const stranger = world.visitor()
    await stranger.call('createGuestCart')
    expect(
      (await stranger.call('openQuotation', { body: { id, key: 'x'.repeat(32) } })).body,
    ).toMatchObject({ code: 'quotation_unknown' })
    const file = await world
      .visitor()
      .raw({ method: 'GET', url: `/api/quotations/${id}/pdf?key=${key}` })
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    // The price rises; who opens the link orders at the quoted one.
    await world.db.execute(sql`update offer set price_paise = 15000 where id = ${gloves.offerId}`)
    for (const visitor of [stranger, world.visitor()]) {
      await visitor.call('createGuestCart')
      const opened = await visitor.call('openQuotation', { body: { id, key } })
      expect(opened.body.quotation).toMatchObject({ id, name: 'Sunrise Clinic', is_valid: true })
      const ordered = await visitor.call('orderQuotation', { params: { id }, body: { key } })
      expect(ordered.body.cart.items).toMatchObject([
        { sku_id: gloves.sku, quantity: 20, price: 100 },
      ])
    }
    // It stays with whom it was sent to: who opens the link, signed in or not, has it by the link only.
    const { visitor: other } = await signUp(world)
    expect((await other.call('openQuotation', { body: { id, key } })).status).toBe(200)
    for (const visitor of [stranger, other]) {
      expect((await visitor.call('listQuotations')).body.quotations).toEqual([])
      for (const body of [{}, { key: 'x'.repeat(32) }])
        expect((await visitor.call('orderQuotation', { params: { id }, body })).body).toMatchObject(
          { code: 'quotation_unknown' },
        )
    }
    expect(
      (await world.visitor().raw({ method: 'GET', url: `/api/quotations/${id}/pdf?key=${key}` }))
        .status,
    ).toBe(200)
    const again = world.visitor()
    await again.call('createGuestCart')
    expect((await again.call('openQuotation', { body: { id, key } })).status).toBe(200)
  })

  it('ENGAGE-01 for an account’s address is the account’s, and opens signed in only', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 5_000 })
    const { visitor, email } = await signUp(world)
    const ticket = await enquired(email)
    expect((await prices(ticket.id, { lines: [{ sku_id: sku, quantity: 1 }] })).body).toMatchObject(
      { is_customer: true },
    )
    await send(ticket, { lines: [{ sku_id: sku, quantity: 1 }] })
    const { id, key } = await linked(email)
    expect((await visitor.call('listQuotations')).body.quotations).toMatchObject([{ id }])
    const other = world.visitor()
    await other.call('createGuestCart')
    for (const refused of [
      await other.call('openQuotation', { body: { id, key } }),
      await other.call('orderQuotation', { params: { id }, body: { key } }),
    ])
      expect(refused.body).toMatchObject({ code: 'quotation_unknown' })
    expect((await visitor.call('openQuotation', { body: { id, key } })).status).toBe(200)
    expect((await visitor.call('listQuotations')).body.quotations).toMatchObject([{ id }])
  })

  it('ENGAGE-01 becomes that of the account which is opened with its proved address, and of no other', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 5_000 })
    const lines = [{ sku_id: sku, quantity: 1 }]
    const email = 'later.account@clinic.in'
    await send(await enquired('Later.Account@clinic.in'), { lines })
    await send(await enquired('another@clinic.in'), { lines })
    const { visitor: other } = await signUp(world)
    expect((await other.call('listQuotations')).body.quotations).toEqual([])
    const { visitor } = await signUp(world, { email })
    const { id, key } = await linked(email)
    expect((await visitor.call('listQuotations')).body.quotations).toMatchObject([{ id }])
    expect((await visitor.call('openQuotation', { body: { id, key } })).status).toBe(200)
    // From now on the account's prices may be for it alone.
    expect((await other.call('openQuotation', { body: { id, key } })).body).toMatchObject({
      code: 'quotation_unknown',
    })
  })

  it('ENGAGE-01 is one, with one mail, however often and in whatever order it is pressed', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 5_000 })
    const lines = [{ sku_id: sku, quantity: 1 }]
    const email = 'pressed.twice@clinic.in'
    const ticket = await enquired(email)
    const before = (await quotationCount()) ?? 0
    const pressed = await Promise.all([1, 2, 3].map(() => send(ticket, { lines })))
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await send(ticket, { lines })).body).toMatchObject({ code: 'changed_meanwhile' })
    expect(await quotationCount()).toBe(before + 1)
    const mails = (await mailsTo(world.db, email)).filter(({ subject }) =>
      subject.startsWith('Quotation'),
    )
    expect(mails).toHaveLength(1)
  })

  it('ENGAGE-01 is refused without goods, an address or the ticket that was read, and leaves nothing', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 5_000 })
    const lines = [{ sku_id: sku, quantity: 1 }]
    const ticket = await enquired('refused.quote@clinic.in')
    const before = await quotationCount()
    const none = [{ sku_id: 'NOT-A-SKU', quantity: 1 }]
    expect((await send(ticket, { lines: none })).body).toMatchObject({
      code: 'quotation_empty',
      message: expect.stringContaining('NOT-A-SKU: '),
    })
    expect((await send(ticket, { lines, pincode: '999999' })).body).toMatchObject({
      code: 'pincode_unknown',
    })
    expect((await send({ ...ticket, revision: 9 }, { lines })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    const silent = await enquired('')
    expect((await send(silent, { lines })).body).toMatchObject({ code: 'email_missing' })
    expect(await quotationCount()).toBe(before)
    expect((await linked('refused.quote@clinic.in')).id).toBe('')
  })
})
