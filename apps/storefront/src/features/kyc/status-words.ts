import type { BadgeTone } from '@upchar/ui/badge'
import type { KycStatus } from '@upchar/kernel/buying-rules'

/** KYC-01 for the buyer: the name of a status and what it allows. */
export const KYC_WORDS: Readonly<
  Record<KycStatus, { tone: BadgeTone; name: string; meaning: string }>
> = {
  notVerified: {
    tone: 'warning',
    name: 'Not verified',
    meaning:
      'You can buy general supplies. Professional devices, tests and medicines need your registration.',
  },
  partialVerified: {
    tone: 'success',
    name: 'Business verified',
    meaning:
      'You can buy professional devices and tests. Medicines and vaccines also need a drug licence.',
  },
  verified: {
    tone: 'success',
    name: 'Verified',
    meaning: 'You can buy everything that your licences cover, medicines and vaccines included.',
  },
}
