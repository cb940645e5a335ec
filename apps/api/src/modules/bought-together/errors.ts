import { err } from '@upchar/kernel/result'

export const productMissing = (field: 'sku' | 'with_sku', sku: string) =>
  err({
    code: 'pin_product_missing' as const,
    field,
    message: `No product on sale has the SKU ${sku}.`,
  })
export const pinRefused = (field: 'sku' | 'with_sku', message: string) =>
  err({ code: 'pin_refused' as const, field, message })
export const pinMissing = () =>
  err({ code: 'pin_missing' as const, message: 'These products are not pinned together.' })
