import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { newSecret, sha256 } from '../../platform/ids.ts'
import { sessionSeconds } from './rules.ts'

const name = 'upchar_staff'
/** Pages don't need it: the console asks the API. */
const path = '/api'

/** A random session token, held by the browser; the database stores its hash. */
export const newToken = (): string => newSecret(32)
export const tokenHash = (token: string): string => sha256(token)

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[name]

export function setTokenCookie(
  reply: FastifyReply,
  token: string,
  config: Pick<Config, 'production'>,
): void {
  void reply.setCookie(name, token, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    maxAge: sessionSeconds,
  })
}

export function clearTokenCookie(reply: FastifyReply): void {
  void reply.clearCookie(name, { path })
}
