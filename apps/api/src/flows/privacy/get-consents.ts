import { CONSENT_PURPOSES, type ConsentPurpose } from '@upchar/kernel/consents'
import { ok } from '@upchar/kernel/result'
import { addressOf } from '../../modules/accounts/index.ts'
import { choicesOf, chosen, type Visit } from '../../modules/privacy/index.ts'
import { hasNotices } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

/** Mails stop by their own links too, so the list of stopped addresses says it, not the last choice. */
async function hasMails(context: Context, { customer }: Visit): Promise<boolean | null> {
  const email = customer && (await addressOf(context.db, customer.customerId))
  return email ? hasNotices(context, email) : null
}

/** What a visitor allows and refuses, and when each choice was made. */
export async function getConsents(
  context: Context,
  visit: Visit,
): Promise<HandlerResult<'getConsents'>> {
  const allows = (purpose: ConsentPurpose) =>
    purpose === 'goods_mails' ? hasMails(context, visit) : chosen(context, visit, purpose)
  return ok({
    success: true,
    consents: await Promise.all(
      CONSENT_PURPOSES.map(async (purpose) => ({ purpose, allowed: await allows(purpose) })),
    ),
    history: await choicesOf(context.db, visit),
  })
}
