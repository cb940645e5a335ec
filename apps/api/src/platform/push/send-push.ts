import type { Context } from '../context.ts'
import { encrypt, type PushKeys } from './encrypt.ts'
import type { PushText } from './push-text.ts'
import { isPushService } from './services.ts'
import { authorization } from './vapid.ts'

const timeoutMs = 10_000
/** How long a service keeps a text for a device that is off. */
const keptSeconds = 86_400
/** The service doesn't know the subscription any more (RFC 8030, 7.3). */
const goneStatus: ReadonlySet<number> = new Set([404, 410])
/** The service doesn't take the shop's key or signature (RFC 8292, 4.2); the subscription is as good as before. */
const keyRefused = 403

/** Sends one text. `gone`: the subscription has ended; `refused`: the shop's key is. Throws where a later try may help. */
export async function sendPush(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { endpoint, ...keys }: PushKeys & { endpoint: string },
  text: PushText,
): Promise<'sent' | 'gone' | 'refused'> {
  // The list of services may be shorter than on the day of the subscription.
  if (!isPushService(config, endpoint)) return 'gone'
  const answer = await fetch(endpoint, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: authorization(config, endpoint, clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
    },
    body: new Uint8Array(encrypt(JSON.stringify(text), keys)),
  })
  await answer.body?.cancel()
  if (goneStatus.has(answer.status)) return 'gone'
  if (answer.status === keyRefused) return 'refused'
  if (!answer.ok) throw new Error(`the push service answers ${answer.status}`)
  return 'sent'
}
