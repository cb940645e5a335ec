import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Floors = Omit<Answer<'staffListPriceFloors'>, 'success'>
const ravi = { id: 'm-1', name: 'Ravi', email: 'ravi@upchar.example' }
const gloves = { sku: 'GLV-M', title: 'Nitrile gloves', option_label: 'M' }
const floors: Floors = {
  today: '2026-11-24',
  revision: '2',
  families: [{ key: 'gloves', name: 'Gloves' }],
  floors: [
    {
      id: 2,
      goods: gloves,
      family: null,
      price: 110,
      percent: null,
      reason: 'Agreed with the seller',
      made_by: ravi,
      made_at: '2026-11-20T05:00:00.000Z',
    },
    {
      id: 1,
      goods: null,
      family: { key: 'gloves', name: 'Gloves' },
      price: null,
      percent: 50,
      reason: 'House rule',
      made_by: null,
      made_at: '2026-11-19T05:00:00.000Z',
    },
  ],
  approvals: [
    {
      id: '0198c0de-0000-7000-8000-000000000001',
      ...gloves,
      price: 90,
      last_day: '2026-11-30',
      reason: 'To clear the old pack',
      state: 'waiting',
      asked_by: ravi,
      asked_at: '2026-11-23T05:00:00.000Z',
      decided_by: null,
    },
    {
      id: '0198c0de-0000-7000-8000-000000000002',
      ...gloves,
      price: 85,
      last_day: '2026-11-30',
      reason: 'Short dated',
      state: 'accepted',
      asked_by: null,
      asked_at: '2026-11-22T05:00:00.000Z',
      decided_by: ravi,
    },
  ],
}
const answers = { staffListPriceFloors: () => floors }
const field = (name: string | RegExp) => page.getByRole('textbox', { name })

it('OPS-04 finance sets the lowest price of a product type and decides on a lower one', async () => {
  let refused = true
  const shop = showConsole(
    '/console/price-floors',
    {
      ...answers,
      staffSetPriceFloor: () => ({}),
      staffDecideLowerPrice: () => {
        if (!refused) return {}
        refused = false
        return refuse('second_person_needed', 'Somebody else has to accept it.')
      },
    },
    { role: 'finance' },
  )
  await expect
    .element(page.getByRole('table', { name: 'Lowest prices' }))
    .toMatchTextContent(/Nitrile gloves, M.*₹110.*Gloves.*50% of the MRP/)
  await page.getByRole('button', { name: 'Set a lowest price' }).click()
  await page.getByRole('combobox', { name: 'Lowest price of' }).selectOptions('A product type')
  await field(/^Percent/).fill('120')
  await field('Why').fill('House rule')
  const save = page.getByRole('button', { name: 'Save the lowest price' })
  await save.click()
  await expect.element(page.getByText('Enter a percentage, such as 60').first()).toBeVisible()
  await field(/^Percent/).fill('60')
  await save.click()
  await expect.element(toast('The lowest price is saved')).toBeVisible()
  expect(shop.calls('staffSetPriceFloor')[0]?.body).toEqual({
    sku: null,
    family_key: 'gloves',
    price: null,
    percent: 60,
    reason: 'House rule',
    seen_revision: '2',
  })

  await page.getByRole('link', { name: /Lower prices/ }).click()
  const accept = page.getByRole('button', { name: /^Accept ₹90 for GLV-M/ })
  await accept.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Somebody else has to accept/)
  await accept.click()
  await expect.poll(() => shop.calls('staffDecideLowerPrice').length).toBe(2)
  expect(shop.calls('staffDecideLowerPrice')[1]?.body).toEqual({ accept: true })
  await page.getByRole('button', { name: 'Take back ₹85 for GLV-M' }).click()
  await expect.poll(() => shop.calls('staffDecideLowerPrice').length).toBe(3)
  expect(shop.calls('staffDecideLowerPrice')[2]).toMatchObject({
    params: { id: '0198c0de-0000-7000-8000-000000000002' },
    body: { accept: false },
  })
})

it('OPS-04 the catalogue asks for a lower price, and decides on none', async () => {
  const shop = showConsole(
    '/console/price-floors?state=asked',
    { ...answers, staffAskLowerPrice: () => ({}) },
    { role: 'catalogue' },
  )
  await expect
    .element(page.getByRole('table', { name: 'Lower prices' }))
    .toMatchTextContent(/Waits for a second person/)
  expect(
    page.getByRole('button', { name: /^(Accept|Decline|Take back|Set a)/ }).elements(),
  ).toEqual([])
  await page.getByRole('button', { name: 'Ask for a lower price' }).click()
  await field('SKU').fill('GLV-M')
  await field(/^Rupees/).fill('95.50')
  await field('Why').fill('Short dated')
  await page.getByRole('button', { name: 'Ask for the price' }).click()
  await expect.element(toast('A second person can now accept the price')).toBeVisible()
  expect(shop.calls('staffAskLowerPrice')[0]?.body).toEqual({
    sku: 'GLV-M',
    price: 95.5,
    last_day: '2026-12-01',
    reason: 'Short dated',
  })
})

it('keeps both buttons within the margins of a phone', async () => {
  await page.viewport(390, 844)
  showConsole('/console/price-floors', answers, { role: 'admin' })
  await expect.element(page.getByRole('button', { name: 'Ask for a lower price' })).toBeVisible()
  const right = page
    .getByRole('button', { name: 'Set a lowest price' })
    .element()
    .getBoundingClientRect().right
  // 16 px, as everywhere on a page.
  expect(right).toBeLessThanOrEqual(390 - 16)
  await page.viewport(1280, 900)
})

it('OPS-04 tells on the start page and in the menu that a lower price waits, to who decides it', async () => {
  await page.viewport(1440, 900)
  const answers = { staffListPriceFloors: () => floors }
  showConsole('/console', answers, { role: 'admin' })
  const tile = page.getByRole('link', { name: /^Lower prices asked for/ })
  await expect.element(tile).toMatchTextContent(/Lower prices asked for.*1.*Longest: /)
  await expect.element(tile).toHaveAttribute('href', '/console/price-floors?state=asked')
  await page.getByRole('button', { name: /^Catalogue/ }).click()
  await expect
    .element(page.getByRole('link', { name: /^Lowest prices/ }))
    .toMatchTextContent(/1 waiting/)
})
