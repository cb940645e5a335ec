import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from './db/changes.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { CourierApi } from './courier/index.ts'
import type { Database } from './db/database.ts'
import type { CreditBackend } from './credit/index.ts'
import type { Files } from './files/index.ts'
import type { Geocoder } from './geocode/index.ts'
import type { IdentityPort } from './identity/identity.ts'
import type { PaymentGateway } from './payments/port.ts'

/** The dependencies of every use case: passed in, never imported, so that a test can replace them. */
export type Context = {
  config: Config
  db: Database
  clock: Clock
  changes: Changes
  files: Files
  gateway: PaymentGateway
  /** Undefined where no fintech backend is configured: the credit line is off. */
  credit: CreditBackend | undefined
  /** Undefined where staff type couriers and AWBs. */
  courier: CourierApi | undefined
  /** Undefined where no service is configured. */
  geocoder: Geocoder | undefined
  identity: IdentityPort
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
