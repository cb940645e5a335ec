import { PAYMENT_OPTION_WORDS, paymentOptionOf } from '@upchar/kernel/payment-options'
import { lifePromiseWords } from '@upchar/kernel/shelf-life'
import { formatRupees } from '@upchar/kernel/money'
import { taxNumberName } from '@upchar/kernel/special-supply'
import { chargedPaise } from '../pricing/index.ts'
import { paysCash, streetLine, type FrozenQuote, type GuestForm } from '../checkout/index.ts'
import type { Config } from '../../platform/config.ts'
import { html } from '../../platform/text/html.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'
import { lineTitle } from './line-title.ts'
import { trackPath } from './track-link.ts'

const money = (paise: number) => formatRupees(paise, { paise: 'always' })

/** The amounts row by row; they add up to the total. */
const amounts = (quote: FrozenQuote): [string, string][] => [
  ['Items', money(quote.subtotalPaise)],
  ...(quote.discountPaise > 0
    ? [
        [
          quote.voucher === null ? 'Discount' : `Voucher ${quote.voucher.code}`,
          money(-quote.discountPaise),
        ] satisfies [string, string],
      ]
    : []),
  ...((quote.referralPaise ?? 0) > 0
    ? [['Referral', money(-(quote.referralPaise ?? 0))] satisfies [string, string]]
    : []),
  ...((quote.pointsPaise ?? 0) > 0
    ? [['Reward points', money(-(quote.pointsPaise ?? 0))] satisfies [string, string]]
    : []),
  ['Delivery', quote.shippingPaise === 0 ? 'Free' : money(quote.shippingPaise)],
  ...((quote.platformFeePaise ?? 0) > 0
    ? [['Platform fee', money(quote.platformFeePaise ?? 0)] satisfies [string, string]]
    : []),
  ...(chargedPaise(quote, 'data_logger') > 0
    ? [['Temperature logger', money(chargedPaise(quote, 'data_logger'))] satisfies [string, string]]
    : []),
  ...(quote.codFeePaise > 0
    ? [['Cash on delivery fee', money(quote.codFeePaise)] satisfies [string, string]]
    : []),
]

const cell = 'padding:6px 0;border-bottom:1px solid #d5dce5;vertical-align:top'

export type ConfirmationInput = {
  /** A member of our staff ordered for the customer (AUTH-13). */
  byStaff: boolean
  order: { id: string; number: string }
  quote: FrozenQuote
  form: GuestForm
  paymentOption: number
  /** What of the total the wallet paid (CHECKOUT-07). */
  walletPaise: number
}

type MailItem = { title: string; quantity: number; total: number }

const mailItems = (quote: FrozenQuote): MailItem[] =>
  quote.lines.map((line) => ({
    title: [
      lineTitle(line),
      line.engravingName && `engraved: ${line.engravingName}`,
      line.shelfLife && lifePromiseWords(line.shelfLife),
    ]
      .filter(Boolean)
      .join(', '),
    quantity: line.quantity,
    total: line.totalPaise,
  }))

