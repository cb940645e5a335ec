import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { newSecret, sha256 } from '../../platform/ids.ts'
import { sessionSeconds } from './rules.ts'

/** Pages don't need it: the console and the portal ask the API. */
const path = '/api'

/** A random session token, held by the browser; the database stores its hash. */
export const newToken = (): string => newSecret(32)
export const tokenHash = (token: string): string => sha256(token)

export type SessionCookie = {
  tokenOf(request: FastifyRequest): string | undefined
  keep(reply: FastifyReply, token: string, config: Pick<Config, 'production'>): void
  drop(reply: FastifyReply): void
}

/** The cookie of a kind of session. Each kind has its own name, so that no door takes another's token. */
export const sessionCookie = (name: string): SessionCookie => ({
  tokenOf: (request) => request.cookies[name],
  keep: (reply, token, { production }) => {
    void reply.setCookie(name, token, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: production,
      maxAge: sessionSeconds,
    })
  },
  drop: (reply) => void reply.clearCookie(name, { path }),
})

export const staffCookie = sessionCookie('upchar_staff')
