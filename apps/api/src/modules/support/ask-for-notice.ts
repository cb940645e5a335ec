import { NOTICES_LIMIT, type NoticeKind } from '@upchar/kernel/notices'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { addressOf } from '../accounts/index.ts'
import { recordChoiceOf } from '../privacy/index.ts'
import { noticesFull, noticesStopped } from './errors.ts'
import { hashOf } from './stop-notices.ts'
import {
  countNotices,
  deleteStop,
  insertNotifyRequest,
  isStopped,
  lockNotices,
} from './store/notices.ts'

export type Notice = {
  sku: string
  email: string
  pincode: string
  about: NoticeKind
  pricePaise: number | null
}

/**
 * Stores a request for one mail (ENGAGE-02). An address whose owner has stopped such mails gets none, until its
 * owner, signed in, asks again: anybody can type anybody's address.
 */
export const askForNotice = (context: Context, notice: Notice, customerId: string | undefined) =>
  decideInTransaction(context.db, async (tx) => {
    const { email } = notice
    await lockNotices(tx, email)
    const emailHash = hashOf(context, email)
    if (await isStopped(tx, emailHash)) {
      if (customerId === undefined || (await addressOf(tx, customerId)) !== email)
        return noticesStopped()
      await deleteStop(tx, emailHash)
      await recordChoiceOf(context, tx, email, {
        purpose: 'goods_mails',
        allowed: true,
        place: 'product_page',
      })
    }
    await insertNotifyRequest(tx, { id: newId(), ...notice, createdAt: context.clock.now() })
    return (await countNotices(tx, email)) > NOTICES_LIMIT ? noticesFull() : ok(undefined)
  })
