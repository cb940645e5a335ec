import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sessionEnded } from '../../platform/identity/identity.ts'
import { findCustomer, type CustomerRow } from '../accounts/index.ts'
import { formOfBuyer } from './buyer-form.ts'
import { selectApplications } from './store/applications.ts'
import { selectLicences } from './store/licences.ts'
import { kycView, type KnownKyc } from './view.ts'

/** A buyer's KYC facts. */
export async function knownKyc(
  context: Context,
  handle: Handle,
  customer: CustomerRow,
): Promise<KnownKyc> {
  const applications = await selectApplications(handle, customer.id)
  const licences: KnownKyc['licences'][number][] = []
  for (const application of applications.filter(({ state }) => state === 'approved')) {
    licences.push(
      ...(await selectLicences(handle, application.id)).map((licence) => ({
        licence,
        application,
      })),
    )
  }
  const why = async (stage: 'basic' | 'pharma') => {
    const form = await formOfBuyer(context, customer, stage)
    return form.ok ? undefined : form.error.message
  }
  return {
    customer,
    applications,
    licences,
    unavailable: { basic: await why('basic'), pharma: await why('pharma') },
    at: context.clock.now(),
  }
}

/** The buyer's KYC and the remaining steps (DATA-03). */
export async function getMyKyc(
  context: Context,
  customerId: string,
): Promise<HandlerResult<'getMyKyc'>> {
  const customer = await findCustomer(context.db, customerId)
  if (customer === undefined) return sessionEnded()
  return ok({ success: true, ...kycView(await knownKyc(context, context.db, customer)) })
}
