import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { customer } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Claim = Answer<'listSezClaims'>['claims'][number]
const claim: Claim = {
  id: '1',
  gstin: '27AAACX1234A1ZX',
  kind: 'unit',
  approval_number: 'SEEPZ/17',
  pincode: '400096',
  state: 'confirmed',
  claimed_at: '2026-11-01T10:00:00.000Z',
  reason: '',
  valid_from: '2026-04-01',
  valid_until: '2029-03-31',
}
const main = page.getByRole('main')
const open = (claims: Claim[]) =>
  showShop(
    '/account?selected=sez',
    { getCustomer: () => ({ user_info: customer() }), listSezClaims: () => ({ claims }) },
    { signedIn: true },
  )

it('CART-23 shows what was confirmed, and why something was not', async () => {
  await open([
    claim,
    { ...claim, id: '2', state: 'refused', reason: 'Of another company' },
    { ...claim, id: '3', valid_from: '2023-04-01', valid_until: '2024-03-31' },
  ])
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Special economic zone' }))
    .toBeVisible()
  const [first, second, third] = main
    .getByRole('listitem')
    .filter({ hasText: '27AAACX' })
    .elements()
  await expect
    .element(first ?? main)
    .toMatchTextContent(/27AAACX1234A1ZX, SEZ unit.*1 Apr 2026 to 31 Mar 2029.*Confirmed/)
  await expect.element(second ?? main).toMatchTextContent(/Of another company/)
  await expect.element(third ?? main).toMatchTextContent(/Expired: send the renewed letter/)
})

it('CART-23 asks for GSTIN, letter and pincode before anything is sent', async () => {
  await open([])
  await main.getByRole('textbox', { name: 'GSTIN' }).fill('27AAACX1234A1ZO')
  await main.getByRole('button', { name: 'Send the letter' }).click()
  await expect.element(main.getByText(/typing mistake/).first()).toBeVisible()
  await expect
    .element(main.getByText('Choose the letter of approval', { exact: true }).first())
    .toBeVisible()
})
