import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { takeFrom } from '../../platform/http/limits.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'

export type AlertContext = Pick<Context, 'config' | 'db' | 'clock' | 'log'>

/** Tells staff by log and, at most once a day for each push service, by mail that it refuses the shop's key (APP-03). */
export async function alertRefused(
  { config, clock, db, log }: AlertContext,
  host: string,
): Promise<void> {
  log.error({ host }, 'a push service refuses the shop’s key')
  await inTransaction(db, async (tx) => {
    const limit = { key: `push key refused by ${host}`, max: 1, seconds: 86_400 }
    if (!(await takeFrom({ db: tx, config, clock }, [limit])).ok) return
    await recordMail(
      tx,
      plainMail(config, config.SUPPORT_EMAIL, `The push service ${host} refuses the shop’s key`, [
        'Notices on devices that use this service don’t arrive. Customers still get each of them by mail. Nothing was deleted: notices arrive again once the service accepts the key.',
        'The key follows from the setting UPCHAR_SECRET. If that was changed, devices from before have to turn notices on again. Otherwise check the server’s clock and the setting SUPPORT_EMAIL, which the key’s signature names, and ask whoever runs the server.',
      ]),
      clock.now(),
    )
  })
}
