import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { RenderAnswer, RenderRequest } from '../entry-server.tsx'
import { loadAssets } from './assets.ts'
import type { Assets } from './assets.ts'

export type Render = (request: RenderRequest) => Promise<RenderAnswer>

/** The source of pages and browser files: a build, or Vite in development. */
export type PageSource = {
  render: Render
  assets: Assets
  /** A change invalidates all cached pages. */
  version: () => string
  /** Pages load development tools, which the content policy must allow. */
  development: boolean
  /** Serves the browser's files. */
  serve: (app: FastifyInstance) => Promise<void>
}

const YEAR_S = 31_536_000
const DAY_S = 86_400

/** Files at the root of the shop, whatever the source. */
export function serveRootFiles(app: FastifyInstance, folder: string): void {
  for (const file of ['favicon.svg', 'logo.svg']) {
    const body = readFileSync(path.join(folder, file))
    app.get(`/${file}`, (_, reply) =>
      reply.type('image/svg+xml').header('cache-control', `public, max-age=${DAY_S}`).send(body),
    )
  }
}

/**
 * The shop as `buildStorefront` made it: the folder of the browser's files, with the server's
 * bundle beside it.
 */
export async function builtSource(assetsDir: string): Promise<PageSource> {
  const { render } = (await import(
    pathToFileURL(path.join(assetsDir, '../server/entry-server.js')).href
  )) as { render: Render }
  return {
    render,
    assets: loadAssets(assetsDir),
    version: () => 'built',
    development: false,
    serve: async (app) => {
      await app.register(fastifyStatic, {
        root: path.join(assetsDir, 'assets'),
        prefix: '/assets/',
        decorateReply: false,
        immutable: true,
        maxAge: YEAR_S * 1000,
        preCompressed: true,
        index: false,
      })
      serveRootFiles(app, assetsDir)
    },
  }
}
