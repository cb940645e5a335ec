import type { FastifyInstance, InjectOptions } from 'fastify'
import { inProcessMark } from '@upchar/api/platform/http/limit-visitors'
import type { ApiTransport } from '@upchar/storefront/server'

export type ApiLink = { call: ApiTransport; version: () => string }

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const methodOf = (method: string): InjectOptions['method'] & string =>
  methods.find((m) => m === method) ?? 'GET'

/** The API in this process: no socket, no serialisation of headers. The visitor was counted when the page was asked for. */
export function inProcessTransport(app: FastifyInstance, version: () => string): ApiLink {
  return {
    version,
    call: async ({ method, path, query, body, headers }) => {
      const visitor = headers['x-forwarded-for']
      const reply = await app.inject({
        method: methodOf(method),
        url: path,
        query,
        headers: { ...headers, ...inProcessMark },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        // Limits on signing in count the visitor's address, not ours, also where no proxy is trusted.
        ...(visitor !== undefined && { remoteAddress: visitor }),
      })
      const kept = Object.entries(reply.headers).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, Array.isArray(value) ? value : String(value)] as const],
      )
      return { status: reply.statusCode, body: reply.body, headers: Object.fromEntries(kept) }
    },
  }
}

const versionEverySeconds = 2

/** The API elsewhere. Its catalogue version is asked for every other second; cached pages are that stale at the most. */
export function httpTransport(base: string): ApiLink {
  let version = '0'
  const ask = async () => {
    const reply = await fetch(new URL('/api/version', base)).then(
      (r) => r.text(),
      () => version,
    )
    version = reply
  }
  setInterval(() => void ask(), versionEverySeconds * 1000).unref()
  void ask()
  return {
    version: () => version,
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
 * What the browser asks of the API goes through the web tier's own address (AUTH-10). The API is told the visitor's, as
 * this process knows it, and the host that was asked: what the visitor wrote there by itself is replaced.
 */
export async function mountApiProxy(app: FastifyInstance, base: string): Promise<void> {
  const { default: httpProxy } = await import('@fastify/http-proxy')
  for (const prefix of ['/api', '/img', '/sandbox', '/dev']) {
    await app.register(httpProxy, {
      upstream: base,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
      },
    })
  }
}
