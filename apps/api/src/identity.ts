import { customerHoldsOn, customerIdentity } from './modules/accounts/index.ts'
import { keyIdentity } from './modules/api-keys/index.ts'
import { sellerIdentity } from './modules/seller-members/index.ts'
import { staffIdentity } from './modules/staff/index.ts'
import type { Context } from './platform/context.ts'
import type { IdentityPort } from './platform/identity/identity.ts'

/** Identifies callers through the modules that own sessions. */
export const createIdentity = (source: Pick<Context, 'config' | 'db' | 'clock'>): IdentityPort => ({
  customer: customerIdentity(source),
  holdsOn: customerHoldsOn(source),
  staff: staffIdentity(source),
  seller: sellerIdentity(source),
  key: keyIdentity(source),
})
