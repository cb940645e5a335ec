import { formatIstEnd } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'
import { quotationFileUrl, quotationUrl, type Quotation } from '../../modules/quotations/index.ts'
import { greetable, type Ticket } from '../../modules/support/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'
import { html } from '../../platform/text/html.ts'

type Sent = Pick<Quotation, 'id' | 'number' | 'quoted' | 'totalPaise' | 'validUntil'>

/** The answer to an enquiry: the quotation as PDF, and the way into the cart (ENGAGE-01). */
export function quotationMail(
  config: Config,
  ticket: Pick<Ticket, 'name' | 'number'> & { email: string },
  { id, number, quoted, totalPaise, validUntil }: Sent,
  words: string,
): Message {
  const heading = `Quotation ${number}`
  const [page, file] = [quotationUrl(config, id), quotationFileUrl(config, id)]
  const left = quoted.leftOut.map(({ title, message }) => `Not quoted: ${title}: ${message}`)
  const paragraphs = [
    `Dear ${greetable(ticket.name)},`,
    ...(words === '' ? [] : [words]),
    `Here is our quotation for your enquiry ${ticket.number}: ${plural(quoted.lines.length, 'product')} to ${quoted.pincode} for ${formatRupees(totalPaise)} with delivery, GST included. Its prices hold until ${formatIstEnd(validUntil)}.`,
  ]
  const reply = `Questions about it? Reply to this mail, and name the number ${ticket.number}.`
  return {
    to: ticket.email,
    subject: `${heading} for your enquiry ${ticket.number}`,
    text: mailText(config, heading, [
      ...paragraphs,
      ...quoted.lines.map(
        (line) => `${line.quantity} × ${line.title}: ${formatRupees(line.totalPaise)}`,
      ),
      ...left,
      `PDF: ${file}`,
      `Order it: ${page}`,
      reply,
    ]),
    html: mailLayout(
      config,
      heading,
      html`${paragraphs.map((paragraph) => html`<p style="white-space:pre-line">${paragraph}</p>`)}
        <ul>
          ${quoted.lines.map((line) => html`<li>${line.quantity} × ${line.title}: ${formatRupees(line.totalPaise)}</li>`)}
        </ul>
        ${left.map((text) => html`<p>${text}</p>`)}
        <p><a href="${file}">${heading} (PDF)</a></p>
        ${mailButton(page, 'Open and order')}
        <p>${reply}</p>`,
    ),
    attachments: [{ name: `${number}.pdf`, url: file }],
  }
}
