import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { PAGE_HEADERS } from '@upchar/web/page-headers'

export type ConsoleOptions = {
  /** The output folder of `buildConsole`. */
  assetsDir: string
  brand: string
  /** False marks the console as not the live shop's. */
  production: boolean
}

const YEAR_MS = 31_536_000_000

/**
 * Only our own files may run, style or connect. Documents under review are shown from memory
 * (`blob:`): images as images, PDFs in the browser's own viewer, which can't access the page.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "manifest-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Serves the staff console and the sellers' portal: one page for every address below /console and /seller, and their files. The browser calls the API. */
export async function mountConsole(
  server: FastifyInstance,
  { assetsDir, brand, production }: ConsoleOptions,
): Promise<void> {
  const pageOf = (file: 'index.html' | 'seller.html') =>
    readFileSync(path.join(assetsDir, file), 'utf8')
      .replaceAll('{{brand}}', escaped(brand))
      .replaceAll('{{environment}}', production ? 'production' : 'development')
  const sender = (page: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({
        ...PAGE_HEADERS,
        'permissions-policy': 'geolocation=(), camera=(), microphone=()',
        'referrer-policy': 'no-referrer',
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      .type('text/html; charset=utf-8')
      .send(page)
  await server.register(async (app) => {
    await app.register(fastifyStatic, {
      root: path.join(assetsDir, 'assets'),
      prefix: '/console/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_MS,
      preCompressed: true,
      index: false,
    })
    for (const [door, file] of [
      ['/console', 'index.html'],
      ['/seller', 'seller.html'],
    ] as const) {
      const send = sender(pageOf(file))
      app.get(door, send)
      app.get(`${door}/*`, send)
    }
  })
}
