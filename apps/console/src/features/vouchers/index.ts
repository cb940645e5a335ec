export { voucherColumns } from './columns.tsx'
export { NewVoucherForm } from './new-voucher-form.tsx'
export { listOf, readVoucherSearch } from './search.ts'
export { VoucherSheet } from './voucher-sheet.tsx'
