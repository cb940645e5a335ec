export { RefundAccountScreen, type OpenPayout } from './refund-account-screen.tsx'
