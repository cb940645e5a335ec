import type { AuditSubject } from '@upchar/kernel/audit-actions'
import { href } from '../../shell/hrefs.ts'
import { BUYERS, CLASSES } from '../buying-rules/index.ts'
import { askName } from '../kyc-questions/index.ts'

/** The names of the kinds of subject. */
export const SUBJECT_WORDS: Readonly<Record<AuditSubject, string>> = {
  seller_member: 'Seller’s member',
  seller_application: 'Application to sell',
  search: 'Search',
  staff_member: 'Member of staff',
  customer: 'Customer',
  order: 'Order',
  order_list: 'List of orders',
  tax_return: 'Tax return',
  product: 'Product',
  stock_receipt: 'Receipt of goods',
  stock_move: 'Move of stock',
  recall: 'Recall',
  catalogue_file: 'Catalogue file',
  family: 'Product type',
  flag: 'Flag',
  landing_page: 'Landing page',
  banner_picture: 'Banner picture',
  product_photo: 'Photo of goods',
  content: 'Text',
  voucher: 'Voucher',
  sales_code: 'Sales code',
  bank_offer: 'Offer of a bank',
  retention: 'Retention',
  remittance: 'Remittance list',
  settlement: 'Settlement',
  payment_request: 'Awaited payment',
  refund: 'Refund',
  quotation: 'Quotation',
  dispute: 'Dispute',
  buying_rule: 'Buying rule',
  kyc_ask: 'KYC question',
  gst_rate: 'GST rate',
  price_ceiling: 'Ceiling price',
  price_list: 'Price list',
  price_floor: 'Lowest price',
  offer_cost: 'Cost',
  kyc_application: 'Application',
  kyc_document: 'Document',
  organisation: 'Organisation',
  seller: 'Seller',
  courier_rate: 'Courier’s rates',
  seller_fee: 'Commission and fees',
  statement: 'Statement of a seller',
  warehouse: 'Warehouse',
  charges: 'Charges',
  delivery_days: 'Delivery days',
  cash_rules: 'Cash on delivery',
  place_rule: 'Rule for pincodes',
  points_terms: 'Terms of reward points',
  referral_terms: 'Terms of referrals',
  referral: 'Referral',
  wallet_limit: 'Limit of wallet changes',
  wallet_refunds: 'Refunds to wallets',
  unread_webhook: 'Unread message',
  api_key: 'API key',
  webhook: 'Webhook',
  ticket: 'Ticket',
  canned_answer: 'Canned answer',
  review: 'Review',
  books_audit: 'Audit of the books',
  report_schedule: 'Scheduled report',
}

/** The cell that a buying rule belongs to. */
function cellOf(id: string): { class: string; of: string } {
  const [productClass = '', of = ''] = id.split(':')
  return { class: productClass, of }
}

/** The subject's own page, if it has one. */
export function subjectHref({ kind, id }: { kind: AuditSubject; id: string }): string | undefined {
  if (kind === 'customer') return href.customer(id)
  if (kind === 'order') return href.order(id)
  if (kind === 'order_list') return href.orders()
  if (kind === 'kyc_application') return href.application(id)
  if (kind === 'ticket') return href.ticket(id)
  if (kind === 'unread_webhook') return href.unreadMessage(id)
  if (kind === 'webhook') return href.webhook(id)
  if (kind === 'report_schedule') return href.scheduledReport(id)
  if (kind === 'api_key') return href.apiKey(id)
  if (kind === 'books_audit') return href.books({ audit: id })
  if (kind === 'stock_receipt') return href.receipts()
  if (kind === 'stock_move') return href.stockMoves()
  if (kind === 'family') return href.productType(id)
  if (kind === 'flag') return href.flags({ q: id })
  if (kind === 'voucher') return href.vouchers({ voucher: id })
  if (kind === 'sales_code') return href.salesCodes()
  if (kind === 'bank_offer') return href.bankOffers()
  if (kind === 'retention') return href.retention
  if (kind === 'place_rule') return href.pincodes()
  if (kind === 'price_floor') return href.priceFloors()
  if (kind === 'offer_cost') return href.costs()
  if (kind === 'price_list') return href.priceLists()
  if (kind === 'price_ceiling') return href.priceCeilings()
  if (kind === 'courier_rate') return href.courierRates()
  if (kind === 'seller_fee') return href.sellerFees()
  if (kind === 'statement')
    return id === 'bank-file' ? href.statements({ state: 'to_pay' }) : href.statement(id)
  if (kind === 'remittance') return href.remittances()
  if (kind === 'settlement') return href.settlements({ view: 'all' })
  if (kind === 'buying_rule') return href.buyingRules(cellOf(id))
  if (kind === 'kyc_ask') {
    const [of, stage, section] = id.split(':')
    return href.kycQuestions({ of, stage, section })
  }
  if (kind === 'gst_rate') {
    const [hsn = '', tag] = id.split(':')
    return href.gstRate(hsn, { tag })
  }
  if (kind === 'content') {
    const [of = '', key = ''] = id.split('/')
    return href.contentItem(of, key)
  }
  return kind === 'landing_page' ? href.landingPage(id) : undefined
}

type Subject = { kind: AuditSubject; id: string; name: string | null }

/** Kinds with readable ids. */
const SPEAKING: readonly AuditSubject[] = [
  'product',
  'stock_receipt',
  'stock_move',
  'catalogue_file',
  'family',
  'flag',
  'landing_page',
  'content',
  'voucher',
  'sales_code',
  'bank_offer',
  'canned_answer',
  'remittance',
  'settlement',
  'buying_rule',
  'kyc_ask',
  'gst_rate',
  'price_ceiling',
  'price_list',
  'price_floor',
  'offer_cost',
  'organisation',
  'seller',
  'courier_rate',
  'seller_fee',
  'statement',
  'warehouse',
  'charges',
  'delivery_days',
  'cash_rules',
]
/** Whether a subject has a name that people know. */
export const isNamed = ({ kind, name }: Subject): boolean =>
  name !== null || SPEAKING.includes(kind)

const LONG = 12
/** A subject's label: its name, else its key, else the beginning of its opaque id. */
export const subjectName = ({ kind, id, name }: Subject): string => {
  if (name !== null) return name
  // There is only one of it.
  if (id === kind) return ''
  if (kind === 'buying_rule') {
    const cell = cellOf(id)
    return `${CLASSES.find(({ key }) => key === cell.class)?.name ?? cell.class}: ${BUYERS.find((buyer) => String(buyer.id) === cell.of)?.name ?? cell.of}`
  }
  if (kind === 'kyc_ask') return askName(id)
  return SPEAKING.includes(kind) || id.length <= LONG ? id : `${id.slice(0, 8)}…`
}
