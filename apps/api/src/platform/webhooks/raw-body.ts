import type { FastifyInstance } from 'fastify'

/** The routes of this scope get the bytes as they came, whatever their content type: a partner's signature covers those. */
export function keepRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
}

/** The bytes of a request in such a scope; none if it came without a body. */
export const rawBytes = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** The JSON value of a body; undefined if it isn't JSON. */
export function parseJsonBytes(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
