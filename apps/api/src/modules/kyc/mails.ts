import { formatIstDate } from '@upchar/kernel/dates'
import { KYC_SECTIONS, type KycSection } from '@upchar/kernel/kyc-asks'
import { licenceName } from '@upchar/kernel/kyc-licences'
import type { KycStage } from '@upchar/kernel/kyc-states'
import { html } from '../../platform/text/html.ts'
import type { Message } from '../../platform/mail/mail.ts'
import {
  mailButton,
  mailLayout,
  mailText,
  type MailBrand,
} from '../../platform/mail/mail-layout.ts'
import type { Licence } from './model.ts'

type To = { email: string; stage: KycStage }

const kycPage = (brand: MailBrand) => `${brand.origin}/account/kyc`
const formPage = (brand: MailBrand, stage: KycStage) => `${kycPage(brand)}?step=${stage}`
const subjectOf = (stage: KycStage) => (stage === 'pharma' ? 'medicine licence' : 'KYC')

type Content = {
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
  quote?: string
  button: string
  href: string
}

function message(
  brand: MailBrand,
  email: string,
  { heading, paragraphs, items = [], quote = '', button, href }: Content,
): Message {
  return {
    to: email,
    subject: heading,
    text: mailText(brand, heading, [
      ...paragraphs,
      ...(quote === '' ? [] : ['', quote]),
      ...(items.length === 0 ? [] : ['', ...items.map((item) => `- ${item}`)]),
      '',
      `${button}: ${href}`,
    ]),
    html: mailLayout(
      brand,
      heading,
      html`${paragraphs.map((words) => html`<p>${words}</p>`)}${quote !== '' && html`<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid #d5dce5;white-space:pre-line">${quote}</blockquote>`}${
        items.length > 0 &&
        html`<ul>
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`
      }${mailButton(href, button)}`,
    ),
  }
}

const licenceLine = ({ kind, number, validUntil }: Licence): string =>
  `${licenceName(kind)}, number ${number}${validUntil === null ? '' : `, until ${formatIstDate(validUntil)}`}`

export const approvedMail = (brand: MailBrand, to: To, licences: readonly Licence[]): Message =>
  message(brand, to.email, {
    heading: `Your ${subjectOf(to.stage)} is approved`,
    paragraphs: [
      to.stage === 'pharma'
        ? 'You can now order the medicines and vaccines that your kind of practice or licence allows.'
        : 'You can now order the devices and tests that need proof of a practice or business.',
      ...(licences.length === 0 ? [] : ['On record for you:']),
    ],
    items: licences.map(licenceLine),
    button: 'See your KYC',
    href: kycPage(brand),
  })

export const rejectedMail = (
  brand: MailBrand,
  to: To,
  reason: string,
  wasApproved: boolean,
): Message =>
  message(brand, to.email, {
    heading: wasApproved
      ? `Your ${subjectOf(to.stage)} is no longer approved`
      : `Your ${subjectOf(to.stage)} was not approved`,
    paragraphs: ['Our reviewer wrote:'],
    quote: reason,
    button: 'Send a new form',
    href: formPage(brand, to.stage),
  })

export const reopenedMail = (brand: MailBrand, to: To): Message =>
  message(brand, to.email, {
    heading: `We are checking your ${subjectOf(to.stage)} again`,
    paragraphs: [
      'Our earlier decision was a mistake. You don’t need to send anything again; we will write to you when the review is done.',
    ],
    button: 'See your KYC',
    href: kycPage(brand),
  })

export const changesAskedMail = (
  brand: MailBrand,
  to: To,
  reason: string,
  sections: readonly KycSection[],
): Message =>
  message(brand, to.email, {
    heading: `Please correct your ${subjectOf(to.stage)} form`,
    paragraphs: ['We have saved everything you sent. Our reviewer wrote:'],
    quote: reason,
    items: sections.map((section) => KYC_SECTIONS[section].name),
    button: 'Change your form',
    href: formPage(brand, to.stage),
  })

export const endsSoonMail = (
  brand: MailBrand,
  to: To,
  endsOn: string,
  days: number,
  what: readonly Licence[],
): Message =>
  message(brand, to.email, {
    heading:
      days === 0
        ? `Your ${subjectOf(to.stage)} documents expire today`
        : `Your ${subjectOf(to.stage)} documents expire in ${days} ${days === 1 ? 'day' : 'days'}`,
    paragraphs: [
      [
        `After ${formatIstDate(endsOn, 'full')} you can’t order products that need them.`,
        'Upload the renewed documents before then; you can keep ordering while we review them.',
      ].join(' '),
    ],
    items: what.map(licenceLine),
    button: 'Renew now',
    href: formPage(brand, to.stage),
  })

export const licenceEndedMail = (brand: MailBrand, to: To, what: readonly Licence[]): Message =>
  message(brand, to.email, {
    heading:
      what.length === 1 ? 'One of your licences has expired' : 'Some of your licences have expired',
    paragraphs: [
      [
        'You can’t order products that need them until you upload the renewed documents.',
        'The rest of your KYC is unchanged.',
      ].join(' '),
    ],
    items: what.map(licenceLine),
    button: 'Renew now',
    href: formPage(brand, to.stage),
  })

export const expiredMail = (brand: MailBrand, to: To, endedOn: string): Message =>
  message(brand, to.email, {
    heading: `Your ${subjectOf(to.stage)} has expired`,
    paragraphs: [
      [
        `Your documents were valid until ${formatIstDate(endedOn, 'full')}.`,
        'Upload the renewed ones to order again. Orders that you have placed are not affected.',
      ].join(' '),
    ],
    button: 'Renew now',
    href: formPage(brand, to.stage),
  })
