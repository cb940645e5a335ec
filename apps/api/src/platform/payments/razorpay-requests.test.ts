import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PaymentGateway } from './port.ts'
import { createRazorpay } from './razorpay.ts'
import { webhookSignature } from './signatures.ts'

/** A stand-in that refuses what the documented API refuses, with its bodies. */
const seen: { method: string; path: string; body: unknown }[] = []
const links = new Map<string, Record<string, unknown>>()
/** Whether the evidence of the dispute was sent, or is a draft. */
let isSubmitted = false
let server: Server
let gateway: PaymentGateway

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString()
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return { form: text }
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
const refusal = (description: string) => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, metadata: {} } },
})
const account = {
  id: 'va_DlGmm7jInLudH9',
  name: 'Konkan Surgicals',
  entity: 'virtual_account',
  status: 'active',
  amount_expected: null,
  amount_paid: 0,
  receivers: [
    { id: 'vpa_1', entity: 'vpa', address: 'rpy.payto@icici' },
    {
      id: 'ba_DlGmm9mSj8fjRM',
      entity: 'bank_account',
      ifsc: 'RATN0VAAPIS',
      bank_name: 'RBL Bank',
      name: 'Konkan Surgicals',
      notes: [],
      account_number: '2223330099089860',
    },
  ],
}
const code = {
  id: 'qr_HMsVL8HOpbMcjU',
  entity: 'qr_code',
  usage: 'single_use',
  type: 'upi_qr',
  image_url: 'https://rzp.io/i/BWcUVrLp',
  image_content: 'upi://pay?pa=konkan@icici&pn=Konkan&tr=RZPHMsVL8HOpbMcjUqrv2&cu=INR&am=105.00',
  fixed_amount: true,
  status: 'active',
}
const payment = (id: string, orderId: string | null) => ({
  id,
  entity: 'payment',
  amount: 10_500,
  currency: 'INR',
  status: 'captured',
  order_id: orderId,
  method: 'bank_transfer',
  acquirer_data: { rrn: null },
})

const atDay = (iso: string) => Math.floor(new Date(iso).getTime() / 1000)
const settlement = {
  id: 'setl_DGlQ1Rj8os78Ec',
  entity: 'settlement',
  amount: 97_100,
  status: 'processed',
  fees: 0,
  tax: 0,
  utr: '1568176960vxp0rj',
  // Half past midnight in India, still the day before in UTC.
  created_at: atDay('2026-06-10T19:00:00Z'),
}
/** As the documentation of the recon has them: a fee has its tax in it. */
const recon = (index: number) => ({
  entity_id: `pay_${index}`,
  type: index === 1 ? 'refund' : 'payment',
  debit: index === 1 ? 242_500 : 0,
  credit: index === 1 ? 0 : 97_640,
  amount: index === 1 ? 242_500 : 100_000,
  currency: 'INR',
  fee: index === 1 ? 0 : 2360,
  tax: index === 1 ? 0 : 360,
  on_hold: false,
  settled: true,
  settlement_id: index === 1002 ? 'setl_another' : settlement.id,
  settlement_utr: settlement.utr,
  payment_id: index === 1 ? 'pay_0' : null,
  dispute_id: null,
})
function settlementAnswer(path: string) {
  const query = new URL(path, 'http://gateway').searchParams
  const [count, skip] = [Number(query.get('count')), Number(query.get('skip'))]
  const list = (items: unknown[]) => ({
    status: 200,
    body: { entity: 'collection', count: items.length, items },
  })
  if (path.startsWith('/settlements/recon/combined')) {
    if (count < 1 || count > 1000) return refusal('The count may not be greater than 1000.')
    if (query.get('year') !== '2026' || query.get('month') !== '06' || query.get('day') !== '11')
      return list([])
    return list(Array.from({ length: 1003 }, (_, index) => recon(index)).slice(skip, skip + count))
  }
  if (count < 1 || count > 100) return refusal('The count may not be greater than 100.')
  return list([settlement, { ...settlement, id: 'setl_underway', status: 'created', utr: null }])
}

