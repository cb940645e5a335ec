import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { navigationStore } from '../../../shell/page/navigation.ts'
import { card } from '../../../testing/goods.ts'
import { customer } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Session = Answer<'listSessions'>['sessions'][number]
const device = (id: string, name: string, part: Partial<Session> = {}): Session => ({
  id,
  device: name,
  method: 'password',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  is_current: false,
  ...part,
})
const here = device('s-1', 'Chrome on Windows', { is_current: true })
const open = (address: string, answers: Answers = {}, who: Parameters<typeof customer>[0] = {}) =>
  showShop(
    address,
    {
      getCustomer: () => ({ user_info: customer(who) }),
      getCustomerChoices: () => ({
        business_types: [],
        customer_choices: [
          { key: 'gloves', name: 'Gloves' },
          { key: 'masks', name: 'Masks' },
        ],
      }),
      listSessions: () => ({ sessions: [here] }),
      ...answers,
    },
    { signedIn: true },
  )
const main = page.getByRole('main')
const heading = (name: string) => main.getByRole('heading', { level: 1, name })
const button = (name: string) => main.getByRole('button', { name, exact: true })
const problems = page.getByRole('alert', { name: /to continue$/ })

describe('account', () => {
  it('ENGAGE-09 DATA-12 shows what was bought and seen before', async () => {
    await open('/account', {
      getForYou: () => ({
        recently_viewed: [card('lamp', 'Lamp')],
        buy_again: [card('gloves', 'Gloves')],
        interests: [],
        recent_searches: ['masks'],
        top_searches: [],
      }),
    })
    navigationStore.setState({ hydrated: true })
    for (const [name, words] of [
      ['Buy again', /Gloves/],
      ['Recently viewed', /Lamp/],
    ] as const)
      await expect.element(main.getByRole('region', { name })).toMatchTextContent(words)
    expect(main.getByText('masks').query()).toBeNull()
  })

  it('ROUTE-25 leads a visitor to sign-in and back to the same address and query', async () => {
    const shop = await showShop('/account/editProfile?returnUrl=%2Fcart', {
      getLoginState: () => ({
        step: 0,
        email: '',
        is_new_user: false,
        open_steps: [0],
        is_free_email: false,
      }),
    })
    expect(shop.href()).toBe(
      '/account/login?returnUrl=%2Faccount%2FeditProfile%3FreturnUrl%3D%252Fcart&source=route_guard',
    )
    await expect
      .element(main.getByText('Sign in to open this page. You return to it right after.'))
      .toBeVisible()
  })

  it('says that it can’t be loaded rather than signing anybody out', async () => {
    await open('/account', { getCustomer: broken })
    await expect.element(heading('We can’t load your account right now')).toBeVisible()
  })

  it('AUTH-04 says why signing out failed, in the words of the specification, and stays signed in', async () => {
    const shop = await open('/account', {
      logout: () => refuse('internal_error', 'Something went wrong'),
    })
    await button('Sign out').click()
    await expect.element(toast('Error occurred during logout: Something went wrong')).toBeVisible()
    expect(shop.href()).toBe('/account')
    await expect.element(button('Sign out')).not.toHaveAttribute('aria-busy')
  })
})

