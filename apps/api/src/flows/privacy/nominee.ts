import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { checkPhone, INVALID_MOBILE, normaliseEmail, toE164 } from '@upchar/kernel/validate'
import { addressOf, lockCustomer } from '../../modules/accounts/index.ts'
import { deleteNomination, nomineeOf, saveNomination } from '../../modules/privacy/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'

const contactMissing = () =>
  err({
    code: 'contact_missing' as const,
    message: 'Enter a mobile number or an email address, so that we can reach them.',
    field: 'phone',
  })
const phoneInvalid = () =>
  err({ code: 'phone_invalid' as const, message: INVALID_MOBILE, field: 'phone' })

/** Audits a change without the other person's data, and tells the account's address: a stranger may be signed in. */
async function tell(
  { config, clock }: Context,
  tx: Transaction,
  customerId: string,
  action: 'customer.nominee' | 'customer.nominee_removed',
): Promise<void> {
  const at = clock.now()
  await recordAudit(tx, { by: null, action, subject: { kind: 'customer', id: customerId }, at })
  const email = await addressOf(tx, customerId)
  if (email === null) return
  const what =
    action === 'customer.nominee'
      ? 'You have named a person who may act for you about your data in the event of your death or incapacity.'
      : 'Nobody is named any more to act for you about your data in the event of your death or incapacity.'
  await recordMail(
    tx,
    plainMail(config, email, 'Your nominee was changed', [
      what,
      `It stands under Privacy in your account. If this wasn’t you, change your password and write to ${config.SUPPORT_EMAIL}.`,
    ]),
    at,
  )
}

/** Names the person, or another one in their place (DPDP Act s.14). The same person again changes nothing. */
export async function setNominee(
  context: Context,
  customerId: string,
  { name, relation, ...contact }: Body<'setNominee'>,
): Promise<HandlerResult<'setNominee'>> {
  const email = normaliseEmail(contact.email) || null
  if (contact.phone === '' && email === null) return contactMissing()
  const checked = contact.phone === '' ? null : checkPhone(contact.phone, { mobile: true })
  if (checked?.ok === false) return phoneInvalid()
  const phone = checked === null ? null : toE164(checked.value)
  return decideInTransaction(context.db, async (tx) => {
    // Two presses at once are one change: the second waits, and finds it done.
    await lockCustomer(tx, customerId)
    const before = await nomineeOf(tx, customerId)
    const row = { customerId, name, relation, phone, email, namedAt: context.clock.now() }
    const isSame =
      before?.name === name &&
      before.relation === relation &&
      before.phone === (checked?.value ?? '') &&
      before.email === (email ?? '')
    if (!isSame) {
      await saveNomination(tx, row)
      await tell(context, tx, customerId, 'customer.nominee')
    }
    return ok({ success: true as const, nominee: await nomineeOf(tx, customerId) })
  })
}

/** Takes the nomination back. */
export const removeNominee = (
  context: Context,
  customerId: string,
): Promise<HandlerResult<'removeNominee'>> =>
  decideInTransaction(context.db, async (tx) => {
    if (await deleteNomination(tx, customerId))
      await tell(context, tx, customerId, 'customer.nominee_removed')
    return ok({ success: true as const, nominee: null })
  })