function answer(method: string, path: string, body: Record<string, unknown>) {
  if (path === '/virtual_accounts' && method === 'POST') {
    const { close_by: closeBy, receivers } = body
    if (JSON.stringify(receivers) !== '{"types":["bank_account"]}')
      return refusal('The receivers field is required.')
    // The documentation asks for at least fifteen minutes.
    return typeof closeBy === 'number' && closeBy > Date.now() / 1000 + 900
      ? { status: 200, body: account }
      : refusal('close_by should be at least 15 minutes after current time')
  }
  if (path === '/virtual_accounts/va_DlGmm7jInLudH9/payments')
    return {
      status: 200,
      body: { entity: 'collection', count: 1, items: [payment('pay_A', null)] },
    }
  if (path === '/payments/qr_codes') {
    const { type, usage, fixed_amount: fixed, payment_amount: amount, close_by: closeBy } = body
    if (type !== 'upi_qr' || usage !== 'single_use' || fixed !== true)
      return refusal('The usage field is required.')
    if (typeof closeBy !== 'number' || closeBy < Date.now() / 1000 + 900)
      return refusal('close_by should be at least 15 minutes after current time')
    return { status: 200, body: { ...code, payment_amount: amount } }
  }
  if (path === '/payments/qr_codes/qr_HMsVL8HOpbMcjU/payments')
    return {
      status: 200,
      body: { entity: 'collection', count: 1, items: [payment('pay_C', null)] },
    }
  if (path === '/documents') {
    const form = String(body['form'])
    return form.includes('name="purpose"\r\n\r\ndispute_evidence') && form.includes('%PDF-1.7')
      ? { status: 200, body: { id: 'doc_EFtmUsbwpXwBH9', entity: 'document' } }
      : refusal('The purpose field is required.')
  }
  if (path === '/disputes/disp_AHfqOvkldwsbqt/contest')
    return method === 'PATCH' &&
      body['action'] === 'submit' &&
      Array.isArray(body['shipping_proof'])
      ? { status: 200, body: { id: 'disp_AHfqOvkldwsbqt', status: 'under_review' } }
      : refusal('At least one document is required to submit')
  if (path === '/disputes/disp_AHfqOvkldwsbqt')
    return {
      status: 200,
      body: {
        id: 'disp_AHfqOvkldwsbqt',
        entity: 'dispute',
        evidence: {
          amount: 10_000,
          summary: 'Delivered',
          shipping_proof: ['doc_EFtmUsbwpXwBH9'],
          billing_proof: null,
          others: [{ type: 'receipt_signed_by_customer', document_ids: ['doc_EFtmUsbwpXwBH1'] }],
          submitted_at: isSubmitted ? 1_590_603_200 : null,
        },
      },
    }
  if (path.startsWith('/settlements')) return settlementAnswer(path)
  if (path.endsWith('/close')) return { status: 200, body: { ...account, status: 'closed' } }
  if (path.startsWith('/payment_links?reference_id='))
    return {
      status: 200,
      body: { payment_links: [links.get(path.split('=')[1] ?? '')].filter(Boolean) },
    }
  if (path === '/payment_links') {
    const reference = String(body['reference_id'])
    if (links.has(reference)) return refusal('payment link with given reference_id already exists')
    const made = {
      id: 'plink_ExjpAUN3gVHrPJ',
      short_url: 'https://rzp.io/i/nxrHnLJ',
      status: 'created',
    }
    links.set(reference, made)
    return { status: 200, body: { ...made, payments: null } }
  }
  if (path === '/payment_links/plink_ExjpAUN3gVHrPJ')
    return {
      status: 200,
      body: {
        id: 'plink_ExjpAUN3gVHrPJ',
        payments: [{ payment_id: 'pay_B', amount: 10_500, status: 'captured', plink_id: 'x' }],
      },
    }
  if (path.endsWith('/cancel'))
    return refusal('payment link cannot be cancelled as it is already paid')
  if (path === '/payments/pay_B') return { status: 200, body: payment('pay_B', 'order_ofTheLink1') }
  return refusal('The requested URL was not found on the server.')
}

beforeAll(async () => {
  server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const [method = '', path = ''] = [request.method, request.url]
      seen.push({ method, path, body })
      const { status, body: said } =
        request.headers.authorization === `Basic ${Buffer.from('key:secret').toString('base64')}`
          ? answer(method, path, body)
          : { status: 401, body: { error: { description: 'Authentication failed' } } }
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  gateway = createRazorpay({
    keyId: 'key',
    keySecret: 'secret',
    webhookSecrets: () => ['whsec'],
    baseUrl: `http://127.0.0.1:${port}`,
  })
})
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
})

