import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import {
  field,
  file,
  certificate,
  form,
  kept,
  openForm,
  main,
  number,
  pan,
  review,
  later,
  problems,
  dialog,
} from '../../../../testing/kyc-form.ts'

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