describe('privacy', () => {
  it('DPDP s.6 AUTH-08 asks for each purpose by itself, and shows what was chosen when', async () => {
    const history: Answer<'getConsents'>['history'] = []
    const allowed = () => history.find(({ purpose }) => purpose === 'statistics')?.allowed ?? null
    const shop = await open('/account?selected=privacy', {
      getConsents: () => ({
        consents: [
          { purpose: 'statistics', allowed: allowed() },
          { purpose: 'reminders', allowed: null },
          { purpose: 'goods_mails', allowed: false },
        ],
        history: [...history],
      }),
      setConsent: ({ body }) => {
        history.unshift({
          ...body,
          at: '2026-11-24T05:30:00.000Z',
          notice: { version: 3, since: '2026-11-01T18:30:00.000Z' },
        })
        return {}
      },
    })
    navigationStore.setState({ hydrated: true })
    const choice = (name: string) => main.getByRole('checkbox', { name })
    await expect.element(choice('Usage statistics')).toBeChecked()
    await expect.element(choice('Reminders of an order that you began')).toBeChecked()
    await expect.element(choice('Mails about goods that you asked for')).not.toBeChecked()
    expect(main.getByText('What you chose, and when').query()).toBeNull()
    await choice('Usage statistics').click()
    await expect.element(choice('Usage statistics')).not.toBeChecked()
    expect(localStorage.getItem('upchar.tracking')).toBe('out')
    await expect
      .poll(() => shop.calls('setConsent').map(({ body }) => body))
      .toEqual([{ purpose: 'statistics', allowed: false, place: 'account' }])
    await main.getByText('What you chose, and when').click()
    await expect
      .element(main.getByRole('list', { name: 'Your choices' }))
      .toMatchTextContent(
        /Usage statistics: refused in the account, 24 Nov 2026.*Privacy notice version 3 of 2 Nov 2026/,
      )
    localStorage.removeItem('upchar.tracking')
  })

  it('DPDP s.14 names a nominee, changes and removes it', async () => {
    const shop = await open('/account?selected=privacy', {
      getConsents: () => ({ consents: [], history: [] }),
      getNominee: () => ({ nominee: null }),
      setNominee: ({ body }) => ({
        nominee: { ...body, named_at: '2026-11-24T05:30:00.000Z' },
      }),
      removeNominee: () => ({ nominee: null }),
    })
    navigationStore.setState({ hydrated: true })
    const field = (name: string) => main.getByRole('textbox', { name, exact: false })
    await button('Name this person').click()
    await expect.element(problems.getByRole('link')).toHaveLength(3)
    // One of the two has a hint.
    const [name, relation] = ['Full name', 'Who the person is to you'].map((label) => {
      const input = field(label).element()
      const [own] = input instanceof HTMLInputElement ? (input.labels ?? []) : []
      return [own, input].map((part) => part?.getBoundingClientRect().top)
    })
    expect(name).toEqual(relation)
    await field('Full name').fill('Tara Rao')
    await field('Who the person is to you').fill('daughter')
    await field('Mobile number').fill('9876543210')
    await button('Name this person').click()
    await expect.element(main.getByText('Named on 24 Nov 2026')).toBeVisible()
    expect(shop.calls('setNominee').map(({ body }) => body)).toEqual([
      { name: 'Tara Rao', relation: 'daughter', phone: '9876543210', email: '' },
    ])
    await expect.element(button('Save the change')).toBeVisible()
    await button('Remove the nominee').click()
    await expect.element(button('Name this person')).toBeVisible()
    expect(shop.calls('removeNominee')).toHaveLength(1)
  })

  it('says that the choices can’t be loaded', async () => {
    await open('/account?selected=privacy', { getConsents: broken })
    navigationStore.setState({ hydrated: true })
    await expect.element(main.getByText(/^We can’t load your choices/)).toBeVisible()
  })
})

describe('wallet', () => {
  const balance = { balance: 0, held: 0, next_expiry: null, parts: [] }
  const empty = { count: 0, page: 1, pages: 1, transactions: [] }

  it('CART-15 says that nothing is in it yet, also from the overview', async () => {
    await open('/account', {
      checkWalletBalance: () => balance,
      walletTransactionHistory: () => empty,
    })
    await main.getByRole('link', { name: /^Wallet ?Credits/ }).click()
    await expect.element(heading('Wallet')).toBeVisible()
    await expect.element(main.getByText('Nothing in your wallet yet')).toBeVisible()
  })

  it('CART-15 shows the balance, what expires when, and the history page by page', async () => {
    const entry = {
      id: 'j-1',
      kind: 'earn' as const,
      reason: 'Sorry for the delay',
      at: '2026-11-20T10:00:00.000Z',
      amount: 290,
      balance: 290,
      expires_at: '2027-03-31T18:30:00.000Z',
      order_number: null,
    }
    const shop = await open('/account?selected=wallet', {
      checkWalletBalance: () => ({
        balance: 250,
        held: 40,
        next_expiry: entry.expires_at,
        parts: [{ amount: 250, expires_at: entry.expires_at }],
      }),
      walletTransactionHistory: ({ query }) => ({
        count: 6,
        page: query.page,
        pages: 2,
        transactions: [{ ...entry, reason: `Page ${query.page}` }],
      }),
    })
    await expect.element(main.getByText('₹250.00 can be spent until 31 Mar 2027')).toBeVisible()
    await expect
      .element(main.getByText('₹40.00 more is set aside for a payment that you began'))
      .toBeVisible()
    await main.getByRole('link', { name: 'Page 2' }).click()
    await expect.element(main.getByText('Page 2', { exact: false })).toBeVisible()
    expect(shop.href()).toBe('/account?selected=wallet&page=2')
  })

  it('CART-15 says that it can’t be loaded', async () => {
    await open('/account?selected=wallet', {
      checkWalletBalance: broken,
      walletTransactionHistory: broken,
    })
    await expect.element(main.getByText(/^We can’t load your wallet right now/)).toBeVisible()
  })
})

