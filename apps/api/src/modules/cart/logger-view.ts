import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import type { Quote } from '../pricing/index.ts'

/** The temperature logger of a cart with vaccines (CART-16, DATA-06). */
export function loggerView({ charges, dataLogger: logger }: Quote) {
  const parts = charges.filter(({ kind }) => kind === 'data_logger')
  const total = sumPaise(parts.map((part) => part.totalPaise))
  const taxable = sumPaise(parts.map((part) => part.taxablePaise))
  return {
    data_logger_charges: paiseToRupees(total),
    data_logger_charges_without_tax: paiseToRupees(taxable),
    data_logger_charges_tax: paiseToRupees(total - taxable),
    slashed_data_logger_charges: paiseToRupees(logger?.slashedPaise ?? 0),
    data_logger_offer: logger === undefined ? null : paiseToRupees(logger.paise),
    is_data_logger_added: logger?.added ?? false,
    is_data_logger_available: logger !== undefined,
  } satisfies Partial<Answer<'readCart'>['cart']>
}
