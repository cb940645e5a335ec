import type { Body } from '@upchar/contract/schema/endpoints'
import { formatIstEnd } from '@upchar/kernel/dates'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { findByEmail } from '../../modules/accounts/index.ts'
import { pincodeUnknown, wantedLine } from '../../modules/cart/index.ts'
import {
  insertQuotation,
  newQuotation,
  quotationEmpty,
  receiverOfMail,
  termsNow,
  type Quoted,
} from '../../modules/quotations/index.ts'
import {
  answerTicket,
  emailMissing,
  findTicket,
  ticketUnknown,
} from '../../modules/support/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { customerShopper, guestShopper, type Shopper } from '../../platform/identity/shopper.ts'
import { priceQuotation } from './price-quotation.ts'
import { quotationMail } from './quotation-mail.ts'

/** Whose rights and prices count: the account of the address, or a guest who opens it by the link in the mail. */
async function receiverOf({ config, db }: Context, email: string): Promise<Shopper> {
  const customer = await findByEmail(db, email)
  return customer === undefined
    ? guestShopper(receiverOfMail(config, email))
    : customerShopper(customer.id)
}

/** Goods of an enquiry, priced as its sender would buy them today. */
async function priced(context: Context, id: string, body: Body<'staffPriceQuotation'>) {
  const ticket = await findTicket(context.db, id)
  if (ticket === undefined) return ticketUnknown()
  if (ticket.email === null) return emailMissing()
  const shopper = await receiverOf(context, ticket.email)
  const { days, conditions } = await termsNow(context.db)
  const items = body.lines.map(wantedLine)
  const quoted = await priceQuotation(context, shopper, items, {
    pincode: body.pincode,
    conditions,
  })
  if (quoted === undefined) return pincodeUnknown()
  if (quoted.lines.length === 0)
    return quotationEmpty(
      `None of these products can be quoted. ${quoted.leftOut.map(({ title, message }) => `${title}: ${message}`).join(' ')}`,
    )
  return ok({ quoted, shopper, days: body.days ?? days })
}

const linesView = ({ lines }: Quoted) =>
  lines.map((line) => ({
    sku_id: line.sku,
    title: line.title,
    option: line.option,
    quantity: line.quantity,
    price: paiseToRupees(line.unitPaise),
    gst_rate: line.gstBp / 100,
    tax: paiseToRupees(line.taxPaise),
    total: paiseToRupees(line.totalPaise),
  }))

/** ENGAGE-01: what a quotation for an enquiry would say, before it is sent. */
export async function showPrices(
  context: Context,
  id: string,
  body: Body<'staffPriceQuotation'>,
): Promise<HandlerResult<'staffPriceQuotation'>> {
  const found = await priced(context, id, body)
  if (!found.ok) return found
  const { quoted, shopper, days } = found.value
  return ok({
    success: true,
    lines: linesView(quoted),
    shipping: paiseToRupees(quoted.shippingPaise),
    tax: paiseToRupees(quoted.taxPaise),
    total: paiseToRupees(quoted.totalPaise),
    left_out: quoted.leftOut,
    days,
    is_customer: shopper.kind === 'customer',
  })
}

/** ENGAGE-01: answers an enquiry with a quotation that its sender opens by a link and orders while its prices hold. */
export async function quoteEnquiry(
  context: Context,
  staff: StaffCaller,
  id: string,
  body: Body<'staffQuoteTicket'>,
): Promise<HandlerResult<'staffQuoteTicket'>> {
  const found = await priced(context, id, body)
  if (!found.ok) return found
  const { quoted, shopper, days } = found.value
  const row = newQuotation(quoted, { name: body.name, poNumber: '', days }, context.clock.now())
  const summary = `Quotation ${row.number} for ${formatRupees(row.totalPaise)}, valid until ${formatIstEnd(row.validUntil)}.`
  return answerTicket(context, staff, id, {
    revision: body.revision,
    text: [body.text, summary].filter(Boolean).join('\n\n'),
    mail: async (tx, ticket, at) => {
      await insertQuotation(tx, shopper, row)
      await recordAudit(tx, {
        by: staff.staffId,
        action: 'quotation.send',
        subject: { kind: 'quotation', id: row.number },
        after: { ticket: ticket.number, lines: quoted.lines.length },
        at,
      })
      return quotationMail(context.config, ticket, row, body.text)
    },
  })
}
