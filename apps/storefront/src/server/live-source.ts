import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { RenderRequest } from '../entry-server.tsx'
import type { Assets } from './assets.ts'
import { serveRootFiles } from './page-source.ts'
import type { PageSource, Render } from './page-source.ts'

const home = path.resolve(import.meta.dirname, '../..')
/**
 * Vite serves its files at the paths of the built ones, so that nothing else in the shop has to
 * know.
 */
const BASE = '/assets/'

// Vite's own page scripts: the shop renders its documents itself, so Vite can't inject them.
const SCRIPTS = [
  `<script type="module">import refresh from "${BASE}@react-refresh";refresh.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script>`,
  `<script type="module" src="${BASE}@vite/client"></script>`,
  `<script type="module" src="${BASE}src/entry-client.tsx"></script>`,
].join('')
const assets: Assets = {
  styles: `<link rel="stylesheet" href="${BASE}src/styles.css?direct">`,
  scripts: () => SCRIPTS,
  link: '',
}

const escape = (text: string): string =>
  stripVTControlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page for broken source: shows the error and reloads with the next change. */
const brokenSource = (error: unknown): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>The source is broken</title><script type="module" src="${BASE}@vite/client"></script></head><body><h1>The source is broken</h1><pre>${escape(error instanceof Error ? (error.stack ?? error.message) : String(error))}</pre></body></html>`

const renderLive =
  (vite: ViteDevServer): Render =>
  async (request: RenderRequest) => {
    const failures: unknown[] = []
    const onError = (error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      failures.push(error)
      request.onError(error)
    }
    const page = await vite
      .ssrLoadModule('/src/entry-server.tsx')
      .then((entry) => (entry as { render: Render }).render({ ...request, onError }))
      .catch((error: unknown) => {
        onError(error)
      })
    if (page !== undefined && failures.length === 0) return page
    // The browser has none of this page's modules, so hot reload can't follow.
    vite.watcher.once('change', () => vite.ws.send({ type: 'full-reload' }))
    return { status: 500, shared: false, html: brokenSource(failures[0]) }
  }

/**
 * The shop from source, for development: each request renders the current source, and browsers
 * hot-reload changes. The web socket is the server's own.
 */
export async function liveSource(server: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: path.join(home, 'vite.config.ts'),
    base: BASE,
    mode: 'development',
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: { server: server.server }, hmr: { server: server.server } },
    optimizeDeps: { entries: ['src/entry-client.tsx', 'src/**/*.tsx'] },
  })
  // Warms up, so that the first page doesn't wait. Errors are shown by the page.
  await vite.ssrLoadModule('/src/entry-server.tsx').catch(() => undefined)
  let changes = 0
  vite.watcher.on('all', () => {
    changes += 1
  })
  server.addHook('onClose', () => vite.close())
  return {
    render: renderLive(vite),
    assets,
    version: () => String(changes),
    development: true,
    serve: async (app) => {
      serveRootFiles(app, path.join(home, 'public'))
      app.get(`${BASE}*`, (request, reply) => {
        reply.hijack()
        vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.writeHead(404).end()
        })
      })
    },
  }
}
