/** What a voucher's code looks like: 4 to 20 letters and digits. */
export const VOUCHER_CODE = /^[A-Z0-9]{4,20}$/

/** A code as a buyer types it, as it is kept: capitals, without the spaces and hyphens that people put between. */
export const cleanVoucherCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
