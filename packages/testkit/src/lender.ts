import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { startLender, type LenderSettings } from '@upchar/server/lender'
import { multipartOf, plainPdf } from './uploads.ts'
import { form, runJobs } from './shop.ts'
import { signUp, type Customer } from './customers.ts'
import type { Visitor, World } from './world.ts'

type Kept = {
  accounts: {
    id: string
    reference: string
    state: string
    reason: string
    owed: number
    limit_paise: number
  }[]
  draws: { id: string; reference: string; amount_paise: number; state: string; reversed: number }[]
  reversals: { drawdown_id: string; amount_paise: number; request_key: string }[]
  files: Record<string, { field: string; name: string; bytes: number }>
  events: { body: string; signature: string }[]
}

/** The stand-in for the fintech backend, in a process of its own. */
export type Lender = {
  settings: LenderSettings
  /** Says how it behaves, what it decides, what became of a draw-down, or that it was repaid; answers what it knows. */
  tell(sent?: Record<string, unknown>): Promise<Kept>
}

/** Starts before the tests of a file, because the settings contain its address. */
export async function startTestLender(): Promise<Lender> {
  const { settings, stop } = await startLender({})
  afterAll(stop)
  return {
    settings,
    tell: async (sent) => {
      const reply = await fetch(`${settings.CREDIT_URL}/control`, {
        method: sent === undefined ? 'GET' : 'POST',
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      })
      return (await reply.json()) as Kept
    },
  }
}

/** Sends an event to the shop as it was signed. */
export const sendEvent = (world: World, event: { body: string; signature: string }) =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/credit-line/webhook',
    payload: event.body,
    headers: { 'content-type': 'application/json', 'x-signature': event.signature },
  })

/** Sends all events of the stand-in, again or not, and runs what follows. */
export async function sendEvents(world: World, lender: Lender): Promise<void> {
  for (const event of (await lender.tell()).events)
    expect((await sendEvent(world, event)).status).toBe(200)
  await runJobs(world)
}

export async function sendDocument(visitor: Visitor, field = 'pan_card'): Promise<string> {
  const reply = await visitor.raw({
    method: 'POST',
    url: `/api/credit-line/file-upload?field=${field}`,
    ...multipartOf(plainPdf()),
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return (reply.body as { file: { file_id: string } }).file.file_id
}

export async function apply(
  visitor: Visitor,
  {
    limit = 10_000,
    lender = 'narmada',
    fileId,
  }: { limit?: number; lender?: string; fileId?: string } = {},
) {
  const { body: asked } = await visitor.call('getCreditForm')
  const facts = asked.lenders.find(({ lender_id }) => lender_id === lender)
  return visitor.call('applyForCredit', {
    body: {
      lender_id: lender,
      key_facts_version: facts?.version ?? '',
      values: {
        business_name: 'Nair Clinic',
        pan: 'AAACX1234A',
        constitution: 'Company',
        limit: String(limit),
      },
      files: [{ field: 'pan_card', file_id: fileId ?? (await sendDocument(visitor)) }],
      consents: { share_data: true, terms: true },
    },
  })
}

/** A customer whose line the lender has opened, with a limit in rupees. */
export async function withCreditLine(
  world: World,
  lender: Lender,
  limit = 10_000,
): Promise<Customer> {
  const customer = await signUp(world)
  const applied = await apply(customer.visitor, { limit })
  expect(applied.status, JSON.stringify(applied.body)).toBe(200)
  await sendEvents(world, lender)
  return customer
}

/** A checkout that the credit line is to pay. */
export const creditCheckout = (
  visitor: Visitor,
  goods: { sku: string; quantity?: number },
  { wallet = 0 }: { wallet?: number } = {},
) =>
  visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: {
      form: form({ paymentOption: 3 }),
      items: [{ sku_id: goods.sku, quantity: goods.quantity ?? 1 }],
      request_key: randomUUID(),
      wallet,
    },
  })

export const drawFor = (visitor: Visitor, checkout: { id: string; total: number }) =>
  visitor.call('payByCredit', {
    query: { country: 'INDIA' },
    body: { checkout: { id: checkout.id, total: checkout.total } },
  })
