export { endVoucher } from './end-voucher.ts'
export { voucherUnknown, type VoucherRefusal } from './errors.ts'
export { makeVoucher } from './make-voucher.ts'
export {
  phoneMark,
  type AppliedVoucher,
  type Basket,
  type CountedVoucher,
  type VoucherBuyer,
} from './model.ts'
export { codesPerMinute, registerVoucherRoutes } from './routes.ts'
export { appliedVoucher, judgeVoucher, usedUp } from './rules.ts'
export { findVoucher, selectOffered } from './store/read.ts'
export { selectVouchers, type KeptVoucher } from './store/staff.ts'
export { adoptUses, freeUses, lockVoucher, writeUse } from './store/uses.ts'
export { appliedVoucherView, offersFor, voucherView, type OfferView } from './view.ts'
