import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import {
  endSessionsForStaff,
  isCustomer,
  listCustomersForStaff,
  showCustomerForStaff,
} from '../../modules/accounts/index.ts'
import { buyerOf, licencesOnRecord, newestApplicationOf } from '../../modules/kyc/index.ts'
import { ordersForStaff } from '../../modules/orders/index.ts'
import { choicesOf, nomineeOf } from '../../modules/privacy/index.ts'
import { customerNotes, recordView, writeNote } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { customerUnknown } from './customer-refusals.ts'

const sessionUnknown = () =>
  err({ code: 'session_unknown' as const, message: 'This device is already signed out.' })

/** Searches and sorts customers in the database. */
export async function listCustomers(
  context: Context,
  query: Query<'staffListCustomers'>,
): Promise<HandlerResult<'staffListCustomers'>> {
  return ok({ success: true, ...(await listCustomersForStaff(context.db, query)) })
}

/** A customer's profile. Each view is audited (DPDP Rules 2025, rule 6). */
export async function getCustomer(
  context: Context,
  staff: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffGetCustomer'>> {
  const { db, clock } = context
  const shown = await showCustomerForStaff(db, id, clock.now())
  if (shown === undefined) return customerUnknown()
  const [{ kycStatus }, licences, applicationId, consents, nominee, notes] = await Promise.all([
    buyerOf(context, db, id),
    licencesOnRecord(context, db, id),
    newestApplicationOf(db, id),
    choicesOf(db, { customer: { customerId: id } }),
    nomineeOf(db, id),
    customerNotes(db, id),
    recordView(context, staff.staffId, { kind: 'customer', id }),
  ])
  return ok({
    success: true,
    ...shown,
    kyc: {
      status: kycStatus,
      pharma_kyc: kycStatus === 'verified',
      application_id: applicationId ?? null,
      licences,
    },
    consents,
    nominee,
    notes,
  })
}

/** A customer's orders, with the licences used for their lines. */
export async function listCustomerOrders(
  context: Context,
  id: string,
  { page }: Query<'staffListCustomerOrders'>,
): Promise<HandlerResult<'staffListCustomerOrders'>> {
  if (!(await isCustomer(context.db, id))) return customerUnknown()
  return ok({ success: true, ...(await ordersForStaff(context, id, page)) })
}

/** Signs a customer out, on one device or everywhere. */
export async function endCustomerSessions(
  context: Context,
  staff: StaffCaller,
  id: string,
  body: Body<'staffEndCustomerSessions'>,
): Promise<HandlerResult<'staffEndCustomerSessions'>> {
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    if (!(await isCustomer(tx, id))) return customerUnknown()
    const ended = await endSessionsForStaff(
      tx,
      id,
      'session_id' in body ? body.session_id : undefined,
      at,
    )
    if ('session_id' in body && ended === 0) return sessionUnknown()
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'customer.end_sessions',
      subject: { kind: 'customer', id },
      after: { ended_sessions: ended },
      at,
    })
    return ok({ success: true as const, ended_sessions: ended })
  })
}

/** Adds a note to a customer. */
export async function addNote(
  context: Context,
  { staffId }: StaffCaller,
  customerId: string,
  { text }: Body<'staffAddNote'>,
): Promise<HandlerResult<'staffAddNote'>> {
  return decideInTransaction(context.db, async (tx) => {
    if (!(await isCustomer(tx, customerId))) return customerUnknown()
    return ok({
      success: true as const,
      note: await writeNote(tx, { customerId, staffId, text, at: context.clock.now() }),
    })
  })
}
