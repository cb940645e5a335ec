import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import formbody from '@fastify/formbody'
import { isFromOwnSite } from '@upchar/kernel/own-site'
import type { ApiCall } from '@upchar/web/api'
import { href } from './shell/urls/hrefs.ts'
import { PERSONAL_PAGES } from './shell/urls/personal-pages.ts'
import { readPincode } from './shell/visitor/pincode.ts'
import { FALLBACK_BRAND } from './shell/page/shell-data.ts'
import type { PostedForm } from './shell/page/posted-form.ts'
import { hasSession } from './shell/visitor/session.ts'
import { accountByForm } from './server/account-form.ts'
import { editAddressByForm } from './server/address-form.ts'
import { addByForm, addSharedByForm } from './server/cart-form.ts'
import { loginByForm } from './server/login-form.ts'
import { readForm, readList } from './server/read-form.ts'
import { registerStopForm } from './server/notices-form.ts'
import { pincodeByForm } from './server/pincode-form.ts'
import { pageHandler } from './server/page-handler.ts'
import { profileByForm } from './server/profile-form.ts'
import { sendRefusal } from './server/refusal-page.ts'
import { serverApi } from './server/server-api.ts'
import type { ApiTransport } from './server/server-api.ts'
import { registerMerchantFeed } from './server/merchant-feed.ts'
import { registerInstalledApp } from './server/installed-app.ts'
import { registerSitemap } from './server/sitemap.ts'
import type { PageSource } from './server/page-source.ts'
import { shellSource } from './server/shell-source.ts'
import { visitorApi } from './server/visitor-api.ts'

export type { ApiTransport } from './server/server-api.ts'
export { builtSource, type PageSource } from './server/page-source.ts'
export { liveSource } from './server/live-source.ts'

export type StorefrontOptions = {
  transport: ApiTransport
  /** `builtSource` of a build, or `liveSource` in development. */
  source: PageSource
  /** A change invalidates all cached pages. */
  catalogueVersion: () => string
  /** False excludes every page from search engines (UI-11). */
  indexable: boolean
  /** The shop's public origin, without a trailing slash. */
  origin: string
  /** Receives rendering errors (UI-17), besides the log. */
  onRenderError?: (error: unknown, url: string) => void
}

/** In bytes: too few fields to block anybody. */
const longestForm = 65_536

/** An unknown /api call gets the API's 404, not a page. */
const isCall = /^\/api(?:[/?]|$)/

type PersonalForm = (
  api: ApiCall,
  request: Pick<FastifyRequest, 'body' | 'url'>,
) => Promise<{ location: string } | { posted: PostedForm }>

const saveProfile: PersonalForm = (api, { body, url }) =>
  profileByForm(api, readForm(body), readList(body, 'customer_choices'), url)

/** Forms on personal pages: each redirects, or is shown again with its problems. */
const personalForms: readonly (readonly [string, PersonalForm])[] = [
  ['/account', (api, { body, url }) => accountByForm(api, readForm(body), url)],
  ['/account/login', (api, { body, url }) => loginByForm(api, readForm(body), url)],
  ['/account/address', (api, { body, url }) => editAddressByForm(api, readForm(body), url)],
  [href.profile, saveProfile],
  [href.completeProfile(), saveProfile],
]

/** What robots leave alone; /order-pad is a page for everybody. */
const personal = PERSONAL_PAGES.flatMap((name) =>
  name === 'order' ? ['/order$', '/order/'] : [`/${name}`],
)

/** Adds the shop's pages, their files and the forms that work without scripts to a server. */
export async function mountStorefront(
  server: FastifyInstance,
  options: StorefrontOptions,
): Promise<void> {
  const { transport, source } = options
  const log = server.log
  const shell = shellSource(serverApi(transport, { log }), options.catalogueVersion)
  const page = pageHandler({
    ...options,
    log,
    shell,
    onRenderError: (error, url) => {
      log.error({ err: error, path: url.split('?', 1)[0] }, 'A page could not be rendered')
      options.onRenderError?.(error, url)
    },
  })

  await server.register(async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500 && status !== 503)
        log.error({ err: error, path: request.url.split('?', 1)[0] }, 'request failed')
      return sendRefusal(reply, status)
    })
    app.addHook('preParsing', async (request, reply) => {
      if (request.method === 'POST' && !isFromOwnSite(request, options.origin))
        return sendRefusal(reply, 403)
    })
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded'))
      await app.register(formbody, { bodyLimit: longestForm })
    await source.serve(app)
    app.get('/robots.txt', (_, reply) =>
      reply
        .type('text/plain')
        .send(
          options.indexable
            ? `User-agent: *\n${personal.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${options.origin}/sitemap.xml\n`
            : 'User-agent: *\nDisallow: /\n',
        ),
    )
    registerInstalledApp(app, {
      origin: options.origin,
      contact: async () => (await shell()).contact ?? { brand: FALLBACK_BRAND, app_links: [] },
    })
    registerSitemap(app, serverApi(transport, { log }), options.origin)
    registerMerchantFeed(app, serverApi(transport, { log }), {
      origin: options.origin,
      brand: async () => (await shell()).contact?.brand ?? FALLBACK_BRAND,
    })
    app.post('/cart/add', async (request, reply) => {
      const { api, cookies, set } = visitorApi(transport, request, log)
      const { location } = await addByForm(api, readForm(request.body), {
        pincode: readPincode(cookies(), (await shell()).flags?.pincode),
        signedIn: hasSession(cookies()),
      })
      return reply.header('set-cookie', set).redirect(location, 303)
    })
    app.post('/cart/add-shared', async (request, reply) => {
      const { api, cookies, set } = visitorApi(transport, request, log)
      const pincode = readPincode(cookies(), (await shell()).flags?.pincode)
      const { location } = await addSharedByForm(api, readForm(request.body), pincode)
      return reply.header('set-cookie', set).redirect(location, 303)
    })
    app.post('/account/logout', async (request, reply) => {
      const { api, set } = visitorApi(transport, request, log)
      await api('logout', { body: {} })
      return reply
        .header('set-cookie', set)
        .header('cache-control', 'no-store')
        .redirect('/account', 303)
    })
    app.post('/pincode', (request, reply) => {
      const { cookie, location } = pincodeByForm(readForm(request.body))
      return (cookie === null ? reply : reply.header('set-cookie', cookie)).redirect(location, 303)
    })
    await registerStopForm(app, (request) => visitorApi(transport, request, log).api)
    for (const [path, work] of personalForms) {
      app.post(path, async (request, reply) => {
        const { api, set } = visitorApi(transport, request, log)
        const done = await work(api, request)
        if (set.length > 0) reply.header('set-cookie', set)
        return 'location' in done
          ? reply.header('cache-control', 'no-store').redirect(done.location, 303)
          : page(request, reply, done.posted)
      })
    }
    app.get('/*', async (request, reply) =>
      isCall.test(request.url) ? reply.callNotFound() : page(request, reply),
    )
  })
}
