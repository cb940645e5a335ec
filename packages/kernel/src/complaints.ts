/** What a complaint is about. Keys are stored: never reuse one. */
export const COMPLAINT_SUBJECT_KEYS = Object.freeze([
  'goods',
  'delivery',
  'money',
  'undo',
  'documents',
  'seller',
  'privacy',
  'my_data',
  'correction',
  'erasure',
  'other',
] as const)
/** One of {@link COMPLAINT_SUBJECT_KEYS}. */
export type ComplaintSubject = (typeof COMPLAINT_SUBJECT_KEYS)[number]

/** Every subject in words. */
export const COMPLAINT_SUBJECTS: Readonly<Record<ComplaintSubject, string>> = Object.freeze({
  goods: 'Damaged, wrong, expired or missing goods',
  delivery: 'A late delivery, or none',
  money: 'A price, a payment or a refund',
  undo: 'A cancellation or return that was refused',
  documents: 'An invoice or another document',
  seller: 'A seller',
  privacy: 'How my personal data was handled',
  my_data: 'What you hold about me: a copy',
  correction: 'Data about me is wrong: correct it',
  erasure: 'Delete my data',
  other: 'Something else',
})

/** Whether text from outside is a subject. */
export const isComplaintSubject = (key: string): key is ComplaintSubject =>
  Object.hasOwn(COMPLAINT_SUBJECTS, key)

/** OPS-03: requests about a person’s own data (DPDP Act s.11 and 12). They run as complaints do, by a clock of their own. */
export const DATA_REQUESTS = Object.freeze([
  'my_data',
  'correction',
  'erasure',
] as const satisfies readonly ComplaintSubject[])
/** One of {@link DATA_REQUESTS}. */
export type DataRequest = (typeof DATA_REQUESTS)[number]

/** Whether a complaint's subject, or text from outside, is a request about own data. */
export const isDataRequest = (key: string | undefined): key is DataRequest =>
  DATA_REQUESTS.some((one) => one === key)

/** Whether it is about personal data: above the shop stands the Data Protection Board of India, not a consumer commission (DPDP Act s.13 and 27). */
export const isAboutPersonalData = (subject: string | undefined): boolean =>
  subject === 'privacy' || isDataRequest(subject)

/** What its sender and staff call it. */
export const complaintNoun = (subject: string | undefined): 'request' | 'complaint' =>
  isDataRequest(subject) ? 'request' : 'complaint'

/** How far a complaint is, as its sender reads it (E-Commerce Rules 2020, rule 4(5)). */
export const COMPLAINT_STATES = Object.freeze([
  'received',
  'acknowledged',
  'answered',
  'escalated',
  'settled',
] as const)
/** One of {@link COMPLAINT_STATES}. */
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

/** Every state in a word. */
export const COMPLAINT_STATE_NAMES: Readonly<Record<ComplaintState, string>> = Object.freeze({
  received: 'Received',
  acknowledged: 'Being looked at',
  answered: 'Answered',
  escalated: 'With the grievance officer',
  settled: 'Settled',
})

type Course = {
  isClosed: boolean
  escalated: unknown
  answered: unknown
  acknowledged: unknown
}

/** The state of a complaint: whoever went on to the grievance officer reads that until it is settled. */
export function complaintState({
  isClosed,
  escalated,
  answered,
  acknowledged,
}: Course): ComplaintState {
  if (isClosed) return 'settled'
  if (escalated) return 'escalated'
  if (answered) return 'answered'
  return acknowledged ? 'acknowledged' : 'received'
}

/** What the sender of a complaint does: writes more, goes on to the grievance officer, or opens a settled one again. */
export const COMPLAINT_STEPS = Object.freeze(['write', 'escalate', 'reopen'] as const)
/** One of {@link COMPLAINT_STEPS}. */
export type ComplaintStep = (typeof COMPLAINT_STEPS)[number]

/** The steps that a complaint allows now. */
export function complaintSteps({
  isClosed,
  escalated,
}: Pick<Course, 'isClosed' | 'escalated'>): ComplaintStep[] {
  const onwards: ComplaintStep[] = escalated ? [] : ['escalate']
  return isClosed ? ['reopen', ...onwards] : ['write', ...onwards]
}
