import { randomUUID } from 'node:crypto'
import { addition, Buyer, cartPath, textAt } from './buyer.ts'

export type ErrandOptions = {
  /** A voucher that two of three buyers use. */
  code?: string
  /** Told of each answer's status; 0 for none. */
  onAnswer?: (status: number) => void
}

/**
 * One buyer's purchase: even buyers pay in cash, odd ones online. Ends at the first answer that isn't 200.
 */
export async function runErrand(
  origin: string,
  sku: string,
  n: number,
  { code, onAnswer = () => undefined }: ErrandOptions = {},
): Promise<void> {
  const buyer = new Buyer(origin)
  const send = async (path: string, body: unknown): Promise<unknown> => {
    const reply = await buyer.post(path, body).catch(() => ({ status: 0, body: undefined }))
    onAnswer(reply.status)
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
    return reply.body
  }
  try {
    await send(cartPath, addition(sku))
    if (code !== undefined && n % 3 !== 0)
      await buyer.post(`/api/cart/voucher/${code}/validate`, {
        device_source: 'web',
        pincode: '400001',
      })
    const made = await send('/api/checkout/guest/create', {
      request_key: randomUUID(),
      form: {
        email: `ward${n}@hospital.example`,
        FullName: 'Meera Nair',
        PhoneNumber: String(9_876_500_000 + n),
        pinCode: '400001',
        house: `${n} Marine Lines`,
        street: 'Queens Road',
        city: 'Mumbai',
        paymentOption: n % 2 === 0 ? 2 : 1,
      },
    })
    const placed = await send(`/api/checkout/${String(textAt(made, 'checkout', 'id'))}/place`, {
      total: textAt(made, 'checkout', 'total'),
    })
    const pay = textAt(placed, 'outcome', 'payment_url')
    if (typeof pay === 'string') onAnswer(await payAtGateway(origin, pay))
  } catch {
    // The server or its database was killed: the books are checked afterwards.
  } finally {
    buyer.close()
  }
}

/** The gateway's page, filled in: the bank agrees at once. */
async function payAtGateway(origin: string, pay: string): Promise<number> {
  const page = new URL(pay, origin)
  const reply = await fetch(`${origin}${page.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      method: 'netbanking',
      bank_says: 'success',
      course: 'at_once',
      action: 'pay',
      back: page.searchParams.get('back') ?? '/',
    }),
  }).catch(() => undefined)
  return reply?.status ?? 0
}
