import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Refusal } from '@upchar/kernel/result'
import type { Config } from '../config.ts'
import { html } from '../text/html.ts'
import { sendError } from './errors.ts'
import { plainPage, sendPage } from './plain-page.ts'
import { securityHeaders } from './security-headers.ts'

type BadAddress = NonNullable<FastifyServerOptions['frameworkErrors']>
type Unreadable = NonNullable<FastifyServerOptions['clientErrorHandler']>

/** As an import, it would read all of Node's `http`, whose WebSocket loads undici: a fifth of a second of a start. */
const { STATUS_CODES } = process.getBuiltinModule('node:http')

const nothingHere = { code: 'not_found', message: 'There is nothing at this address.' }
const badAddress = { code: 'request_invalid', message: 'This address can’t be read.' }

type Page = Pick<Config, 'BRAND_NAME'>

function refuseAddress(
  { BRAND_NAME: brand }: Page,
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  [status, refusal]: readonly [number, Refusal],
): FastifyReply {
  if (/^\/(api|img|health)(\/|$|\?)/.test(url)) return sendError(reply, status, refusal)
  const page = plainPage({
    title: refusal.message,
    brand,
    note: '',
    body: html`<h1>${refusal.message}</h1>
      <p><a class="button" href="/shop">To the shop</a></p>`,
  })
  return sendPage(reply, page, { status })
}

/** Answers addresses that match no route because they can't be decoded or are too long. Hooks don't run for them. */
export const answerBadAddress =
  (config: Page & Pick<Config, 'production'>): BadAddress =>
  (error, request, reply) => {
    void reply.headers(securityHeaders(config))
    const tooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
    refuseAddress(config, request, reply, tooLong ? [404, nothingHere] : [400, badAddress])
  }

/** No address of ours has a zero byte, and PostgreSQL can't look one up. */
export function refuseZeroBytes(app: FastifyInstance, config: Page): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%00')) refuseAddress(config, request, reply, [400, badAddress])
    else done()
  })
}

const unreadable: Record<string, { status: number; code: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    message: 'The request took too long to arrive. Try again.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request_invalid',
    message: 'The address or the headers are too long.',
  },
}
const notHttp = { status: 400, code: 'request_invalid', message: 'The request can’t be read.' }

/** Answers what isn't a complete HTTP request, on the bare socket. */
export const answerUnreadable = (config: Pick<Config, 'production'>): Unreadable => {
  const headers = Object.entries(securityHeaders(config)).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, code, message } = unreadable[error.code] ?? notHttp
    const body = JSON.stringify({ success: false, code, message, request_id: randomUUID() })
    if (socket.writable)
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          'content-type: application/json; charset=utf-8',
          `content-length: ${Buffer.byteLength(body)}`,
          'connection: close',
          ...headers,
          '',
          body,
        ].join('\r\n'),
      )
    socket.destroy(error)
  }
}
