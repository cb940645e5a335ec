import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { administratorEmails } from '../staff/index.ts'
import type { EndpointRow } from './store/endpoints.ts'

const why = {
  failing: 'Every attempt has failed for three days.',
  gone: 'It answered 410: it wants no more of them.',
}

/** Tells administrators that the shop itself has paused a webhook. */
export async function tellPaused(
  { config, clock, log }: Pick<Context, 'config' | 'clock' | 'log'>,
  tx: Transaction,
  { id, url, description }: EndpointRow,
  pauses: keyof typeof why,
): Promise<void> {
  const at = clock.now()
  await recordAudit(tx, {
    by: null,
    action: 'webhook.pause',
    subject: { kind: 'webhook', id },
    after: { url, because: pauses },
    at,
  })
  for (const email of await administratorEmails(tx))
    await recordMail(
      tx,
      plainMail(config, email, `A webhook is paused: ${description}`, [
        `The shop sends nothing more to ${url}. ${why[pauses]} What waits is kept for 30 days; what happens meanwhile is not sent later.`,
        `When it receives again, make it active: ${config.origin}/console/outgoing-webhooks`,
      ]),
      at,
    )
  log.warn({ webhook: id, because: pauses }, 'an outgoing webhook is paused')
}
