import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { acceptedSecrets } from '../webhooks/accepted-secrets.ts'
import type { PaymentGateway } from './port.ts'
import { createRazorpay } from './razorpay.ts'
import { createSandbox } from './sandbox.ts'

/** The payment gateway chosen by the settings. */
export function createGateway({
  config,
  db,
  clock,
}: {
  config: Config
  db: Database
  clock: Clock
}): PaymentGateway {
  const webhookSecret = {
    current: config.PAYMENT_WEBHOOK_SECRET,
    previous: config.PAYMENT_WEBHOOK_SECRET_BEFORE,
    until: config.PAYMENT_WEBHOOK_SECRET_UNTIL,
  }
  const secrets = {
    keySecret: config.PAYMENT_KEY_SECRET,
    webhookSecrets: () => acceptedSecrets(webhookSecret, clock.now()),
  }
  return config.PAYMENT_PROVIDER === 'razorpay'
    ? createRazorpay({ ...secrets, keyId: config.PAYMENT_KEY_ID })
    : createSandbox({ ...secrets, db, clock })
}
