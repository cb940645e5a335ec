import { errorCodes, type FastifyInstance } from 'fastify'

/** No body of the contract comes near: the longest lists have some hundred members. */
const mostMembers = 5000
const deepest = 64
/** Forms are short; this many bytes hold too few fields to block anybody. */
export const formBodyLimit = 65_536
/** A shorter text can't have too many members; one that is too deep is left to `isUnfit`. */
const alwaysFine = 2 * mostMembers

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text has more members or levels than any request needs. Counted before parsing, because parsing and
 * validating a hundred thousand members blocks every other visitor.
 */
export function isTooComplex(json: string): boolean {
  if (json.length <= alwaysFine) return false
  let [members, depth, inText] = [0, 0, false]
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (inText) {
      if (code === backslash) at++
      else if (code === quote) inText = false
    } else if (code === quote) inText = true
    else if (code === comma) members++
    else if (code === openList || code === openObject) {
      members++
      depth++
    } else if (code === closeList || code === closeObject) depth--
    if (members > mostMembers || depth > deepest) return true
  }
  return false
}

class BodyTooSlow extends Error {
  readonly statusCode = 408
  readonly code = 'BODY_TOO_SLOW'
}

/** Parses JSON as Fastify does, unless it is too complex. */
export function parseLimitedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isTooComplex(body)) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      else void parse(request, body, done)
    },
  )
}

/**
 * Refuses a body that hasn't arrived in time, however steadily it trickles. Multipart bodies are read by their routes and
 * end with the server's own, longer limit.
 */
export function endSlowBodies(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request
    const sendsBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (sendsBody && headers['content-type']?.startsWith('multipart/') !== true) {
      const timer = setTimeout(() => {
        void reply.header('connection', 'close')
        // Fastify's parser answers it; without a parser nobody waits for the body.
        if (payload.listenerCount('error') > 0) payload.emit('error', new BodyTooSlow())
        else request.raw.destroy()
      }, timeoutMs)
      const stop = () => clearTimeout(timer)
      payload.once('end', stop).once('close', stop)
    }
    done(null, payload)
  })
}
