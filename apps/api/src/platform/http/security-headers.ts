import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Headers of every answer: no guessed types, no frames, no full addresses to other sites, and only HTTPS in production. */
export const securityHeaders = ({
  production,
}: Pick<Config, 'production'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(production && { 'strict-transport-security': 'max-age=31536000' }),
})

/** Adds them to every route, also to those registered before; a route may replace them with stricter ones. */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'production'>): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
