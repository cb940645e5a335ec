import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { hmac } from '../../platform/ids.ts'
import { sealing } from '../../platform/sealing.ts'
import { maskEmail } from '../../platform/text/mask.ts'
import { recordChoiceOf } from '../privacy/index.ts'
import { linkInvalid } from './errors.ts'
import {
  countNotices,
  deleteNotices,
  deleteStop,
  insertStop,
  isStopped,
  lockNotices,
} from './store/notices.ts'

type WithConfig = Pick<Context, 'config'>
const links = sealing('notices')
const owner = 'stop'

export const hashOf = ({ config }: WithConfig, email: string): string =>
  hmac(config.secret, `notices:${email}`)

/** The address in every notice, where its receiver stops all of them. The key names the receiver, encrypted. */
export const stopUrlOf = ({ config }: WithConfig, email: string): string =>
  `${config.origin}/notices?key=${links.seal(config.secret, owner, email)}`

function emailOf({ config }: WithConfig, key: string): string | undefined {
  try {
    return links.unseal(config.secret, owner, key)
  } catch {
    return undefined
  }
}

/** Whose notices a link stops (ENGAGE-02). */
export async function showNotices(
  context: Context,
  { key }: Query<'showNotices'>,
): Promise<HandlerResult<'showNotices'>> {
  const email = emailOf(context, key)
  if (email === undefined) return linkInvalid()
  return ok({
    success: true,
    email: maskEmail(email),
    waiting: await countNotices(context.db, email),
    stopped: await isStopped(context.db, hashOf(context, email)),
  })
}

/** Ends all notices to an address, and all that are asked for later by others (ENGAGE-02). */
export async function stopNotices(
  context: Context,
  { key }: Body<'stopNotices'>,
): Promise<HandlerResult<'stopNotices'>> {
  const email = emailOf(context, key)
  if (email === undefined) return linkInvalid()
  await inTransaction(context.db, async (tx) => {
    await setNotices(context, tx, email, false)
    await recordChoiceOf(context, tx, email, {
      purpose: 'goods_mails',
      allowed: false,
      place: 'mail_link',
    })
  })
  return ok({ success: true })
}

/** Stops all notices to an address, those that wait too, or lifts that again: only for its owner. */
export async function setNotices(
  context: Pick<Context, 'config' | 'clock'>,
  tx: Transaction,
  email: string,
  allowed: boolean,
): Promise<void> {
  await lockNotices(tx, email)
  if (allowed) return deleteStop(tx, hashOf(context, email))
  await deleteNotices(tx, email)
  return insertStop(tx, hashOf(context, email), context.clock.now())
}

/** Whether an address gets notices that are asked for. */
export const hasNotices = async (
  context: Pick<Context, 'config' | 'db'>,
  email: string,
): Promise<boolean> => !(await isStopped(context.db, hashOf(context, email)))
