import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { showConsole, signedIn } from '../../../testing/show-console.tsx'

const at = '/console/sign-in'
const standing =
  (step: 'password' | 'code' | 'enrol' | 'signed_in'): NonNullable<Answers['staffGetSignIn']> =>
  () => ({ step })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const email = page.getByRole('textbox', { name: 'Work email' })
const password = page.getByLabelText('Password', { exact: true })
const code = page.getByRole('textbox', { name: 'Code' })
const said = (text: string | RegExp) => page.getByRole('alert').getByText(text, { exact: false })
const visitor: Answers = {
  staffMe: () => refuse('staff_not_signed_in', 'Sign in to the console.'),
  staffGetSignIn: standing('password'),
}

async function typePassword() {
  await email.fill('meera@upchar.example')
  await password.fill('cotton-kite-monsoon')
}

describe('signing in to the console', () => {
  it('begins with the email, which has the focus', async () => {
    showConsole(at, visitor)
    await expect.element(email).toHaveFocus()
    expect(document.title).toContain('Sign in')
  })

  it('leads here from any other page and back to it afterwards', async () => {
    let isIn = false
    const shop = showConsole('/console/flags?q=cart', {
      staffMe: (asked) =>
        isIn ? signedIn('admin')(asked) : refuse('staff_not_signed_in', 'Sign in to the console.'),
      staffGetSignIn: standing('code'),
      staffSignInWithCode: () => {
        isIn = true
        return { step: 'signed_in', recovery_codes_left: 10 }
      },
      staffListFlags: () => ({ flags: [] }),
    })
    await expect.poll(shop.href).toMatch(/^\/console\/sign-in\?return=/)
    await code.fill('123456')
    await expect.poll(shop.href).toBe('/console/flags?q=cart')
    await expect.element(heading('Flags')).toBeVisible()
  })

  it.each(['https://evil.example/', '//evil.example', '/shop'])(
    'never leads to %s afterwards',
    async (to) => {
      const shop = showConsole(`${at}?return=${encodeURIComponent(to)}`, {
        staffGetSignIn: standing('signed_in'),
      })
      await page.getByRole('button', { name: 'Go to the console' }).click()
      await expect.poll(shop.href).toBe('/console')
    },
  )

  it('says what is missing beside both fields and focuses the first', async () => {
    const shop = showConsole(at, visitor)
    await expect.element(email).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveFocus()
    expect(shop.names()).not.toContain('staffSignIn')
  })

  it('goes on to the code, and says the new step to screen readers', async () => {
    const shop = showConsole(at, { ...visitor, staffSignIn: () => ({ step: 'code' }) })
    await typePassword()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Enter your code')).toBeVisible()
    expect(shop.calls('staffSignIn').map(({ body }) => body)).toEqual([
      { email: 'meera@upchar.example', password: 'cotton-kite-monsoon' },
    ])
  })

  it('says no without telling which of the two is wrong, and keeps the email', async () => {
    showConsole(at, {
      ...visitor,
      staffSignIn: () => refuse('credentials_wrong', 'Email and password don’t fit.'),
    })
    await typePassword()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(said('Email and password don’t fit.')).toBeVisible()
    await expect.element(email).toHaveValue('meera@upchar.example')
    await expect.element(email).not.toHaveAttribute('aria-invalid')
    await expect.element(password).not.toHaveAttribute('aria-invalid')
  })

  it.each([
    [40, '40 seconds'],
    [600, '10 minutes'],
  ])('says how long to wait after too many attempts (%i s)', async (seconds, words) => {
    showConsole(at, {
      ...visitor,
      staffSignIn: () =>
        refuse('too_many_attempts', 'Too many attempts.', { detail: { retry_after: seconds } }),
    })
    await typePassword()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(said(new RegExp(words))).toBeVisible()
  })

  it('asks once for a double click', async () => {
    const held = Promise.withResolvers<void>()
    const shop = showConsole(at, {
      ...visitor,
      staffSignIn: async () => {
        await held.promise
        return { step: 'code' }
      },
    })
    await typePassword()
    await page.getByRole('button', { name: 'Continue' }).dblClick()
    held.resolve()
    await expect.element(heading('Enter your code')).toBeVisible()
    expect(shop.calls('staffSignIn')).toHaveLength(1)
  })

  it('shows the password on request', async () => {
    showConsole(at, visitor)
    await password.fill('cotton')
    await expect.element(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
  })

  it('says when the console can’t be reached, and tries again', async () => {
    let down = true
    showConsole(at, {
      ...visitor,
      staffGetSignIn: (asked) => (down ? away() : standing('password')(asked)),
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/can’t be reached/)
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(email).toBeVisible()
  })

  it.each([
    ['idle', /signed out/],
    ['ended', /session has ended.*your access was taken away.*ask whoever manages your team/],
    ['signed_out', /You are signed out/],
  ])('says why somebody is here again (%s)', async (reason, words) => {
    showConsole(`${at}?reason=${reason}`, visitor)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})

describe('the code', () => {
  const coding: Answers = { ...visitor, staffGetSignIn: standing('code') }

  it('is sent as soon as its six digits are there, also out of a pasted sentence', async () => {
    const shop = showConsole(at, {
      ...coding,
      staffSignInWithCode: () => refuse('code_wrong', 'That is not the code of now.'),
    })
    await code.fill('your code: 123-45')
    expect(shop.names()).not.toContain('staffSignInWithCode')
    await code.fill('your code: 123-456')
    await expect.element(said('That is not the code of now.')).toBeVisible()
    expect(shop.calls('staffSignInWithCode').map(({ body }) => body)).toEqual([{ code: '123456' }])
  })

  it('asks for six digits before it is sent', async () => {
    const shop = showConsole(at, coding)
    await code.fill('123')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    await expect.element(code).toHaveFocus()
    expect(shop.names()).not.toContain('staffSignInWithCode')
  })

  it('begins again when the password was given too long ago', async () => {
    showConsole(at, {
      ...coding,
      staffSignInWithCode: () => refuse('sign_in_over', 'Begin again with your password.'),
    })
    await code.fill('123456')
    await expect.element(email).toBeVisible()
  })

  it('can be one of the recovery codes, and warns of the last ones', async () => {
    const shop = showConsole(at, {
      ...coding,
      staffMe: signedIn('support'),
      staffSignInWithCode: () => ({ step: 'signed_in', recovery_codes_left: 2 }),
    })
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    const recovery = page.getByRole('textbox', { name: 'Recovery code' })
    await expect.element(recovery).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await recovery.fill('ABCD-EFGH')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status').getByText(/2 recovery codes left/)).toBeVisible()
    expect(shop.calls('staffSignInWithCode')[0]?.body).toEqual({ recovery_code: 'ABCD-EFGH' })
    await expect.poll(shop.href).toBe('/console')
  })
})

describe('the first sign-in', () => {
  const enrolling: Answers = {
    ...visitor,
    staffGetSignIn: standing('enrol'),
    staffStartEnrolment: () => ({
      otpauth_uri: 'otpauth://totp/Upchar:meera?secret=NBSWY3DPFQQFO33S',
      secret: 'NBSWY3DPFQQFO33S',
      account: 'meera@upchar.example',
      issuer: 'Upchar',
    }),
  }

  it('shows the key as a picture and as text, in groups of four', async () => {
    showConsole(at, enrolling)
    await expect
      .element(page.getByRole('img', { name: 'QR code for your authenticator app' }))
      .toBeVisible()
    await expect.element(page.getByText('NBSW Y3DP FQQF O33S')).toBeVisible()
  })

  it('shows no key of the member who set up an app here before', async () => {
    const keys = ['NBSWY3DPFQQFO33S', 'KRUGS4ZANFZSAYJA']
    let asked = 0
    showConsole(at, {
      ...enrolling,
      staffStartEnrolment: () => {
        const secret = keys[asked++] ?? ''
        const account = `member-${asked}@upchar.example`
        return { otpauth_uri: `otpauth://totp/U?secret=${secret}`, secret, account, issuer: 'U' }
      },
      staffConfirmEnrolment: () => refuse('sign_in_over', 'Your sign-in took too long.'),
      staffSignIn: () => ({ step: 'enrol' }),
    })
    await expect.element(page.getByText('NBSW Y3DP FQQF O33S')).toBeVisible()
    await code.fill('123456')
    await userEvent.keyboard('{Enter}')
    await typePassword()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('KRUG S4ZA NFZS AYJA')).toBeVisible()
    await expect.element(page.getByText('U: member-2@upchar.example')).toBeVisible()
    expect(page.getByText('NBSW Y3DP FQQF O33S').elements()).toEqual([])
  })

  it('doesn’t go on before the recovery codes are kept', async () => {
    const shop = showConsole(at, {
      ...enrolling,
      staffMe: signedIn('support'),
      staffConfirmEnrolment: () => ({
        step: 'signed_in',
        recovery_codes: ['AAAA-BBBB', 'CCCC-DDDD'],
      }),
    })
    await code.fill('123456')
    await userEvent.keyboard('{Enter}')
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect.element(codes).toHaveLength(2)
    const go = page.getByRole('button', { name: 'Go to the console' })
    await go.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Save the codes/)
    expect(shop.href()).toBe(at)
    await page.getByRole('checkbox', { name: 'I have saved them in a safe place' }).click()
    await go.click()
    await expect.poll(shop.href).toBe('/console')
  })

  it('keeps the key on the screen when a code is wrong', async () => {
    showConsole(at, {
      ...enrolling,
      staffConfirmEnrolment: () => refuse('code_wrong', 'That is not the code of now.'),
    })
    await code.fill('123456')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(said('That is not the code of now.')).toBeVisible()
    await expect.element(page.getByText('NBSW Y3DP FQQF O33S')).toBeVisible()
  })
})

describe('an invitation', () => {
  const invited: Answers = {
    ...visitor,
    staffGetInvitation: () => ({ name: 'Ravi', email: 'ravi@upchar.example', role: 'support' }),
  }
  const first = page.getByLabelText('Choose a password')
  const again = page.getByLabelText('Repeat the password')
  const go = page.getByRole('button', { name: 'Continue' })

  it('greets by name and says as what one is invited', async () => {
    showConsole('/console/invitation?key=k1', invited)
    await expect.element(heading('Welcome, Ravi')).toBeVisible()
    await expect.element(page.getByText(/Support: helps customers/)).toBeVisible()
    await expect.element(page.getByText('ravi@upchar.example')).toBeVisible()
  })

  it('can’t be used when it is over, and says what to do', async () => {
    showConsole('/console/invitation?key=old', {
      ...visitor,
      staffGetInvitation: () => refuse('invitation_over', 'This invitation is over.'),
    })
    await expect.element(heading('This invitation can’t be used')).toBeVisible()
    await expect.element(page.getByText('This invitation is over.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', '/console/sign-in')
  })

  it('compares the two passwords and asks for twelve characters before anything is sent', async () => {
    const shop = showConsole('/console/invitation?key=k1', invited)
    await first.fill('short')
    await again.fill('short')
    await go.click()
    await expect.element(first).toHaveAccessibleDescription(/Use at least 12 characters/)
    await first.fill('cotton-kite-monsoon')
    await again.fill('cotton-kite-monsun')
    await go.click()
    await expect.element(first).toHaveAccessibleDescription(/The passwords don’t match/)
    expect(shop.names()).not.toContain('staffAcceptInvitation')
  })

  it('says beside the field why a password is refused', async () => {
    showConsole('/console/invitation?key=k1', {
      ...invited,
      staffAcceptInvitation: () => refuse('password_weak', 'Too common: choose another one.'),
    })
    await first.fill('password-password')
    await again.fill('password-password')
    await go.click()
    await expect.element(first).toHaveAccessibleDescription(/Too common: choose another one\./)
    await expect.element(first).toHaveFocus()
  })
})
