import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_HEADERS } from '@upchar/web/page-headers'
import { readPincode } from '../lib/pincode.ts'
import type { RenderAnswer, RenderRequest } from '../entry-server.tsx'
import type { Assets } from './assets.ts'
import { encodingFor, PageCache } from './page-cache.ts'
import type { StoredPage } from './page-cache.ts'
import { sharedAddress } from './page-key.ts'
import { contentPolicy, inlineScriptHashes } from './security.ts'
import { serverApi, visitorAddress } from './server-api.ts'
import type { ApiTransport, Log } from './server-api.ts'
import type { ShellConfig } from './shell-source.ts'

export type Render = (request: RenderRequest) => Promise<RenderAnswer>

export type PageHandlerOptions = {
  transport: ApiTransport
  render: Render
  assets: Assets
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

function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage, hit: boolean, link: string): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = page.etags[encoding]
  reply.headers({
    ...PAGE_HEADERS, etag, link, vary: 'accept-encoding, cookie', 'cache-control': 'public, no-cache',
    'content-security-policy': page.policy, 'x-upchar-cache': hit ? 'hit' : 'miss',
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding])
}

/** Answers pages: shared ones from memory, personal ones rendered for the visitor. */
export function pageHandler(options: PageHandlerOptions) {
  const cache = new PageCache<RenderAnswer>({ maxBytes: MAX_BYTES, freshMs: FRESH_MS })
  const { assets, log } = options

  const draw = async (url: string, pincode: string, config: ShellConfig, headers: Record<string, string>): Promise<RenderAnswer> =>
    options.render({
      url,
      api: serverApi(options.transport, { log, headers }),
      shell: { pincode, flags: config.flags, contact: config.contact, origin: options.origin, indexable: options.indexable },
      assets: assets.markup,
      onError: (error) => options.onRenderError(error, url),
    })

  const sendFresh = (reply: FastifyReply, answer: RenderAnswer): FastifyReply => {
    if (answer.location !== undefined) return reply.code(answer.status).header('cache-control', 'no-cache').redirect(answer.location, answer.status)
    return reply
      .code(answer.status)
      .headers({ ...PAGE_HEADERS, link: assets.link, 'cache-control': 'private, no-cache', 'content-security-policy': contentPolicy(inlineScriptHashes(answer.html)), ...(answer.status === 503 ? { 'retry-after': '10' } : {}) })
      .type('text/html; charset=utf-8')
      .send(answer.html)
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const cookies = request.headers.cookie ?? ''
    const pincode = readPincode(cookies)
    const config = await options.shell()
    const asked = visitorAddress(request)
    const address = sharedAddress(request.url)
    if (address === undefined) return sendFresh(reply, await draw(request.url, pincode, config, { ...asked, cookie: cookies }))
    const found = await cache.get(`${pincode} ${address}`, `${options.catalogueVersion()} ${config.version}`, async () => {
      const answer = await draw(address, pincode, config, asked)
      return answer.shared && answer.status === 200 ? { store: answer.html } : { other: answer }
    })
    return 'page' in found ? sendStored(request, reply, found.page, found.hit, assets.link) : sendFresh(reply, found.other)
  }
}
