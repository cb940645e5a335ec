import { formatRupees } from '@upchar/kernel/money'
import { codRuleOf } from '../../modules/checkout/index.ts'
import type { PolicyNames } from '../../modules/content/index.ts'
import { chargesOf, feeTypeOf, type ChargeRule } from '../../modules/pricing/index.ts'
import { dataRequestDays } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import { sendsSms } from '../../platform/sms/message.ts'
import { retentionOn } from '../customers/retention.ts'

const from = (paise: number | null, what: string): string =>
  paise === null ? '' : `, ${what} from ${formatRupees(paise)} of goods`

function deliveryText(rule: ChargeRule | undefined): string {
  if (rule === undefined || rule.amountPaise === 0) return 'Delivery is free.'
  return `Delivery of an order costs ${formatRupees(rule.amountPaise)}${from(rule.freeFromPaise, 'free')}.`
}

/** With a space before it; empty where there is no fee. */
function platformFeeText(rule: ChargeRule | undefined): string {
  const type = feeTypeOf(rule)
  if (rule === undefined || type === 'none') return ''
  const most = rule.atMostPaise === null ? '' : `, at most ${formatRupees(rule.atMostPaise)}`
  const amount =
    type === 'percentage'
      ? `${(rule.percentBp ?? 0) / 100} % of what the goods cost${most}`
      : `${formatRupees(rule.amountPaise)} for each ${type === 'fixed' ? 'order' : 'seller of an order'}`
  return ` A platform fee of ${amount}${from(rule.freeFromPaise, 'none')}, is added in the cart; GST is included.`
}

/** With a space before it; empty where none is offered. */
const loggerText = (rule: ChargeRule | undefined): string =>
  rule === undefined || rule.amountPaise === 0
    ? ''
    : ` A temperature logger for vaccines costs ${formatRupees(rule.amountPaise)}${from(rule.freeFromPaise, 'free')}, where you add it in the cart; GST is included.`

/** Amounts and periods in force today, so that a policy never promises anything else. */
export async function policyNames(context: Context): Promise<PolicyNames> {
  const { config } = context
  const now = context.clock.now()
  const [cod, charges, kept] = await Promise.all([
    codRuleOf(context, now),
    chargesOf(context, now),
    retentionOn(context, now),
  ])
  const daysOf = (what: Parameters<typeof kept>[0]) => String(kept(what))
  return {
    brand: config.BRAND_NAME,
    legal_name: config.LEGAL_NAME,
    gstin: config.OPERATOR_GSTIN,
    registrations: [
      `GSTIN ${config.OPERATOR_GSTIN}`,
      ...(config.OPERATOR_CIN === undefined ? [] : [`CIN ${config.OPERATOR_CIN}`]),
    ].join(', '),
    address: config.OFFICE_ADDRESS,
    city: config.OFFICE_CITY,
    grievance_officer: config.GRIEVANCE_OFFICER,
    grievance_email: config.GRIEVANCE_EMAIL,
    grievance_phone: config.GRIEVANCE_PHONE,
    origin: config.origin,
    support_email: config.SUPPORT_EMAIL,
    support_phone: config.SUPPORT_PHONE,
    info_email: config.INFO_EMAIL,
    cod_limit: formatRupees(cod?.maxTotalPaise ?? 0),
    cod_first_limit: formatRupees(cod?.maxNewGuestPaise ?? 0),
    cod_code: sendsSms(config) ? ', or more after a code sent to your phone' : '',
    delivery: deliveryText(charges.shipping),
    platform_fee: platformFeeText(charges.platform_fee),
    data_logger: loggerText(charges.data_logger),
    cod_fee: formatRupees(charges.cod_fee?.amountPaise ?? 0),
    checkout_days: daysOf('checkouts'),
    cart_days: daysOf('carts'),
    view_days: daysOf('views'),
    event_days: daysOf('events'),
    help_days: daysOf('help'),
    data_request_days: String(dataRequestDays(now)),
    complaint_days: daysOf('complaints'),
    consent_days: daysOf('consents'),
    quotation_days: daysOf('quotations'),
  }
}
