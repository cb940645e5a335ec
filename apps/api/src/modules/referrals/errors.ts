import { err, type Refusal } from '@upchar/kernel/result'
import { formatRupees } from '@upchar/kernel/money'

export type ReferralRefusalCode =
  | 'referral_off'
  | 'referral_unknown'
  | 'referral_sign_in'
  | 'referral_own'
  | 'referral_not_first'
  | 'referral_ring'
  | 'referral_same_person'
  | 'referral_used_up'
  | 'referral_minimum'
  | 'referral_other_goods'
export type ReferralRefusal = Refusal & { code: ReferralRefusalCode }

const texts = {
  referral_off: 'There are no referrals at present.',
  referral_unknown: 'This referral code is not valid. Check it for typing errors.',
  referral_sign_in:
    'Sign in or create an account to use a referral: it is for the first order of an account.',
  referral_own: 'This is your own code: it is for the people you refer.',
  referral_not_first: 'A referral is for a first order, and you have ordered before.',
  referral_ring: 'You referred the owner of this code, so you can’t use it yourself.',
  referral_same_person:
    'This code belongs to somebody with the same phone number, email address, GSTIN, address or browser, so you can’t use it.',
  referral_used_up: 'This code has been used as often as it can be.',
  referral_other_goods:
    'A referral can’t be used for prescription medicines and vaccines. Add other goods to use it.',
} as const

export const referralRefused = (code: keyof typeof texts) =>
  err<ReferralRefusal>({ code, message: texts[code], field: 'code' })

export const belowMinimum = (missingPaise: number) =>
  err<ReferralRefusal>({
    code: 'referral_minimum',
    message: `Add goods worth ${formatRupees(missingPaise)} more to use your referral. Prescription medicines and vaccines don’t count.`,
    field: 'code',
  })

export const referralMissing = () =>
  err({ code: 'referral_missing' as const, message: 'No order has this referral.' })
