import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods } from '@upchar/testkit/goods'
import { awaiting, matchTransfer, ownAccount, setTerms } from '@upchar/testkit/payment-requests'
import { runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { linkOf, paidBack } from '../orders/testing/actions-of-payouts.ts'
import { settling, type Stage } from '../orders/testing/made-ready.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let stage: Stage
let support: Visitor
beforeAll(async () => {
  const goods = await stockGoods(world.db)
  await setTerms(world, { transfer: 'own', account: ownAccount })
  const of = async (role: 'support' | 'finance') => (await signedInStaff(world, role)).visitor
  support = await of('support')
  stage = {
    world,
    goods,
    desk: [support, support],
    finance: [await of('finance'), await of('finance')],
  }
})
afterAll(async () => {
  expect(await wrongBooks(world)).toBe('')
})

const said = (bankReference: string, over: object = {}) => ({
  id: randomUUID(),
  bank_reference: bankReference,
  returned_on: '2026-11-24',
  reason: 'Account closed',
  ...over,
})
const record = (by: Visitor, id: string, body: ReturnType<typeof said>) =>
  by.call('staffRecordReturnedTransfer', { params: { id }, body })
const decide = (by: Visitor, id: string, accept = true) =>
  by.call('staffDecideReturnedTransfer', { params: { id }, body: { accept } })
const give = (id: string, key: string, payTo: string) =>
  world.visitor().call('givePayoutAccount', { params: { id }, body: { key, pay_to: payTo } })
const theReturn = async (id: string) =>
  (await stage.finance[0].call('staffGetReturn', { params: { id } })).body.return
const payAgain = async (id: string, reference: string) =>
  stage.finance[0].call('staffPayReturn', {
    params: { id },
    body: { version: (await theReturn(id)).version, bank_reference: reference },
  })

it('RET-04 the bank returns the cash of a return: two people say so, the buyer names another account by the link, it is paid once more', async () => {
  const { params, reference } = await paidBack(stage)
  const { id } = params
  const [first, second] = stage.finance
  const listed = await support.call('staffListTransfers', { query: { q: reference.toLowerCase() } })
  expect(listed.body.transfers).toMatchObject([
    { id, kind: 'return', amount: 210, bank_reference: reference },
  ])

  expect((await record(support, id, said(reference))).status).toBe(403)
  for (const [over, code] of [
    [{ returned_on: '2026-11-25' }, 'returned_on_wrong'],
    [{ returned_on: '2026-11-23' }, 'returned_on_wrong'],
    [{ bank_reference: 'ANOTHER' }, 'changed_meanwhile'],
  ] as const)
    expect((await record(first, id, said(reference, over))).body).toMatchObject({ code })
  const body = said(reference)
  const recorded = await record(first, id, body)
  expect(recorded.body.returned).toMatchObject({ state: 'waiting', reason: 'Account closed' })
  expect((await record(first, id, body)).body).toMatchObject(recorded.body)
  // Nothing has changed yet.
  expect(await theReturn(id)).toMatchObject({ state: 'paid', to_pay: 0 })
  expect((await decide(first, body.id)).body).toMatchObject({ code: 'second_person_needed' })
  expect((await decide(second, body.id)).body.returned).toMatchObject({
    state: 'accepted',
    next: 'account',
  })
  expect((await decide(second, body.id)).status).toBe(409)

  expect(await theReturn(id)).toMatchObject({
    state: 'sent_back',
    to_pay: 210,
    pay_to: null,
    awaits_account: true,
  })
  expect((await payAgain(id, 'NEW1')).body).toMatchObject({ code: 'account_missing' })

  const key = await linkOf(stage, id)
  const page = (by: string) =>
    world.visitor().call('getPayout', { params: { id }, query: { key: by } })
  expect((await page('f'.repeat(32))).status).toBe(404)
  expect((await page(key)).body.payout).toMatchObject({
    amount: 210,
    state: 'needed',
    came_back: { on: '2026-11-24', reason: 'Account closed' },
  })
  expect((await give(id, 'f'.repeat(32), 'new@okhdfc')).status).toBe(404)
  expect((await give(id, key, 'my account')).body).toMatchObject({ code: 'payout_missing' })
  expect((await give(id, key, 'new@okhdfc')).body.payout.state).toBe('given')
  expect((await give(id, key, 'new@okhdfc')).status).toBe(200)
  // Mistyped: it is corrected until it is paid, and each change is told, a second press not.
  const opened = await theReturn(id)
  expect(opened).toMatchObject({ pay_to: 'new@okhdfc', awaits_account: false })
  const corrected = await Promise.all([0, 1].map(() => give(id, key, 'right@okhdfc')))
  expect(corrected.map(({ status, body }) => [status, body.payout.ends_in])).toEqual([
    [200, 'ght@okhdfc'],
    [200, 'ght@okhdfc'],
  ])
  const { rows: told } = await world.db.$client.query<{ text: string }>(
    `select text from mail_message where text like '%ends in ght@okhdfc, no more to the one that ends in new@okhdfc%'`,
  )
  expect(told).toHaveLength(1)
  expect(await theReturn(id)).toMatchObject({ pay_to: 'right@okhdfc' })
  // Who opened it before the correction looks again before paying.
  expect(
    await first.call('staffPayReturn', {
      params: { id },
      body: { version: opened.version, bank_reference: 'OLD1' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })

  // A page that was open meanwhile would record the transfer that came back.
  expect((await payAgain(id, reference.toLowerCase())).body).toMatchObject({
    code: 'transfer_came_back',
  })
  expect((await payAgain(id, 'NEW1')).body.return).toMatchObject({ state: 'paid', pay_to: null })
  expect((await page(key)).body.payout.state).toBe('paid')
  expect((await give(id, key, 'thief@okhdfc')).body).toMatchObject({ code: 'account_given' })
  // That one comes back as well, and it didn't: somebody had looked at the wrong line.
  const wrong = said('NEW1')
  await record(first, id, wrong)
  expect((await decide(first, wrong.id, false)).body.returned.state).toBe('refused')
  expect((await theReturn(id)).state).toBe('paid')
})

it('RET-04 the buyer’s order shows that the money came back, with the way to name an account', async () => {
  const { params, settle, visitor, id: order } = await settling(stage)
  await settle(0)
  // The account of the request can be corrected before anything is paid.
  const before = (await visitor.call('getReturns', { query: { id: order } })).body.returns[0]
  const firstKey = before?.account_href.split('key=')[1] ?? ''
  expect((await give(params.id, firstKey, 'typed@okicici')).body.payout).toMatchObject({
    state: 'given',
    ends_in: 'ped@okicici',
    came_back: null,
  })
  expect(await theReturn(params.id)).toMatchObject({ pay_to: 'typed@okicici' })
  // Staff ask for it anew: nothing is recorded as paid before it is there, and a correction meanwhile stays.
  const ask = (by: Visitor, payTo: string) =>
    by.call('staffAskAccount', {
      params,
      body: { pay_to: payTo, reason: 'The bank knows no such UPI ID' },
    })
  expect((await ask(support, 'typed@okicici')).status).toBe(403)
  expect((await ask(stage.finance[0], 'asha@okhdfc')).body).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect((await ask(stage.finance[0], 'typed@okicici')).status).toBe(200)
  expect(await theReturn(params.id)).toMatchObject({ awaits_account: true, pay_to: null })
  expect((await payAgain(params.id, 'UTRNONE')).body).toMatchObject({ code: 'account_missing' })
  const asked = (await visitor.call('getReturns', { query: { id: order } })).body.returns[0]
  expect(asked?.words).toMatch(
    /Tell us the account that we can pay to: until then we can’t send it/,
  )
  expect(await linkOf(stage, params.id)).toBe(firstKey)
  expect((await give(params.id, firstKey, 'asha@okicici')).status).toBe(200)
  const { version } = await theReturn(params.id)
  await stage.finance[0].call('staffPayReturn', {
    params,
    body: { version, bank_reference: 'UTRSHOWN1' },
  })
  const body = said('UTRSHOWN1', { reason: 'Closed <img src=x>' })
  await record(stage.finance[0], params.id, body)
  await decide(stage.finance[1], body.id)
  const shown = async () =>
    (await visitor.call('getReturns', { query: { id: order } })).body.returns[0]
  const key = await linkOf(stage, params.id)
  expect(await shown()).toMatchObject({
    state: 'sent_back',
    words: 'Your bank returned ₹210.00 to us. Tell us another account, and we send it again.',
    account_href: `/order/refund?id=${params.id}&key=${key}`,
  })
  const { rows } = await world.db.$client.query<{ html: string }>(
    `select html from mail_message where position($1 in text) > 0 and html like '%Its reason%'`,
    [`id=${params.id}&key=${key}`],
  )
  // The mail says the bank's reason as text, and no other refund's link opens this one.
  expect(rows.map(({ html }) => /Its reason: (.*?x>?)/.exec(html)?.[1])).toEqual([
    'Closed &lt;img src=x',
  ])
  const other = await paidBack(stage)
  expect((await give(other.params.id, key, 'thief@okhdfc')).status).toBe(404)
  for (const typed of ['a@okhdfc\r\nBcc: x@y.in', '50100234567890 HDFC0000123 x', '=1+1@okhdfc'])
    expect((await give(params.id, key, typed)).status, typed).toBe(400)
  await give(params.id, key, 'new@okhdfc')
  expect(await shown()).toMatchObject({
    words:
      'Your bank returned ₹210.00 to us. We send it to the account that you gave us, within 7 days.',
    account_href: `/order/refund?id=${params.id}&key=${key}`,
  })
  await payAgain(params.id, 'UTRSHOWN2')
})

it('RET-04 a refund of a bank transfer comes back: it is due again, is paid to the account that the buyer names, and counts once', async () => {
  const { sku } = await stage.goods.addVariant({ stock: { mumbai: 5 } })
  const one = await awaiting(world, 4, { sku })
  const { reply } = await matchTransfer(world, one.checkout.id, { amount: 1105 })
  const [first, second] = stage.finance
  await first.call('staffDecideCredit', {
    params: { id: one.checkout.id, credit: reply.body.request.credits[0]?.id ?? '' },
    body: { accept: true },
  })
  await runJobs(world, 2)
  const due = async () =>
    (await first.call('staffListHandRefunds', { query: { limit: 100 } })).body.refunds.find(
      ({ reference }) => reference === one.request.reference,
    )
  const id = (await due())?.id ?? ''
  const pay = (reference: string, payTo: string | null = null) =>
    first.call('staffPayHandRefund', {
      params: { id },
      body: { bank_reference: reference, pay_to: payTo },
    })
  expect((await pay('HDFCBACK01')).status).toBe(200)
  const body = said('HDFCBACK01')
  await record(first, id, body)
  expect(await due()).toBeUndefined()
  await decide(second, body.id)
  expect(await due()).toMatchObject({ amount: 1000, came_back: true, awaits_account: true })
  expect((await pay('HDFCBACK02')).body).toMatchObject({ code: 'account_missing' })
  const { rows: orders } = await world.db.$client.query<{ id: string }>(
    'select id from "order" where checkout_id = $1',
    [one.checkout.id],
  )
  const { order } = (
    await one.visitor.call('getOrderStatus', { query: { id: orders[0]?.id ?? '' } })
  ).body
  const key = await linkOf(stage, id)
  expect(order.refunds).toMatchObject([
    { state: 'queued', account_href: `/order/refund?id=${id}&key=${key}` },
  ])
  expect((await give(id, key, '50100234567890 hdfc0000123')).status).toBe(200)
  expect(await due()).toMatchObject({ pay_to: '50100234567890 HDFC0000123', awaits_account: false })
  const { refunds } = (await support.call('staffListHandRefunds', { query: { limit: 100 } })).body
  expect(refunds.find((row) => row.id === id)?.pay_to).toBeNull()
  // A page that was opened before the buyer corrected the account records nothing.
  const old = (await due())?.pay_to ?? ''
  expect((await give(id, key, '50100234567899 hdfc0000123')).status).toBe(200)
  expect(await pay('HDFCBACK02', old)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  expect((await pay('HDFCBACK02')).body).toMatchObject({ code: 'changed_meanwhile' })
  const now = (await due())?.pay_to ?? ''
  expect(now).toBe('50100234567899 HDFC0000123')
  expect((await pay('HDFCBACK01', now)).body).toMatchObject({ code: 'transfer_came_back' })
  expect((await pay('HDFCBACK02', now)).status).toBe(200)
  expect((await pay('HDFCBACK03', now)).status).toBe(409)
  const { rows } = await world.db.$client.query(
    'select state, bank_reference, pay_to from refund where id = $1',
    [id],
  )
  expect(rows).toEqual([{ state: 'processed', bank_reference: 'HDFCBACK02', pay_to: '' }])
  const list = (await support.call('staffListReturnedTransfers', { query: {} })).body.returned
  expect(list.find((row) => row.id === body.id)).toMatchObject({ state: 'accepted', next: '' })
})
