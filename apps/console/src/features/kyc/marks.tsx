import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { KycState } from '@upchar/kernel/kyc-states'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'

const tones: Record<KycState, BadgeTone> = {
  draft: 'neutral',
  submitted: 'warning',
  changes_asked: 'info',
  approved: 'success',
  rejected: 'danger',
  expired: 'danger',
  replaced: 'neutral',
}

export const StateMark = ({ state }: { state: KycState }) => (
  <Badge tone={tones[state]} className="whitespace-nowrap">
    {KYC_STATE_WORDS[state].staff}
  </Badge>
)

/** The step of an application. */
export const stepName = (isPharma: boolean): string =>
  isPharma ? 'Medicines and vaccines' : 'Basic'

const status = {
  notVerified: { tone: 'neutral', words: 'Not verified' },
  partialVerified: { tone: 'info', words: 'Basic KYC' },
  verified: { tone: 'success', words: 'Verified' },
} as const satisfies Record<string, { tone: BadgeTone; words: string }>

/** KYC-01, for staff. */
export const StatusMark = ({ status: key }: { status: keyof typeof status }) => (
  <Badge tone={status[key].tone}>{status[key].words}</Badge>
)
