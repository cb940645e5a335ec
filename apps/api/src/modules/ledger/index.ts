export { expireWallets } from './expire-wallets.ts'
export { registerLedgerRoutes } from './routes.ts'
export { expireWallet } from './wallet.ts'
