import { createIdentity } from '@upchar/api/identity'
import type { Config } from '@upchar/api/platform/config'
import type { Context } from '@upchar/api/platform/context'
import type { Database } from '@upchar/api/platform/db/database'
import type { Files } from '@upchar/api/platform/files/index'
import { createSandbox } from '@upchar/api/internals/platform/payments/sandbox'

/** The shop's context at a past instant. */
export type Past = (at: Date) => Context

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Dependencies of use cases in the past: a fixed clock, and always the sandbox gateway. */
export function openPast(config: Config, db: Database, files: Files): Past {
  const changes: Context['changes'] = {
    version: () => 0,
    onChange: () => undefined,
    database: () => 'ok' as const,
    close: async () => undefined,
  }
  return (at) => {
    const source = { config, db, clock: { now: () => new Date(at) } }
    const gateway = createSandbox({
      db,
      clock: source.clock,
      keySecret: config.PAYMENT_KEY_SECRET,
      webhookSecrets: () => [config.PAYMENT_WEBHOOK_SECRET],
    })
    return {
      ...source,
      changes,
      files,
      gateway,
      credit: undefined,
      courier: undefined,
      geocoder: undefined,
      identity: createIdentity(source),
      log: silent,
    }
  }
}
