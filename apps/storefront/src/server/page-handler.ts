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
import type { PageSource } from './source.ts'
import { visitorApi } from './visitor-api.ts'
import { resumeHref, whoVisits } from './who-visits.ts'

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
/** Stock and delivery words on a page are at most this old; the cart asks again anyway. */
const FRESH_MS = 60_000

const SHARED_HEADERS = {
  ...PAGE_HEADERS,
  vary: 'accept-encoding, cookie',
  'cache-control': 'public, no-cache',
  'content-type': 'text/html; charset=utf-8',
}

const HIT = ['x-upchar-cache', 'hit']
const MISS = ['x-upchar-cache', 'miss']

/** Straight to the socket: nothing of a stored page is left to be worked out, and the hooks on the way out cost as much as sending it. */
function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  hit: boolean,
): FastifyReply {
  const { body, etag, headers, bodyHeaders } =
    page.packed[encodingFor(request.headers['accept-encoding'])]
  const how = hit ? HIT : MISS
  reply.hijack()
  if (request.headers['if-none-match']?.includes(etag))
    reply.raw.writeHead(304, headers.concat(how)).end()
  else
    reply.raw
      .writeHead(200, bodyHeaders.concat(how))
      .end(request.method === 'HEAD' ? undefined : body)
  return reply
}

/** Where One Tap can't ask the browser itself, Google's window has to answer the page that opened it. */
const openerOf = ({ signIn }: ShellConfig) =>
  signIn?.one_tap === true ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}

const linkOf = ({ link }: Assets) => (link === '' ? {} : { link })

/** Answers pages: shared ones from memory, personal ones rendered for the visitor. */
export function pageHandler(options: PageHandlerOptions) {
  const cache = new PageCache<RenderAnswer>({ maxBytes: MAX_BYTES, freshMs: FRESH_MS })
  const {
    log,
    source: { render, assets, version, development },
  } = options
  const policyOf = (html: string, { signIn }: ShellConfig): string =>
    contentPolicy(inlineScriptHashes(html), { development, google: signIn?.one_tap === true })

  const draw = async (
    url: string,
    pincode: string,
    config: ShellConfig,
    visitor: Pick<RenderRequest, 'api' | 'customer' | 'posted'>,
  ): Promise<RenderAnswer> =>
    render({
      ...visitor,
      url,
      shell: {
        pincode,
        flags: config.flags,
        contact: config.contact,
        signIn: config.signIn,
        origin: options.origin,
        indexable: options.indexable,
      },
      assets: assets.markup,
      onError: (error) => options.onRenderError(error, url),
    })

  /** A page of one visitor: the session is looked at first, and what the API sets for the visitor goes along (AUTH-02). */
  const sendPersonal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pincode: string,
    config: ShellConfig,
    posted: PostedForm | undefined,
  ): Promise<FastifyReply> => {
    const { api, cookies, set } = visitorApi(options.transport, request, log)
    const { customer, resume } = await whoVisits(api, cookies())
    const answer =
      resume && isLocalPath(request.url)
        ? { status: 302, html: '', shared: false, location: resumeHref(request.url) }
        : await draw(request.url, pincode, config, { api, customer, ...(posted ? { posted } : {}) })
    if (set.length > 0) reply.header('set-cookie', set)
    // What was made for somebody signed in must not come back by the Back button after they left.
    return sendFresh(reply, answer, config, customer ? 'private, no-store' : 'private, no-cache')
  }

  const sendFresh = (
    reply: FastifyReply,
    answer: RenderAnswer,
    config: ShellConfig,
    keeping = 'private, no-cache',
  ): FastifyReply => {
    if (answer.location !== undefined)
      return reply
        .code(answer.status)
        .header('cache-control', 'private, no-store')
        .redirect(answer.location, answer.status)
    return reply
      .code(answer.status)
      .headers({
        ...PAGE_HEADERS,
        ...openerOf(config),
        ...linkOf(assets),
        'cache-control': keeping,
        'content-security-policy': policyOf(answer.html, config),
        ...(answer.status === 503 ? { 'retry-after': '10' } : {}),
      })
      .type('text/html; charset=utf-8')
      .send(answer.html)
  }

  /** `posted`: the answer to a form that couldn't be taken is its page, with what was typed. */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    posted?: PostedForm,
  ): Promise<FastifyReply> => {
    const config = await options.shell()
    const pincode = readPincode(request.headers.cookie ?? '', config.flags?.pincode)
    const asked = visitorAddress(request)
    const address = sharedAddress(request.url)
    if (address === undefined) return sendPersonal(request, reply, pincode, config, posted)
    const found = await cache.get(
      `${pincode} ${address}`,
      `${options.catalogueVersion()} ${version()} ${config.version}`,
      async () => {
        const answer = await draw(address, pincode, config, {
          api: serverApi(options.transport, { log, headers: asked }),
          customer: null,
        })
        if (!answer.shared || answer.status !== 200) return { other: answer }
        return {
          store: answer.html,
          headers: {
            ...SHARED_HEADERS,
            ...linkOf(assets),
            ...openerOf(config),
            'content-security-policy': policyOf(answer.html, config),
          },
        }
      },
    )
    return 'page' in found
      ? sendStored(request, reply, found.page, found.hit)
      : sendFresh(reply, found.other, config)
  }
}
