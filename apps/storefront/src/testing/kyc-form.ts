import { page } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { customer } from './people.ts'
import { showShop } from './show-shop.tsx'

type Kyc = Answer<'getMyKyc'>['kyc']
export type Step = Kyc['steps'][number]
type Form = Omit<Answer<'getKycFields'>, 'success'>
type Field = Form['sections'][number]['choices'][number]['fields'][number]
type Saved = Omit<Answer<'completeKyc'>, 'success'>

export const step = (is_pharma: boolean, part: Partial<Step> = {}): Step => ({
  is_pharma,
  available: true,
  message: '',
  application: null,
  approved: false,
  ...part,
})
export const application = (
  part: Partial<NonNullable<Step['application']>>,
): Step['application'] => ({
  id: 'k-1',
  state: 'draft',
  words: 'Not sent yet',
  editable: true,
  reason: '',
  sections_to_change: [],
  saved_at: '2026-11-20T10:00:00.000Z',
  submitted_at: null,
  decided_at: null,
  valid_until: null,
  ...part,
})
export const kyc = (part: Partial<Kyc> = {}): Kyc => ({
  status: 'notVerified',
  pharma_kyc: false,
  business_name: '',
  business_name_editable: true,
  business_type: 2,
  pending_action: 2,
  steps: [step(false), step(true)],
  licences: [],
  ...part,
})
export const field = (name: string, label: string, part: Partial<Field> = {}): Field => ({
  name,
  label,
  hint: '',
  type: 'line',
  required: true,
  max_length: 60,
  options: [],
  value: '',
  editable: true,
  ...part,
})
export const file = (id: string, name: string) => ({
  file_id: id,
  name,
  media_type: 'application/pdf' as const,
  bytes: 350_000,
  uploaded_at: '2026-11-20T10:00:00.000Z',
})
export const certificate = (part = {}) => ({
  document: 'registration_certificate' as const,
  label: 'Registration certificate',
  hint: '',
  required: true,
  max_files: 2,
  max_bytes: 100 * 1024,
  accept: ['application/pdf', 'image/jpeg', 'image/png'],
  files: [] as ReturnType<typeof file>[],
  ...part,
})
export const form = (part: Partial<Form> = {}): Form => ({
  is_pharma: false,
  application_id: null,
  state: null,
  editable: true,
  can_renew: false,
  reason: '',
  sections_to_change: [],
  sections: [
    {
      key: 'practice',
      name: 'Proof of practice',
      required: true,
      choice: 'registration',
      choices: [
        {
          key: 'registration',
          name: 'Council registration',
          fields: [
            field('registration_number', 'Registration number'),
            field('pan', 'PAN', { type: 'pan', required: false }),
          ],
          documents: [certificate()],
          any_of: [],
        },
      ],
    },
  ],
  ...part,
})
export const kept = (part: Partial<Saved> = {}): Saved => ({
  kyc: kyc(),
  is_kyc_complete: false,
  state: 'draft',
  message: 'Saved',
  problems: [],
  ...part,
})
const buyer: Answers = {
  getCustomer: () => ({ user_info: customer() }),
  getMyKyc: () => ({ kyc: kyc(), is_kyc_complete: false }),
  completeKyc: () => kept(),
  getKycLogOptions: ({ query }) => ({
    type: query.type,
    options: [
      { key: 'documents', label: 'I don’t have the documents here', asks_comment: false },
      { key: 'other', label: 'Something else', asks_comment: true },
    ],
  }),
}
export const open = (at: string, answers: Answers = {}) =>
  showShop(at, { ...buyer, ...answers }, { signedIn: true })
export const openForm = (part: Partial<Form> = {}, answers: Answers = {}) =>
  open('/account/kyc?step=basic', { getKycFields: () => form(part), ...answers })

export const main = page.getByRole('main')
export const number = main.getByRole('textbox', { name: 'Registration number' })
export const pan = main.getByRole('textbox', { name: /^PAN/ })
export const review = main.getByRole('button', { name: 'Review and submit' })
export const later = main.getByRole('button', { name: 'Save and finish later' })
export const problems = page.getByRole('alert', { name: /to continue$/ })
export const dialog = (name: string) => page.getByRole('dialog', { name })
