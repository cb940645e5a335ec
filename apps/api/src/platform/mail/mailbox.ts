import { desc, eq } from '../db/sql.ts'
import type { FastifyInstance } from 'fastify'
import { formatIstDateTime } from '@upchar/kernel/dates'
import type { Context } from '../context.ts'
import { isUuid } from '../ids.ts'
import { html, type Html } from '../text/html.ts'
import { plainPage, sendPage } from '../http/plain-page.ts'
import { mailMessage, smsMessage } from '../db/tables.ts'

const shown = 100

const idOf = (params: unknown): string | undefined =>
  typeof params === 'object' &&
  params !== null &&
  'id' in params &&
  typeof params.id === 'string' &&
  isUuid(params.id)
    ? params.id
    : undefined

/** The development mailbox shows every mail and text message the shop has sent. */
export const mailboxPath = '/dev/mailbox'
/** Only where one of them has no provider, and never in production. */
export const hasMailbox = (
  config: Pick<Context['config'], 'production' | 'SMTP_URL' | 'SMS_URL'>,
): boolean => !config.production && (config.SMTP_URL === undefined || config.SMS_URL === undefined)

type MailRow = typeof mailMessage.$inferSelect
type SmsRow = typeof smsMessage.$inferSelect
type Entry = { id: string; to: string; subject: string; at: Date }

const missing = plainPage({
  title: 'No such mail',
  brand: 'Mailbox',
  note: 'Development',
  body: html`<section class="card">
    <h1>No such mail</h1>
    <a class="button" href="/dev/mailbox">All mail</a>
  </section>`,
})

const smsSection = (rows: readonly SmsRow[]): Html =>
  html`<section class="card">
    <h2>Text messages</h2>
    <table>
      <thead>
        <tr>
          <th>Text</th>
          <th>To</th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>${row.text}</td>
              <td>+91 ${row.phone}</td>
              <td>${formatIstDateTime(row.createdAt)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`

const listPage = (note: string, rows: readonly Entry[], texts: readonly SmsRow[]): Html =>
  plainPage({
    title: 'Mailbox',
    brand: 'Mailbox',
    note,
    wide: true,
    body: html`<section class="card">
        <h1>Mailbox</h1>
        ${
          rows.length === 0
            ? html`<p>
                Nothing has been mailed yet. Place an order, and its confirmation is here.
              </p>`
            : html`<table>
                <thead>
                  <tr>
                    <th>Subject</th>
                    <th>To</th>
                    <th>When</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows.map(
                    (row) =>
                      html`<tr>
                        <td><a href="/dev/mailbox/${row.id}">${row.subject}</a></td>
                        <td>${row.to}</td>
                        <td>${formatIstDateTime(row.at)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
        }
      </section>
      ${texts.length === 0 ? '' : smsSection(texts)}`,
  })

const mailPage = (note: string, mail: MailRow): Html =>
  plainPage({
    title: mail.subject,
    brand: 'Mailbox',
    note,
    wide: true,
    body: html`<section class="card">
        <h1>${mail.subject}</h1>
        <dl>
          <dt>To</dt>
          <dd>${mail.toAddress}</dd>
          <dt>When</dt>
          <dd>${formatIstDateTime(mail.createdAt)}</dd>
          ${mail.attachments.map(
            (file) =>
              html`<dt>Attached</dt>
                <dd><a href="${file.url}">${file.name}</a></dd>`,
          )}
        </dl>
      </section>
      <iframe
        src="/dev/mailbox/${mail.id}/html"
        sandbox="allow-top-navigation-by-user-activation allow-popups"
        title="The mail as it looks"
      ></iframe>
      <details class="card">
        <summary>As text</summary>
        <pre>${mail.text}</pre>
      </details>
      <a class="button second" href="/dev/mailbox">All mail</a>`,
  })

/** The mail's HTML may not run scripts or load anything from other hosts; links open in the whole window. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups',
].join('; ')

export function registerMailbox(app: FastifyInstance, context: Context): void {
  const { config, db } = context
  if (!hasMailbox(config)) return
  const note = `Mail sent by ${config.BRAND_NAME}`
  const find = async (params: unknown) => {
    const id = idOf(params)
    return id === undefined
      ? undefined
      : (await db.select().from(mailMessage).where(eq(mailMessage.id, id)))[0]
  }

  app.get(mailboxPath, { schema: { hide: true } }, async (_request, reply) => {
    const rows = await db
      .select({
        id: mailMessage.id,
        to: mailMessage.toAddress,
        subject: mailMessage.subject,
        at: mailMessage.createdAt,
      })
      .from(mailMessage)
      .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
      .limit(shown)
    const texts = await db
      .select()
      .from(smsMessage)
      .orderBy(desc(smsMessage.createdAt), desc(smsMessage.id))
      .limit(shown)
    return sendPage(reply, listPage(note, rows, texts))
  })
  app.get('/dev/mailbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const mail = await find(request.params)
    if (mail === undefined) return sendPage(reply, missing, { status: 404 })
    return sendPage(reply, mailPage(note, mail), { frames: true })
  })
  app.get('/dev/mailbox/:id/html', { schema: { hide: true } }, async (request, reply) => {
    const mail = await find(request.params)
    if (mail === undefined) return sendPage(reply, missing, { status: 404 })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailPolicy)
      .send(mail.html.replace('<head>', '<head><base target="_top">'))
  })
}
