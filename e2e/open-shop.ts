import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { BrowserContext } from 'playwright-core'

export type Ended = { code: number | null; said: string }

/** Runs one of README's commands, `npm run NAME -- …`, until it ends. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: '', ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, said }))
  })
}

/** `npm start` in the background; `ready` resolves when it says that it runs. */
export function startShop(env: Record<string, string>): {
  ready: Promise<string>
  stop(): Promise<void>
} {
  const child = spawn('npm', ['start', '--silent'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: '', ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (/ (is open|runs) at /.test(said)) resolve(said)
      })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)))
  })
  ready.catch(() => undefined)
  return {
    ready,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const hopByHop = ['set-cookie', 'content-encoding', 'content-length', 'location']

/** A page that leads on: a redirect can't be fulfilled in every build of Chromium. */
const leadOn = (location: string): string =>
  `<meta http-equiv="refresh" content="0;url=${location.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`

/** Shows `origin`, which the test's machine can't serve, from the shop's own port, as a proxy with TLS does. */
export async function serveOrigin(
  context: BrowserContext,
  origin: string,
  port: number,
): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const { host: _, ...headers } = await request.allHeaders()
    const body = request.postDataBuffer()
    const reply = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method(),
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => !name.startsWith(':')),
      ),
      redirect: 'manual',
      ...(body !== null && { body: new Uint8Array(body) }),
    }).catch(() => undefined)
    // The page may still ask for something when the shop has stopped.
    if (reply === undefined) return route.abort()
    const cookies = reply.headers.getSetCookie()
    const location = reply.headers.get('location')
    return route.fulfill({
      status: location === null ? reply.status : 200,
      headers: {
        ...Object.fromEntries([...reply.headers].filter(([name]) => !hopByHop.includes(name))),
        ...(cookies.length > 0 && { 'set-cookie': cookies.join('\n') }),
        ...(location !== null && { 'content-type': 'text/html' }),
      },
      body: location === null ? Buffer.from(await reply.arrayBuffer()) : leadOn(location),
    })
  })
}

type GatewayOrder = { id: string; amount: number; receipt: string; paid: boolean }

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text === '' ? {} : JSON.parse(text)
}

/** A stand-in for the payment provider: its API on 127.0.0.1, and its page in the buyer's browser. */
export class GatewayStandIn {
  private readonly orders = new Map<string, GatewayOrder>()
  private readonly server: Server
  private readonly keySecret: string
  constructor(keySecret: string) {
    this.keySecret = keySecret
    this.server = createServer((request, reply) => {
      void this.answer(request).then(
        (answer) => reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
        () => reply.writeHead(500).end('{}'),
      )
    })
  }

  /** The address of its API. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    return `http://127.0.0.1:${address.port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    const [, , kind, id] = (request.url ?? '').split('/')
    const given = await bodyOf(request)
    if (request.method === 'POST' && kind === 'orders') {
      const wanted = given as { amount: number; receipt: string }
      const order = { ...wanted, id: `order_${'0'.repeat(13)}${this.orders.size + 1}`, paid: false }
      this.orders.set(order.id, order)
      return { ...order, status: 'created' }
    }
    const order = this.orders.get(id ?? '')
    return { items: order?.paid === true ? [this.paymentOf(order)] : [] }
  }

  private paymentOf({ id, amount }: GatewayOrder) {
    return {
      id: `pay_${id.slice('order_'.length)}`,
      order_id: id,
      amount,
      currency: 'INR',
      method: 'upi',
      status: 'captured',
      error_reason: null,
    }
  }

  /** Takes the form that the shop hands over, is paid, and sends the browser back with the proof. */
  async servePage(context: BrowserContext): Promise<void> {
    await context.route('https://api.razorpay.com/v1/checkout/embedded', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '')
      const order = this.orders.get(form.get('order_id') ?? '')
      if (order === undefined) return route.fulfill({ status: 400, body: 'no such order' })
      order.paid = true
      const payment = this.paymentOf(order)
      const signature = createHmac('sha256', this.keySecret)
        .update(`${order.id}|${payment.id}`)
        .digest('hex')
      const fields = {
        razorpay_payment_id: payment.id,
        razorpay_order_id: order.id,
        razorpay_signature: signature,
      }
      return route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${form.get('callback_url')?.replaceAll('&', '&amp;')}">${Object.entries(
          fields,
        )
          .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
          .join('')}<button>Pay by UPI</button></form>`,
      })
    })
  }
}
