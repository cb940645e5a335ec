import type { KycSection } from '@upchar/kernel/kyc-asks'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import type { KycStage, KycState } from '@upchar/kernel/kyc-states'

/** The history of an application, oldest first: state, hours ago, staff's message. */
export type SeedMove = readonly [to: KycState, hoursAgo: number, note?: string]

/** A demo application. */
export type SeedCase = {
  customer: string
  stage: KycStage
  /** Chosen proofs, for sections where it isn't the first one. */
  proofs?: Partial<Record<KycSection, KycProof>>
  moves: readonly SeedMove[]
  /** Days until the documents expire. */
  endsInDays: number
  sectionsToChange?: readonly KycSection[]
  /** Where the buyer typed something else than the documents say: a mistake to find. */
  typed?: Partial<Record<KycFieldName, string>>
  /** Documents uploaded as photos; `sideways` must be turned. */
  photos?: Partial<Record<KycDocumentKind, 'straight' | 'sideways'>>
  /** Issues that the buyer reported: option, comment, hours ago. */
  issues?: readonly (readonly [option: string, comment: string, hoursAgo: number])[]
}

const days = (count: number): number => count * 24
const sent = (hoursAgo: number): readonly SeedMove[] => [['submitted', hoursAgo]]
const approved = (sentDays: number, decidedDays: number): readonly SeedMove[] => [
  ['submitted', days(sentDays)],
  ['approved', days(decidedDays)],
]

/** Applications in every state, and typical review cases: late, resubmitted, a wrong number, a rotated photo. */
export const seedCases: readonly SeedCase[] = [
  {
    customer: 'narmada-hospital',
    stage: 'basic',
    moves: sent(days(3) + 4),
    endsInDays: 800,
    photos: { pan_card: 'straight' },
  },
  {
    customer: 'ganga-pharma',
    stage: 'basic',
    proofs: { devices: 'drug_licence' },
    endsInDays: 540,
    moves: [
      ['submitted', days(6)],
      ['changes_asked', days(5), 'Some pages are missing. Please upload all of them.'],
      ['submitted', days(2) + 3],
    ],
    issues: [
      ['upload_fails', 'The second page was larger than 5 MB, I scanned it again', days(5) - 2],
    ],
  },
  {
    customer: 'smile-arc',
    stage: 'basic',
    moves: sent(26),
    endsInDays: 900,
    photos: { pan_card: 'straight', registration_certificate: 'sideways' },
  },
  { customer: 'deccan-ortho', stage: 'basic', moves: sent(20), endsInDays: 300 },
  {
    customer: 'green-cross',
    stage: 'pharma',
    proofs: { medicines: 'doctor_in_charge' },
    moves: sent(6),
    endsInDays: 700,
    photos: { doctor_registration: 'straight' },
  },
  {
    customer: 'shanti-vet',
    stage: 'basic',
    moves: sent(4),
    endsInDays: 450,
    photos: { registration_certificate: 'straight' },
  },
  {
    customer: 'venkateshwara',
    stage: 'basic',
    moves: sent(2),
    endsInDays: 1200,
    photos: { pan_card: 'straight' },
  },
  {
    customer: 'tooth-story',
    stage: 'basic',
    moves: sent(0.4),
    endsInDays: 620,
    typed: { registration_number: 'A-42817' },
    photos: { pan_card: 'straight' },
  },
  {
    customer: 'himalaya-ngo',
    stage: 'basic',
    endsInDays: 400,
    sectionsToChange: ['authority'],
    moves: [
      ['submitted', days(4)],
      [
        'changes_asked',
        days(3),
        'The document can’t be read. Please upload a sharper picture or the PDF.',
      ],
    ],
  },
  {
    customer: 'arogya-clinic',
    stage: 'basic',
    endsInDays: 260,
    sectionsToChange: ['professional'],
    photos: { registration_certificate: 'straight' },
    moves: [
      ['submitted', days(9)],
      [
        'changes_asked',
        days(8),
        'The name on the document differs from the name of your business. Please correct one of them or explain it in the note.',
      ],
    ],
    issues: [['review_takes_long', '', days(8) + 6]],
  },
  {
    customer: 'lotus',
    stage: 'basic',
    moves: approved(200, 199),
    endsInDays: 19,
    photos: { pan_card: 'straight' },
  },
  { customer: 'lotus', stage: 'pharma', moves: approved(190, 189), endsInDays: 19 },
  { customer: 'green-cross', stage: 'basic', moves: approved(150, 148), endsInDays: 520 },
  { customer: 'metro-surgicals', stage: 'basic', moves: approved(320, 318), endsInDays: 410 },
  {
    customer: 'asha-clinic',
    stage: 'basic',
    moves: approved(110, 109),
    endsInDays: 1460,
    photos: { pan_card: 'straight' },
  },
  { customer: 'asha-clinic', stage: 'pharma', moves: approved(100, 98), endsInDays: 1460 },
  { customer: 'sanjeevani', stage: 'basic', moves: approved(330, 329), endsInDays: 6 },
  { customer: 'kaveri-nephro', stage: 'basic', moves: approved(60, 58), endsInDays: 365 },
  {
    customer: 'coastal-eye',
    stage: 'basic',
    moves: [
      ['submitted', days(235)],
      ['approved', days(234)],
      ['replaced', days(11)],
    ],
    endsInDays: 3,
  },
  { customer: 'coastal-eye', stage: 'basic', moves: approved(13, 11), endsInDays: 1090 },
  {
    customer: 'bengal-surgical',
    stage: 'basic',
    moves: [
      ['submitted', days(14)],
      ['rejected', days(12), 'The licence has been cancelled or suspended.'],
    ],
    endsInDays: 90,
  },
  {
    customer: 'unity-lab',
    stage: 'basic',
    moves: [
      ['submitted', days(360)],
      ['approved', days(358)],
      ['expired', days(4)],
    ],
    endsInDays: -5,
  },
  { customer: 'patil-doctor', stage: 'basic', moves: [], endsInDays: 700 },
]

/** Staff's notes about buyers: hours ago, text. */
export const seedNotes: readonly (readonly [customer: string, hoursAgo: number, text: string])[] = [
  [
    'green-cross',
    30,
    'Mr. Kulkarni asked for one invoice a month. Explained that each order has its own, and that the list can be downloaded.',
  ],
  ['green-cross', days(40), 'New purchase head since May; the old contact has left.'],
  ['metro-surgicals', days(3), 'Called about MD-42 retention fee: paid, receipt will follow.'],
  ['venkateshwara', 1, 'Their committee meets on Fridays. Wants the review before that.'],
  ['unity-lab', days(4), 'Registration has ended, renewal is with the council. Will upload it.'],
  [
    'bengal-surgical',
    days(12),
    'Explained the rejection by phone. May apply again once the licence is back.',
  ],
  ['quiet-one', days(219), 'Signed up by mistake, wants to be left alone.'],
]
