import type { FastifyInstance } from 'fastify'
import { isFromOwnSite } from '@upchar/kernel/own-site'
import type { Config } from '../config.ts'
import { sendError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites' pages may post here, because it changes nothing. */
    openToSites?: boolean
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site's page attempts in a visitor's name (CSRF). Covers every path of the API;
 * register it before the routes.
 */
export function refuseOtherSites(app: FastifyInstance, config: Pick<Config, 'origin'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, config: route } = request.routeOptions
    if (
      safe.has(request.method) ||
      url === undefined ||
      !/^\/api(\/|$)/.test(url) ||
      route.openToSites === true
    )
      return
    if (!isFromOwnSite(request, config.origin))
      return sendError(reply, 403, { code: 'other_site', message: 'Do this on our own page.' })
  })
}
