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
export { findBalance, selectParts } from './store/read.ts'
export {
  earnIntoWallet,
  expireWallet,
  holdFromWallet,
  redeemHeld,
  releaseHeld,
  returnToWallet,
  takeFromWallet,
} from './wallet.ts'
