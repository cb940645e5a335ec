import { istDate } from '@upchar/kernel/dates'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import {
  deliveryPlanFor,
  placeOf,
  selectFreeStock,
  stockAtPlace,
  type FreeStock,
} from '../../modules/availability/index.ts'
import {
  selectNotifyRequests,
  deleteNotifyRequest,
  type NotifyRequest,
} from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { html } from '../../platform/text/html.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'

const batchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/** Whether the minimum order quantity is available at the pincode now. */
async function isAvailable(
  context: Context,
  request: NotifyRequest,
  free: FreeStock,
): Promise<boolean> {
  const [place, plan] = [
    await placeOf(context, request.pincode),
    await deliveryPlanFor(context, request.pincode),
  ]
  if (place === undefined || plan === undefined) return false
  return stockAtPlace(place, plan, free, request.moq).left >= request.moq
}

async function notify(context: Context, request: NotifyRequest, at: Date): Promise<void> {
  const { config } = context
  const address = `${config.origin}/products/${request.slug}?variant=${encodeURIComponent(request.sku)}`
  const text = `${request.title} can be delivered to ${request.pincode} again. It is not set aside for you: first come, first served.`
  await inTransaction(context.db, async (tx) => {
    // Mail and request change in one transaction: each customer is notified exactly once.
    if (!(await deleteNotifyRequest(tx, request.id))) return
    await recordMail(
      tx,
      {
        to: request.email,
        subject: `${request.title} is back`,
        text: mailText(config, 'Back in stock', [text, '', address]),
        html: mailLayout(
          config,
          'Back in stock',
          html`<p>${text}</p>
            ${mailButton(address, 'See the product')}`,
        ),
      },
      at,
    )
  })
}

/**
 * Mails customers whose product is back in stock at their pincode, once each (ENGAGE-02). Returns
 * how many were notified.
 */
export async function notifyBackInStock(context: Context): Promise<number> {
  const at = context.clock.now()
  let notified = 0
  for (let after = firstId; ;) {
    const requests = await selectNotifyRequests(context.db, after, batchSize)
    const last = requests.at(-1)
    if (last === undefined) return notified
    after = last.id
    const licences = await saleLicencesOf(context)
    const free = new Map(
      (
        await selectFreeStock(context.db, [...new Set(requests.map((request) => request.sku))], at)
      ).map((row) => [row.sku, row]),
    )
    for (const request of requests) {
      const row = free.get(request.sku)
      const stock = row && {
        ...row,
        premises: licences.premisesFor({ ...row, on: istDate(at) }),
      }
      if (stock === undefined || !(await isAvailable(context, request, stock))) continue
      await notify(context, request, at)
      notified++
    }
  }
}
