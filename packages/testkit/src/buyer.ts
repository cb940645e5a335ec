import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'

/** A buyer without a browser: keeps cookies and one connection, sends JSON. */
export class Buyer {
  private readonly cookies = new Map<string, string>()
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly origin: string
  constructor(origin: string) {
    this.origin = origin
  }

  post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    return this.send('POST', path, JSON.stringify(body))
  }

  /** The cookies as a request's header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Drops the cookies: a new visitor. */
  forget(): void {
    this.cookies.clear()
  }

  close(): void {
    this.agent.destroy()
  }

  private send(
    method: string,
    path: string,
    text: string,
  ): Promise<{ status: number; body: unknown }> {
    return new Promise((resolve, reject) => {
      const { cookie } = this
      const outgoing = request(
        new URL(path, this.origin),
        {
          method,
          agent: this.agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...(cookie !== '' && { cookie }),
          },
        },
        (incoming) => {
          for (const line of incoming.headers['set-cookie'] ?? []) {
            const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
            this.cookies.set(name, value)
          }
          let answer = ''
          incoming.setEncoding('utf8').on('data', (chunk: string) => {
            answer += chunk
          })
          incoming.on('end', () => {
            try {
              resolve({ status: incoming.statusCode ?? 0, body: JSON.parse(answer) })
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)))
            }
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(text)
    })
  }
}

const pincode = '400001'

const wanted = (reply: { status: number; body: unknown }, step: string) => {
  if (reply.status !== 200)
    throw new Error(`${step} answered ${reply.status}: ${JSON.stringify(reply.body).slice(0, 300)}`)
  return reply.body
}

/** The body that adds one product to the sender's cart. */
export const addition = (sku: string) => ({
  type: 'ADD',
  product: { sku_id: sku, quantity: 20 },
  pincode,
})
export const cartPath = '/api/cart/guest/update-item'

/** A new guest adds one product to a new cart. */
export async function addToCart(buyer: Buyer, sku: string): Promise<void> {
  buyer.forget()
  wanted(await buyer.post(cartPath, addition(sku)), 'add to cart')
}

/** A nested member of an unvalidated answer. */
export const textAt = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([k]) => k === key)?.[1]
        : undefined,
    value,
  )

/** Identifies the buyer of a key, for a phone and a house number. */
const numberOf = (key: string): number =>
  createHash('sha256').update(key).digest().readUIntBE(0, 6) % 1_000_000_000

/** A new guest orders one product, cash on delivery: cart, checkout, order. */
export async function buy(buyer: Buyer, sku: string, key: string): Promise<string> {
  await addToCart(buyer, sku)
  const made = wanted(
    await buyer.post('/api/checkout/guest/create', {
      request_key: key,
      form: {
        email: 'ward@hospital.example',
        FullName: 'Meera Nair',
        PhoneNumber: `9${String(numberOf(key)).padStart(9, '0')}`,
        pinCode: pincode,
        house: `${numberOf(key)} Marine Lines`,
        street: 'Queens Road',
        city: 'Mumbai',
        paymentOption: 2,
      },
    }),
    'checkout',
  )
  const placed = wanted(
    await buyer.post(`/api/checkout/${String(textAt(made, 'checkout', 'id'))}/place`, {
      total: textAt(made, 'checkout', 'total'),
    }),
    'place',
  )
  return String(textAt(placed, 'outcome', 'state'))
}