describe('profile', () => {
  const field = (name: string) => main.getByRole('textbox', { name, exact: false })
  const kind = main.getByRole('combobox', { name: 'Business type' })

  it('lists what is missing or wrong and leads to each field', async () => {
    const shop = await open('/account/editProfile', {}, { business_type: null, phone: '' })
    await field('First name').fill('')
    await field('GSTIN').fill('27AABCU7421K1Z')
    await button('Save').click()
    await expect.element(problems).toHaveFocus()
    await expect.element(problems.getByRole('link')).toHaveLength(4)
    await problems.getByRole('link').nth(1).click()
    await expect.element(field('Mobile number')).toHaveFocus()
    expect(shop.names()).not.toContain('updateUser')
  })

  it('saves once, tells it, and goes on to where one came from', async () => {
    const shop = await open('/account/editProfile?returnUrl=%2Fcart', {
      updateUser: () => ({
        user_info: customer({ last_name: 'Menon' }),
        is_new_user: false,
        message: 'Profile saved',
      }),
    })
    await field('Last name').fill('Menon')
    await main.getByRole('checkbox', { name: 'Masks' }).click()
    await button('Save').dblClick()
    await expect.element(toast('Profile saved')).toBeVisible()
    await expect.poll(shop.href).toBe('/cart')
    expect(shop.calls('updateUser').map(({ body }) => body)).toEqual([
      {
        first_name: 'Asha',
        last_name: 'Menon',
        phone: '9876543210',
        business_type: 2,
        gst: '',
        customer_choices: ['masks'],
      },
    ])
  })

  it('KYC-02 doesn’t let a verified business name be changed, and says whom to ask', async () => {
    await open(
      '/account/editProfile',
      {},
      { kyc: { status: 'verified', pharma_kyc: true, business_name: 'Rao Clinic' } },
    )
    await expect.element(field('Business name')).toBeDisabled()
    await expect
      .element(field('Business name'))
      .toHaveAccessibleDescription('Verified. To change it, write to support.')
  })

  it('AUTH-07 says in the words of the specification that it failed, and keeps what was typed', async () => {
    await open('/account/editProfile', { updateUser: away })
    await field('First name').fill('Aasha')
    await button('Save').click()
    await expect.element(toast('something went wrong')).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Aasha')
  })

  it('AUTH-07 shows the server’s words beside the field that they are about', async () => {
    await open('/account/editProfile', {
      updateUser: () =>
        refuse('profile_invalid', 'Correct the form', {
          fields: [{ field: 'gst', message: 'This GSTIN is cancelled' }],
        }),
    })
    await field('GSTIN').fill('27AABCU7421K1Z5')
    await button('Save').click()
    await expect.element(field('GSTIN')).toHaveAccessibleDescription(/This GSTIN is cancelled/)
    await expect.element(kind).not.toHaveAttribute('aria-invalid')
  })

  it('VALID-07 mentions a free mail address without refusing it', async () => {
    await open('/account/editProfile', {}, { email: 'asha@gmail.com', is_free_email: true })
    await expect.element(button('Save')).toBeVisible()
    await expect.element(main.getByText(/a private address/)).toBeVisible()
  })

  it('does without the choices when they can’t be had', async () => {
    await open('/account/editProfile', { getCustomerChoices: broken })
    await expect.element(button('Save')).toBeVisible()
    expect(main.getByRole('checkbox').elements()).toEqual([])
  })
})

describe('devices', () => {
  const devices = main.getByRole('list', { name: 'Devices' })
  const security = '/account?selected=security'

  it('show this one first, without a way to sign it out', async () => {
    await open(security, {
      listSessions: () => ({ sessions: [device('s-2', 'Safari on iPhone'), here] }),
    })
    await expect.element(devices.getByRole('listitem').nth(0)).toMatchTextContent(/This device/)
    await expect.element(devices.getByRole('button')).toHaveLength(1)
    await expect
      .element(devices.getByRole('button', { name: /^Sign out Safari on iPhone/ }))
      .toBeVisible()
  })

  it('are signed out one by one, with the focus handed on to the list', async () => {
    let sessions = [here, device('s-2', 'Safari on iPhone')]
    const shop = await open(security, {
      listSessions: () => ({ sessions }),
      endSessions: () => {
        sessions = [here]
        return { ended_sessions: 1 }
      },
    })
    await devices.getByRole('button').click()
    await expect.element(toast('1 device signed out')).toBeVisible()
    await expect.element(devices.getByRole('listitem')).toHaveLength(1)
    await expect.element(devices).toHaveFocus()
    expect(shop.calls('endSessions').map(({ body }) => body)).toEqual([{ id: 's-2' }])
  })

  it('can all be signed out but this one where there are several', async () => {
    const shop = await open(security, {
      listSessions: () => ({
        sessions: [here, device('s-2', 'Safari on iPhone'), device('s-3', 'Firefox')],
      }),
      endSessions: () => ({ ended_sessions: 2 }),
    })
    await button('Sign out the 2 other devices').click()
    await expect.poll(() => shop.calls('endSessions')[0]?.body).toEqual({ others: true })
  })

  it('that can’t be loaded are no empty list', async () => {
    await open(security, { listSessions: broken })
    await expect
      .element(main.getByText(/The list of your devices can’t be loaded right now/))
      .toBeVisible()
  })
})

