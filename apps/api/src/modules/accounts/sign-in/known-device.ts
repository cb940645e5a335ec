import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { equalSecrets, hmac, newSecret } from '../../../platform/ids.ts'
import { deviceCookie, setCookie } from '../sessions/cookies.ts'

type Source = Pick<Config, 'secret' | 'production'>

/** Accounts that a browser remembers: a clinic's computer serves a few people. */
const mostAccounts = 5
const keptSeconds = 365 * 86_400
const shape = /^[\w-]{16,40}(\.[\w-]{22}){1,5}$/

const markOf = (secret: string, id: string, email: string): string =>
  hmac(secret, `device ${id} ${email}`).slice(0, 22)
const partsOf = (request: FastifyRequest): string[] | undefined => {
  const cookie = request.cookies[deviceCookie]
  return cookie !== undefined && shape.test(cookie) ? cookie.split('.') : undefined
}

const fresh = new WeakMap<FastifyRequest, string>()

/** The browser's id: its cookie's, or the one that its cookie is about to get. */
export function browserOf(request: FastifyRequest): string {
  const id = partsOf(request)?.[0] ?? fresh.get(request) ?? newSecret(18)
  fresh.set(request, id)
  return id
}

/** The browser's id, if it has signed in to this account before. For the limits only; grants no access. */
export function knownDeviceOf(
  { secret }: Source,
  request: FastifyRequest,
  email: string,
): string | undefined {
  const [id = '', ...marks] = partsOf(request) ?? []
  const mark = markOf(secret, id, email)
  return marks.some((other) => equalSecrets(other, mark)) ? id : undefined
}

/** Remembers the browser for this account and forgets the one used longest ago. */
export function keepDevice(
  { secret, production }: Source,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const [id = '', ...marks] = partsOf(request) ?? [browserOf(request)]
  const mark = markOf(secret, id, email)
  const kept = [id, mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts + 1)
  setCookie(reply, deviceCookie, kept.join('.'), { seconds: keptSeconds, secure: production })
}
