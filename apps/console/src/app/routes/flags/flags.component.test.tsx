import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Flag = Answer<'staffListFlags'>['flags'][number]
const flag = (key: string, part: Partial<Flag> = {}): Flag => ({
  key,
  name: `The ${key}`,
  type: 'switch',
  unit: null,
  max: null,
  choices: [],
  group: 'Selling',
  meaning: `What ${key} does`,
  in_use: true,
  value: true,
  standard: true,
  is_standard: true,
  changed_by: null,
  changed_at: null,
  ...part,
})
const cart = flag('cart')
const cap = flag('max_reward_points_discount_amount', {
  type: 'number',
  unit: 'rupees',
  max: 5000,
  value: 150,
  standard: 150,
})
const pincode = flag('pincode', { type: 'pincode', value: '110001', standard: '110001' })
const checkout = flag('guest_checkout_type', {
  type: 'choice',
  choices: [
    { value: 'guest_standard_checkout', name: 'Guests may check out' },
    { value: 'guest_checkout_disabled', name: 'Guests must sign in' },
  ],
  value: 'guest_standard_checkout',
  standard: 'guest_standard_checkout',
})
const showing = (...flags: Flag[]) => ({ staffListFlags: () => ({ flags }) })
const dialog = page.getByRole('dialog')

describe('flags', () => {
  it('stand in their groups, each with its meaning, value and standard', async () => {
    showConsole(
      '/console/flags',
      showing(
        cart,
        flag('similar_products', { group: 'Product page', value: false, is_standard: false }),
      ),
    )
    await expect.element(page.getByRole('heading', { name: 'Selling' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Product page' })).toBeVisible()
    await expect.element(page.getByRole('switch', { name: 'The cart' })).toBeChecked()
    await expect
      .element(page.getByRole('switch', { name: 'The cart' }))
      .toHaveAccessibleDescription('What cart does')
    await expect.element(page.getByText('Default: On')).toBeVisible()
  })

  it('can be read, not changed, by a role without the right', async () => {
    showConsole('/console/flags', showing(cart, cap), { role: 'support' })
    await expect.element(page.getByText('₹150')).toBeVisible()
    await expect.element(page.getByText(/Only administrators can change it/)).toBeVisible()
    expect(page.getByRole('switch').elements()).toEqual([])
    expect(page.getByRole('textbox', { name: cap.name }).elements()).toEqual([])
    expect(page.getByRole('button', { name: /^Reset/ }).elements()).toEqual([])
  })

  it('say that a change shows nothing yet where nothing reads them', async () => {
    showConsole('/console/flags', showing(flag('loyalty_program', { in_use: false })))
    await expect.element(page.getByRole('listitem').getByText('Not used yet')).toBeVisible()
  })

  it('say when none fits, and clear by the link', async () => {
    const shop = showConsole('/console/flags?q=zzz', showing(cart))
    await expect.element(page.getByText('No flags match')).toBeVisible()
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect.element(page.getByRole('switch', { name: 'The cart' })).toBeVisible()
    expect(shop.href()).toBe('/console/flags')
  })
})

describe('changing a flag', () => {
  it('asks with before and after, sends what was seen, and shows the new value', async () => {
    const seen = '2026-11-20T10:00:00.000Z'
    const changed = { ...cart, changed_at: seen }
    const shop = showConsole('/console/flags', {
      ...showing(changed),
      staffSetFlag: () => ({ flag: { ...changed, value: false, is_standard: false } }),
    })
    const control = page.getByRole('switch', { name: 'The cart' })
    await control.click()
    await expect.element(page.getByRole('dialog', { name: 'Change The cart?' })).toBeVisible()
    expect(shop.names()).not.toContain('staffSetFlag')
    await dialog.getByRole('button', { name: 'Set to Off' }).click()
    await expect.element(toast(/The cart is now Off/)).toBeVisible()
    await expect.element(control).not.toBeChecked()
    expect(shop.calls('staffSetFlag').map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { key: 'cart', value: false, seen_changed_at: seen },
    ])
  })

  it('leaves the switch as it is when one thinks better of it, and gives the focus back', async () => {
    const shop = showConsole('/console/flags', showing(cart))
    const control = page.getByRole('switch', { name: 'The cart' })
    await control.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(control).toBeChecked()
    await expect.element(control).toHaveFocus()
    expect(shop.names()).not.toContain('staffSetFlag')
  })

  it('says when somebody was faster, and loads what they set', async () => {
    let value = true
    showConsole('/console/flags', {
      staffListFlags: () => ({ flags: [{ ...cart, value }] }),
      staffSetFlag: () => {
        value = false
        return refuse('changed_meanwhile', 'Read it again.')
      },
    })
    await page.getByRole('switch', { name: 'The cart' }).click()
    await dialog.getByRole('button', { name: 'Set to Off' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/Someone else has changed this flag/)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('switch', { name: 'The cart' })).not.toBeChecked()
  })

  it('takes an amount by Enter and refuses what is none, or too much', async () => {
    const shop = showConsole('/console/flags', {
      ...showing(cap),
      staffSetFlag: ({ body }) => ({ flag: { ...cap, value: body.value, is_standard: false } }),
    })
    const field = page.getByRole('textbox', { name: cap.name })
    for (const [typed, problem] of [
      ['lots', /Enter an amount in rupees/],
      ['5001', /Enter a number from 0 to 5000/],
    ] as const) {
      await field.fill(typed)
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('alert')).toMatchTextContent(problem)
    }
    await field.fill('1,200.50')
    await userEvent.keyboard('{Enter}')
    await dialog.getByRole('button', { name: 'Set to ₹1,200.50' }).click()
    await expect.poll(() => shop.calls('staffSetFlag')[0]?.body.value).toBe(1200.5)
  })

  it('undoes typing with Escape', async () => {
    showConsole('/console/flags', showing(pincode))
    const field = page.getByRole('textbox', { name: 'The pincode' })
    await field.fill('68')
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('110001')
    expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([])
  })

  it('VALID-02 asks for six digits of a pincode', async () => {
    showConsole('/console/flags', showing(pincode))
    await page.getByRole('textbox', { name: 'The pincode' }).fill('68200')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Enter a 6-digit pincode')
  })

  it('offers the names of a choice and asks before it counts', async () => {
    const shop = showConsole('/console/flags', {
      ...showing(checkout),
      staffSetFlag: ({ body }) => ({ flag: { ...checkout, value: body.value } }),
    })
    await page
      .getByRole('combobox', { name: 'The guest_checkout_type' })
      .selectOptions('Guests must sign in')
    await dialog.getByRole('button', { name: 'Set to Guests must sign in' }).click()
    await expect
      .poll(() => shop.calls('staffSetFlag')[0]?.body.value)
      .toBe('guest_checkout_disabled')
  })

  it('goes back to the standard', async () => {
    const off = flag('cart', { value: false, is_standard: false })
    const shop = showConsole('/console/flags', {
      ...showing(off),
      staffResetFlag: () => ({ flag: cart }),
    })
    await page.getByRole('button', { name: 'Reset The cart to its default' }).click()
    await dialog.getByRole('button', { name: 'Reset to default' }).click()
    await expect.element(page.getByRole('switch', { name: 'The cart' })).toBeChecked()
    expect(shop.calls('staffResetFlag')).toHaveLength(1)
  })
})
