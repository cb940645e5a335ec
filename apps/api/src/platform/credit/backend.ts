import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import { equalSecrets } from '../ids.ts'
import { unreached, type ProviderError } from '../provider-error.ts'
import { parseJsonBytes } from '../webhooks/raw-body.ts'
import type { CreditBackend, CreditDocument } from './port.ts'
import {
  accountReply,
  drawReply,
  drawsReply,
  eventBody,
  fileReply,
  formReply,
  repaymentReply,
  reversalReply,
} from './wire.ts'

export type CreditOptions = {
  baseUrl: string
  clientId: string
  clientSecret: string
  webhookSecret: string
  timeoutMs?: number
}

type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  /** Makes a repeat the same call; needed for every POST. */
  key?: string
  body?: unknown
  document?: CreditDocument
}

const kindOf = (status: number, { key }: Call): ProviderError['kind'] =>
  status === 401 || status === 403
    ? 'unauthorized'
    : status === 409 && key !== undefined
      ? 'conflict'
      : status === 429
        ? 'rate_limited'
        : status >= 500
          ? 'unavailable'
          : 'invalid'

/** The backend's signature of a webhook, in the header x-signature. */
export const creditSignature = (secret: string, raw: Buffer | string): string =>
  createHmac('sha256', secret).update(raw).digest('hex')

function contentOf({ body, document }: Call): { headers: Record<string, string>; body?: BodyInit } {
  if (document !== undefined)
    return {
      headers: {
        'content-type': document.mediaType,
        'x-field': document.field,
        'x-file-name': encodeURIComponent(document.name),
      },
      body: new Uint8Array(document.bytes),
    }
  if (body === undefined) return { headers: {} }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' &&
  answer !== null &&
  'message' in answer &&
  typeof answer.message === 'string'
    ? answer.message.slice(0, 200)
    : 'no message'

/** One call with the client's id and secret (CREDIT-04) and a timeout; every failure becomes a ProviderError. */
async function call<T>(
  { baseUrl, clientId, clientSecret, timeoutMs = 8000 }: CreditOptions,
  schema: z.ZodType<T>,
  sent: Call,
): Promise<Result<T, ProviderError>> {
  const { headers, body } = contentOf(sent)
  const what = `${sent.method} ${sent.path}`
  try {
    const reply = await fetch(`${baseUrl}${sent.path}`, {
      method: sent.method,
      headers: {
        'x-client-id': clientId,
        'x-client-secret': clientSecret,
        ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
        ...headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    })
    const answer: unknown = await reply.json().catch(() => undefined)
    if (!reply.ok)
      return err({
        kind: kindOf(reply.status, sent),
        message: `${what} answered ${reply.status}: ${messageOf(answer)}`,
      })
    const parsed = schema.safeParse(answer)
    return parsed.success
      ? ok(parsed.data)
      : err({ kind: 'unavailable', message: `${what} answered outside its shape` })
  } catch (error) {
    return unreached(what, error)
  }
}

const part = encodeURIComponent

/** The adapter of the fintech backend's contract, docs/credit-backend.md. */
export function createCreditBackend(options: CreditOptions): CreditBackend {
  const files = async (sent: Call): Promise<Result<string, ProviderError>> => {
    const kept = await call(options, fileReply, sent)
    return kept.ok ? ok(kept.value.id) : kept
  }
  return {
    form: () => call(options, formReply, { method: 'GET', path: '/v1/form' }),
    apply: (application) =>
      call(options, accountReply, {
        method: 'POST',
        path: '/v1/accounts',
        key: application.reference,
        body: {
          reference: application.reference,
          lender_id: application.lenderId,
          key_facts_version: application.factsVersion,
          values: application.values,
          files: application.files.map(({ field, fileId }) => ({ field, file_id: fileId })),
          consented_at: application.consentedAt.toISOString(),
        },
      }),
    account: (id) =>
      call(options, accountReply, { method: 'GET', path: `/v1/accounts/${part(id)}` }),
    close: (id) =>
      call(options, accountReply, { method: 'DELETE', path: `/v1/accounts/${part(id)}` }),
    async repayment({ id, returnUrl }) {
      const path = `/v1/accounts/${part(id)}/repayments`
      const opened = await call(options, repaymentReply, {
        method: 'POST',
        path,
        body: { return_url: returnUrl },
      })
      return opened.ok ? ok(opened.value.url) : opened
    },
    uploadFile: (document) => files({ method: 'POST', path: '/v1/files', document }),
    updateFile: (id, document) =>
      files({ method: 'PATCH', path: `/v1/files/${part(id)}`, document }),
    async deleteFile(id) {
      const gone = await files({ method: 'DELETE', path: `/v1/files/${part(id)}` })
      return gone.ok ? ok(undefined) : gone
    },
    drawDown: (draw) =>
      call(options, drawReply, {
        method: 'POST',
        path: '/v1/drawdowns',
        key: draw.reference,
        body: {
          reference: draw.reference,
          account_id: draw.accountId,
          amount_paise: draw.amountPaise,
          due_on: draw.dueOn,
          charge_paise: draw.chargePaise,
        },
      }),
    async fetchPayments(reference) {
      const path = `/v1/drawdowns?reference=${part(reference)}`
      const found = await call(options, drawsReply, { method: 'GET', path })
      return found.ok ? ok(found.value.items) : found
    },
    // Lenders don't authorise first.
    capture: async () => err({ kind: 'invalid', message: 'a draw-down is never authorised only' }),
    refund: ({ paymentId, amountPaise, idempotencyKey }) =>
      call(options, reversalReply, {
        method: 'POST',
        path: `/v1/drawdowns/${part(paymentId)}/reversals`,
        key: idempotencyKey,
        body: { amount_paise: amountPaise },
      }),
    fetchRefund: (id) =>
      call(options, reversalReply, { method: 'GET', path: `/v1/reversals/${part(id)}` }),
    parseWebhook(raw, headers) {
      const given = headers['x-signature']
      if (
        typeof given !== 'string' ||
        !equalSecrets(given, creditSignature(options.webhookSecret, raw))
      )
        return err('signature_invalid')
      const parsed = eventBody.safeParse(parseJsonBytes(raw))
      return parsed.success ? ok(parsed.data) : err('unreadable')
    },
  }
}
