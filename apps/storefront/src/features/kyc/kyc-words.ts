import { formatIstDate } from '@upchar/kernel/dates'
import type { BadgeTone } from '@upchar/ui/badge'
import { stageOf } from './kyc-types.ts'
import type { Kyc, KycStep, Stage } from './kyc-types.ts'

export const STEP_NAMES: Readonly<Record<Stage, { title: string; form: string; why: string }>> = {
  basic: {
    title: 'Your practice or business',
    form: 'Verify your practice or business',
    why: 'Lets you buy class C and D devices, professional tests and other supplies for professionals.',
  },
  pharma: {
    title: 'Medicines and vaccines',
    form: 'Verify for medicines and vaccines',
    why: 'Lets you buy medicines, vaccines and other products that only licensed buyers may purchase.',
  },
}

/** The status of a step and its next action. */
export type StepView = {
  badge: { words: string; tone: BadgeTone }
  text: string
  /** The reviewer's note, or empty. */
  reason: string
  /** Null if there is nothing to do. */
  action: { label: string; look: 'primary' | 'outline'; renew: boolean } | null
}

const TONES: Readonly<Record<Application['state'], BadgeTone>> = {
  draft: 'warning',
  submitted: 'info',
  changes_asked: 'warning',
  approved: 'success',
  rejected: 'danger',
  expired: 'danger',
  replaced: 'neutral',
}

type Application = NonNullable<KycStep['application']>
type Action = StepView['action']

const ACTIONS: Readonly<Record<Application['state'], Action>> = {
  draft: { label: 'Continue', look: 'primary', renew: false },
  submitted: { label: 'View what you submitted', look: 'outline', renew: false },
  changes_asked: { label: 'Correct and submit again', look: 'primary', renew: false },
  approved: { label: 'Renew or change', look: 'outline', renew: true },
  rejected: { label: 'Start again', look: 'primary', renew: true },
  expired: { label: 'Renew', look: 'primary', renew: true },
  replaced: { label: 'Renew or change', look: 'outline', renew: true },
}

const day = (at: string | null): string => (at === null ? '' : formatIstDate(at))

function applicationText(application: Application): string {
  const { state, valid_until: until } = application
  switch (state) {
    case 'draft':
      return `Saved on ${day(application.saved_at)}.`
    case 'submitted':
      return `Submitted on ${day(application.submitted_at)}. We will review it and email you.`
    case 'changes_asked':
      return 'Please correct the following:'
    case 'approved':
      return until === null
        ? `Approved on ${day(application.decided_at)}.`
        : `Valid until ${day(until)}.`
    case 'rejected':
      return 'We could not approve this:'
    case 'expired':
      return until === null ? 'It is no longer valid.' : `It was valid until ${day(until)}.`
    case 'replaced':
      return ''
  }
}

function applicationView(step: KycStep, application: Application): StepView {
  const { state, words } = application
  const renewal = step.approved && state !== 'approved'
  const action = ACTIONS[state]
  return {
    badge: { words: renewal ? `Renewal: ${words.toLowerCase()}` : words, tone: TONES[state] },
    text: applicationText(application),
    reason: state === 'approved' ? '' : application.reason,
    action:
      action && state === 'approved' && stageOf(step) === 'pharma'
        ? { ...action, label: 'Renew or add a licence' }
        : action,
  }
}

/** `basicSent`: whether step 1 was submitted; step 2 requires it. */
export function stepView(step: KycStep, basicSent: boolean): StepView {
  const { application } = step
  const plain = { reason: '', action: null }
  if (!step.available)
    return { ...plain, badge: { words: 'Not needed', tone: 'neutral' }, text: step.message }
  if (application === null) {
    if (step.is_pharma && !basicSent)
      return {
        ...plain,
        badge: { words: 'After step 1', tone: 'neutral' },
        text: 'Submit step 1 first.',
      }
    return {
      ...plain,
      badge: { words: 'Not started', tone: 'neutral' },
      text: 'You can stop at any time: your answers are saved.',
      action: { label: 'Start', look: 'primary', renew: false },
    }
  }
  return applicationView(step, application)
}

/** Whether step 1 is in review or approved, which step 2 requires. */
export function isBasicSent({ steps }: Pick<Kyc, 'steps'>): boolean {
  const basic = steps.find((step) => !step.is_pharma)
  return (
    basic?.approved === true || (basic?.application != null && basic.application.state !== 'draft')
  )
}

/** What the buyer can buy now (guide 60). */
export function opened(
  kyc: Pick<Kyc, 'status' | 'steps' | 'business_type'>,
): { products: string; open: boolean; note: string }[] {
  const available = (pharma: boolean): boolean =>
    kyc.steps.some((step) => step.is_pharma === pharma && step.available)
  const line = (products: string, open: boolean, pharma: boolean, how: string) => ({
    products,
    open,
    note: open
      ? 'Available to you'
      : kyc.business_type === null
        ? 'Depends on your business type'
        : available(pharma)
          ? how
          : 'Not sold to your business type',
  })
  return [
    {
      products: 'General supplies, class A and B devices, home tests',
      open: true,
      note: 'Available to everyone',
    },
    line(
      'Class C and D devices, professional tests',
      kyc.status !== 'notVerified',
      false,
      'After step 1',
    ),
    line('Medicines and vaccines', kyc.status === 'verified', true, 'After step 2'),
  ]
}

const KB = 1024
/** "340 KB", "1.2 MB" */
export const fileSize = (bytes: number): string =>
  bytes < KB * KB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / KB / KB).toFixed(1).replace(/\.0$/, '')} MB`
