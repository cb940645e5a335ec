import type { KycStatus } from './buying-rules.ts'

/** The two steps of KYC: `basic` proves practice or business, `pharma` adds what medicines and vaccines require. Domain reference 3.2. */
export const KYC_STAGES = Object.freeze(['basic', 'pharma'] as const)
/** One of {@link KYC_STAGES}. */
export type KycStage = (typeof KYC_STAGES)[number]

/**
 * The transitions of an application. Staff can reopen a rejection that was a mistake; the last two states are final: the buyer
 * starts a new application.
 */
export const KYC_MOVES = Object.freeze({
  draft: ['submitted'],
  submitted: ['approved', 'changes_asked', 'rejected'],
  changes_asked: ['submitted'],
  approved: ['expired', 'rejected', 'replaced'],
  rejected: ['submitted'],
  expired: [],
  /** A newer application of the same stage was approved. */
  replaced: [],
} as const satisfies Readonly<Record<string, readonly string[]>>)
/** A state of an application. */
export type KycState = keyof typeof KYC_MOVES
/** Every state, in the order of an application's life. */
export const KYC_STATES = Object.freeze(Object.keys(KYC_MOVES) as KycState[])

/** The state's name for buyers and for staff. */
export const KYC_STATE_WORDS: Readonly<
  Record<KycState, { readonly buyer: string; readonly staff: string }>
> = Object.freeze({
  draft: { buyer: 'Not sent yet', staff: 'Draft' },
  submitted: { buyer: 'Being checked', staff: 'Waiting for review' },
  changes_asked: { buyer: 'Changes needed', staff: 'Changes asked' },
  approved: { buyer: 'Approved', staff: 'Approved' },
  rejected: { buyer: 'Not approved', staff: 'Rejected' },
  expired: { buyer: 'Expired', staff: 'Expired' },
  replaced: { buyer: 'Replaced by a newer one', staff: 'Replaced' },
})

/** Whether the buyer may change an application in this state. */
export function isKycOpen(state: KycState): boolean {
  return state === 'draft' || state === 'changes_asked'
}

/** KYC-01: verified with basic and pharma KYC, partialVerified with basic KYC alone, else notVerified. */
export function kycStatus(approved: {
  readonly basic: boolean
  readonly pharma: boolean
}): KycStatus {
  if (!approved.basic) return 'notVerified'
  return approved.pharma ? 'verified' : 'partialVerified'
}

/** KYC-02: the business name may be changed only while it is empty or nothing is verified. */
export function isBusinessNameEditable(businessName: string, status: KycStatus): boolean {
  return businessName.trim() === '' || status === 'notVerified'
}

/** KYC-03: the buyer's pending action: 1 phone, 2 KYC, 3 both; null: none. */
export type PendingAction = 1 | 2 | 3
/** The code of {@link PendingAction} for what is missing. */
export function pendingAction(missing: {
  readonly phone: boolean
  readonly kyc: boolean
}): PendingAction | null {
  if (missing.phone && missing.kyc) return 3
  if (missing.kyc) return 2
  return missing.phone ? 1 : null
}