describe('password', () => {
  const form = main.getByRole('form', { name: 'Change password' })
  const open_ = (answers: Answers = {}) =>
    open('/account?selected=security', answers, { has_password: true })

  it('opens in the page, asks for the present one, and closes with the focus back on its opener', async () => {
    const shop = await open_()
    const opener = main.getByRole('link', { name: 'Change password' })
    await opener.click()
    await form.getByRole('button', { name: 'Save password' }).click()
    await expect.element(problems).toHaveFocus()
    await expect.element(problems.getByRole('link')).toHaveLength(2)
    expect(shop.names()).not.toContain('setPassword')
    await form.getByRole('link', { name: 'Cancel' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('AUTH-06 changes once, and says so in the words of the specification', async () => {
    const shop = await open_({
      setPassword: () => ({ message: 'Password Changed Successfully', ended_sessions: 1 }),
    })
    await main.getByRole('link', { name: 'Change password' }).click()
    await form.getByLabelText('Current password').fill('old-password-1')
    await form.getByLabelText('New password').fill('cotton-kite-monsoon')
    await form.getByRole('button', { name: 'Save password' }).dblClick()
    await expect.element(toast('Password Changed Successfully')).toBeVisible()
    expect(shop.calls('setPassword').map(({ body }) => body)).toEqual([
      { current_password: 'old-password-1', password: 'cotton-kite-monsoon' },
    ])
  })

  it('takes a code instead, and puts the focus into its field', async () => {
    const shop = await open_({
      sendConfirmOtp: () => ({
        message: 'OTP Sent Successfully',
        resend_after: 30,
        expires_in: 600,
      }),
      setPassword: () => refuse('otp_wrong', 'That is not the code.'),
    })
    await main.getByRole('link', { name: 'Change password' }).click()
    await form.getByRole('button', { name: 'Use a code by email instead' }).click()
    const code = form.getByRole('textbox', { name: '6-digit code' })
    await expect.element(code).toHaveFocus()
    await code.fill('123456')
    await form.getByLabelText('New password').fill('cotton-kite-monsoon')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAccessibleDescription(/That is not the code\./)
    expect(shop.calls('setPassword')[0]?.body).toEqual({
      otp: '123456',
      password: 'cotton-kite-monsoon',
    })
  })
})

describe('closing the account', () => {
  it('AUTH-12 says what goes and what stays, and does nothing without a proof', async () => {
    const shop = await open('/account?selected=privacy', {}, { has_password: true })
    await main.getByRole('link', { name: 'Close your account' }).click()
    const form = main.getByRole('form', { name: 'Close your account' })
    await expect.element(form.getByText(/This can’t be undone/)).toBeVisible()
    await form.getByRole('button', { name: 'Close account permanently' }).click()
    await expect.element(problems).toHaveFocus()
    expect(shop.names()).not.toContain('deactivateAccount')
    await form.getByRole('link', { name: 'Keep my account' }).click()
    await expect.element(form).not.toBeInTheDocument()
  })

  it('AUTH-12 stays open with the reason when the password is another', async () => {
    await open(
      '/account?selected=privacy',
      { deactivateAccount: () => refuse('credentials_wrong', 'That is not your password.') },
      { has_password: true },
    )
    await main.getByRole('link', { name: 'Close your account' }).click()
    const form = main.getByRole('form', { name: 'Close your account' })
    await form.getByLabelText('Current password').fill('wrong')
    await form.getByRole('button', { name: 'Close account permanently' }).click()
    await expect
      .element(form.getByLabelText('Current password'))
      .toHaveAccessibleDescription(/That is not your password\./)
  })
})

describe('an account that staff order for', () => {
  const acting = { is_staff_acting: true }

  it.each([
    ['/account?selected=wallet'],
    ['/account?selected=points'],
    ['/account?selected=credit'],
    ['/order'],
    ['/account/address'],
  ])(
    'AUTH-13 says in words that only the customer sees %s, and asks for nothing of it',
    async (address) => {
      const shop = await open(address, {}, acting)
      await expect.element(heading('Only the customer sees this page')).toBeVisible()
      await expect
        .element(main.getByRole('link', { name: 'Go to the cart' }))
        .toHaveAttribute('href', '/cart')
      for (const call of ['checkWalletBalance', 'getRewardPoints', 'listCreditAccounts'] as const)
        expect(shop.calls(call)).toEqual([])
    },
  )

  it('AUTH-13 shows its overview', async () => {
    await open('/account', {}, acting)
    await expect.element(heading('Account')).toBeVisible()
  })
})
