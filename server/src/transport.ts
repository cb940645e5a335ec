import type { FastifyInstance, InjectOptions } from 'fastify'
import { inProcessMark } from '@upchar/api/platform/http/limit-visitors'
import { proxyFailure, streamBodies } from '@upchar/api/platform/http/proxied-bodies'
import type { ApiTransport } from '@upchar/storefront/server'

export type ApiLink = { call: ApiTransport; version: () => string; state: () => 'ok' | 'away' }

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const methodOf = (method: string): InjectOptions['method'] & string =>
  methods.find((m) => m === method) ?? 'GET'

/** Calls the API in this process, without a socket. The page request already counted towards the rate limit. */
export function inProcessTransport(app: FastifyInstance, version: () => string): ApiLink {
  return {
    version,
    state: () => 'ok',
    call: async ({ method, path, query, body, headers }) => {
      const visitor = headers['x-forwarded-for']
      const reply = await app.inject({
        method: methodOf(method),
        url: path,
        query,
        headers: { ...headers, ...inProcessMark },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        // Sign-in limits count the visitor's address, even when no proxy is trusted.
        ...(visitor !== undefined && { remoteAddress: visitor }),
      })
      const entries = Object.entries(reply.headers).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, Array.isArray(value) ? value : String(value)] as const],
      )
      return { status: reply.statusCode, body: reply.body, headers: Object.fromEntries(entries) }
    },
  }
}

const versionEverySeconds = 2

/** Calls a remote API. It polls the catalogue version, so cached pages are at most that stale. */
export function httpTransport(base: string): ApiLink {
  let version = '0'
  let state: 'ok' | 'away' = 'away'
  const ask = async () => {
    const signal = AbortSignal.timeout(versionEverySeconds * 1000)
    const reply = await fetch(new URL('/api/version', base), { signal }).then(
      (r) => (r.ok ? r.text() : undefined),
      () => undefined,
    )
    version = reply ?? version
    state = reply === undefined ? 'away' : 'ok'
  }
  setInterval(() => void ask(), versionEverySeconds * 1000).unref()
  void ask()
  return {
    version: () => version,
    state: () => state,
    call: async ({ method, path, query, body, headers }) => {
      const url = new URL(path, base)
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
      const reply = await fetch(url, {
        method,
        headers,
        signal: AbortSignal.timeout(10_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const cookies = reply.headers.getSetCookie()
      return {
        status: reply.status,
        body: await reply.text(),
        headers: {
          ...Object.fromEntries(reply.headers),
          ...(cookies.length > 0 && { 'set-cookie': cookies }),
        },
      }
    },
  }
}

/**
 * Proxies the browser's API calls through the web tier's origin (AUTH-10). The visitor's own forwarding headers are
 * replaced with the address and host that this process trusts.
 */
export async function mountApiProxy(app: FastifyInstance, base: string): Promise<void> {
  const { default: httpProxy } = await import('@fastify/http-proxy')
  await app.register(async (scope) => {
    streamBodies(scope)
    for (const prefix of ['/api', '/img', '/sandbox', '/dev']) {
      await scope.register(httpProxy, {
        upstream: base,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          onError: (reply, failure) => {
            void reply.header('connection', 'close').send(proxyFailure(failure))
          },
          rewriteRequestHeaders: (request, headers) => ({
            ...headers,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
          }),
        },
      })
    }
  })
}
