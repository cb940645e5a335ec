export { expireWallets } from './expire-wallets.ts'
export { registerLedgerRoutes } from './routes.ts'
export { earnIntoWallet, expireWallet, holdFromWallet, redeemHeld, releaseHeld } from './wallet.ts'
