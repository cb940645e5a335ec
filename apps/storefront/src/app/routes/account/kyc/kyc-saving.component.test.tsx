import { afterEach, describe, expect, it, vi } from 'vitest'
import { away } from '@upchar/testkit/browser/fake-api'
import { form, kept, main, number, openForm, pan } from '../../../../testing/kyc-form.ts'

const saves = ({ calls }: Awaited<ReturnType<typeof openForm>>) =>
  calls('completeKyc').map(({ body }) => body.fields)
/** As when the buyer changes to another tab or app. */
function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => vi.restoreAllMocks())

describe('a form in progress', () => {
  it('KYC-04 is saved once the buyer pauses, not at each key', async () => {
    const shop = await openForm()
    for (const typed of ['T', 'TN', 'TN-4', 'TN-471']) await number.fill(typed)
    await expect.element(main.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
    expect(saves(shop)).toEqual([{ registration_number: 'TN-471' }])
  })

  it('KYC-04 is saved at once when the page is hidden, and not again without a change', async () => {
    const shop = await openForm()
    await number.fill('TN-4711')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(saves(shop)).toEqual([])
    hide()
    await expect.poll(() => saves(shop)).toEqual([{ registration_number: 'TN-4711' }])
    await expect.element(main.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
    hide()
    await pan.fill('ABCPX1234L')
    hide()
    await expect
      .poll(() => saves(shop))
      .toEqual([
        { registration_number: 'TN-4711' },
        { registration_number: 'TN-4711', pan: 'ABCPX1234L' },
      ])
  })

  it('KYC-04 is sent with the next change when saving has failed', async () => {
    let lost = true
    const shop = await openForm({}, { completeKyc: () => (lost ? away() : kept()) })
    await number.fill('TN-4711')
    hide()
    await expect.poll(() => saves(shop)).toHaveLength(1)
    await expect.element(main.getByText(/not saved/i)).toBeVisible()
    lost = false
    hide()
    await expect.poll(() => saves(shop)).toHaveLength(2)
    expect(saves(shop)[1]).toEqual({ registration_number: 'TN-4711' })
  })

  it('KYC-04 is saved with the chosen proof', async () => {
    const proof = (key: string, name: string) => ({
      key,
      name,
      fields: [],
      documents: [],
      any_of: [],
    })
    const [section] = form().sections
    if (!section) throw new Error('no section')
    const shop = await openForm({
      sections: [
        {
          ...section,
          choice: 'council',
          choices: [proof('council', 'Council registration'), proof('licence', 'Clinic licence')],
        },
      ],
    })
    await main.getByRole('radio', { name: 'Clinic licence' }).click()
    hide()
    await expect
      .poll(() => shop.calls('completeKyc').map(({ body }) => body.choices))
      .toEqual([{ practice: 'licence' }])
  })
})
