import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const claim = {
  id: '0198c0de-0000-7000-8000-000000000001',
  gstin: '27AAACX1234A1ZX',
  kind: 'unit' as const,
  approval_number: 'SEEPZ/17',
  pincode: '400096',
  state: 'claimed' as const,
  claimed_at: '2026-11-01T10:00:00.000Z',
  reason: '',
  valid_from: null,
  valid_until: null,
  customer_id: 'c1',
  has_file: true,
  decided_by: null,
  decided_at: null,
}
const table = page.getByRole('table', { name: 'Statements' })

it('CART-23 a zone is confirmed with the days of its letter', async () => {
  const shop = showConsole('/console/sez', {
    staffListSezClaims: () => ({ claims: [claim] }),
    staffDecideSezClaim: () => ({ claims: [] }),
  })
  await expect.element(table).toMatchTextContent(/27AAACX1234A1ZX.*SEEPZ\/17/)
  await expect
    .element(table.getByRole('link', { name: /^Open the letter/ }))
    .toHaveAttribute('href', `/api/staff/sez-claims/${claim.id}/letter`)
  await table.getByRole('button', { name: /^Confirm/ }).click()
  const form = page.getByRole('form', { name: `Confirm ${claim.gstin}` })
  await form.getByLabelText(/^First day/).fill('2026-04-01')
  await form.getByLabelText(/^Last day/).fill('2029-03-31')
  await form.getByRole('button', { name: 'Confirm it' }).click()
  await expect.element(toast(/is confirmed/)).toBeVisible()
  expect(shop.calls('staffDecideSezClaim')[0]?.body).toEqual({
    decision: 'confirm',
    pincode: '400096',
    valid_from: '2026-04-01',
    valid_until: '2029-03-31',
  })
})

it('CART-23 a zone is refused with a reason', async () => {
  const shop = showConsole('/console/sez', {
    staffListSezClaims: () => ({ claims: [claim] }),
    staffDecideSezClaim: () => ({ claims: [] }),
  })
  await table.getByRole('button', { name: /^Refuse/ }).click()
  const dialog = page.getByRole('dialog', { name: `Refuse ${claim.gstin}?` })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Another company')
  await dialog.getByRole('button', { name: 'Refuse it' }).click()
  await expect.element(toast(/is refused/)).toBeVisible()
  expect(shop.calls('staffDecideSezClaim')[0]?.body).toEqual({
    decision: 'refuse',
    reason: 'Another company',
  })
})
