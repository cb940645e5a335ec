import { sealing } from '../../../platform/sealing.ts'

/** The bank account of a seller, readable by those who pay it only. */
export const { seal: sealSellerAccount, unseal: unsealSellerAccount } =
  sealing('payouts to sellers')
