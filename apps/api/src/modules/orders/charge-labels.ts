import type { ChargedKind } from '../pricing/index.ts'

/** What documents and pages call a charge. */
export const chargeLabels: Readonly<Record<ChargedKind, string>> = {
  shipping: 'Delivery',
  platform_fee: 'Platform fee',
  data_logger: 'Temperature logger',
  cod_fee: 'Cash on delivery fee',
}
