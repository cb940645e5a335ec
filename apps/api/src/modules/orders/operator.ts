import { stateByCode } from '@upchar/kernel/gst'
import { officeStreet, type Config } from '../../platform/config.ts'
import type { Supplier } from './make-invoice.ts'

/** The operator as the supplier of its own service, from the settings. */
export function operatorOf(config: Config): Supplier {
  const stateCode = config.OPERATOR_GSTIN.slice(0, 2)
  return {
    legalName: config.LEGAL_NAME,
    tradeName: config.BRAND_NAME,
    address: officeStreet(config),
    city: config.OFFICE_CITY,
    pincode: config.OFFICE_PINCODE,
    stateCode,
    state: stateByCode(stateCode)?.name ?? stateCode,
    gstin: config.OPERATOR_GSTIN,
    ...(config.OPERATOR_CIN !== undefined && { cin: config.OPERATOR_CIN }),
    licence: null,
    invoicePrefix: 'UPC',
    hsnDigits: 6,
  }
}
