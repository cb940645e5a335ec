import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const seller = { id: 3, trade_name: 'Arogya Supplies' }
const member = {
  id: 'sm-1',
  name: 'Ravi Kulkarni',
  email: 'ravi@arogya.example',
  role: 'owner' as const,
  state: 'active' as const,
  disabled_by_staff: false,
  invitation_ends_at: null,
  last_signed_in_at: '2026-11-27T05:30:00.000Z',
}

it('APP-01 invites a seller’s first member as its owner', async () => {
  const desk = showConsole('/console/sellers/3', {
    staffListSellerMembers: () => ({
      seller,
      members: desk.calls('staffInviteSellerMember').length > 0 ? [member] : [],
    }),
    staffInviteSellerMember: () => ({ seller, members: [member] }),
  })
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody of Arogya Supplies' })
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('Name').fill('Ravi Kulkarni')
  await dialog.getByLabelText('Work email').fill('Ravi@Arogya.example')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.element(page.getByText('ravi@arogya.example', { exact: true })).toBeVisible()
  expect(desk.calls('staffInviteSellerMember').map(({ body }) => body)).toEqual([
    { name: 'Ravi Kulkarni', email: 'ravi@arogya.example', role: 'owner' },
  ])
})

it('APP-01 disables a member after asking', async () => {
  const desk = showConsole('/console/sellers/3', {
    staffListSellerMembers: () => ({ seller, members: [member] }),
    staffChangeSellerMember: () => ({ seller, members: [{ ...member, state: 'disabled' }] }),
  })
  await page.getByRole('button', { name: 'Change Ravi Kulkarni' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable Ravi Kulkarni?' })
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect.element(toast('Ravi Kulkarni is disabled')).toBeVisible()
  expect(desk.calls('staffChangeSellerMember').map(({ body }) => body)).toEqual([
    { action: 'disable' },
  ])
})

it('APP-01 only shows the members to who may not change them', async () => {
  showConsole(
    '/console/sellers/3',
    { staffListSellerMembers: () => ({ seller, members: [member] }) },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Ravi Kulkarni', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /Invite|Change/ }).elements()).toEqual([])
})

it('APP-01 has no page for a seller that isn’t there', async () => {
  showConsole('/console/sellers/99', {
    staffListSellerMembers: () => refuse('seller_unknown', 'There is no such seller.'),
  })
  await expect.element(page.getByText('There is nothing at this address')).toBeVisible()
})

it('APP-01 leaves room on a phone for when an invitation ends', async () => {
  await page.viewport(390, 844)
  showConsole('/console/sellers/3', {
    staffListSellerMembers: () => ({
      seller,
      members: [
        {
          ...member,
          name: 'Padmanabhaswamy Venkatasubrahmanyam Iyengar-Krishnamurthy Rao',
          state: 'invited' as const,
          invitation_ends_at: '2026-12-01T07:50:00.000Z',
          last_signed_in_at: null,
        },
      ],
    }),
  })
  const ends = page.getByText(/^the link ends/)
  await expect.element(ends).toBeVisible()
  // Three short lines, not a column of single words.
  const { height } = ends.element().getBoundingClientRect()
  expect(height).toBeLessThanOrEqual(
    3 * Number.parseFloat(getComputedStyle(ends.element()).lineHeight) + 1,
  )
  await page.viewport(1280, 900)
})
