import { sealing } from '../../platform/sealing.ts'

/** Where a refund goes that came back: a UPI ID or a bank account, readable by those who pay it only. */
export const { seal: sealRefundAccount, unseal: unsealRefundAccount } =
  sealing('payouts of refunds')
