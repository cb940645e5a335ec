import { findByEmail } from '../../modules/accounts/index.ts'
import { trackPath } from '../../modules/orders/index.ts'
import { tellDevices } from '../../modules/pushes/index.ts'
import type { Context } from '../../platform/context.ts'
import { customerShopper, ownerOf } from '../../platform/identity/shopper.ts'
import { findOrderMail } from './store.ts'

/**
 * APP-03: tells the buyer's devices what an order's mail says in its subject, which names no goods: a lock screen shows it to anybody,
 * and prescription medicines may not be named (domain reference 3.3).
 */
export async function pushOrderNews(context: Context, messageId: string): Promise<void> {
  const mail = await findOrderMail(context.db, messageId)
  if (mail === undefined) return
  await tellDevices(context, ownerOf(mail), {
    title: context.config.BRAND_NAME,
    body: mail.subject,
    path: trackPath(context.config.secret, mail.orderId),
    tag: messageId,
  })
}

/** APP-03: tells the devices of an account that goods it waits for are back (ENGAGE-02), without their name. */
export async function pushStockNews(context: Context, email: string, tag: string): Promise<void> {
  const customer = await findByEmail(context.db, email)
  if (customer === undefined) return
  await tellDevices(context, customerShopper(customer.id), {
    title: context.config.BRAND_NAME,
    body: 'A product that you asked about can be had again. See your email.',
    path: '/account',
    tag,
  })
}
