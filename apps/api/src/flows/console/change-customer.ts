import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok, type Result } from '@upchar/kernel/result'
import { isCustomer, lockCustomer, updateProfile } from '../../modules/accounts/index.ts'
import { bookView, changeBook, selectBook } from '../../modules/addresses/index.ts'
import { buyerOf } from '../../modules/kyc/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { customerChanged, customerClosed, customerUnknown } from './customer-refusals.ts'

/** What a customer reads of a change by staff: what changed, never the values. */
const wordsOf = {
  first_name: 'name',
  last_name: 'name',
  phone: 'phone number',
  business_type: 'business type',
  business_name: 'business name',
  gst: 'GST number',
} as const
type Field = keyof typeof wordsOf
const fields = Object.keys(wordsOf).filter((key): key is Field => key in wordsOf)

const tellOfChange = (
  { config, clock }: Context,
  tx: Transaction,
  to: string,
  what: string,
): Promise<unknown> =>
  recordMail(
    tx,
    plainMail(config, to, 'Your account was changed', [
      `Our staff changed ${what} of your account. You can look at it at ${config.origin}/account.`,
      `If you did not ask for this, write to ${config.SUPPORT_EMAIL}.`,
    ]),
    clock.now(),
  )

/**
 * Staff change a customer's profile (OPS-10): also a business name that KYC has verified. Licences that were approved for
 * another business type stop counting (KYC-01): the answer says what the KYC status was and is.
 */
export async function changeCustomer(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { seen, reason, ...form }: Body<'staffChangeCustomer'>,
): Promise<HandlerResult<'staffChangeCustomer'>> {
  return decideInTransaction(context.db, async (tx) => {
    const account = await lockCustomer(tx, id)
    if (account?.email == null)
      return (await isCustomer(tx, id)) ? customerClosed() : customerUnknown()
    const { kycStatus: before } = await buyerOf(context, tx, id)
    const changed = await updateProfile(
      context,
      tx,
      id,
      form,
      (row): Result<void, ReturnType<typeof customerChanged>['error']> =>
        row.updatedAt.toISOString() === seen ? ok(undefined) : customerChanged(),
    )
    // The account is open and locked: only its form or another change can be refused.
    if (!changed.ok) {
      const { error } = changed
      return error.code === 'not_signed_in' ? customerClosed() : err(error)
    }
    const { kycStatus: after } = await buyerOf(context, tx, id)
    const named = fields.filter((field) => form[field] !== undefined)
    await recordAudit(tx, {
      by: staffId,
      action: 'customer.change',
      subject: { kind: 'customer', id },
      before: { business_type: account.businessTypeId, kyc: before },
      after: {
        fields: named,
        business_type: changed.value.row.businessTypeId,
        kyc: after,
        reason,
      },
      at: context.clock.now(),
    })
    if (named.length > 0)
      await tellOfChange(
        context,
        tx,
        account.email,
        `the ${[...new Set(named.map((field) => wordsOf[field]))].join(', ')}`,
      )
    return ok({ success: true as const, kyc: { before, after } })
  })
}

/** A customer's addresses. */
export async function listCustomerAddresses(
  context: Context,
  id: string,
): Promise<HandlerResult<'staffListCustomerAddresses'>> {
  if (!(await isCustomer(context.db, id))) return customerUnknown()
  return ok(await bookView(context, await selectBook(context.db, id)))
}

/** Staff change a customer's addresses by the same rules as the buyer (ADDR-02, ADDR-03). */
export async function editCustomerAddress(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { action, address_id: addressId, address, reason }: Body<'staffEditCustomerAddress'>,
): Promise<HandlerResult<'staffEditCustomerAddress'>> {
  const done = await decideInTransaction(context.db, async (tx) => {
    const account = await lockCustomer(tx, id)
    if (account?.email == null)
      return (await isCustomer(tx, id)) ? customerClosed() : customerUnknown()
    const changed = await changeBook(context, tx, id, {
      query: { action, id: addressId },
      body: address,
    })
    if (!changed.ok) return changed
    await recordAudit(tx, {
      by: staffId,
      action: 'customer.address',
      subject: { kind: 'customer', id },
      after: { change: action, address_id: changed.value.id, reason },
      at: context.clock.now(),
    })
    await tellOfChange(context, tx, account.email, 'the addresses')
    return changed
  })
  return done.ok ? ok(await bookView(context, done.value.book)) : done
}
