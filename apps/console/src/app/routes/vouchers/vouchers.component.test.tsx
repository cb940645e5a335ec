import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Voucher = Answer<'staffListVouchers'>['vouchers'][number]
const voucher = (code: string, part: Partial<Voucher> = {}): Voucher => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  code,
  title: '5% off, at most ₹500',
  terms: ['On goods worth ₹2,000 or more.'],
  kind: 'percent',
  percent: 5,
  amount: null,
  max_discount: 500,
  minimum_value: 2000,
  starts_at: '2026-11-01T18:30:00.000Z',
  ends_at: '2026-12-01T18:30:00.000Z',
  for_app: false,
  state: 'running',
  audience: 'anyone',
  listed: true,
  automatic: false,
  business_category: null,
  funded_by: null,
  max_uses: 100,
  max_uses_per_buyer: 1,
  uses: 3,
  given: 1500,
  held: 0,
  reason: 'Diwali',
  made_by: null,
  made_at: '2026-11-01T10:00:00.000Z',
  ...part,
})
const list = (...vouchers: Voucher[]): Answers => ({
  staffListVouchers: () => ({ vouchers, sellers: [{ id: 4, name: 'Arogya Medicare' }] }),
})
const table = page.getByRole('table', { name: 'Vouchers' })
const sheet = page.getByRole('dialog', { name: 'DIWALI5' })

