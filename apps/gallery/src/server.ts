import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { PAGE_HEADERS } from '@upchar/web/page-headers'
import { buildGallery, builtGallery } from './build.ts'

const run = promisify(execFile)
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Builds the current source in a child process, so that this one doesn't keep the memory that Vite
 * takes.
 */
async function files(): Promise<string> {
  if (builtGallery() === undefined)
    await run(process.execPath, [path.join(import.meta.dirname, 'build.ts')])
  return buildGallery()
}

/**
 * Adds `/dev/gallery`, for development only: every component of `packages/ui` with its states.
 * Built on the first request, and again after its source has changed.
 */
export function mountGallery(server: FastifyInstance): void {
  server.get('/dev/gallery', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(await readFile(path.join(await files(), 'index.html'))),
  )
  server.get<{ Params: { name: string } }>(
    '/dev/gallery/assets/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const name = path.basename(params.name)
      const body = await readFile(path.join(await files(), 'assets', name)).catch(() => undefined)
      const type = types[path.extname(name)]
      if (body === undefined || type === undefined) return reply.code(404).send()
      return reply.headers(PAGE_HEADERS).type(type).send(body)
    },
  )
}
