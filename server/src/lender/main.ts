import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { accountView, answer, drawView, type Reply } from './calls.ts'
import { State } from './state.ts'

/*
 * The stand-in for the fintech backend of a credit line, as a process of its own: it speaks docs/credit-backend.md, checks the headers,
 * signs its webhooks, and misbehaves on demand. Its lenders are invented; production refuses it for want of TLS.
 */
// An import of all of `http` would load undici.
const { createServer } = process.getBuiltinModule('node:http')
const {
  LENDER_PORT = '0',
  LENDER_FILE,
  CREDIT_CLIENT_ID,
  CREDIT_CLIENT_SECRET,
  CREDIT_WEBHOOK_SECRET = '',
  SHOP_URL,
} = process.env
const state = new State(LENDER_FILE)
type Signed = { body: string; signature: string }
const events: Signed[] = []
let baseUrl = ''

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Keeps an event, and sends it to the shop where one is named: until it is taken, as the contract says. */
function emit({ type, data }: NonNullable<Reply['event']>): void {
  const body = JSON.stringify({ id: state.newId('evt'), type, data })
  const signature = createHmac('sha256', CREDIT_WEBHOOK_SECRET).update(body).digest('hex')
  events.push({ body, signature })
  if (SHOP_URL !== undefined) deliver({ body, signature }, 0)
}

function deliver(event: Signed, tries: number): void {
  setTimeout(
    () => {
      void fetch(`${SHOP_URL}/api/credit-line/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': event.signature },
        body: event.body,
      }).then(
        (reply) => (reply.ok || tries > 8 ? undefined : deliver(event, tries + 1)),
        () => (tries > 8 ? undefined : deliver(event, tries + 1)),
      )
    },
    1500 * 2 ** tries,
  ).unref()
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** The lender's page: the buyer pays the lender, not the shop. */
function repayPage(id: string, back: string): string {
  const owed = ((state.account(id)?.owed ?? 0) / 100).toFixed(2)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Repay</title>
<body style="font-family:sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem"><h1>Stand-in lender</h1>
<form method="post" action="/repay/${escaped(id)}?back=${escaped(encodeURIComponent(back))}"><p>You owe ₹${owed}.</p>
<label>Amount in rupees <input name="amount" inputmode="decimal" value="${owed}" required></label> <button>Pay the lender</button></form></body></html>`
}

function repay(id: string, paise: number): boolean {
  const account = state.account(id)
  if (account === undefined || !Number.isInteger(paise) || paise <= 0) return false
  account.owed = Math.max(0, account.owed - paise)
  const data = { id: state.newId('rep'), account_id: id, principal_paise: paise }
  emit({ type: 'repayment.received', data })
  return true
}

/** What tests and developers tell it: behaviour, decisions, what became of a pending draw-down, a repayment. */
function control(sent: Record<string, unknown>): void {
  const { behaviour, account, draw, repayment } = sent
  Object.assign(state.behaviour, behaviour)
  if (typeof account === 'object' && account !== null && 'reference' in account) {
    const known = state.kept.accounts.find(({ reference }) => reference === account.reference)
    if (known !== undefined) {
      Object.assign(known, account)
      emit({ type: 'account.updated', data: accountView(known) })
    }
  }
  if (typeof draw === 'object' && draw !== null && 'reference' in draw) {
    const known = state.kept.draws.find(({ reference }) => reference === draw.reference)
    if (known !== undefined) {
      Object.assign(known, draw)
      emit({ type: 'drawdown.updated', data: drawView(known) })
    }
  }
  if (typeof repayment === 'object' && repayment !== null)
    repay(
      String('account_id' in repayment ? repayment.account_id : ''),
      Number('principal_paise' in repayment ? repayment.principal_paise : 0),
    )
}

type Answered = { status: number; type: string; text: string; location?: string }
const json = (status: number, body: unknown): Answered => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
})

async function serve(request: IncomingMessage): Promise<Answered | undefined> {
  const url = new URL(request.url ?? '/', baseUrl)
  const bytes = await bytesOf(request)
  const [, first = '', id = ''] = url.pathname.split('/')
  const back = url.searchParams.get('back') ?? '/'
  if (first === 'repay' && request.method === 'GET')
    return { status: 200, type: 'text/html', text: repayPage(id, back) }
  if (first === 'repay') {
    const rupees = Number(new URLSearchParams(bytes.toString('utf8')).get('amount'))
    return repay(id, Math.round(rupees * 100))
      ? { status: 303, type: 'text/plain', text: '', location: back }
      : json(422, { message: 'no amount' })
  }
  if (first === 'control') {
    if (request.method === 'POST') control(JSON.parse(bytes.toString('utf8')))
    state.save()
    return json(200, { ...state.kept, events })
  }
  if (
    header(request, 'x-client-id') !== CREDIT_CLIENT_ID ||
    header(request, 'x-client-secret') !== CREDIT_CLIENT_SECRET
  )
    return json(401, { message: 'x-client-id and x-client-secret are missing or wrong' })
  const { behaviour } = state
  if (behaviour.fail > 0) {
    behaviour.fail--
    return json(503, { message: 'busy' })
  }
  const reply = answer(
    state,
    {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      key: header(request, 'idempotency-key'),
      field: header(request, 'x-field'),
      fileName: header(request, 'x-file-name'),
      bytes,
    },
    baseUrl,
  )
  state.save()
  if (reply.event !== undefined) emit(reply.event)
  if (behaviour.hang) return undefined
  if (behaviour.loseAnswers > 0) {
    behaviour.loseAnswers--
    return json(503, { message: 'lost' })
  }
  return json(reply.status, reply.body)
}

const server = createServer((request, response) => {
  void serve(request)
    .catch((error: unknown) => json(500, { message: String(error) }))
    .then((answered) => {
      if (answered === undefined) return
      const { status, type, text, location } = answered
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          ...(location !== undefined && { location }),
        })
        .end(text)
    })
})
server.listen(Number(LENDER_PORT), '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  baseUrl = `http://127.0.0.1:${port}`
  process.stdout.write(`${baseUrl}\n`)
})
// Whoever started it has gone.
process.stdin.on('end', () => process.exit(0)).resume()