describe('vouchers', () => {
  it('say that there are none yet, and how to make one', async () => {
    showConsole('/console/vouchers', list())
    await expect.element(page.getByText('No vouchers yet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'New voucher' }).first()).toBeVisible()
  })

  it('show how often each was used and what it gave', async () => {
    showConsole('/console/vouchers', list(voucher('DIWALI5', { held: 2 })))
    const row = table.getByRole('row').filter({ hasText: 'DIWALI5' })
    await expect.element(row).toMatchTextContent(/3 of 100/)
    await expect.element(row).toMatchTextContent(/₹1,500/)
    await expect.element(row).toMatchTextContent(/2 payments in progress/)
    await expect.element(row).toMatchTextContent(/Running/)
  })

  it('add up exactly what was given, paise included', async () => {
    showConsole(
      '/console/vouchers',
      list(
        voucher('A111', { given: 0.1 }),
        voucher('B222', { given: 0.2 }),
        voucher('C333', { given: 7, funded_by: { id: 4, name: 'Arogya Medicare' } }),
      ),
    )
    await expect.element(page.getByText(/₹0\.30, by sellers ₹7/)).toBeVisible()
  })

  it('can be looked at by who may not change them', async () => {
    showConsole('/console/vouchers?voucher=DIWALI5', list(voucher('DIWALI5')), { role: 'support' })
    await expect.element(sheet).toBeVisible()
    expect(page.getByRole('button', { name: 'End this voucher' }).elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    expect(page.getByRole('link', { name: 'New voucher' }).elements()).toEqual([])
  })

  it('open at an address of their own and give the focus back to their row', async () => {
    const shop = showConsole('/console/vouchers', list(voucher('DIWALI5')))
    const link = table.getByRole('link', { name: 'DIWALI5' })
    await link.click()
    await expect.poll(shop.href).toBe('/console/vouchers?voucher=DIWALI5')
    await expect.element(sheet.getByText('On goods worth ₹2,000 or more.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(shop.href).toBe('/console/vouchers')
    await expect.element(link).toHaveFocus()
  })

  it('say when they can’t be loaded', async () => {
    showConsole('/console/vouchers', { staffListVouchers: away })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
  })
})

describe('ending a voucher', () => {
  const dialog = page.getByRole('dialog', { name: 'End DIWALI5?' })
  const why = dialog.getByRole('textbox', { name: 'Why' })
  const end = dialog.getByRole('button', { name: 'End the voucher' })
  const open = async (part: Partial<Voucher> = {}, answers: Answers = {}) => {
    const shop = showConsole('/console/vouchers?voucher=DIWALI5', {
      ...list(voucher('DIWALI5', part)),
      ...answers,
    })
    await page.getByRole('button', { name: 'End this voucher' }).click()
    return shop
  }

  it('says what it does to buyers who have it, and to payments under way', async () => {
    await open({ held: 1 })
    await expect.element(dialog.getByText(/removed from carts and checkouts/)).toBeVisible()
    await expect.element(dialog.getByText(/1 payment in progress keeps it/)).toBeVisible()
  })

  it('needs a reason, sends once, and says that it is done', async () => {
    const shop = await open(
      {},
      { staffEndVoucher: () => ({ voucher: voucher('DIWALI5', { state: 'over' }) }) },
    )
    await expect.element(why).toHaveFocus()
    await end.click()
    await expect.element(why).toHaveAttribute('aria-invalid', 'true')
    expect(shop.names()).not.toContain('staffEndVoucher')
    await why.fill('  Misused  ')
    await end.dblClick()
    await expect.element(toast('DIWALI5 has ended.')).toBeVisible()
    expect(shop.calls('staffEndVoucher').map(({ body }) => body)).toEqual([{ reason: 'Misused' }])
    // The list is read again, so that it doesn't go on showing the voucher as active.
    await expect.poll(() => shop.calls('staffListVouchers').length).toBe(2)
  })

  it('says when somebody else has ended it', async () => {
    await open({}, { staffEndVoucher: () => refuse('changed_meanwhile', 'Read it again.') })
    await why.fill('Misused')
    await end.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Someone else has ended it/)
  })

  it('closes alone with Escape: the voucher stays open below', async () => {
    await open()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(sheet).toBeVisible()
  })

  it('is not offered for one that is over', async () => {
    showConsole('/console/vouchers?voucher=DIWALI5', list(voucher('DIWALI5', { state: 'over' })))
    await expect.element(sheet).toBeVisible()
    expect(page.getByRole('button', { name: 'End this voucher' }).elements()).toEqual([])
  })
})

describe('a new voucher', () => {
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const make = page.getByRole('button', { name: 'Create voucher' })
  const problems = page.getByRole('alert', { name: /to continue$/ })
  const reads = page.getByRole('region', { name: 'What the buyer sees' })
  const confirm = page.getByRole('dialog', { name: 'Create SAVE10?' })
  const fill = async () => {
    await field('Code').fill('save 10')
    await field('Percent').fill('10')
    await field(/^Why/).fill('For new clinics')
  }

  it('lists what is missing, with the focus on the list, and asks nothing', async () => {
    const shop = showConsole('/console/vouchers/new', list())
    await make.click()
    await expect.element(problems).toHaveFocus()
    await problems.getByRole('link', { name: 'Use 4 to 20 letters and digits' }).click()
    await expect.element(field('Code')).toHaveFocus()
    expect(shop.names()).not.toContain('staffMakeVoucher')
  })

  it('shows what the buyer will read while it is typed', async () => {
    showConsole('/console/vouchers/new', list())
    await fill()
    await field(/^Maximum discount/).fill('500')
    await field(/^Minimum order value/).fill('2,000')
    await expect.element(reads).toMatchTextContent(/10% off, at most ₹500/)
    await expect.element(reads).toMatchTextContent(/On goods worth ₹2,000 or more\./)
    await expect.element(reads).toMatchTextContent(/SAVE10/)
  })

  it('asks before typed terms are left behind, and nothing about an empty form', async () => {
    const shop = showConsole('/console/vouchers/new', list())
    const cancel = page.getByRole('link', { name: 'Cancel' })
    await fill()
    await cancel.click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Code')).toHaveValue('SAVE10')
    await field('Code').fill('')
    await field('Percent').fill('')
    await field(/^Why/).fill('')
    await cancel.click()
    await expect.poll(shop.href).toBe('/console/vouchers')
  })

  it('says what it can cost at most, or that nothing limits it', async () => {
    showConsole('/console/vouchers/new', list())
    await fill()
    await expect.element(page.getByText(/Nothing limits what it can cost/)).toBeVisible()
    await field(/^Maximum discount/).fill('500')
    await field(/^Total orders/).fill('20')
    await expect.element(page.getByText(/It can cost at most ₹10,000/)).toBeVisible()
  })

  it('gives no order away whole', async () => {
    showConsole('/console/vouchers/new', list())
    await fill()
    await page.getByRole('radio', { name: /^An amount/ }).click()
    await field('Rupees').fill('500')
    await field(/^Minimum order value/).fill('500')
    await make.click()
    await expect
      .element(problems.getByRole('link', { name: /Enter more than the discount of ₹500/ }))
      .toBeVisible()
  })

  it('is made once it was confirmed, once, and opens in the list', async () => {
    const held = Promise.withResolvers<void>()
    const shop = showConsole('/console/vouchers/new', {
      ...list(voucher('SAVE10')),
      staffMakeVoucher: async () => {
        await held.promise
        return { voucher: voucher('SAVE10') }
      },
    })
    await fill()
    await make.click()
    await expect.element(confirm.getByText(/can’t be changed/)).toBeVisible()
    expect(shop.names()).not.toContain('staffMakeVoucher')
    await confirm.getByRole('button', { name: 'Create voucher' }).dblClick()
    held.resolve()
    await expect.poll(shop.href).toBe('/console/vouchers?voucher=SAVE10')
    expect(shop.calls('staffMakeVoucher')).toHaveLength(1)
    expect(shop.calls('staffMakeVoucher')[0]?.body).toMatchObject({
      code: 'SAVE10',
      kind: 'percent',
      value: 10,
      max_discount: null,
      seller_id: null,
      reason: 'For new clinics',
    })
  })

  it('comes back to the field that the server refuses, with everything as it was typed', async () => {
    showConsole('/console/vouchers/new', {
      ...list(),
      staffMakeVoucher: () =>
        refuse('voucher_code_taken', 'There was a voucher with this code.', {
          fields: [{ field: 'code', message: 'There was a voucher with this code.' }],
        }),
    })
    await fill()
    await make.click()
    await confirm.getByRole('button', { name: 'Create voucher' }).click()
    await expect.element(confirm).not.toBeInTheDocument()
    await expect.element(field('Code')).toHaveAccessibleDescription(/There was a voucher/)
    await expect.element(field('Percent')).toHaveValue('10')
    await field('Code').fill('SAVE11')
    await expect.element(field('Code')).not.toHaveAttribute('aria-invalid')
  })

  it('stays in the question when the network is away', async () => {
    showConsole('/console/vouchers/new', { ...list(), staffMakeVoucher: away })
    await fill()
    await make.click()
    await confirm.getByRole('button', { name: 'Create voucher' }).click()
    await expect.element(confirm.getByRole('alert')).toMatchTextContent(/could not be reached/)
  })
})
