import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import {
  step,
  application,
  kyc,
  open,
  openForm,
  main,
  number,
  later,
  dialog,
} from '../../../../testing/kyc-form.ts'
import type { Step } from '../../../../testing/kyc-form.ts'

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
