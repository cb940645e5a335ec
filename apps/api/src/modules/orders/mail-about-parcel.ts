import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { html } from '../../platform/text/html.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'
import { paysCash } from '../checkout/index.ts'
import type { OrderState } from './model.ts'
import { progress, stateLabel } from './scan-states.ts'
import { selectContents } from './store/pack-goods.ts'
import { selectParcelMail, type ParcelMail } from './store/read.ts'
import { trackPath } from './track-link.ts'

type News = { heading: string; words: string }
type Kind = 'delivered' | 'failed' | 'returning' | 'shipped'

const passed = (state: OrderState) => progress(state) >= progress('shipped')

/** Scans may be missed: the mail goes out when the parcel reaches or passes the state (ORDER-02, RET-05). */
function newsOf(from: OrderState, to: OrderState): Kind | undefined {
  if (to === 'delivered') return 'delivered'
  if (to === 'delivery_failed') return 'failed'
  if (to === 'rto') return 'returning'
  return !passed(from) && passed(to) && progress(to) < progress('delivered') ? 'shipped' : undefined
}

const words = (news: Kind, parcel: ParcelMail): News => {
  const what = parcel.parcels > 1 ? `Part of order ${parcel.number}` : `Order ${parcel.number}`
  const cash =
    paysCash(parcel.paymentOption) && parcel.walletPaise < parcel.totalPaise
      ? ' Keep the cash for it ready.'
      : ''
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
  if (news === 'returning')
    return {
      heading: `${what} is going back to the seller`,
      words:
        'The courier could not hand your goods over, so they go back to the seller. What you have paid for them comes back to you once they have arrived there. Cash that was to be paid at the door isn’t asked for any more.',
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
  shipmentId: string,
  from: OrderState,
  to: OrderState,
): Promise<void> {
  const kind = newsOf(from, to)
  const parcel = kind && (await selectParcelMail(tx, shipmentId))
  if (kind === undefined || parcel === undefined) return
  await send(context, tx, parcel, words(kind, parcel))
}

/** Queues a mail with the new number of a parcel that has left already. */
export async function mailAboutNumber(
  context: Context,
  tx: Transaction,
  shipmentId: string,
): Promise<void> {
  const parcel = await selectParcelMail(tx, shipmentId)
  if (parcel === undefined) return
  await send(context, tx, parcel, {
    heading: `Order ${parcel.number} has a new tracking number`,
    words: 'The number in our last mail was wrong. Please use this one.',
  })
}

/** Queues a mail that some goods come in a parcel of their own (OPS-02). */
export async function mailAboutSplit(
  context: Context,
  tx: Transaction,
  shipmentId: string,
): Promise<void> {
  const [parcel, items] = [
    await selectParcelMail(tx, shipmentId),
    await selectContents(tx, shipmentId),
  ]
  if (parcel === undefined) return
  await send(
    context,
    tx,
    { ...parcel, items },
    {
      heading: `Order ${parcel.number} comes in two parcels`,
      words:
        'These goods are not ready yet. We send the others now and these as soon as we have them, at no extra cost. You can still cancel them until they are packed.',
    },
  )
}

/** Queues a correction if the mistaken state was told by mail. */
export async function mailAboutMistake(
  context: Context,
  tx: Transaction,
  shipmentId: string,
  { from, to }: { from: OrderState; to: OrderState },
): Promise<void> {
  const parcel = newsOf(from, to) && (await selectParcelMail(tx, shipmentId))
  if (!parcel) return
  await send(context, tx, parcel, {
    heading: `Order ${parcel.number}: our last mail was wrong`,
    words: `We wrote “${stateLabel(to)}” by mistake. Your parcel’s state is “${stateLabel(from)}”.`,
  })
}

/** Who carries the parcel, by which number, and where the courier shows it. */
const carriedBy = ({ courier, awb, trackingUrl }: ParcelMail): string[] =>
  courier === ''
    ? []
    : [
        `Courier: ${courier}${awb === null ? '' : `, number ${awb}`}`,
        ...(trackingUrl === null ? [] : [`Track with the courier: ${trackingUrl}`]),
      ]

async function send(
  context: Context,
  tx: Transaction,
  parcel: ParcelMail,
  news: News,
): Promise<void> {
  const { config } = context
  const track = `${config.origin}${trackPath(config.secret, parcel.orderId)}`
  const items = parcel.items.map((item) => `${item.quantity} × ${item.title}`)
  const facts = [`Sold by ${parcel.sellerName}`, ...carriedBy(parcel)]
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
        ...facts,
        `Follow your order: ${track}`,
      ]),
      html: mailLayout(
        config,
        news.heading,
        html`<p>${news.words}</p>
          <ul>
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>
          ${facts.map((fact) => html`<p>${fact}</p>`)} ${mailButton(track, 'Follow your order')}`,
      ),
    },
    context.clock.now(),
    { orderId: parcel.orderId },
  )
}
