import { err, ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { equalSecrets, hmac } from '../../platform/ids.ts'
import { linkOver } from './errors.ts'
import type { FileActor } from './model.ts'

const linkSeconds = 300

const signatureOf = (secret: string, fileId: string, actor: FileActor, expires: number): string =>
  hmac(secret, `file ${fileId} ${actor.kind} ${actor.id} ${expires}`)

/**
 * A link to a file, valid for five minutes and for `actor` only: the signature names the requester, who must
 * be signed in.
 */
export function makeLink(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  base: string,
  fileId: string,
  actor: FileActor,
): { success: true; url: string; expires_at: string } {
  const expires = Math.floor(clock.now().getTime() / 1000) + linkSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(config.secret, fileId, actor, expires),
  })
  return {
    success: true,
    url: `${base}/${fileId}?${query.toString()}`,
    expires_at: new Date(expires * 1000).toISOString(),
  }
}

/** Whether a link is unexpired and was made for this file and this person. */
export function checkLink(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  fileId: string,
  actor: FileActor,
  link: { expires: string; signature: string },
): Result<void, ReturnType<typeof linkOver>['error']> {
  const expires = /^\d{1,12}$/.test(link.expires) ? Number(link.expires) : 0
  const good = equalSecrets(link.signature, signatureOf(config.secret, fileId, actor, expires))
  return good && clock.now().getTime() < expires * 1000 ? ok(undefined) : err(linkOver().error)
}
