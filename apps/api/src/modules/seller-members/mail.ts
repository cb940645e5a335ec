import { SELLER_ROLE_WORDS, type SellerRole } from '@upchar/kernel/seller-roles'
import type { Config } from '../../platform/config.ts'
import { html } from '../../platform/text/html.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'

/** The link is the only way in, so only the member receives it. */
export function invitationMail(
  config: Config,
  { name, email, role }: { name: string; email: string; role: SellerRole },
  seller: string,
  link: string,
): Message {
  const subject = `You are invited to the seller portal of ${config.BRAND_NAME}`
  const greeting = `Dear ${name},`
  const what = `you can now work for ${seller} in the seller portal; your role is ${SELLER_ROLE_WORDS[role].name}. Choose a password first. The link is valid for three days and one use.`
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

/** Alerts a member to a change of password by somebody else, who can be locked out by an owner or by us. */
export function passwordChangedMail(
  config: Config,
  { name, email }: { name: string; email: string },
): Message {
  const subject = 'Your password of the seller portal was changed'
  const greeting = `Dear ${name},`
  const what = 'your password was changed, and every other device was signed out.'
  const alarm = `If that was not you, ask an owner in your team to disable you, or write to ${config.SUPPORT_EMAIL}.`
  return {
    to: email,
    subject,
    text: mailText(config, subject, [greeting, what, '', alarm]),
    html: mailLayout(
      config,
      subject,
      html`<p>${greeting}</p>
        <p>${what}</p>
        <p>${alarm}</p>`,
    ),
  }
}
