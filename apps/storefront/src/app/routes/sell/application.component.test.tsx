import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showShop } from '../../../testing/show-shop.tsx'

type Application = Answer<'getSellerApplication'>['application']
const id = '01990000-0000-8000-a000-000000000001'
const address = `/sell?id=${id}&key=k1`
const application = (over: Partial<Application> = {}): Application => ({
  id,
  ticket: 'SEL-2ABCDEFG',
  business_name: '<b>Sahyadri</b> Surgicals',
  gstin: '27AAACX1234A1ZX',
  state: 'incomplete',
  reason: '',
  received_at: '2026-11-20T05:30:00.000Z',
  submitted_at: null,
  decided_at: null,
  documents: [
    {
      kind: 'pan_card',
      name: 'PAN card of the business',
      number: 'AAACX1234A',
      valid_until: null,
      person_in_charge: '',
      person_registration: '',
      file_name: 'pan.pdf',
      sent_at: '2026-11-21T05:30:00.000Z',
      reason: 'It is not readable',
    },
  ],
  needs: [
    { kinds: ['pan_card'], name: 'PAN card of the business', met: false },
    { kinds: ['MD-42', '20B'], name: 'Licence to sell medical devices', met: false },
  ],
  asked: [],
  agreement: { version: '2026-11', terms: ['We sell only what our licences permit.'] },
  ...over,
})

it('ENGAGE-08 says what is missing and why, and asks for number and file of a licence', async () => {
  const shop = await showShop(address, {
    getSellerApplication: () => ({ application: application() }),
    changeSellerApplication: () => refuse('documents_missing', 'Send these first: PAN card.'),
  })
  await expect.element(page.getByText('Something is missing')).toBeVisible()
  await expect.element(page.getByText(/<b>Sahyadri<\/b> Surgicals/)).toBeVisible()
  await expect.element(page.getByText('Send it again: It is not readable')).toBeVisible()
  const form = page.getByRole('form', { name: 'Licence to sell medical devices' })
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect.element(form.getByText('Enter the number on the licence').first()).toBeVisible()
  await expect.element(form.getByText('Choose the document').first()).toBeVisible()
  const send = page.getByRole('button', { name: 'Send the application' })
  await send.click()
  await expect.element(page.getByText('Read the terms and agree to them first.')).toBeVisible()
  expect(shop.calls('changeSellerApplication')).toEqual([])
  await page.getByRole('checkbox', { name: 'We agree to these terms' }).click()
  await send.click()
  await expect.element(page.getByText('Send these first: PAN card.')).toBeVisible()
  expect(shop.calls('changeSellerApplication')[0]?.body).toEqual({
    step: 'submit',
    id,
    key: 'k1',
    agreement_version: '2026-11',
  })
})

it('ENGAGE-08 shows a refusal with its reason and takes nothing more', async () => {
  await showShop(address, {
    getSellerApplication: () => ({
      application: application({ state: 'refused', reason: 'The business is closed.' }),
    }),
  })
  await expect.element(page.getByText('The business is closed.')).toBeVisible()
  expect(page.getByRole('form').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Send the application' }).elements()).toEqual([])
})

it('ENGAGE-08 says that a wrong link opens nothing', async () => {
  await showShop(address, {
    getSellerApplication: () => refuse('application_unknown', 'This link opens no application.'),
  })
  await expect.element(page.getByText('This link opens no application.')).toBeVisible()
})
