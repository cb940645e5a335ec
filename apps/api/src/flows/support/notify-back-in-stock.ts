import {
  deliveryPlanFor,
  placeOf,
  selectFreeStock,
  stockAtPlace,
} from '../../modules/availability/index.ts'
import { selectNotifyWishes, takeNotifyWish, type NotifyWish } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { html } from '../../platform/text/html.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'

const batchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/** Whether the minimum order quantity is available at the pincode now. */
async function canBeHad(
  context: Context,
  wish: NotifyWish,
  free: { warehouses: number[] | null; free: number[] | null },
): Promise<boolean> {
  const [place, plan] = [
    await placeOf(context, wish.pincode),
    await deliveryPlanFor(context, wish.pincode),
  ]
  if (place === undefined || plan === undefined) return false
  return (
    stockAtPlace(place, plan, free.warehouses ?? [], free.free ?? [], wish.moq).left >= wish.moq
  )
}

async function tell(context: Context, wish: NotifyWish, at: Date): Promise<void> {
  const { config } = context
  const address = `${config.origin}/products/${wish.slug}?variant=${encodeURIComponent(wish.sku)}`
  const words = `${wish.title} can be delivered to ${wish.pincode} again. It is not set aside for you: first come, first served.`
  await inTransaction(context.db, async (tx) => {
    // Mail and request change in one transaction: each customer is notified exactly once.
    if (!(await takeNotifyWish(tx, wish.id))) return
    await recordMail(
      tx,
      {
        to: wish.email,
        subject: `${wish.title} is back`,
        text: mailText(config, 'Back in stock', [words, '', address]),
        html: mailLayout(
          config,
          'Back in stock',
          html`<p>${words}</p>
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
    const wishes = await selectNotifyWishes(context.db, after, batchSize)
    const last = wishes.at(-1)
    if (last === undefined) return notified
    after = last.id
    const free = new Map(
      (await selectFreeStock(context.db, [...new Set(wishes.map((wish) => wish.sku))], at)).map(
        (row) => [row.sku, row],
      ),
    )
    for (const wish of wishes) {
      const stock = free.get(wish.sku)
      if (stock === undefined || !(await canBeHad(context, wish, stock))) continue
      await tell(context, wish, at)
      notified++
    }
  }
}
