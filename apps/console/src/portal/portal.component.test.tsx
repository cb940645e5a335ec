import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showPortal, signedInMember } from '../testing/show-portal.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const code = page.getByRole('textbox', { name: 'Code' })
const visitor: Answers = {
  sellerMe: () => refuse('seller_not_signed_in', 'Sign in to the seller portal.'),
  sellerGetSignIn: () => ({ step: 'password' }),
}

describe('signing in to the seller portal', () => {
  it('APP-01 takes the password, then the mailed code, and returns to where one wanted to go', async () => {
    let isIn = false
    const portal = showPortal('/seller?from=mail', {
      ...visitor,
      sellerMe: (asked) =>
        isIn
          ? signedInMember('owner')(asked)
          : refuse('seller_not_signed_in', 'Sign in to the seller portal.'),
      sellerSignIn: () => ({ step: 'code' }),
      sellerSignInWithCode: () => {
        isIn = true
        return { step: 'signed_in' }
      },
    })
    await expect.poll(portal.href).toMatch(/^\/seller\/sign-in\?return=/)
    await page.getByRole('textbox', { name: 'Work email' }).fill('ravi@sahyadri.example')
    await page.getByLabelText('Password', { exact: true }).fill('cotton-kite-monsoon')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Enter your code')).toBeVisible()
    await code.fill('your code: 123 456')
    await expect.poll(portal.href).toBe('/seller?from=mail')
    await expect.element(heading('Sahyadri')).toBeVisible()
    await expect.element(page.getByText('27AAACS1234K1Z5')).toBeVisible()
    expect(portal.calls('sellerSignInWithCode').map(({ body }) => body)).toEqual([
      { otp: '123456' },
    ])
  })

  it('APP-01 sends another code, and says when one is wrong', async () => {
    const portal = showPortal('/seller/sign-in', {
      ...visitor,
      sellerGetSignIn: () => ({ step: 'code' }),
      sellerSendCode: () => ({
        message: 'We have sent a code.',
        resend_after: 30,
        expires_in: 600,
      }),
      sellerSignInWithCode: () => refuse('otp_wrong', 'That is not the code we sent.'),
    })
    await page.getByRole('button', { name: 'Send another code' }).click()
    await expect.element(toast('We have sent a code.')).toBeVisible()
    await code.fill('123456')
    await expect
      .element(page.getByRole('alert').getByText(/That is not the code we sent/))
      .toBeVisible()
    expect(portal.calls('sellerSendCode')).toHaveLength(1)
  })

  it('OPS-06 says that a suspended seller has no access', async () => {
    showPortal('/seller/sign-in', {
      ...visitor,
      sellerSignIn: () => refuse('seller_suspended', 'Your company is suspended here.'),
    })
    await page.getByRole('textbox', { name: 'Work email' }).fill('ravi@sahyadri.example')
    await page.getByLabelText('Password', { exact: true }).fill('cotton-kite-monsoon')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect
      .element(page.getByRole('alert').getByText(/Your company is suspended here/))
      .toBeVisible()
  })

  it.each(['https://evil.example/', '//evil.example', '/console'])(
    'APP-01 never leads to %s afterwards',
    async (to) => {
      showPortal(`/seller/sign-in?return=${encodeURIComponent(to)}`, {
        sellerGetSignIn: () => ({ step: 'signed_in' }),
      })
      await expect
        .element(page.getByRole('link', { name: 'Go to the portal' }))
        .toHaveAttribute('href', '/seller')
    },
  )

  it('APP-01 accepts an invitation with the first password', async () => {
    const portal = showPortal('/seller/invitation?key=k1', {
      sellerGetInvitation: () => ({
        name: 'Ravi',
        email: 'ravi@sahyadri.example',
        role: 'owner',
        seller: 'Sahyadri',
      }),
      sellerAcceptInvitation: () => ({ step: 'signed_in' }),
    })
    await expect.element(heading('Welcome, Ravi')).toBeVisible()
    await expect.element(page.getByText(/work for Sahyadri .* Owner/)).toBeVisible()
    await page.getByLabelText('Choose a password').fill('cotton-kite-monsoon')
    await page.getByLabelText('Repeat the password').fill('cotton-kite-monsoon')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(portal.href).toBe('/seller')
  })

  it('APP-01 signs out, and says so', async () => {
    const portal = showPortal('/seller', {
      ...visitor,
      sellerMe: signedInMember('accounts'),
      sellerSignOut: () => ({}),
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(portal.href).toBe('/seller/sign-in?reason=signed_out')
    await expect.element(page.getByText(/You are signed out/)).toBeVisible()
  })
})
