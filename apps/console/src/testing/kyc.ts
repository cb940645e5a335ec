import { page } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'

export type Row = Answer<'staffListKyc'>['applications'][number]
export type Application = Answer<'staffGetKyc'>['application']
export type State = Application['state']

export const row = (id: string, business: string, part: Partial<Row> = {}): Row => ({
  id,
  state: 'submitted',
  is_pharma: false,
  customer: { id: 'c-1', name: 'Asha Rao', email: 'asha.rao@clinic.example' },
  business_name: business,
  business_type: { id: 2, name: 'Doctor' },
  created_at: '2026-11-18T10:00:00.000Z',
  saved_at: '2026-11-19T10:00:00.000Z',
  submitted_at: '2026-11-19T10:00:00.000Z',
  decided_at: null,
  decided_by: null,
  valid_until: null,
  times_submitted: 1,
  ...part,
})
const counts = (waiting: number): Record<State, number> => ({
  draft: 0,
  submitted: waiting,
  changes_asked: 0,
  approved: 0,
  rejected: 0,
  expired: 0,
  replaced: 0,
})
export const queue = (...applications: Row[]): Answers => ({
  staffListKyc: () => ({
    applications,
    total: applications.length,
    total_is_more: false,
    states: counts(applications.length),
  }),
})
const file = (id: string) => ({
  file_id: id,
  name: `${id}.png`,
  media_type: 'image/png' as const,
  bytes: 20_480,
  uploaded_at: '2026-11-19T10:00:00.000Z',
})
export const application = (part: Partial<Application> = {}): Application => ({
  ...row('k-1', 'Rao Clinic'),
  version: 7,
  reason: '',
  sections_to_change: [],
  customer: {
    id: 'c-1',
    name: 'Asha Rao',
    email: 'asha.rao@clinic.example',
    phone: '9876543210',
    gst: '',
    created_at: '2026-01-05T10:00:00.000Z',
    status: 'notVerified',
  },
  sections: [
    {
      key: 'practice',
      name: 'Proof of practice',
      proof: { key: 'registration', name: 'Council registration' },
      fields: [
        { name: 'registration_number', label: 'Registration number', value: 'TN-4711', note: '' },
      ],
      documents: [
        {
          document: 'registration_certificate',
          label: 'Registration certificate',
          files: [file('front'), file('back')],
        },
      ],
    },
  ],
  licences_needed: [],
  licences_suggested: [],
  licences: [],
  history: [
    {
      at: '2026-11-19T10:00:00.000Z',
      from: 'draft',
      to: 'submitted',
      by: null,
      by_system: false,
      note: '',
    },
  ],
  logs: [],
  others: [],
  ...part,
})
export const review = (part: Partial<Application> = {}, answers: Answers = {}): Answers => ({
  ...queue(row('k-1', 'Rao Clinic'), row('k-2', 'Sen Hospital')),
  staffGetKyc: ({ params }) => ({
    application:
      params.id === 'k-1'
        ? application(part)
        : application({ id: params.id, business_name: 'Sen Hospital' }),
    next_id: params.id === 'k-1' ? 'k-2' : null,
  }),
  // The document's own address isn't the API's: it fails as a broken one does.
  staffGetKycFileLink: () => ({
    url: '/console/no-document',
    expires_at: '2026-11-24T10:00:00.000Z',
  }),
  ...answers,
})
export const decided = (state: State) => () => ({
  application: application({ state }),
  next_id: 'k-2',
})
export const title = (name: string) => page.getByRole('heading', { level: 1, name })
export const dock = page.getByRole('region', { name: 'Decision' })
export const button = (name: string | RegExp) => dock.getByRole('button', { name })
