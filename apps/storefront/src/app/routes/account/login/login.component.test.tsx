import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { customer } from '../../../../testing/people.ts'
import { showShop } from '../../../../testing/show-shop.tsx'

type Step = Answer<'getLoginState'>['step']
const EMAIL = 'asha.rao@clinic.example'

/** A server where signing in stands at a step, and at all that may be open besides. */
const standing = (step: Step, open_steps: Step[] = [0, step]): Answers => ({
  getLoginState: () => ({
    step,
    email: step === 0 ? '' : EMAIL,
    is_new_user: false,
    open_steps,
    is_free_email: false,
  }),
})
/** A server that follows the steps as they are taken. */
function server(answers: Answers = {}): Answers {
  let step: Step = 0
  const to = (next: Step) => {
    step = next
    return { step: next, message: '', is_new_user: false, is_free_email: false, email: EMAIL }
  }
  return {
    getLoginState: (asked) => standing(step).getLoginState?.(asked) ?? broken(),
    submitEmail: () => to(1),
    sendOtp: ({ body }) => {
      to(body.purpose === 'reset_password' ? 6 : 2)
      return { step, message: 'OTP Sent Successfully', resend_after: 30, expires_in: 600 }
    },
    ...answers,
  }
}
const arrived = (step: 5 | 8) => ({
  step,
  message: '',
  is_new_user: false,
  is_first_login: false,
  guest_user_id: 'g-2',
})
const main = page.getByRole('main')
const heading = (name: string) => main.getByRole('heading', { level: 1, name })
const email = main.getByRole('textbox', { name: 'Email' })
const password = main.getByLabelText('Password', { exact: true })
const code = main.getByRole('textbox', { name: '6-digit code' })
const button = (name: string) => main.getByRole('button', { name, exact: true })
const problems = page.getByRole('alert', { name: /to continue$/ })

describe('signing in', () => {
  it('AUTH-01 begins with the email, and asks for an address in words that help', async () => {
    const shop = await showShop('/account/login', standing(0))
    await expect.element(heading('Sign in or create an account')).toBeVisible()
    await email.fill('asha@')
    await button('Continue').click()
    await expect.element(problems).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription(/Enter an email address/)
    expect(document.title).toMatch(/^Error/)
    expect(shop.names()).not.toContain('submitEmail')
  })

  it('AUTH-01 leads back to the first step, where a mistyped address is corrected', async () => {
    const shop = await showShop('/account/login?returnUrl=%2Fcheckout', server())
    await email.fill('asha.rao@clinic.exmaple')
    await userEvent.keyboard('{Enter}')
    const change = main.getByRole('link', { name: 'Change the email address' })
    await expect.element(change).toHaveAttribute('href', '/account/login?returnUrl=%2Fcheckout')
    expect(shop.href()).toMatch(/step=/)
  })

  it('AUTH-01 goes to the password of an existing user, with the focus in its field, and keeps the way back', async () => {
    const shop = await showShop('/account/login?returnUrl=%2Fcheckout', server())
    await email.fill(' Asha.Rao@Clinic.example ')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Enter your password')).toBeVisible()
    await expect.element(password).toHaveFocus()
    await expect.element(main.getByText(EMAIL)).toBeVisible()
    expect(shop.href()).toBe('/account/login?step=existing-password&returnUrl=%2Fcheckout')
    expect(shop.calls('submitEmail')[0]?.body.email).toBe(EMAIL)
  })

  it('AUTH-05 mails a code to a user without a password, and says so in the words of the specification', async () => {
    const shop = await showShop(
      '/account/login',
      server({
        submitEmail: () => ({
          step: 2,
          email: EMAIL,
          is_new_user: false,
          is_free_email: false,
          message: '',
        }),
      }),
    )
    await email.fill(EMAIL)
    await button('Continue').click()
    await expect.element(heading('Enter the code we sent you')).toBeVisible()
    await expect.element(toast('OTP Sent Successfully')).toBeVisible()
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect
      .element(main.getByRole('button', { name: /Send another code in \d+ s/ }))
      .toBeVisible()
    expect(shop.calls('sendOtp')).toHaveLength(1)
  })

  it('AUTH-05 says in the words of the specification that no code could be sent', async () => {
    await showShop('/account/login?step=existing-password', { ...standing(1), sendOtp: away })
    await button('Sign in with a code by email').click()
    await expect.element(toast('Failed to send OTP')).toBeVisible()
    await expect.element(heading('Enter your password')).toBeVisible()
  })

  it('goes on to the code that was mailed a moment ago instead of refusing another', async () => {
    await showShop('/account/login?step=existing-password', {
      ...server(),
      ...standing(1, [0, 1, 2]),
      sendOtp: () =>
        refuse('too_many_attempts', 'We sent a code a moment ago.', {
          detail: { retry_after: 20 },
        }),
    })
    await button('Sign in with a code by email').click()
    await expect.element(heading('Enter the code we sent you')).toBeVisible()
    await expect
      .element(main.getByRole('status').getByText('We sent a code a moment ago.', { exact: false }))
      .toBeVisible()
  })

  it('says beside the field that the password is wrong, and empties nothing else', async () => {
    await showShop('/account/login?step=existing-password', {
      ...standing(1),
      signIn: () => refuse('credentials_wrong', 'Email or password don’t match.'),
    })
    await password.fill('wrong-password')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveAccessibleDescription(/Email or password don’t match\./)
    await expect.element(problems).toHaveFocus()
  })

  it('signs in once for a double click, and goes where one wanted to', async () => {
    const held = Promise.withResolvers<void>()
    let isIn = false
    const shop = await showShop('/account/login?step=existing-password&returnUrl=%2Fcart', {
      ...standing(1),
      getCustomer: () =>
        isIn ? { user_info: customer() } : refuse('not_signed_in', 'Sign in to continue.'),
      signIn: async () => {
        await held.promise
        isIn = true
        document.cookie = 'upchar_signed_in=1; Path=/'
        return arrived(5)
      },
    })
    await password.fill('cotton-kite-monsoon')
    await button('Sign in').dblClick()
    await expect.element(button('Sign in')).toHaveAttribute('aria-busy', 'true')
    held.resolve()
    await expect.element(heading('You are signed in')).toBeVisible()
    expect(shop.calls('signIn')).toHaveLength(1)
    await expect
      .element(main.getByRole('link', { name: 'Continue' }))
      .toHaveAttribute('href', '/cart')
  })

  it('takes a code pasted with spaces, and says beside the field when it is another', async () => {
    const shop = await showShop('/account/login?step=existing-otp', {
      ...standing(2, [0, 1, 2]),
      validateEmail: () => refuse('otp_wrong', 'That is not the code. 4 tries are left.'),
    })
    await button('Sign in').click()
    await expect.element(code).toHaveAccessibleDescription(/Enter the 6-digit code from the email/)
    expect(shop.names()).not.toContain('validateEmail')
    await code.fill('123 456')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAccessibleDescription(/4 tries are left/)
    expect(shop.calls('validateEmail')[0]?.body).toMatchObject({
      otp: '123456',
      purpose: 'sign_in',
    })
  })

  it('goes back to the password where there is one', async () => {
    const shop = await showShop('/account/login?step=existing-otp', standing(2, [0, 1, 2]))
    await button('Use your password instead').click()
    await expect.poll(shop.href).toBe('/account/login?step=existing-password')
  })

  it('begins with the first step at the address of one that isn’t open here', async () => {
    const shop = await showShop('/account/login?step=new-password', standing(0))
    await expect.element(heading('Sign in or create an account')).toBeVisible()
    expect(shop.href()).toBe('/account/login')
  })

  it('says that signing in can’t be had right now, unlike a wrong step', async () => {
    await showShop('/account/login', { getLoginState: broken })
    await expect.element(heading('We can’t load sign-in right now')).toBeVisible()
  })

  it('leads on who is signed in already', async () => {
    const shop = await showShop(
      '/account/login?returnUrl=%2Fcart',
      { getCustomer: () => ({ user_info: customer() }) },
      { signedIn: true },
    )
    expect(shop.href()).toBe('/cart')
  })

  it('offers the way on without an account to who came from the checkout', async () => {
    const from = '/account/login?guestCheckoutType=guest_standard_checkout&returnUrl=%2Fcheckout'
    await showShop(from, standing(0))
    await expect
      .element(main.getByRole('link', { name: 'Continue as guest' }))
      .toHaveAttribute('href', '/checkout')
  })
})

