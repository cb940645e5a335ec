import type { Answer } from '@upchar/contract/schema/endpoints'
import { routes } from '@upchar/contract/routes'
import type { RouteName } from '@upchar/contract/routes'
import { requestOf, resultOf, unreachable } from '@upchar/web/api'
import type { ApiCall, ApiResult } from '@upchar/web/api'
import { ACCESS_COOKIE, withoutCookie } from './cookies.ts'

/** How the storefront's server reaches the API: in process or over HTTP. */
export type ApiTransport = (request: {
  method: string
  path: string
  query: Record<string, string>
  body?: unknown
  headers: Record<string, string>
}) => Promise<{ status: number; body: string; headers: Record<string, string | string[]> }>

export type Log = { error: (facts: object, text: string) => void }

/** The query that every call carries (AUTH-10, ID-05). */
const COUNTRY = { country: 'INDIA', currency: 'INR' } as const
const DEADLINE_MS = 5000

export type ServerCallContext = {
  businessCategory?: string
  /** The visitor's cookies and bearer token, forwarded. Leave out for shared pages. */
  headers?: Record<string, string>
  log: Log
  /** Receives cookies that the API sets, for personal answers. */
  onCookies?: (cookies: readonly string[]) => void
}

/** The visitor's address: an API in another process applies rate limits by it, not by ours. */
export const visitorAddress = (request: { ip: string }): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': request.ip,
})

function deadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The API did not answer in time')), DEADLINE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The headers without the token; undefined if they have none. */
function withoutToken({
  authorization,
  cookie = '',
  ...headers
}: Record<string, string>): Record<string, string> | undefined {
  if (authorization === undefined && !cookie.includes(`${ACCESS_COOKIE}=`)) return undefined
  return { ...headers, ...(cookie === '' ? {} : { cookie: withoutCookie(cookie, ACCESS_COOKIE) }) }
}

/** Codes of a 403 that the token may have caused: the API's own, or a foreign body. */
const TOKEN_CODES: readonly string[] = ['token_invalid', unreachable().error.code]

/**
 * Other refusals concern the signed-in buyer: a retry without the token would get a guest's answer
 * and hide them, or change a guest's cart.
 */
function isAboutToken({ status, body }: { status: number; body: string }): boolean {
  if (status !== 403) return false
  const result = resultOf(status, body)
  return !result.ok && TOKEN_CODES.includes(result.error.code)
}

/**
 * The server's API client: appends business_category, country, currency and a trailing slash,
 * retries without the token on a 403 about it (AUTH-09), and logs failures. Never throws.
 */
export function serverApi(transport: ApiTransport, context: ServerCallContext): ApiCall {
  return async <N extends RouteName>(name: N, input: object): Promise<ApiResult<Answer<N>>> => {
    const { method, path, query, body } = requestOf(routes[name], input)
    const request = {
      method,
      path: path.endsWith('/') ? path : `${path}/`,
      query: { business_category: context.businessCategory ?? '', ...COUNTRY, ...query },
      ...(body === undefined ? {} : { body }),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...context.headers,
      } as Record<string, string>,
    }
    try {
      let answer = await deadline(transport(request))
      const without = isAboutToken(answer) ? withoutToken(request.headers) : undefined
      if (without) answer = await deadline(transport({ ...request, headers: without }))
      const cookies = answer.headers['set-cookie']
      if (cookies) context.onCookies?.(Array.isArray(cookies) ? cookies : [cookies])
      const result = resultOf<Answer<N>>(answer.status, answer.body)
      if (!result.ok && result.kind === 'failed')
        context.log.error(
          { endpoint: name, status: answer.status, code: result.error.code },
          'API call failed',
        )
      return result
    } catch (error) {
      context.log.error({ endpoint: name, err: error }, 'API call failed')
      return unreachable()
    }
  }
}
