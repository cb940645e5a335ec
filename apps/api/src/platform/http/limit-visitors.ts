import { randomBytes } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { equalSecrets } from '../ids.ts'
import { networkOf } from './network-of.ts'

const markHeader = 'x-upchar-in-process'
const mark = randomBytes(32).toString('base64url')

/**
 * Header of calls that this process makes to itself while it answers a visitor. Random for each process, and
 * never sent out.
 */
export const inProcessMark: Readonly<Record<string, string>> = { [markHeader]: mark }

const isInProcess = (request: FastifyRequest): boolean => {
  const shown = request.headers[markHeader]
  return typeof shown === 'string' && equalSecrets(shown, mark)
}

type Share = 'api' | 'page' | 'free'

/**
 * Files and the health check cost almost nothing. Matched by route, because an address can be written in many
 * ways.
 */
const free = /^\/(assets|img|health|favicon\.svg|logo\.svg|robots\.txt)(\/|$)/

function shareOf(request: FastifyRequest): Share {
  const route = request.routeOptions.url ?? ''
  if (/^\/api(\/|$)/.test(route)) return 'api'
  return free.test(route) ? 'free' : 'page'
}

/**
 * Limits requests per address, each visit counted once: pages and forms have a limit of their own, and the
 * API calls a page makes in process don't count again. Register it before the routes.
 */
export async function limitVisitors(
  app: FastifyInstance,
  config: Pick<Config, 'RATE_LIMIT_PER_MINUTE' | 'PAGE_LIMIT_PER_MINUTE'>,
): Promise<void> {
  if (config.RATE_LIMIT_PER_MINUTE === 0) return
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) =>
      shareOf(request) === 'api' ? config.RATE_LIMIT_PER_MINUTE : config.PAGE_LIMIT_PER_MINUTE,
    keyGenerator: (request) => `${shareOf(request)} ${networkOf(request)}`,
    allowList: (request) => shareOf(request) === 'free' || isInProcess(request),
  })
}
