import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { modalStore, popModal, resetModals } from '../../shell/modals/modals.ts'
import { ProfilePrompt } from './profile-prompt.tsx'

const prompt = page.getByRole('complementary', { name: 'Your profile' })

beforeEach(() => {
  localStorage.clear()
  resetModals()
})

describe('prompt to complete the profile', () => {
  it.each(['/checkout', '/products/gloves', '/cart', '/account/kyc', '/account/kyc/form'])(
    'UI-02 lies over %s until it is sent away, and stays away on other pages',
    async (path) => {
      showAt(path, <ProfilePrompt />)
      await expect.element(prompt.getByText('Complete your profile')).toBeVisible()
      await prompt.getByRole('button', { name: 'Not now' }).click()
      await expect.element(prompt).not.toBeInTheDocument()
      showAt('/cart', <ProfilePrompt />)
      await (await fetch(location.href)).text()
      expect(prompt.elements()).toEqual([])
    },
  )

  it.each([
    '/shop',
    '/products',
    '/account',
    '/account/address',
    '/checkout/return',
    '/order/1/track',
    '/account/complete-profile',
  ])('UI-02 leaves %s alone', async (path) => {
    showAt(
      path,
      <>
        <ProfilePrompt />
        <p>Shown</p>
      </>,
    )
    await expect.element(page.getByText('Shown')).toBeVisible()
    expect(prompt.elements()).toEqual([])
  })

  it('opens the form over the page, hides meanwhile, and comes back when nothing was filled in', async () => {
    showAt('/cart', <ProfilePrompt />)
    await prompt.getByRole('button', { name: 'Complete now' }).click()
    expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['complete-profile'])
    await expect.element(prompt).not.toBeInTheDocument()
    popModal('complete-profile')
    await expect.element(prompt).toBeVisible()
  })
})
