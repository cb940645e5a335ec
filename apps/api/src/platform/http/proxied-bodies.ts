import { Transform, type Readable } from 'node:stream'
import { errorCodes, type FastifyInstance } from 'fastify'

/** Passes a body of unstated length on, and fails once it exceeds the limit. */
function countBytes(body: Readable, limit: number): Readable {
  let seen = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      else done(null, chunk)
    },
  })
  body.once('error', (error) => counted.destroy(error))
  return body.pipe(counted)
}

/** The largest file that a route takes, 5 MiB, and what a form puts around it. */
const longestUpload = 6 * 1024 * 1024

/**
 * Streams the bodies of this scope unread, up to the server's limit, uploads up to theirs: the API closes the connection on
 * a longer one, often before its answer has been read.
 */
export function streamBodies(scope: FastifyInstance): void {
  const limit = scope.initialConfig.bodyLimit ?? Infinity
  scope.removeAllContentTypeParsers()
  scope.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request
    const most =
      headers['content-type']?.toLowerCase().startsWith('multipart/') === true
        ? longestUpload
        : limit
    if (Number(headers['content-length'] ?? 0) > most) {
      void reply.header('connection', 'close')
      done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
    } else if (headers['transfer-encoding'] === undefined) done(null, payload)
    else done(null, countBytes(payload, most))
  })
}

/** What to answer: if this process refused the body on its way, that is the visitor's mistake; the API hasn't failed. */
export function proxyFailure({ error }: { error: Error }): Error {
  const { cause } = error
  const isRefusedBody =
    cause instanceof Error &&
    'statusCode' in cause &&
    typeof cause.statusCode === 'number' &&
    cause.statusCode < 500
  return isRefusedBody ? cause : error
}
