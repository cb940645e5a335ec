import { html } from '../text/html.ts'
import { mailLayout, mailText, type MailBrand } from './mail-layout.ts'
import type { Message } from './mail.ts'

/**
 * A mail of plain paragraphs under one heading, as HTML and text. Line breaks inside a paragraph are
 * preserved.
 */
export function plainMail(
  brand: MailBrand,
  to: string,
  subject: string,
  paragraphs: readonly string[],
): Message {
  const body = paragraphs.map(
    (paragraph) =>
      html`<p>
        ${paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}
      </p>`,
  )
  return {
    to,
    subject,
    text: mailText(brand, subject, paragraphs),
    html: mailLayout(brand, subject, html`${body}`),
  }
}
