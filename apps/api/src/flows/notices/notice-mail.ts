import { formatRupees } from '@upchar/kernel/money'
import { stopUrlOf, type NotifyRequest } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { html } from '../../platform/text/html.ts'

/** What has happened to a product that somebody waits for; the price is of one pack in the minimum order. */
export type NoticeEvent = { kind: 'stock' } | { kind: 'price'; now: number; before: number }

function wordsOf({ title, pincode }: NotifyRequest, event: NoticeEvent) {
  if (event.kind === 'stock')
    return {
      subject: `${title} is back`,
      heading: 'Back in stock',
      text: `${title} can be delivered to ${pincode} again. It is not set aside for you: first come, first served.`,
    }
  return {
    subject: `${title} costs less`,
    heading: 'Price drop',
    text: `${title} now costs ${formatRupees(event.now)} with GST. It cost ${formatRupees(event.before)} when you saved it. The price may rise again.`,
  }
}

/** The mail about a product that somebody asked to hear of, with the link that stops such mails. */
export function noticeMail(context: Context, request: NotifyRequest, event: NoticeEvent): Message {
  const { config } = context
  const { subject, heading, text } = wordsOf(request, event)
  const address = `${config.origin}/products/${request.slug}?variant=${encodeURIComponent(request.sku)}`
  const stopUrl = stopUrlOf(context, request.email)
  const why = 'You get this one email because you asked for it.'
  return {
    to: request.email,
    subject,
    stopUrl,
    text: mailText(config, heading, [
      text,
      '',
      address,
      '',
      `${why} Stop these emails: ${stopUrl}`,
    ]),
    html: mailLayout(
      config,
      heading,
      html`<p>${text}</p>
        ${mailButton(address, 'See the product')}
        <p style="font-size:13px;color:#455468">
          ${why} <a href="${stopUrl}">Stop these emails</a>
        </p>`,
    ),
  }
}
