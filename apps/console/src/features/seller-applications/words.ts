import type { Answer } from '@upchar/contract/schema/endpoints'

export type Application = Answer<'staffListApplicants'>['applications'][number]
/** What a member of staff begins. */
export type Step = 'check' | 'ask' | 'refuse' | 'approve'

/** What may be done in a state, and by this member of staff. */
export const stepsOf = (
  { state, checked_by: checker, alone_from: aloneFrom }: Application,
  { mayApprove, myId }: { mayApprove: boolean; myId: string },
): Step[] => {
  if (state === 'submitted') return ['check', 'ask', 'refuse']
  if (state !== 'checked') return []
  return [
    ...(mayApprove && (checker?.id !== myId || aloneFrom !== null) ? (['approve'] as const) : []),
    'check',
    'ask',
    'refuse',
  ]
}

const STEP_NAMES: Readonly<Record<Step, string>> = {
  check: 'Check',
  ask: 'Ask for more',
  refuse: 'Refuse',
  approve: 'Approve',
}
export const REASON_LONGEST = 300

/** A second check corrects what the first said. */
export const stepName = ({ state }: Application, step: Step): string =>
  step === 'check' && state === 'checked' ? 'Check again' : STEP_NAMES[step]
