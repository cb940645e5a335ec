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
  const what = `your role in the console is ${STAFF_ROLE_WORDS[role].name}. Choose a password, then set up an authenticator app on your phone. The link is valid for three days and one use.`
  const alarm = 'If you did not expect this, ignore this mail: nothing happens without the link.'
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
