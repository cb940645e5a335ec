export { checkPayable } from './check-payable.ts'
export {
  accountGiven,
  accountWrong,
  payoutChanged,
  payoutLinkWrong,
  payoutUnknown,
  returnedOnWrong,
  secondPersonNeeded,
} from './errors.ts'
export { accountGivenMail, askAccountMail, cameBackMail, paidAgainMail } from './mail.ts'
export { awaitsAccount, type Payout } from './model.ts'
export { sealRefundAccount, unsealRefundAccount } from './pay-to.ts'
export {
  findPayout,
  findReturned,
  insertReturned,
  lockPayout,
  selectPaid,
  selectReturned,
  selectReturnedOf,
  setReturnedState,
  type ReturnedTransfer,
} from './store.ts'
export { paidView, payoutView, returnedView } from './view.ts'
