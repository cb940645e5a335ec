import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { fakeUploads } from '@upchar/testkit/browser/fake-uploads'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { customer } from '../../../../testing/people.ts'
import { showShop } from '../../../../testing/show-shop.tsx'

type Kyc = Answer<'getMyKyc'>['kyc']
type Step = Kyc['steps'][number]
type Form = Omit<Answer<'getKycFields'>, 'success'>
type Field = Form['sections'][number]['choices'][number]['fields'][number]
type Saved = Omit<Answer<'completeKyc'>, 'success'>

const step = (is_pharma: boolean, part: Partial<Step> = {}): Step => ({
  is_pharma,
  available: true,
  message: '',
  application: null,
  approved: false,
  ...part,
})
const application = (part: Partial<NonNullable<Step['application']>>): Step['application'] => ({
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
const kyc = (part: Partial<Kyc> = {}): Kyc => ({
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
const field = (name: string, label: string, part: Partial<Field> = {}): Field => ({
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
const file = (id: string, name: string) => ({
  file_id: id,
  name,
  media_type: 'application/pdf' as const,
  bytes: 350_000,
  uploaded_at: '2026-11-20T10:00:00.000Z',
})
const certificate = (part = {}) => ({
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
const form = (part: Partial<Form> = {}): Form => ({
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
const kept = (part: Partial<Saved> = {}): Saved => ({
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
const open = (at: string, answers: Answers = {}) =>
  showShop(at, { ...buyer, ...answers }, { signedIn: true })
const openForm = (part: Partial<Form> = {}, answers: Answers = {}) =>
  open('/account/kyc?step=basic', { getKycFields: () => form(part), ...answers })

const main = page.getByRole('main')
const number = main.getByRole('textbox', { name: 'Registration number' })
const pan = main.getByRole('textbox', { name: /^PAN/ })
const review = main.getByRole('button', { name: 'Review and submit' })
const later = main.getByRole('button', { name: 'Save and finish later' })
const problems = page.getByRole('alert', { name: /to continue$/ })
const dialog = (name: string) => page.getByRole('dialog', { name })

describe('verification', () => {
  it('says why, what is open to whom, and begins with the first step', async () => {
    await open('/account/kyc')
    await expect
      .element(main.getByText(/By law, some supplies are for professionals/))
      .toBeVisible()
    await expect.element(main.getByText('Medicines and vaccines').first()).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: /^Start ?: Your practice or business$/ }))
      .toHaveAttribute('href', '/account/kyc?step=basic')
    expect(main.getByRole('link', { name: /^Start ?: Medicines/ }).elements()).toEqual([])
    await expect.element(main.getByText('Submit step 1 first.')).toBeVisible()
  })

  it('asks for the business type first, and shows no steps before', async () => {
    await open('/account/kyc', {
      getMyKyc: () => ({ kyc: kyc({ business_type: null }), is_kyc_complete: false }),
    })
    await expect
      .element(main.getByRole('link', { name: 'Choose business type' }))
      .toHaveAttribute('href', expect.stringContaining('/account/complete-profile'))
    expect(main.getByRole('link', { name: /^Start/ }).elements()).toEqual([])
  })

  it.each<[string, NonNullable<Step['application']>['state'], string]>([
    ['goes on with a half-done form', 'draft', 'Continue'],
    ['shows what was sent while it is checked', 'submitted', 'View what you submitted'],
    ['leads to what must be changed', 'changes_asked', 'Correct and submit again'],
    ['begins again after a refusal', 'rejected', 'Start again'],
    ['renews what has expired', 'expired', 'Renew'],
  ])('%s', async (_, state, action) => {
    const mine = step(false, {
      application: application({ state, words: state, reason: 'The scan can’t be read.' }),
    })
    await open('/account/kyc', {
      getMyKyc: () => ({ kyc: kyc({ steps: [mine, step(true)] }), is_kyc_complete: false }),
    })
    await expect
      .element(
        main.getByRole('link', { name: new RegExp(`^${action} ?: Your practice or business$`) }),
      )
      .toBeVisible()
  })

  it('says until when an approval is good, and when a licence has ended', async () => {
    const approved = step(false, {
      approved: true,
      application: application({
        state: 'approved',
        words: 'Approved',
        valid_until: '2027-03-31',
        decided_at: '2026-11-20T10:00:00.000Z',
      }),
    })
    await open('/account/kyc', {
      getMyKyc: () => ({
        kyc: kyc({
          status: 'partialVerified',
          steps: [approved, step(true)],
          licences: [
            {
              kind: 'MD-42',
              name: 'MD-42 registration',
              number: 'MD-1',
              scope: '',
              valid_until: '2026-10-31',
              in_force: false,
            },
          ],
        }),
        is_kyc_complete: true,
      }),
    })
    await expect.element(main.getByText(/Valid until 31 Mar 2027/)).toBeVisible()
    await expect.element(main.getByText(/Expired on 31 Oct 2026/)).toBeVisible()
  })

  it('says that it can’t be loaded, and why a form isn’t offered', async () => {
    await open('/account/kyc', { getMyKyc: broken })
    await expect
      .element(page.getByRole('heading', { name: 'We can’t load your verification right now' }))
      .toBeVisible()
  })

  it('says in the server’s words why there is no such form', async () => {
    await open('/account/kyc?step=pharma', {
      getKycFields: () => refuse('kyc_not_offered', 'Resellers can’t apply for medicines.'),
    })
    await expect.element(main.getByText('Resellers can’t apply for medicines.')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Back to your verification' }))
      .toHaveAttribute('href', '/account/kyc')
  })
})

describe('KYC form', () => {
  it('KYC-04 asks the server what is missing, lists it in the form’s order, and leads to each', async () => {
    const shop = await openForm(
      {},
      {
        completeKyc: () =>
          kept({
            problems: [
              {
                field: 'registration_certificate',
                section: 'practice',
                message: 'Upload the registration certificate',
              },
              {
                field: 'registration_number',
                section: 'practice',
                message: 'Enter the registration number',
              },
            ],
          }),
      },
    )
    await review.click()
    await expect.element(problems).toHaveFocus()
    await expect
      .poll(() =>
        problems
          .getByRole('link')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['Enter the registration number', 'Upload the registration certificate'])
    await problems.getByRole('link').nth(1).click()
    await expect
      .element(main.getByRole('button', { name: 'Add a file: Registration certificate' }))
      .toHaveFocus()
    expect(shop.calls('completeKyc').every(({ body }) => body.draft)).toBe(true)
    await number.fill('TN-4711')
    await expect.element(number).not.toHaveAttribute('aria-invalid')
  })

  it('VALID-04 says when the field is left that a PAN is none, and types it in capitals', async () => {
    await openForm()
    await pan.fill('aaacx12')
    await expect.element(pan).toHaveValue('AAACX12')
    await expect.element(pan).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(pan).toHaveAccessibleDescription(/Enter the 10-character PAN/)
    await pan.fill('AAACX1234A')
    await expect.element(pan).not.toHaveAttribute('aria-invalid')
  })

  it('KYC-04 saves what was typed by itself, only what changed, and says so', async () => {
    const shop = await openForm()
    await number.fill('TN-4711')
    await expect.element(main.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
    const saved = shop.calls('completeKyc').at(-1)?.body
    expect(saved?.draft).toBe(true)
    expect(saved?.fields).toEqual({ registration_number: 'TN-4711' })
  })

  it('says that it isn’t saved while the network is away, and doesn’t leave', async () => {
    const shop = await openForm({}, { completeKyc: away })
    await number.fill('TN-4711')
    await later.click()
    await expect.element(toast(/could not save your answers/)).toBeVisible()
    expect(shop.href()).toBe('/account/kyc?step=basic')
    await expect.element(number).toHaveValue('TN-4711')
  })

  it('saves one after the other: an older answer never follows a newer one', async () => {
    const first = Promise.withResolvers<void>()
    const log: string[] = []
    await openForm(
      {},
      {
        completeKyc: async ({ body }) => {
          const typed = body.fields['registration_number'] ?? ''
          // The form of the test before saves once more as it is left.
          if (!['one', 'two'].includes(typed)) return kept()
          log.push(`saving ${typed}`)
          if (typed === 'one') await first.promise
          log.push(`saved ${typed}`)
          return kept()
        },
      },
    )
    await number.fill('one')
    await expect.poll(() => log).toEqual(['saving one'])
    await number.fill('two')
    await later.click()
    first.resolve()
    await expect.poll(() => log).toEqual(['saving one', 'saved one', 'saving two', 'saved two'])
  })

  it('says above the form what staff want changed, and where', async () => {
    await openForm({
      reason: 'Please upload both sides.',
      state: 'changes_asked',
      sections_to_change: ['practice'],
    })
    await expect
      .element(main.getByRole('region', { name: 'What to change' }))
      .toMatchTextContent(/Please upload both sides\./)
    await expect.element(main.getByText('Needs correction')).toBeVisible()
  })

  it('KYC-02 shows a verified name, not to be changed', async () => {
    await openForm({
      sections: [
        {
          key: 'business',
          name: 'Your business',
          required: true,
          choice: 'name',
          choices: [
            {
              key: 'name',
              name: 'Name',
              fields: [
                field('Establishment-Name', 'Business name', {
                  value: 'Rao Clinic',
                  editable: false,
                }),
              ],
              documents: [],
              any_of: [],
            },
          ],
        },
      ],
    })
    const name = main.getByRole('textbox', { name: 'Business name' })
    await expect.element(name).toBeDisabled()
    await expect.element(name).toHaveValue('Rao Clinic')
    await expect.element(name).toHaveAccessibleDescription(/Verified/)
  })

  it('can’t be changed while it is checked', async () => {
    await openForm({ editable: false, state: 'submitted' })
    await expect.element(main.getByText(/Our team is reviewing this/)).toBeVisible()
    expect(review.elements()).toEqual([])
    expect(number.elements()).toEqual([])
  })
})

describe('sending the form', () => {
  const filled = form()
  filled.sections[0]?.choices[0]?.documents.splice(
    0,
    1,
    certificate({ files: [file('f-1', 'certificate.pdf')] }),
  )
  const send = dialog('Submit for review?')

  it('shows what goes, sends once, and comes back to the overview with the answer', async () => {
    const shop = await openForm(filled, {
      completeKyc: ({ body }) =>
        body.draft ? kept() : kept({ state: 'submitted', message: 'We check it within two days.' }),
    })
    await number.fill('TN-4711')
    await review.click()
    await expect.element(send).toMatchTextContent(/Proof of practice · 1 file/)
    expect(shop.calls('completeKyc').every(({ body }) => body.draft)).toBe(true)
    await send.getByRole('button', { name: 'Submit for review' }).dblClick()
    await expect.element(toast('We check it within two days.')).toBeVisible()
    await expect.poll(shop.href).toBe('/account/kyc')
    expect(shop.calls('completeKyc').filter(({ body }) => !body.draft)).toHaveLength(1)
  })

  it('stays with the reason when the server says no', async () => {
    await openForm(filled, {
      completeKyc: ({ body }) =>
        body.draft ? kept() : refuse('kyc_not_editable', 'It is being checked already.'),
    })
    await number.fill('TN-4711')
    await review.click()
    await send.getByRole('button', { name: 'Submit for review' }).click()
    await expect.element(send.getByRole('alert')).toMatchTextContent('It is being checked already.')
    await expect.element(send.getByRole('button', { name: 'Submit for review' })).toBeEnabled()
  })
})

describe('leaving a half-done form', () => {
  const why = dialog('Your answers are saved')

  it('KYC-05 asks once why, and lets go without an answer', async () => {
    const shop = await openForm()
    await number.fill('TN-4711')
    await later.click()
    await expect.element(why).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(why).not.toBeInTheDocument()
    expect(shop.href()).toBe('/account/kyc?step=basic')
    await later.click()
    await expect.poll(shop.href).toBe('/account/kyc')
    expect(shop.names()).not.toContain('logKycExit')
  })

  it('KYC-05 sends the reason that was chosen, once', async () => {
    const shop = await openForm({}, { logKycExit: () => ({ message: 'Thank you.' }) })
    await number.fill('TN-4711')
    await later.click()
    await why.getByRole('button', { name: 'Send and leave' }).click()
    await expect.element(why.getByRole('alert')).toMatchTextContent('Choose what fits best')
    await why.getByRole('radio', { name: /^Something else/ }).click()
    await why.getByRole('textbox', { name: /Tell us more/ }).fill('No scanner')
    await why.getByRole('button', { name: 'Send and leave' }).dblClick()
    await expect.poll(shop.href).toBe('/account/kyc')
    expect(shop.calls('logKycExit').map(({ body }) => body)).toEqual([
      { is_pharma: false, option: 'other', comment: 'No scanner' },
    ])
  })

  it('asks nobody who hasn’t begun', async () => {
    const shop = await openForm()
    await later.click()
    await expect.poll(shop.href).toBe('/account/kyc')
    expect(why.elements()).toEqual([])
  })
})

describe('uploading a document', () => {
  const add = main.getByRole('button', { name: 'Add a file: Registration certificate' })
  const upload = dialog('Registration certificate')
  const choose = upload.getByLabelText('Choose a file')
  const pdf = (name: string, size = 2000) =>
    new File([new Uint8Array(size)], name, { type: 'application/pdf' })
  const rows = upload.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  const files = main
    .getByRole('list', { name: 'Files of Registration certificate' })
    .getByRole('listitem')

  it('says the limits before choosing', async () => {
    fakeUploads()
    await openForm()
    await expect
      .element(main.getByText('PDF, JPEG or PNG, up to 100 KB each. At most 2 files.'))
      .toBeVisible()
  })

  it('shows the progress of a file, then the file in the form; the focus comes back', async () => {
    fakeUploads()
    const held = Promise.withResolvers<void>()
    const shop = await openForm(
      {},
      {
        uploadKycFile: async () => {
          await held.promise
          return {
            file: file('f-1', 'certificate.pdf'),
            document: 'registration_certificate',
            message: 'Uploaded',
          }
        },
      },
    )
    await add.click()
    await choose.upload(pdf('certificate.pdf'))
    await expect
      .element(upload.getByRole('progressbar', { name: 'Uploading certificate.pdf' }))
      .toHaveAttribute('value', '50')
    held.resolve()
    await expect.element(rows).toMatchTextContent(/Uploaded/)
    await upload.getByRole('button', { name: 'Done' }).click()
    await expect.element(files).toHaveLength(1)
    await expect.element(add).toHaveFocus()
    expect(shop.calls('uploadKycFile').map(({ query }) => query)).toEqual([
      { document: 'registration_certificate', is_pharma: 'false' },
    ])
  })

  it.each([
    ['too large', pdf('big.pdf', 100 * 1024 + 1), /Choose one of at most 100 KB/],
    ['empty', pdf('empty.pdf', 0), /This file is empty/],
    ['of another kind', new File(['x'], 'notes.txt', { type: 'text/plain' }), /PDF, JPEG or PNG/],
  ])('sends no file that is %s, and says why beside it', async (_, bad, words) => {
    fakeUploads()
    const shop = await openForm()
    await add.click()
    await choose.upload(bad)
    await expect.element(rows).toMatchTextContent(words)
    expect(shop.names()).not.toContain('uploadKycFile')
  })

  it('sends no more files than there is room for', async () => {
    fakeUploads()
    let sent = 0
    const shop = await openForm(
      {},
      {
        uploadKycFile: () => {
          sent += 1
          return {
            file: file(`f-${sent}`, `${sent}.pdf`),
            document: 'registration_certificate',
            message: 'Uploaded',
          }
        },
      },
    )
    await add.click()
    await choose.upload([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')])
    await expect.element(rows.last()).toMatchTextContent(/Not uploaded: at most 2 here/)
    await expect.poll(() => shop.calls('uploadKycFile').length).toBe(2)
    await expect.element(choose).not.toBeInTheDocument()
  })

  it('says why the server refuses a file; only a lost one can be tried again', async () => {
    fakeUploads()
    let lost = false
    await openForm(
      {},
      {
        uploadKycFile: () =>
          lost ? away() : refuse('file_active', 'This PDF has scripts. Upload one without.'),
      },
    )
    await add.click()
    await choose.upload(pdf('certificate.pdf'))
    await expect.element(rows).toMatchTextContent(/This PDF has scripts/)
    expect(rows.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
    lost = true
    await choose.upload(pdf('second.pdf'))
    await expect.element(rows.last().getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(rows.last()).toMatchTextContent(/Check your connection/)
  })

  it('stops a file on its way', async () => {
    fakeUploads()
    await openForm({}, { uploadKycFile: () => new Promise(() => undefined) })
    await add.click()
    await choose.upload(pdf('certificate.pdf'))
    await upload.getByRole('button', { name: 'Stop sending certificate.pdf' }).click()
    await expect.element(upload.getByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument()
  })

  it('deletes a file, and keeps it when that fails', async () => {
    let down = true
    const withFile = form()
    withFile.sections[0]?.choices[0]?.documents.splice(
      0,
      1,
      certificate({ files: [file('f-1', 'certificate.pdf')] }),
    )
    await openForm(withFile, {
      deleteKycFile: () => (down ? broken() : { message: 'File deleted' }),
    })
    const remove = main.getByRole('button', { name: 'Delete certificate.pdf' })
    await remove.click()
    await expect.element(toast('Something went wrong')).toBeVisible()
    await expect.element(files).toHaveLength(1)
    down = false
    await remove.click()
    await expect.element(toast('File deleted')).toBeVisible()
    await expect.element(remove).not.toBeInTheDocument()
  })
})
