import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showPortal } from '../testing/show-portal.tsx'

const at = '2026-11-24T06:00:00.000Z'
const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  created_at: at,
  last_used_at: at,
  is_current: isCurrent,
})
const two = () => ({
  sessions: [session('s1', 'Firefox on Linux', true), session('s2', 'Chrome on Android')],
})

describe('the own account in the seller portal', () => {
  it('APP-01 is reached by everybody from the head, and ends another device', async () => {
    const portal = showPortal(
      '/seller',
      { sellerListSessions: two, sellerEndSessions: () => ({ ended_sessions: 1 }) },
      { role: 'accounts' },
    )
    await page.getByRole('link', { name: 'Account' }).click()
    await expect.poll(portal.href).toBe('/seller/account')
    await expect.element(page.getByRole('heading', { name: /^Ravi/ })).toBeVisible()
    await page.getByRole('button', { name: 'End the session on Chrome on Android' }).click()
    await expect.poll(() => portal.calls('sellerEndSessions').at(-1)?.body).toEqual({ id: 's2' })
    await expect.element(toast('1 session ended')).toBeVisible()
  })

  it('APP-01 asks for the current password, and says beside it that it is wrong', async () => {
    const portal = showPortal('/seller/account', {
      sellerListSessions: two,
      sellerSetPassword: () =>
        refuse('credentials_wrong', 'This is not your current password.', {
          fields: [{ field: 'current_password', message: 'This is not your current password.' }],
        }),
    })
    await page.getByLabelText('Current password').fill('not this one')
    await page.getByLabelText('New password').fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect.element(page.getByText(/Use at least 12 characters/).first()).toBeVisible()
    expect(portal.calls('sellerSetPassword')).toEqual([])
    await page.getByLabelText('New password').fill('paper-boat-river')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/This is not your current password/).first()).toBeVisible()
    await expect
      .element(page.getByLabelText('Current password'))
      .toHaveAttribute('aria-invalid', 'true')
  })
})