const request = (way: 'transfer' | 'link') => ({
  way,
  amountPaise: 10_500,
  reference: 'UBK7M2Q9RT',
  description: 'Konkan UBK7M2Q9RT',
  closesAt: new Date(Date.now() + 86_400_000),
  buyer: { name: 'Meera Nair', email: 'ward@hospital.example', phone: '+919876543210' },
})

it('CHECKOUT-15 opens a virtual account for any amount, whose bank account the buyer is told', async () => {
  expect(await gateway.requestMoney(request('transfer'))).toEqual({
    ok: true,
    value: {
      id: 'va_DlGmm7jInLudH9',
      url: null,
      account: {
        beneficiary: 'Konkan Surgicals',
        number: '2223330099089860',
        ifsc: 'RATN0VAAPIS',
        bank: 'RBL Bank',
      },
    },
  })
  expect(seen[0]?.body).not.toHaveProperty('amount_expected')
  const found = await gateway.fetchPayments('va_DlGmm7jInLudH9')
  expect(found.ok && found.value).toMatchObject([{ id: 'pay_A', orderId: 'va_DlGmm7jInLudH9' }])
  expect(await gateway.closeRequest('va_DlGmm7jInLudH9')).toEqual({ ok: true, value: undefined })
})

it('CHECKOUT-15 opens one link for a reference, also after a lost answer, and asks for its payments', async () => {
  const first = await gateway.requestMoney(request('link'))
  expect(first).toEqual({
    ok: true,
    value: { id: 'plink_ExjpAUN3gVHrPJ', account: null, url: 'https://rzp.io/i/nxrHnLJ' },
  })
  expect(seen.at(-1)?.body).toMatchObject({ accept_partial: false, reference_id: 'UBK7M2Q9RT' })
  expect(await gateway.requestMoney(request('link'))).toEqual(first)
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  const found = await gateway.fetchPayments('plink_ExjpAUN3gVHrPJ')
  expect(found.ok && found.value).toMatchObject([{ id: 'pay_B', orderId: 'plink_ExjpAUN3gVHrPJ' }])
  const closed = await gateway.closeRequest('plink_ExjpAUN3gVHrPJ')
  expect(closed).toMatchObject({ ok: false, error: { kind: 'invalid' } })
})

it('CHECKOUT-06 opens a UPI code for one payment of exactly this amount, asks for its payments and closes it', async () => {
  const asked = {
    amountPaise: 10_500,
    receipt: 'checkout-1',
    description: 'Konkan',
    closesAt: new Date(Date.now() + 80 * 60_000),
  }
  expect(await gateway.openCode(asked)).toEqual({
    ok: true,
    value: { id: code.id, link: code.image_content },
  })
  expect(seen[0]?.body).toMatchObject({
    usage: 'single_use',
    fixed_amount: true,
    payment_amount: 10_500,
    notes: { checkout: 'checkout-1' },
  })
  const found = await gateway.fetchPayments(code.id)
  expect(found.ok && found.value).toMatchObject([{ id: 'pay_C', orderId: code.id }])
  expect(await gateway.closeRequest(code.id)).toMatchObject({ ok: true })
  expect(seen.at(-1)?.path).toBe(`/payments/qr_codes/${code.id}/close`)
  expect(await gateway.openCode({ ...asked, closesAt: new Date() })).toMatchObject({
    ok: false,
    error: { kind: 'invalid' },
  })
  // Until the gateway switches the content on for the account, there is nothing that an app could open.
  const { image_content: content } = code
  Reflect.deleteProperty(code, 'image_content')
  expect(await gateway.openCode(asked)).toMatchObject({ ok: false })
  code.image_content = content
})

