export { voucherColumns } from './columns.tsx'
export { NewVoucherForm } from './new-voucher-form.tsx'
export { listOf, readVoucherSearch, voucherStates } from './search.ts'
export { VoucherSheet } from './voucher-sheet.tsx'
