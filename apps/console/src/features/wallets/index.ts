export { walletColumns } from './columns.tsx'
export { LimitPanel } from './limit-panel.tsx'
export { RefundsPanel } from './refunds-panel.tsx'
export { WalletPanel } from './wallet-panel.tsx'