describe('a new account', () => {
  it('AUTH-01 sets a password only after the code, or none at all', async () => {
    const shop = await showShop('/account/login?step=new-password', {
      ...standing(4),
      confirmAccount: () => refuse('password_weak', 'Too short: use at least 10 characters.'),
    })
    const chosen = main.getByLabelText('New password')
    await button('Create account').click()
    await expect.element(chosen).toHaveAccessibleDescription(/Choose a password/)
    await chosen.fill('short')
    await button('Create account').click()
    await expect.element(chosen).toHaveAccessibleDescription(/Too short/)
    await button('Continue without a password and sign in with codes').click()
    await expect
      .poll(() => shop.calls('confirmAccount').map(({ body }) => body.password))
      .toEqual(['short', undefined])
  })

  it('AUTH-01 goes back to the code when its proof is too old', async () => {
    await showShop('/account/login?step=new-password', {
      ...standing(4, [0, 3, 4]),
      confirmAccount: () => refuse('proof_missing', 'Ask for a new code.'),
      sendOtp: () => ({
        step: 3,
        message: 'OTP Sent Successfully',
        resend_after: 30,
        expires_in: 600,
      }),
    })
    await main.getByLabelText('New password').fill('cotton-kite-monsoon')
    await button('Create account').click()
    await expect.element(heading('Verify your email address')).toBeVisible()
    await expect.element(code).toHaveFocus()
  })
})

describe('a forgotten password', () => {
  it('AUTH-01 goes by a code to a new one, without telling whether there is an account', async () => {
    const shop = await showShop('/account/login?step=existing-password', {
      ...server(),
      ...standing(1, [0, 1, 6]),
    })
    await button('Forgot your password?').click()
    await expect.element(heading('Enter the code to reset your password')).toBeVisible()
    await expect.element(main.getByText(/If there is an account with this address/)).toBeVisible()
    expect(shop.calls('sendOtp')[0]?.body.purpose).toBe('reset_password')
  })

  it('AUTH-06 ends with the words of the specification', async () => {
    let isIn = false
    await showShop('/account/login?step=reset-password', {
      ...standing(7),
      getCustomer: () =>
        isIn ? { user_info: customer() } : refuse('not_signed_in', 'Sign in to continue.'),
      resetPassword: () => {
        isIn = true
        document.cookie = 'upchar_signed_in=1; Path=/'
        return arrived(8)
      },
    })
    await main.getByLabelText('New password').fill('cotton-kite-monsoon')
    await button('Change password').click()
    await expect.element(heading('Password Changed Successfully')).toBeVisible()
  })
})
