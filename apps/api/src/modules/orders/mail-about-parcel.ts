import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { html } from '../../platform/text/html.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'
import { paysCash } from '../checkout/index.ts'
import type { OrderState } from './model.ts'
import { progress } from './scan-states.ts'
import { selectParcelMail, type ParcelMail } from './store/read.ts'
import { trackPath } from './track-link.ts'

type News = { heading: string; words: string }

const passed = (state: OrderState) => progress(state) >= progress('shipped')

/** Scans may be missed: the mail goes out when the parcel reaches or passes the state. */
function newsOf(from: OrderState, to: OrderState): 'delivered' | 'failed' | 'shipped' | undefined {
  if (to === 'delivered') return 'delivered'
  if (to === 'delivery_failed') return 'failed'
  return !passed(from) && passed(to) && progress(to) < progress('delivered') ? 'shipped' : undefined
}

const words = (news: 'delivered' | 'failed' | 'shipped', parcel: ParcelMail): News => {
  const what = parcel.parcels > 1 ? `Part of order ${parcel.number}` : `Order ${parcel.number}`
  const cash = paysCash(parcel.paymentOption) ? ' Keep the cash for it ready.' : ''
  if (news === 'delivered')
    return {
      heading: `${what} is delivered`,
      words: 'Your goods are there. Check them while the packing is at hand.',
    }
  if (news === 'failed')
    return {
      heading: `${what} could not be delivered`,
      words: 'The courier tries again on the next working day. Keep your phone at hand.',
    }
  return { heading: `${what} is on its way`, words: `The courier has your goods.${cash}` }
}

/**
 * Queues mails about a parcel's progress in the transaction that records it, one per state worth a
 * mail.
 */
export async function mailAboutParcel(
  context: Context,
  tx: Transaction,
  subOrderId: string,
  from: OrderState,
  to: OrderState,
): Promise<void> {
  const kind = newsOf(from, to)
  const parcel = kind && (await selectParcelMail(tx, subOrderId))
  if (kind === undefined || parcel === undefined) return
  const news = words(kind, parcel)
  const { config } = context
  const track = `${config.origin}${trackPath(config.secret, parcel.orderId)}`
  const label = parcel.awb === null ? parcel.courier : `${parcel.courier}, number ${parcel.awb}`
  const items = parcel.items.map((item) => `${item.quantity} × ${item.title}`)
  await recordMail(
    tx,
    {
      to: parcel.form.email,
      subject: news.heading,
      text: mailText(config, news.heading, [
        news.words,
        '',
        ...items,
        '',
        `Sold by ${parcel.sellerName}. Courier: ${label}`,
        `Follow your order: ${track}`,
      ]),
      html: mailLayout(
        config,
        news.heading,
        html`<p>${news.words}</p>
          <ul>
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>
          <p>Sold by ${parcel.sellerName}. Courier: ${label}</p>
          ${mailButton(track, 'Follow your order')}`,
      ),
    },
    context.clock.now(),
  )
}