it.each([
  [
    'qr_code.credited',
    { qr_code: { entity: { id: 'qr_HMsVL8HOpbMcjU', entity: 'qr_code', status: 'closed' } } },
    { orderId: 'qr_HMsVL8HOpbMcjU' },
  ],
  [
    'virtual_account.credited',
    {
      virtual_account: { entity: { id: 'va_DlGmm7jInLudH9', entity: 'virtual_account' } },
      bank_transfer: {
        entity: { payment_id: 'pay_A', mode: 'NEFT', bank_reference: 'UTIBN52026' },
      },
    },
    { orderId: 'va_DlGmm7jInLudH9', bankReference: 'UTIBN52026' },
  ],
  [
    'payment_link.paid',
    {
      order: { entity: { id: 'order_ofTheLink1', status: 'paid' } },
      payment_link: { entity: { id: 'plink_ExjpAUN3gVHrPJ', status: 'paid' } },
    },
    { orderId: 'plink_ExjpAUN3gVHrPJ' },
  ],
])('CHECKOUT-15 reads %s as money for what was asked for', (event, besides, expected) => {
  const raw = Buffer.from(
    JSON.stringify({
      entity: 'event',
      event,
      payload: { payment: { entity: payment('pay_A', 'order_ofTheLink1') }, ...besides },
    }),
  )
  const read = gateway.parseWebhook(raw, {
    'x-razorpay-signature': webhookSignature('whsec', raw),
    'x-razorpay-event-id': 'evt_1',
  })
  expect(read.ok && read.value.payment).toMatchObject(expected)
})

it('CHECKOUT-06 follows no redirect: the secret would go to another address', async () => {
  let asked = 0
  const elsewhere = createServer((_request, reply) => {
    asked += 1
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[]}')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const moved = createServer((_request, reply) => {
    const { port } = elsewhere.address() as AddressInfo
    reply.writeHead(302, { location: `http://127.0.0.1:${port}/payments` }).end()
  })
  await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve))
  const { port } = moved.address() as AddressInfo
  const redirected = createRazorpay({
    keyId: 'key',
    keySecret: 'secret',
    webhookSecrets: () => ['whsec'],
    baseUrl: `http://127.0.0.1:${port}`,
  })
  const reply = await redirected.fetchPayments('order_moved00000001')
  moved.close()
  elsewhere.close()
  expect(reply).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  expect(asked).toBe(0)
})

it('CHECKOUT-06 reads what was settled, day by day in India and page by page', async () => {
  const settlements = await gateway.fetchSettlements(new Date('2026-06-01T00:00:00Z'))
  const at = new Date('2026-06-10T19:00:00Z')
  const told = { id: settlement.id, amountPaise: 97_100, utr: settlement.utr, at }
  expect(settlements).toMatchObject({ ok: true, value: [told] })
  const lines = await gateway.fetchSettlementLines(told)
  if (!lines.ok) throw new Error(lines.error.message)
  expect(lines.value).toHaveLength(1002)
  expect(lines.value.slice(0, 2)).toEqual([
    {
      settlementId: settlement.id,
      entityId: 'pay_0',
      kind: 'payment',
      amountPaise: 100_000,
      feePaise: 2360,
      taxPaise: 360,
      netPaise: 97_640,
      disputeId: null,
    },
    {
      settlementId: settlement.id,
      entityId: 'pay_1',
      kind: 'refund',
      amountPaise: 242_500,
      feePaise: 0,
      taxPaise: 0,
      netPaise: -242_500,
      disputeId: null,
    },
  ])
})

it('RET-04 reads which files of a dispute were sent, not those of a draft', async () => {
  expect(await gateway.fetchEvidence('disp_AHfqOvkldwsbqt')).toEqual({ ok: true, value: [] })
  isSubmitted = true
  expect(await gateway.fetchEvidence('disp_AHfqOvkldwsbqt')).toEqual({
    ok: true,
    value: ['doc_EFtmUsbwpXwBH9'],
  })
})

it('RET-04 uploads evidence and submits it for the whole dispute', async () => {
  const file = {
    name: 'delivered.pdf',
    mediaType: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7'),
  }
  const id = 'doc_EFtmUsbwpXwBH9'
  expect(await gateway.uploadEvidence(file)).toEqual({ ok: true, value: { id } })
  const answer = { disputeId: 'disp_AHfqOvkldwsbqt', summary: 'Delivered' }
  const documents = [{ id, kind: 'shipping_proof' as const }]
  expect(await gateway.contestDispute({ ...answer, documents })).toMatchObject({ ok: true })
  expect(seen.at(-1)?.body).toEqual({
    summary: 'Delivered',
    shipping_proof: [id],
    action: 'submit',
  })
  expect(await gateway.contestDispute({ ...answer, documents: [] })).toMatchObject({
    ok: false,
    error: { kind: 'invalid' },
  })
})
