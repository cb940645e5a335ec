import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'
import { html } from '../../platform/text/html.ts'
import { isBillOfSupply } from './model.ts'
import type { InvoiceRow, Packing } from './store/packing.ts'
import { invoicePath, trackKey, trackPath } from './track-link.ts'

type Issued = Pick<InvoiceRow, 'id' | 'document'>

/** The mail with the documents of a packed parcel (RET-03). */
export function invoiceMail(
  config: Config,
  { orderId, number, form, parcels, supplier }: Packing,
  issued: readonly Issued[],
): Message {
  const key = trackKey(config.secret, orderId)
  const track = `${config.origin}${trackPath(config.secret, orderId)}`
  const documents = issued.map(({ id, document }) => ({
    name: `${isBillOfSupply(document) ? document.title : 'Invoice'} ${document.number} of ${document.seller.tradeName}`,
    url: `${config.origin}${invoicePath(orderId, id, key)}`,
  }))
  const items = issued.flatMap(({ document }) =>
    document.lines.map(({ quantity, title }) => `${quantity} × ${title}`),
  )
  const heading = `${parcels > 1 ? 'Part of order' : 'Order'} ${number} is packed`
  const words = `${supplier.tradeName} has packed these goods. Here is the invoice for them.`
  return {
    to: form.email,
    subject: `${heading}: your invoice`,
    text: mailText(config, heading, [
      `Dear ${form.fullName}, ${words}`,
      '',
      ...items,
      '',
      ...documents.map(({ name, url }) => `${name}: ${url}`),
      `Follow your order: ${track}`,
    ]),
    html: mailLayout(
      config,
      heading,
      html`<p>Dear ${form.fullName}, ${words}</p>
        <ul>
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>
        <p>${documents.map(({ name, url }) => html`<a href="${url}">${name}</a><br />`)}</p>
        ${mailButton(track, 'Follow your order')}`,
    ),
    attachments: documents,
  }
}
