import type { Config } from '../../platform/config.ts'
import { html, type Html } from '../../platform/text/html.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'

type Letter = { to: string; subject: string; lines: readonly string[]; body: Html }

const write = (config: Config, { to, subject, lines, body }: Letter): Message => ({
  to,
  subject,
  text: mailText(config, subject, lines),
  html: mailLayout(config, subject, body),
})

const codeBlock = (code: string): Html =>
  html`<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:16px 0">${code}</p>`
const minutes = 'It is valid for 10 minutes.'
const secret = 'Nobody from our side ever asks you for it: do not pass it on.'

export type CodeMail = 'sign_in' | 'sign_up' | 'reset_password' | 'confirm'
const purposes: Readonly<Record<CodeMail, { subject: string; why: string }>> = {
  sign_in: { subject: 'Your code to sign in', why: 'Enter this code to sign in.' },
  sign_up: {
    subject: 'Your code to open an account',
    why: 'Enter this code to open your account.',
  },
  reset_password: {
    subject: 'Your code for a new password',
    why: 'Enter this code to choose a new password.',
  },
  confirm: {
    subject: 'Your code to confirm a change',
    why: 'Enter this code to confirm the change to your account.',
  },
}

/** The code is in the body only: subjects show on locked screens. */
export function codeMail(config: Config, to: string, purpose: CodeMail, code: string): Message {
  const { subject, why } = purposes[purpose]
  const unasked = 'If you did not ask for it, ignore this mail: nothing happens without the code.'
  return write(config, {
    to,
    subject,
    lines: [why, '', code, '', minutes, secret, unasked],
    body: html`<p>${why}</p>
      ${codeBlock(code)}
      <p>${minutes} ${secret}</p>
      <p>${unasked}</p>`,
  })
}

/** For addresses without an account: the screen claims that a code was sent, so that it reveals nothing. */
export function noAccountMail(config: Config, to: string): Message {
  const notice = [
    'Somebody asked for a new password with this email address.',
    `It has no account at ${config.BRAND_NAME}.`,
  ].join(' ')
  const hint = 'If that was you, open an account, or try the address that you have used before.'
  const link = `${config.origin}/account/login`
  return write(config, {
    to,
    subject: 'No account with this address',
    lines: [notice, hint, link],
    body: html`<p>${notice}</p>
      <p>${hint}</p>
      ${mailButton(link, 'Open an account')}`,
  })
}

/** For the owner of an account at which strangers have used up the attempts of unknown browsers. */
export function wayBackMail(config: Config, to: string, link: string): Message {
  const notice =
    'Somebody has tried to sign in to your account very often, so new browsers must wait. Nobody got in.'
  const way =
    'If you want to sign in on a new device, open this link there first. It is good for a day and does not sign you in: you still need your password or a code.'
  return write(config, {
    to,
    subject: 'Many attempts to sign in to your account',
    lines: [notice, way, link],
    body: html`<p>${notice}</p>
      <p>${way}</p>
      ${mailButton(link, 'Unlock this device')}`,
  })
}

/** Alerts the owner to a password change by somebody else. */
export function passwordChangedMail(config: Config, to: string): Message {
  const notice = 'The password of your account was changed, and every other device was signed out.'
  const alarm = 'If that was not you, choose a new password at once.'
  const link = `${config.origin}/account/login`
  return write(config, {
    to,
    subject: 'Your password was changed',
    lines: [notice, alarm, link],
    body: html`<p>${notice}</p>
      <p>${alarm}</p>
      ${mailButton(link, 'Go to your account')}`,
  })
}

export function accountClosedMail(config: Config, to: string): Message {
  const notice =
    'Your account is closed. Your name, phone number and addresses are deleted from it, and every device is signed out.'
  const kept = 'Orders and invoices are kept as long as tax law asks for them.'
  const alarm = `If that was not you, write to ${config.SUPPORT_EMAIL}.`
  return write(config, {
    to,
    subject: 'Your account is closed',
    lines: [notice, kept, alarm],
    body: html`<p>${notice}</p>
      <p>${kept}</p>
      <p>${alarm}</p>`,
  })
}

/** Asks the customer to let staff order (AUTH-13): the only code that may be told to our staff. */
export function actingCodeMail(config: Config, to: string, code: string): Message {
  const why = 'A member of our staff wants to place an order on your account for you.'
  const how =
    'If you have asked for this, tell them this code. They can then fill your cart and place the order for an hour; they can spend neither wallet nor points, and can’t change your password or addresses.'
  const alarm = 'If you have not asked for it, tell nobody the code, and nothing happens.'
  return write(config, {
    to,
    subject: 'Let our staff order for you?',
    lines: [why, '', code, '', how, minutes, alarm],
    body: html`<p>${why}</p>
      ${codeBlock(code)}
      <p>${how} ${minutes}</p>
      <p>${alarm}</p>`,
  })
}

/** Tells the customer that staff act on the account. */
export function actingMail(config: Config, to: string): Message {
  const notice =
    'A member of our staff is ordering on your account for the next hour, with the code that you told them.'
  const alarm = `Every order is confirmed to you by mail. If you did not ask for this, write to ${config.SUPPORT_EMAIL}; you can end it at once among the devices of your account.`
  const link = `${config.origin}/account`
  return write(config, {
    to,
    subject: 'Our staff are ordering for you',
    lines: [notice, alarm, link],
    body: html`<p>${notice}</p>
      <p>${alarm}</p>
      ${mailButton(link, 'Go to your account')}`,
  })
}
