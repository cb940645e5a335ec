export { referralMissing, referralRefused, type ReferralRefusal } from './errors.ts'
export type { BuyerForm, CartCode, CartReferral } from './model.ts'
export { referralOn } from './referral-on.ts'
export { buyerProblem, judgeReferral, stopsCheckout, tellsBuyer } from './rules.ts'
export { codeOf, forgetCode, insertCode } from './store/codes.ts'
export { findOwner, findReferral } from './store/find.ts'
export {
  cancelReferral,
  freeReferrals,
  isWritable,
  lockReferrals,
  writeReferral,
} from './store/uses.ts'
export {
  blockReferral,
  countReferrals,
  lockReferralOf,
  selectReferrals,
  type ReferralRow,
} from './store/list.ts'
