import { STAFF_ROLE_WORDS, type StaffRole } from '@upchar/kernel/staff-permissions'
import type { Config } from '../../platform/config.ts'
import { html } from '../../platform/text/html.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'

/** The link is the only way in, so only the member receives it. */
export function invitationMail(
  config: Config,
  { name, email, role }: { name: string; email: string; role: StaffRole },
  link: string,
): Message {
  const subject = `You are invited to the console of ${config.BRAND_NAME}`
  const greeting = `Dear ${name},`
  const what = `you are to work in the console as ${STAFF_ROLE_WORDS[role].name}. Choose a password, then set up an authenticator app on your phone. The link is good for three days and for one use.`
  const alarm = 'If you did not expect this, leave it: without the link nothing happens.'
  return {
    to: email,
    subject,
    text: mailText(config, subject, [greeting, what, '', link, '', alarm]),
    html: mailLayout(
      config,
      subject,
      html`<p>${greeting}</p>
        <p>${what}</p>
        ${mailButton(link, 'Accept the invitation')}
        <p>${alarm}</p>`,
    ),
  }
}
