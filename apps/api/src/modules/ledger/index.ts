export { bookGateway, bookSellers, type GatewayMove } from './book-gateway.ts'
export { expireWallets } from './expire-wallets.ts'
export type { WalletChange } from './model.ts'
export { registerLedgerRoutes } from './routes.ts'
export { needsSecond, termsOf } from './rules.ts'
export { historyOf, partsView } from './show-wallet.ts'
export {
  changedAlone,
  findWalletChange,
  insertWalletChange,
  insertWalletLimit,
  lockWalletChange,
  lockWalletLimit,
  selectWalletChanges,
  settleWalletChange,
  walletLimitPaise,
} from './store/changes.ts'
export {
  insertWalletRefundRule,
  lockWalletRefundRule,
  walletRefundRuleNow,
} from './store/refund-rule.ts'
export {
  bookedPaise,
  findBalance,
  findLine,
  owedPaise,
  repaidPaise,
  selectEarned,
  selectGivenBack,
  selectPaid,
  selectParts,
  type Line,
} from './store/read.ts'
export {
  expireValue,
  giveValue,
  holdValue,
  keepRefund,
  lowerDebt,
  redeemHeld,
  releaseHeld,
  returnValue,
  takeValue,
} from './move-value.ts'
