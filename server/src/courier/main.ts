import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { answer, type Call, type Reply } from './calls.ts'
import { State, type Scan } from './state.ts'

/*
 * The stand-in for an aggregator of couriers, as a process of its own: it speaks docs/couriers.md, checks token and fields, and misbehaves
 * on demand. Its couriers are invented.
 */
const { COURIER_API_EMAIL, COURIER_API_PASSWORD } = process.env
const state = new State()
let baseUrl = ''

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function signIn({ sent }: Call): Reply {
  if (sent['email'] !== COURIER_API_EMAIL || sent['password'] !== COURIER_API_PASSWORD)
    return {
      status: 400,
      body: { message: 'Invalid email and password combination', status_code: 400 },
    }
  const token = randomBytes(24).toString('base64url')
  state.tokens.add(token)
  return { status: 200, body: { id: 1, email: sent['email'], token } }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What tests tell it: behaviour, and scans of an AWB. */
function control(sent: Record<string, unknown>): Reply {
  if (isObject(sent['behaviour'])) Object.assign(state.behaviour, sent['behaviour'])
  if (state.behaviour.expireTokens) {
    state.tokens.clear()
    state.behaviour.expireTokens = false
  }
  const { awb, scans } = sent
  const order = state.orders.find((one) => one.shipment.awb === awb)
  if (order !== undefined && Array.isArray(scans)) order.scans.push(...(scans as Scan[]))
  return { status: 200, body: { orders: state.orders, calls: state.calls } }
}

const again = (of: { path: string; times: number } | null, path: string): boolean => {
  if (of === null || of.times <= 0 || !path.includes(of.path)) return false
  of.times--
  return true
}

function serve(call: Call, token: string): Reply | undefined {
  const { behaviour } = state
  const { path } = call
  if (path === '/control') return control(call.sent)
  state.calls.push(`${call.method} ${path}`)
  const lost = { status: 503, body: { message: 'Service unavailable' } }
  if (again(behaviour.fail, path)) return lost
  const reply =
    path === '/auth/login'
      ? signIn(call)
      : state.tokens.has(token.replace(/^Bearer /, ''))
        ? answer(state, call, baseUrl)
        : { status: 401, body: { message: 'Token has expired', status_code: 401 } }
  if (behaviour.hang !== null && path.includes(behaviour.hang)) return undefined
  return again(behaviour.lose, path) ? lost : reply
}

const server = createServer((request, response) => {
  void (async () => {
    const url = new URL(request.url ?? '/', baseUrl)
    if (url.pathname.startsWith('/papers/')) {
      response
        .writeHead(200, { 'content-type': 'application/pdf' })
        .end('%PDF-1.4\n% a stand-in’s paper\n')
      return
    }
    const call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      sent: await jsonOf(request),
    }
    const reply = serve(call, request.headers.authorization ?? '')
    if (reply === undefined) return
    response
      .writeHead(reply.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body))
  })()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  process.stdout.write(`${baseUrl}\n`)
})
// Whoever started it has gone.
process.stdin.on('end', () => process.exit(0)).resume()
