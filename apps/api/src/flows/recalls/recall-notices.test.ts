import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RecallNoticeMark } from '@upchar/kernel/recalls'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { sessionFor, signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { mailsTo } from '@upchar/testkit/mails'
import { deliverOrders } from '@upchar/testkit/packing'
import { created, form, guestWith, place, placed, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { followRecalls } from './tell-buyers.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)
const dayMs = 86_400_000

const boughtByGuest = async (sku: string, email: string) => {
  const visitor = await guestWith(world, { sku, quantity: 2 })
  const order = placed(await place(visitor, await created(visitor, { form: { email } })))
  await deliverOrders(world, order.order_id)
  return { visitor, id: order.order_id, number: order.order_number }
}
const boughtByCustomer = async (visitor: Visitor, sku: string, email: string) => {
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form({ email }), request_key: randomUUID() },
  })
  const order = placed(await place(visitor, made.body.checkout))
  await deliverOrders(world, order.order_id)
  return { id: order.order_id, number: order.order_number }
}
const recallMails = async (email: string) =>
  (await mailsTo(world.db, email)).filter(({ subject }) => /recall/i.test(subject))

describe('OPS-05 notices of a recall', () => {
  it('OPS-05 writes to each buyer once, takes one press as read, reminds the others within limits, and says when it was a mistake', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 20 } })
    const { rows } = await world.db.execute<{ batch: string }>(
      sql`select batch_no as batch from lot where offer_id = ${offerId}`,
    )
    const buyer = await signUp(world, {
      profile: { first_name: 'Meera', phone: '9876543210', business_type: 2 },
    })
    const first = await boughtByCustomer(buyer.visitor, sku, buyer.email)
    world.clock.advance(60_000)
    const second = await boughtByCustomer(buyer.visitor, sku, 'stores@clinic.example')
    const guest = await boughtByGuest(sku, 'nurse@ward.example')
    const silent = await boughtByGuest(sku, 'silent@ward.example')
    const nameless = await boughtByGuest(sku, 'nobody@ward.example')
    await world.db.execute(
      sql`update "order" set form = form || '{"email": ""}' where id = ${nameless.id}::uuid`,
    )

    const html = '<b>Keep</b> it apart & call us'
    const begun = await desk.call('staffBeginRecall', {
      body: {
        request_key: randomUUID(),
        sku,
        batch: rows[0]?.batch ?? '',
        class: 2,
        reason: 'Seal leaks',
        reference: 'Letter 12/2026',
        ordered_by: 'maker',
        advice: html,
      },
    })
    const { recall } = begun.body
    await runJobs(world)
    await Promise.all([followRecalls(world.context), followRecalls(world.context)])

    // The customer has two orders, one with another address: one mail, to the latest order's.
    expect(await recallMails(buyer.email)).toEqual([])
    const [told, ...more] = await recallMails('stores@clinic.example')
    expect(more).toEqual([])
    for (const words of [first.number, second.number, 'Seal leaks', 'Letter 12/2026'])
      expect(told?.text).toContain(words)
    expect(told?.html).toContain('&lt;b&gt;Keep&lt;/b&gt;')
    const [ofGuest, ...others] = await recallMails('nurse@ward.example')
    expect(others).toEqual([])

    // Whatever opens the link presses nothing: mail scanners do it.
    const link = /\/order\/(\S+)\/track\?key=(\S+)/.exec(ofGuest?.text ?? '')
    const [, id = '', key = ''] = link ?? []
    expect(id).toBe(guest.id)
    const anybody = world.visitor()
    for (let look = 0; look < 2; look++)
      expect(
        (await anybody.call('getOrderRecalls', { query: { id, key } })).body.recalls,
      ).toMatchObject([{ advice: html, acknowledged_at: null, withdrawn: false }])
    const wrong = await anybody.call('acknowledgeRecall', {
      body: { id, key: 'a'.repeat(32), recall: recall.id },
    })
    expect(wrong).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    const stranger = (await signUp(world)).visitor
    for (const [who, body] of [
      [stranger, { id }],
      [stranger, { id: first.id }],
      [anybody, { id }],
      [anybody, { id: second.id, key }],
      [anybody, { id: '__proto__', key }],
    ] as const) {
      const press = await who.call('acknowledgeRecall', { body: { ...body, recall: recall.id } })
      expect(press).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
      expect((await who.call('getOrderRecalls', { query: body })).status).toBe(404)
    }
    for (const wrong of [0, -1, 0.5, 2 ** 53, 1e300])
      expect(
        (await anybody.call('acknowledgeRecall', { body: { id, key, recall: wrong } })).status,
      ).toBe(400)
    const [pressed] = await Promise.all(
      [1, 2].map(() => anybody.call('acknowledgeRecall', { body: { id, key, recall: recall.id } })),
    )
    const at = world.clock.now().toISOString()
    expect(pressed?.body.recalls).toMatchObject([{ acknowledged_at: at }])
    expect(
      (await anybody.call('acknowledgeRecall', { body: { id, key, recall: recall.id + 1 } })).body,
    ).toMatchObject({ code: 'recall_unknown' })

    const list = (await buyer.visitor.call('findOrders', { query: {} })).body.orders
    expect(list.map(({ recalled }) => recalled)).toEqual([true, true])
    const counts = async () =>
      (
        await desk.call('staffListRecallNotices', {
          params: { id: recall.id },
          query: { state: 'not_reached' },
        })
      ).body
    expect(await counts()).toMatchObject({
      counts: { queued: 0, told: 2, acknowledged: 1, not_reached: 1 },
      notices: [{ orders: [{ number: nameless.number }], because: '', email: '', mailed_at: null }],
      total: 1,
    })
    await world.db.execute(
      sql`update mail_message set refused_because = '550 no such user' where to_address = 'silent@ward.example' and subject like 'Recall%'`,
    )
    const reached = await counts()
    expect(reached.counts).toMatchObject({ told: 1, not_reached: 2 })
    expect(reached.notices.map(({ because }) => because).toSorted()).toEqual([
      '',
      '550 no such user',
    ])

    // Staff note what happened outside the shop, once each, and can take it back; the buyer's own press stands.
    const notice = async (number: string, by = desk) =>
      (await by.call('staffListRecallNotices', { params: { id: recall.id } })).body.notices.find(
        ({ orders }) => orders.some((one) => one.number === number),
      )
    const mark = async (number: string, what: RecallNoticeMark, by = desk) =>
      by.call('staffMarkRecallNotice', {
        params: { id: recall.id, notice: (await notice(number, by))?.id ?? '' },
        body: { mark: what, note: 'Spoke to sister Asha' },
      })
    expect([
      (await mark(nameless.number, 'told')).status,
      (await mark(nameless.number, 'told')).status,
    ]).toEqual([200, 200])
    expect(await notice(nameless.number)).toMatchObject({
      state: 'acknowledged',
      acknowledged_at: world.clock.now().toISOString(),
      acknowledged_by: { name: expect.any(String) },
      noted: true,
    })
    expect((await mark(nameless.number, 'none')).status).toBe(200)
    expect(await notice(nameless.number)).toMatchObject({ state: 'not_reached', noted: false })
    expect((await mark(second.number, 'lost')).status).toBe(200)
    expect(await notice(second.number)).toMatchObject({
      state: 'not_reached',
      because: 'Spoke to sister Asha',
      noted: true,
    })
    expect(await mark(guest.number, 'lost')).toMatchObject({
      status: 409,
      body: { code: 'notice_acknowledged' },
    })
    expect(
      await desk.call('staffMarkRecallNotice', {
        params: { id: recall.id + 1, notice: (await notice(second.number))?.id ?? '' },
        body: { mark: 'told', note: 'By phone' },
      }),
    ).toMatchObject({ status: 404, body: { code: 'notice_unknown' } })
    const { visitor: finance } = await signedInStaff(world, 'finance')
    const fileOf = async (query: string) => {
      const url = `/api/staff/recalls/${recall.id}/notices-file${query}`
      const reply = await finance.raw({ method: 'GET', url })
      expect(reply.headers['content-disposition']).toContain(`recall-${recall.id}-buyers.csv`)
      return String(reply.body).replace('\uFEFF', '').trimEnd().split('\n')
    }
    const [heads, ...every] = await fileOf('')
    expect(heads).toBe(
      'buyer,phone,email,orders,state,why not reached,last mail (India),reminders,acknowledged (India),noted by',
    )
    expect(every).toHaveLength(4)
    const unreached = (await fileOf('?state=not_reached')).slice(1)
    expect(unreached).toHaveLength(3)
    const called = unreached.find((one) => one.includes(nameless.number))
    expect(called).toMatch(/,Not reached,no email address,,0,,$/)
    expect((await mark(second.number, 'told', finance)).status).toBe(403)
    const audit = (await auditOf(world.db, String(recall.id))).map(({ action }) => action)
    expect(audit.toSorted()).toEqual([
      'recall.begin',
      'recall.buyer_told',
      'recall.buyers_file',
      'recall.buyers_file',
      'recall.mail_lost',
      'recall.note_undone',
    ])

    // Class II: every three days, three times at most; never who has read it, whose address doesn't exist or whose mail came back.
    const reminded = async (days: number) => {
      world.clock.advance(days * dayMs)
      await followRecalls(world.context)
      await followRecalls(world.context)
      return (await recallMails('stores@clinic.example')).length - 1
    }
    expect(await reminded(2)).toBe(0)
    expect(await reminded(1)).toBe(0)
    const { visitor: later } = await signedInStaff(world, 'support')
    expect((await mark(second.number, 'none', later)).status).toBe(200)
    expect(await reminded(0)).toBe(1)
    expect([await reminded(3), await reminded(3), await reminded(30)]).toEqual([2, 3, 3])
    expect(await recallMails('nurse@ward.example')).toHaveLength(1)
    expect(await recallMails('silent@ward.example')).toHaveLength(1)

    // One press covers every order of that buyer, and the first time counts.
    const read = world.clock.now().toISOString()
    const signedIn = await sessionFor(world, buyer.id)
    await signedIn.call('acknowledgeRecall', { body: { id: first.id, recall: recall.id } })
    world.clock.advance(60_000)
    const again = await signedIn.call('acknowledgeRecall', {
      body: { id: second.id, recall: recall.id },
    })
    expect(again.body.recalls).toMatchObject([{ acknowledged_at: read }])

    // Two months later it still goes back without a photo; it can't be refused or sold again (OPS-05, RET-02).
    const which = { id, key }
    const asked = await anybody.call('getReturns', { query: which })
    const [line] = asked.body.returnable
    expect(line?.reasons).toEqual([
      { code: 'recalled', label: 'It is recalled', quantity: 2, until: null, needs_photo: false },
    ])
    const wish = { ...which, reason: 'recalled', pay_to: 'ward@upi', request_key: randomUUID() }
    const opened = await anybody.call('requestReturn', {
      body: { ...wish, items: [{ line: line?.line ?? '', quantity: 2 }] },
    })
    const of = { id: opened.body.returns[0]?.id ?? '' }
    const { visitor: late } = await signedInStaff(world, 'support')
    const decide = (approve: boolean) =>
      late.call('staffDecideReturn', {
        params: of,
        body: { version: 0, approve, decision: 'It is too late' },
      })
    expect(await decide(false)).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
    const { batches } = (await decide(true)).body.return.items[0] ?? { batches: [] }
    expect(batches[0]?.fates).toEqual(['quarantine', 'destroy', 'rejected'])
    const pieces = (fate: 'restock' | 'destroy') => [
      {
        line: line?.line ?? '',
        lot: batches[0]?.lot ?? 0,
        parcel: batches[0]?.parcel ?? '',
        quantity: 2,
        fate,
      },
    ]
    const preview = (fate: 'restock' | 'destroy') =>
      late.call('staffPreviewReturn', { params: of, body: { pieces: pieces(fate) } })
    expect(await preview('restock')).toMatchObject({ body: { code: 'pieces_wrong' } })
    const { credit } = (await preview('destroy')).body.settlement
    expect(credit).toBeGreaterThan(0)
    const settled = await late.call('staffSettleReturn', {
      params: of,
      body: { version: 1, pieces: pieces('destroy'), credit, decision: '', outcome: 'refund' },
    })
    expect(settled.status, JSON.stringify(settled.body)).toBe(200)
    const back = (await late.call('staffGetRecall', { params: { id: recall.id } })).body.found
    expect(back).toMatchObject({ sold: 8, back: 2, left: 6 })
    expect(await wrongBooks(world)).toBe('')

    const { visitor: admin } = await signedInStaff(world, 'admin')
    await admin.call('staffWithdrawRecall', {
      params: { id: recall.id },
      body: { reason: 'It was batch B8' },
    })
    await runJobs(world)
    await followRecalls(world.context)
    const last = (await recallMails('nurse@ward.example')).map(({ subject }) => subject)
    expect(last).toHaveLength(2)
    expect(last[1]).toContain('Recall withdrawn')
    expect(
      (await silent.visitor.call('getOrderRecalls', { query: { id: silent.id } })).body.recalls,
    ).toMatchObject([{ withdrawn: true }])
    const mine = (await sessionFor(world, buyer.id)).call('findOrders', { query: {} })
    expect((await mine).body.orders[0]?.recalled).toBe(false)
  })
})
