import type { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import { unreached, type ProviderError } from '../provider-error.ts'

export type RazorpayOptions = {
  keyId: string
  keySecret: string
  /** Those in force now. */
  webhookSecrets: () => readonly string[]
  baseUrl?: string
  timeoutMs?: number
}

const kindOf = (status: number): ProviderError['kind'] =>
  status === 401 || status === 403
    ? 'unauthorized'
    : status === 429 || status === 409
      ? 'rate_limited'
      : status >= 500
        ? 'unavailable'
        : 'invalid'

const describe = (body: unknown): string => {
  const error =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'object' &&
    error !== null &&
    'description' in error &&
    typeof error.description === 'string'
    ? error.description
    : 'no description'
}

const defaultBaseUrl = 'https://api.razorpay.com/v1'

/** One call with basic auth and a timeout; every failure becomes a ProviderError. */
export async function call<T>(
  { keyId, keySecret, baseUrl = defaultBaseUrl, timeoutMs = 8000 }: RazorpayOptions,
  schema: z.ZodType<T>,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Result<T, ProviderError>> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  try {
    const reply = await fetch(`${baseUrl}${path}`, {
      method,
      // A form names its own boundary.
      headers: {
        authorization,
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      // Another host would get the secret, and a POST would come back as a GET.
      redirect: 'error',
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const answer: unknown = await reply.json().catch(() => undefined)
    if (!reply.ok)
      return err({
        kind: kindOf(reply.status),
        message: `${method} ${path} answered ${reply.status}: ${describe(answer)}`,
      })
    const parsed = schema.safeParse(answer)
    return parsed.success
      ? ok(parsed.data)
      : err({ kind: 'unavailable', message: `${method} ${path} answered outside its shape` })
  } catch (error) {
    return unreached(`${method} ${path}`, error)
  }
}