const amountTable = (items: readonly MailItem[], quote: FrozenQuote) =>
  html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;font-size:15px"
  >
    ${items.map(
      (item) =>
        html`<tr>
          <td style="${cell};padding-right:12px">${item.quantity} × ${item.title}</td>
          <td align="right" style="${cell};white-space:nowrap">${money(item.total)}</td>
        </tr>`,
    )}
    ${amounts(quote).map(
      ([label, amount]) =>
        html`<tr>
          <td style="padding:4px 0;color:#455468">${label}</td>
          <td align="right" style="padding:4px 0;color:#455468">${amount}</td>
        </tr>`,
    )}
    <tr>
      <td style="padding:8px 0;font-weight:700">
        Total, GST of ${money(quote.totalTaxPaise)} included
      </td>
      <td align="right" style="padding:8px 0;font-weight:700;white-space:nowrap">
        ${money(quote.totalPaise)}
      </td>
    </tr>
  </table>`

/** Who is invoiced, where that isn't the delivery address (CHECKOUT-12). */
function billedLines(form: GuestForm): string[] {
  const { fullName, businessName, gstin, uin, poNumber, billing } = form
  if (billing === undefined && uin === undefined && poNumber === undefined) return []
  const number = gstin || (uin ?? '')
  const who = businessName || (billing && (billing.fullName || fullName))
  const registration = billing || uin ? number && `${taxNumberName(number)} ${number}` : ''
  return [
    [who, registration].filter(Boolean).join(', '),
    ...(billing
      ? [streetLine(billing), `${billing.city} ${billing.pincode}, ${billing.state}`]
      : []),
    poNumber ? `Purchase order ${poNumber}` : '',
  ].filter((line) => line !== '')
}

/** What paid for the order, and what is still to be paid. */
function paidWords(totalPaise: number, walletPaise: number, paymentOption: number): string {
  const rest = totalPaise - walletPaise
  const wallet = walletPaise > 0 ? `Paid from wallet: ${money(walletPaise)}. ` : ''
  if (rest === 0) return wallet.trimEnd()
  if (paysCash(paymentOption)) return `${wallet}Pay ${money(rest)} in cash when it is delivered.`
  const way = PAYMENT_OPTION_WORDS[paymentOptionOf(paymentOption)]
  return walletPaise > 0 ? `${wallet}${way}: ${money(rest)}.` : `${way}.`
}

const invoiceComes =
  'This is your order confirmation. The tax invoice comes by mail when the goods are packed.'

/** The mail that confirms an order: items, amounts, address and tracking link. It is no invoice (RET-03). */
export function confirmationMail(
  config: Config,
  { byStaff, order, quote, form, paymentOption, walletPaise }: ConfirmationInput,
): Message {
  const track = `${config.origin}${trackPath(config.secret, order.id)}`
  const items = mailItems(quote)
  const note = form.shippingInstructions ? `For the courier: ${form.shippingInstructions}` : ''
  const address = [
    form.fullName,
    form.billing === undefined ? form.businessName : '',
    streetLine(form),
    `${form.city} ${form.pincode}, ${form.state}`,
    note,
  ].filter(Boolean)
  const billed = billedLines(form)
  const paid = paidWords(quote.totalPaise, walletPaise, paymentOption)
  const thanks = `Dear ${form.fullName}, thank you for your order.${byStaff ? ' A member of our staff placed it for you.' : ''}`
  const heading = `Your order ${order.number} is placed`
  return {
    to: form.email,
    subject: `Order ${order.number} is placed`,
    text: mailText(config, heading, [
      thanks,
      '',
      ...items.map((item) => `${item.quantity} x ${item.title}: ${money(item.total)}`),
      '',
      ...amounts(quote).map(([label, amount]) => `${label}: ${amount}`),
      `Total: ${money(quote.totalPaise)} (GST of ${money(quote.totalTaxPaise)} included)`,
      paid,
      '',
      'Delivered to:',
      ...address,
      ...(billed.length > 0 ? ['', 'Billed to:', ...billed] : []),
      '',
      `Follow your order: ${track}`,
      '',
      invoiceComes,
    ]),
    html: mailLayout(
      config,
      heading,
      html`<p>${thanks}</p>
        ${amountTable(items, quote)}
        <p>${paid}</p>
        ${mailButton(track, 'Follow your order')}
        <p style="margin:0 0 4px;font-weight:600">Delivered to</p>
        <p style="margin:0 0 16px">${address.map((line) => html`${line}<br />`)}</p>
        ${
          billed.length > 0
            ? html`<p style="margin:0 0 4px;font-weight:600">Billed to</p>
                <p style="margin:0 0 16px">${billed.map((line) => html`${line}<br />`)}</p>`
            : ''
        }
        <p style="margin:0">${invoiceComes}</p>`,
    ),
  }
}
