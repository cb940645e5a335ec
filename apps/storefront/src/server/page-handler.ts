import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalPath } from '@upchar/kernel/local-path'
import { PAGE_HEADERS } from '@upchar/web/page-headers'
import { readPincode } from '../shell/visitor/pincode.ts'
import type { RenderAnswer, RenderRequest } from '../entry-server.tsx'
import type { PostedForm } from '../shell/page/posted-form.ts'
import type { Assets } from './assets.ts'
import { encodingFor, PageCache } from './page-cache.ts'
import type { StoredPage } from './page-cache.ts'
import { sharedAddress } from './page-key.ts'
import { contentPolicy, inlineScriptHashes } from './security.ts'
import { serverApi, visitorAddress } from './server-api.ts'
import type { ApiTransport, Log } from './server-api.ts'
import type { ShellConfig } from './shell-source.ts'
import type { PageSource } from './page-source.ts'
import { visitorApi } from './visitor-api.ts'
import { resumeHref, validateSession } from './validate-session.ts'

export type PageHandlerOptions = {
  transport: ApiTransport
  source: Pick<PageSource, 'render' | 'assets' | 'version' | 'development'>
  shell: () => Promise<ShellConfig>
  catalogueVersion: () => string
  origin: string
  indexable: boolean
  log: Log
  onRenderError: (error: unknown, url: string) => void
}

const MAX_BYTES = 96 * 1024 * 1024
/** The maximum age of stock and delivery texts on a cached page; the cart always asks the API. */
const FRESH_MS = 60_000

const SHARED_HEADERS = {
  ...PAGE_HEADERS,
  vary: 'accept-encoding, cookie',
  'cache-control': 'public, no-cache',
  'content-type': 'text/html; charset=utf-8',
}

/** Of drafts: the console shows it in a frame. */
const PREVIEW = /^\/preview\//

const HIT = ['x-upchar-cache', 'hit']
const MISS = ['x-upchar-cache', 'miss']

/** What the server sets on every answer and can't add to a reply that is written directly. */
const transportOf = (reply: FastifyReply): string[] => {
  const strict = reply.getHeader('strict-transport-security')
  return typeof strict === 'string' ? ['strict-transport-security', strict] : []
}

/** Writes to the socket directly: Fastify's reply hooks would double the cost of a cached page. */
function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  hit: boolean,
): FastifyReply {
  const { body, etag, headers, bodyHeaders } =
    page.packed[encodingFor(request.headers['accept-encoding'])]
  const how = [...(hit ? HIT : MISS), ...transportOf(reply)]
  reply.hijack()
  if (request.headers['if-none-match']?.includes(etag))
    reply.raw.writeHead(304, headers.concat(how)).end()
  else
    reply.raw
      .writeHead(200, bodyHeaders.concat(how))
      .end(request.method === 'HEAD' ? undefined : body)
  return reply
}

/** One Tap without FedCM opens a Google window that must reach its opener. */
const openerOf = ({ signIn }: ShellConfig) =>
  signIn?.one_tap === true ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}

const linkOf = ({ link }: Assets) => (link === '' ? {} : { link })

type Visitor = Pick<RenderRequest, 'api' | 'customer' | 'posted'>

/** Renders and sends single pages; `pageHandler` adds the cache. */
function pageSender(options: PageHandlerOptions) {
  const {
    log,
    source: { render, assets, development },
  } = options
  const sharedHeaders = (html: string, config: ShellConfig, framed = false) => {
    const { signIn } = config
    const google = signIn?.one_tap === true
    return {
      ...linkOf(assets),
      ...openerOf(config),
      'content-security-policy': contentPolicy(inlineScriptHashes(html), {
        development,
        google,
        framed,
      }),
    }
  }

  const draw = async (
    url: string,
    pincode: string,
    { flags, contact, signIn }: ShellConfig,
    visitor: Visitor,
  ): Promise<RenderAnswer> => {
    const { origin, indexable } = options
    return render({
      ...visitor,
      url,
      shell: { pincode, flags, contact, signIn, origin, indexable },
      assets,
      onError: (error) => options.onRenderError(error, url),
    })
  }

  const sendFresh = (
    reply: FastifyReply,
    { status, html, location }: RenderAnswer,
    config: ShellConfig,
    { caching = 'private, no-cache', framed = false } = {},
  ): FastifyReply => {
    if (location !== undefined)
      return reply
        .code(status)
        .header('cache-control', 'private, no-store')
        .redirect(location, status)
    return reply
      .code(status)
      .headers({
        ...PAGE_HEADERS,
        ...sharedHeaders(html, config, framed),
        ...(framed ? { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' } : {}),
        'cache-control': caching,
        ...(status === 503 ? { 'retry-after': '10' } : {}),
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /**
   * Renders for one visitor: resolves the session first and passes on the cookies that the API sets
   * (AUTH-02).
   */
  const sendPersonal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { pincode, config, posted }: { pincode: string; config: ShellConfig; posted?: PostedForm },
  ): Promise<FastifyReply> => {
    const { api, cookies, set } = visitorApi(options.transport, request, log)
    const { customer, resume } = await validateSession(api, cookies())
    const answer =
      resume && isLocalPath(request.url)
        ? { status: 302, html: '', shared: false, location: resumeHref(request.url) }
        : await draw(request.url, pincode, config, { api, customer, ...(posted ? { posted } : {}) })
    if (set.length > 0) reply.header('set-cookie', set)
    // After signing out, the Back button must not show a signed-in page.
    return sendFresh(reply, answer, config, {
      caching: customer ? 'private, no-store' : 'private, no-cache',
      framed: PREVIEW.test(request.url),
    })
  }

  return { draw, sendFresh, sendPersonal, sharedHeaders }
}

/** Answers page requests: shared pages from the cache, personal ones rendered for the visitor. */
export function pageHandler(options: PageHandlerOptions) {
  const cache = new PageCache<RenderAnswer>({ maxBytes: MAX_BYTES, freshMs: FRESH_MS })
  const { draw, sendFresh, sendPersonal, sharedHeaders } = pageSender(options)

  /** `posted`: a rejected form, shown again with its values. */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    posted?: PostedForm,
  ): Promise<FastifyReply> => {
    const config = await options.shell()
    const pincode = readPincode(request.headers.cookie ?? '', config.flags?.pincode)
    const headers = visitorAddress(request)
    const address = sharedAddress(request.url)
    if (address === undefined)
      return sendPersonal(request, reply, { pincode, config, ...(posted ? { posted } : {}) })
    const found = await cache.get(
      `${pincode} ${address}`,
      `${options.catalogueVersion()} ${options.source.version()} ${config.version}`,
      async () => {
        const answer = await draw(address, pincode, config, {
          api: serverApi(options.transport, { log: options.log, headers }),
          customer: null,
        })
        if (!answer.shared || answer.status !== 200)
          return { other: answer, failed: answer.status >= 500 }
        return {
          store: answer.html,
          headers: { ...SHARED_HEADERS, ...sharedHeaders(answer.html, config) },
        }
      },
    )
    return 'page' in found
      ? sendStored(request, reply, found.page, found.hit)
      : sendFresh(reply, found.other, config)
  }
}
