import { formatRupees } from '@upchar/kernel/money'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db.ts'
import { html } from '../../platform/html.ts'
import { recordMail } from '../../platform/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail-layout.ts'
import type { OrderState } from './model.ts'
import { progress } from './scan-states.ts'
import { selectParcelMail } from './store/read.ts'
import { trackPath } from './track-link.ts'

type News = { heading: string; words: string }

/** A scan may be missed: the mail goes when the parcel passes the point, not only when it stands on it. */
function newsOf(from: OrderState, to: OrderState, number: string, cash: string | null): News | undefined {
  if (to === 'delivered') return { heading: `Order ${number} is delivered`, words: 'Your goods are there. Check them while the packing is at hand.' }
  if (to === 'delivery_failed') return { heading: `We could not deliver order ${number}`, words: 'The courier tries again on the next working day. Keep your phone at hand.' }
  const shipped = progress('shipped')
  if (progress(from) >= shipped || progress(to) < shipped || progress(to) >= progress('delivered')) return undefined
  return { heading: `Order ${number} is on its way`, words: `The courier has your goods.${cash === null ? '' : ` Keep ${cash} ready for the delivery.`}` }
}

/** Tells the buyer of a parcel's way, in the transaction that moves it: once for each step worth a mail. */
export async function mailAboutParcel(context: Context, tx: Transaction, subOrderId: string, from: OrderState, to: OrderState): Promise<void> {
  if (newsOf(from, to, '', null) === undefined) return
  const parcel = await selectParcelMail(tx, subOrderId)
  const news = parcel && newsOf(from, to, parcel.number, parcel.paymentOption === 2 ? formatRupees(parcel.totalPaise) : null)
  if (parcel === undefined || news === undefined) return
  const { config } = context
  const track = `${config.origin}${trackPath(config.secret, parcel.orderId)}`
  const label = parcel.awb === null ? parcel.courier : `${parcel.courier}, number ${parcel.awb}`
  const items = parcel.items.map((item) => `${item.quantity} × ${item.title}`)
  await recordMail(tx, {
    to: parcel.form.email, subject: news.heading,
    text: mailText(config, news.heading, [news.words, '', ...items, '', `Sold by ${parcel.sellerName}. Courier: ${label}`, `Follow your order: ${track}`]),
    html: mailLayout(config, news.heading, html`<p>${news.words}</p><ul>${items.map((item) => html`<li>${item}</li>`)}</ul><p>Sold by ${parcel.sellerName}. Courier: ${label}</p>${mailButton(track, 'Follow your order')}`),
  }, context.clock.now())
}
