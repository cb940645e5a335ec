import { describe, expect, it } from 'vitest'
import { fileProblem, limitWords } from './check-file.ts'
import type { Kyc, KycStep } from './kyc-types.ts'
import { fileSize, isBasicSent, opened, stepView } from './kyc-words.ts'

type State = NonNullable<KycStep['application']>['state']
const WORDS: Record<State, string> = {
  draft: 'Not sent yet',
  submitted: 'Being checked',
  changes_asked: 'Changes needed',
  approved: 'Approved',
  rejected: 'Not approved',
  expired: 'Expired',
  replaced: 'Replaced by a newer one',
}
const step = (
  state: State | null,
  part: Partial<KycStep> = {},
  more: Partial<NonNullable<KycStep['application']>> = {},
): KycStep => ({
  is_pharma: false,
  available: true,
  message: '',
  approved: state === 'approved',
  ...part,
  application:
    state === null
      ? null
      : {
          id: 'a',
          state,
          words: WORDS[state],
          editable: state === 'draft' || state === 'changes_asked',
          reason: '',
          sections_to_change: [],
          saved_at: '2026-11-20T06:00:00Z',
          submitted_at: '2026-11-21T06:00:00Z',
          decided_at: '2026-11-22T06:00:00Z',
          valid_until: null,
          ...more,
        },
})
const kyc = (status: Kyc['status'], ...steps: KycStep[]) => ({ business_type: 3, status, steps })

describe('a step of KYC in the buyer’s words', () => {
  it('KYC-04 offers to start, continue, correct or renew, or says that nothing needs doing', () => {
    const action = (one: KycStep, sent = true) => stepView(one, sent).action?.label ?? null
    expect([
      action(step(null)),
      action(step('draft')),
      action(step('submitted')),
      action(step('changes_asked')),
      action(step('rejected')),
      action(step('expired')),
      action(step('approved')),
    ]).toEqual([
      'Start',
      'Continue',
      'View what you submitted',
      'Correct and submit again',
      'Start again',
      'Renew',
      'Renew or change',
    ])
    expect(action(step(null, { is_pharma: true }), false)).toBeNull()
    expect(
      action(step(null, { available: false, message: 'Not sold to your business type' })),
    ).toBeNull()
  })
  it('KYC-04 shows the reviewer’s note, and until when an approval is valid', () => {
    expect(
      stepView(step('changes_asked', {}, { reason: 'The licence is cut off.' }), true),
    ).toMatchObject({
      reason: 'The licence is cut off.',
      badge: { words: 'Changes needed', tone: 'warning' },
    })
    expect(
      stepView(step('approved', {}, { valid_until: '2027-03-31', reason: 'old' }), true),
    ).toMatchObject({ text: expect.stringContaining('31 Mar 2027'), reason: '' })
    expect(stepView(step('submitted', { approved: true }), true).badge.words).toBe(
      'Renewal: being checked',
    )
  })
  it('KYC-01 says what is available and what blocks the rest', () => {
    const both = [step('approved'), step(null, { is_pharma: true })]
    expect(opened(kyc('partialVerified', ...both)).map(({ open, note }) => [open, note])).toEqual([
      [true, 'Available to everyone'],
      [true, 'Available to you'],
      [false, 'After step 2'],
    ])
    expect(
      opened(
        kyc(
          'notVerified',
          step(null, { available: false }),
          step(null, { is_pharma: true, available: false }),
        ),
      ).map(({ note }) => note),
    ).toEqual([
      'Available to everyone',
      'Not sold to your business type',
      'Not sold to your business type',
    ])
  })
  it('KYC-01 refuses nothing before the business type is chosen', () => {
    expect(
      opened({
        ...kyc('notVerified', step(null, { available: false })),
        business_type: null,
      }).map(({ note }) => note),
    ).toEqual([
      'Available to everyone',
      'Depends on your business type',
      'Depends on your business type',
    ])
  })
  it('KYC-04 requires the first step before the second', () => {
    expect([
      isBasicSent(kyc('notVerified', step(null))),
      isBasicSent(kyc('notVerified', step('draft'))),
      isBasicSent(kyc('notVerified', step('submitted'))),
    ]).toEqual([false, false, true])
  })
  it('KYC-04 leaves the second step open to an approved buyer who begins to renew the first', () => {
    expect(isBasicSent(kyc('partialVerified', step('draft', { approved: true })))).toBe(true)
    expect(isBasicSent(kyc('notVerified', step('draft', { approved: false })))).toBe(false)
  })
})

describe('a document before submission', () => {
  const slot = {
    accept: ['application/pdf', 'image/jpeg', 'image/png'],
    max_bytes: 5 * 1024 * 1024,
    max_files: 4,
  }
  it('UI-07 states the limits before choosing, and rejects invalid files before uploading', () => {
    expect(limitWords(slot)).toBe('PDF, JPEG or PNG, up to 5 MB each. At most 4 files.')
    expect(
      fileProblem({ name: 'a.pdf', size: 400_000, type: 'application/pdf' }, slot),
    ).toBeUndefined()
    expect(fileProblem({ name: 'a.pdf', size: 0, type: 'application/pdf' }, slot)).toBe(
      'This file is empty.',
    )
    expect(fileProblem({ name: 'a.pdf', size: 6_291_456, type: 'application/pdf' }, slot)).toBe(
      'This file is 6 MB. Choose one of at most 5 MB.',
    )
    expect(fileProblem({ name: 'a.docx', size: 9, type: 'application/msword' }, slot)).toContain(
      'This file is not a PDF, JPEG or PNG.',
    )
    // A phone that doesn't report the type: the server decides.
    expect(fileProblem({ name: 'scan', size: 9, type: '' }, slot)).toBeUndefined()
  })
  it('formats file sizes', () => {
    expect([fileSize(10), fileSize(348_160), fileSize(1_258_291)]).toEqual([
      '1 KB',
      '340 KB',
      '1.2 MB',
    ])
  })
})
