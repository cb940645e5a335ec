import type { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import type { Clock } from '../../clock.ts'
import { unreached, type ProviderError } from '../../provider-error.ts'
import { loginReply, messageOf } from './wire.ts'

export type ShiprocketOptions = {
  baseUrl: string
  email: string
  password: string
  clock: Clock
  timeoutMs?: number
}

export type Call = { method: 'GET' | 'POST'; path: string; body?: unknown }
export type Client = {
  call<T>(schema: z.ZodType<T>, sent: Call): Promise<Result<T, ProviderError>>
  pdf(url: string): Promise<Result<Buffer, ProviderError>>
}

type Answered = { status: number; body: unknown }

const day = 24 * 3_600_000
/** A token lives for ten days. */
const tokenMs = 9 * day
/** Several wrong passwords block the account: after one, nobody tries again for a while. */
const restMs = 10 * 60_000
const mostPdfBytes = 10_000_000

const kindOf = (status: number): ProviderError['kind'] =>
  status === 401 || status === 403
    ? 'unauthorized'
    : status === 429
      ? 'rate_limited'
      : status >= 500
        ? 'unavailable'
        : 'invalid'

/** Calls with a token that is fetched once in nine days, and anew when it is refused. Every failure becomes a ProviderError. */
export function createClient(options: ShiprocketOptions): Client {
  const { baseUrl, email, password, clock, timeoutMs = 15_000 } = options
  let login: { token: Promise<Result<string, ProviderError>>; until: number } | undefined

  const send = async (sent: Call, token?: string): Promise<Result<Answered, ProviderError>> => {
    try {
      const reply = await fetch(`${baseUrl}${sent.path}`, {
        method: sent.method,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      })
      const body: unknown = await reply.json().catch(() => undefined)
      return ok({ status: reply.status, body })
    } catch (error) {
      return unreached(`${sent.method} ${sent.path}`, error)
    }
  }

  const signIn = async (): Promise<Result<string, ProviderError>> => {
    const answered = await send({ method: 'POST', path: '/auth/login', body: { email, password } })
    if (!answered.ok) return answered
    const { status, body } = answered.value
    const parsed = loginReply.safeParse(body)
    if (status < 300 && parsed.success) return ok(parsed.data.token)
    return err({
      kind: status < 500 && status !== 429 ? 'unauthorized' : kindOf(status),
      message: `the sign-in answered ${status}: ${messageOf(body)}`,
    })
  }

  const tokenNow = async (): Promise<Result<string, ProviderError>> => {
    const now = clock.now().getTime()
    if (login === undefined || login.until <= now) login = { token: signIn(), until: now + tokenMs }
    const own = login
    const token = await own.token
    if (!token.ok && login === own)
      login = token.error.kind === 'unauthorized' ? { ...own, until: now + restMs } : undefined
    return token
  }

  const withToken = async (sent: Call): Promise<Result<Answered, ProviderError>> => {
    const token = await tokenNow()
    if (!token.ok) return token
    const answered = await send(sent, token.value)
    if (!answered.ok || answered.value.status !== 401) return answered
    login = undefined
    const fresh = await tokenNow()
    return fresh.ok ? send(sent, fresh.value) : fresh
  }

  return {
    async call(schema, sent) {
      const answered = await withToken(sent)
      if (!answered.ok) return answered
      const { status, body } = answered.value
      const what = `${sent.method} ${sent.path.split('?', 1)[0]}`
      if (status >= 300)
        return err({
          kind: kindOf(status),
          message: `${what} answered ${status}: ${messageOf(body)}`,
        })
      const parsed = schema.safeParse(body)
      if (parsed.success) return ok(parsed.data)
      // A refusal may come with status 200.
      const said = messageOf(body)
      return err({
        kind: said === 'no message' ? 'unavailable' : 'invalid',
        message: `${what} answered outside its shape: ${said}`,
      })
    },
    async pdf(url) {
      const safe =
        new URL(url).protocol === 'https:' || url.startsWith(`${new URL(baseUrl).origin}/`)
      if (!safe) return err({ kind: 'invalid', message: 'the document’s address isn’t safe' })
      try {
        const reply = await fetch(url, {
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const bytes = Buffer.from(await reply.arrayBuffer())
        return reply.ok &&
          bytes.length <= mostPdfBytes &&
          bytes.subarray(0, 5).toString() === '%PDF-'
          ? ok(bytes)
          : err({
              kind: 'unavailable',
              message: `the document answered ${reply.status}, or is no PDF`,
            })
      } catch (error) {
        return unreached('the document', error)
      }
    },
  }
}
