import { formatIstDate } from '@upchar/kernel/dates'
import type { BadgeTone } from '@upchar/ui/badge'
import { stageOf } from './kyc-types.ts'
import type { Kyc, KycStep, Stage } from './kyc-types.ts'

export const STEP_NAMES: Readonly<Record<Stage, { title: string; form: string; why: string }>> = {
  basic: {
    title: 'Your practice or business',
    form: 'Verify your practice or business',
    why: 'Opens class C and D devices, professional tests and other supplies for professionals.',
  },
  pharma: {
    title: 'Medicines and vaccines',
    form: 'Verify for medicines and vaccines',
    why: 'Opens medicines, vaccines and other products that only licensed buyers may purchase.',
  },
}

/** How a step stands and the one way on. */
export type StepView = {
  badge: { words: string; tone: BadgeTone }
  text: string
  /** What staff wrote; empty when nothing. */
  reason: string
  /** Null: nothing to do now. */
  action: { label: string; look: 'primary' | 'outline'; renew: boolean } | null
}

const TONES: Readonly<Record<NonNullable<KycStep['application']>['state'], BadgeTone>> = {
  draft: 'warning',
  submitted: 'info',
  changes_asked: 'warning',
  approved: 'success',
  rejected: 'danger',
  expired: 'danger',
  replaced: 'neutral',
}

/** `basicSent`: whether the first step was sent; the second waits for it. */
export function stepView(step: KycStep, basicSent: boolean): StepView {
  const { application } = step
  const renewal = step.approved && application !== null && application.state !== 'approved'
  const plain = { reason: application?.reason ?? '', action: null }
  if (!step.available)
    return {
      badge: { words: 'Not needed', tone: 'neutral' },
      text: step.message,
      reason: '',
      action: null,
    }
  if (application === null) {
    if (step.is_pharma && !basicSent)
      return {
        ...plain,
        badge: { words: 'After step 1', tone: 'neutral' },
        text: 'Send step 1 first.',
      }
    return {
      ...plain,
      badge: { words: 'Not started', tone: 'neutral' },
      text: 'You can stop at any time: your answers are saved.',
      action: { label: 'Start', look: 'primary', renew: false },
    }
  }
  const badge = {
    words: renewal ? `Renewal: ${application.words.toLowerCase()}` : application.words,
    tone: TONES[application.state],
  }
  const day = (at: string | null) => (at === null ? '' : formatIstDate(at))
  switch (application.state) {
    case 'draft':
      return {
        ...plain,
        badge,
        text: `Saved on ${day(application.saved_at)}.`,
        action: { label: 'Continue', look: 'primary', renew: false },
      }
    case 'submitted':
      return {
        ...plain,
        badge,
        text: `Sent on ${day(application.submitted_at)}. We check it and write to you by email.`,
        action: { label: 'See what you sent', look: 'outline', renew: false },
      }
    case 'changes_asked':
      return {
        ...plain,
        badge,
        text: 'Please correct the following:',
        action: { label: 'Change and send again', look: 'primary', renew: false },
      }
    case 'approved':
      return {
        ...plain,
        badge,
        reason: '',
        text:
          application.valid_until === null
            ? `Approved on ${day(application.decided_at)}.`
            : `Valid until ${formatIstDate(application.valid_until)}.`,
        action: {
          label: stageOf(step) === 'pharma' ? 'Renew or add a licence' : 'Renew or change',
          look: 'outline',
          renew: true,
        },
      }
    case 'rejected':
      return {
        ...plain,
        badge,
        text: 'We could not approve this:',
        action: { label: 'Start again', look: 'primary', renew: true },
      }
    case 'expired':
      return {
        ...plain,
        badge,
        text:
          application.valid_until === null
            ? 'It is no longer valid.'
            : `It was valid until ${formatIstDate(application.valid_until)}.`,
        action: { label: 'Renew', look: 'primary', renew: true },
      }
    case 'replaced':
      return {
        ...plain,
        badge,
        text: '',
        action: { label: 'Renew or change', look: 'outline', renew: true },
      }
  }
}

/** Whether step 1 is with the team or done: step 2 waits for it. */
export function isBasicSent({ steps }: Pick<Kyc, 'steps'>): boolean {
  const basic = steps.find((step) => !step.is_pharma)
  return (
    basic?.approved === true || (basic?.application != null && basic.application.state !== 'draft')
  )
}

/** What may be bought as things stand (guide 60: what each status blocks). */
export function opened(
  kyc: Pick<Kyc, 'status' | 'steps'>,
): { goods: string; open: boolean; note: string }[] {
  const available = (pharma: boolean): boolean =>
    kyc.steps.some((step) => step.is_pharma === pharma && step.available)
  const line = (goods: string, open: boolean, pharma: boolean, how: string) => ({
    goods,
    open,
    note: open ? 'Open to you' : available(pharma) ? how : 'Not sold to your business type',
  })
  return [
    {
      goods: 'General supplies, class A and B devices, home tests',
      open: true,
      note: 'Open to everybody',
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
/** A file's size for people: "340 KB", "1.2 MB". */
export const fileSize = (bytes: number): string =>
  bytes < KB * KB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / KB / KB).toFixed(1).replace(/\.0$/, '')} MB`
