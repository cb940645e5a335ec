import type { FastifyRequest } from 'fastify'
import type { ApiCall } from '@upchar/web/api'
import { mergeCookies } from './cookies.ts'
import { serverApi, visitorAddress } from './server-api.ts'
import type { ApiTransport, Log } from './server-api.ts'

/**
 * The API as one visitor: carries the visitor's cookies, and collects those that the API sets for
 * the response.
 */
export function visitorApi(
  transport: ApiTransport,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  log: Log,
): { api: ApiCall; cookies: () => string; set: string[] } {
  const set: string[] = []
  const address = visitorAddress(request)
  let cookie = request.headers.cookie ?? ''
  const api = serverApi(transport, {
    log,
    get headers() {
      return { cookie, ...address, ...userAgent(request) }
    },
    onCookies: (cookies) => {
      set.push(...cookies)
      cookie = mergeCookies(cookie, cookies)
    },
  })
  return { api, cookies: () => cookie, set }
}

/** The visitor's user agent, by which a buyer recognizes a session. */
const userAgent = ({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string> =>
  headers['user-agent'] === undefined ? {} : { 'user-agent': headers['user-agent'] }
