export { endSalesCode } from './end-sales-code.ts'
export { salesCodeUnknown } from './errors.ts'
export { makeSalesCode } from './make-sales-code.ts'
export { isSalesCode, salesPersonOf, selectSalesCodes } from './store.ts'
