import { splitInclusive } from '@upchar/kernel/gst'
import { paiseToRupees } from '@upchar/kernel/money'
import type { Charges } from './charges.ts'

/** The temperature logger in the configuration, in rupees (CART-16, DATA-05). All 0: not offered; a threshold of 0: never free. */
export function loggerFlags({ data_logger: rule }: Charges) {
  const amount = rule?.amountPaise ?? 0
  const { taxable } = splitInclusive({ gross: amount, bp: rule?.gstBp ?? 0, intra: false })
  return {
    data_logger_charges_without_tax: paiseToRupees(taxable),
    data_logger_charges_tax: paiseToRupees(amount - taxable),
    data_logger_charges_exemption_threshold: paiseToRupees(rule?.freeFromPaise ?? 0),
  }
}
