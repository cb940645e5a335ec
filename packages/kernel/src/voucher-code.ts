/** The format of a voucher code: 4 to 20 letters and digits. */
export const VOUCHER_CODE = /^[A-Z0-9]{4,20}$/

/** Normalises a typed code: capitals, without spaces and hyphens. */
export const cleanVoucherCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
