import { sealing } from '../../platform/sealing.ts'

/** Where a buyer's cash goes: a UPI ID or a bank account, readable by those who pay it only. */
export const { seal: sealPayTo, unseal: unsealPayTo } = sealing('payouts of returns')
