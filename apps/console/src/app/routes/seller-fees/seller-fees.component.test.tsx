import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Fees = Omit<Answer<'staffListSellerFees'>, 'success'>
type Rule = Fees['rules'][number]
const rule = (part: Partial<Rule> = {}): Rule => ({
  id: 1,
  kind: 'commission',
  seller: null,
  family: null,
  percent: 10,
  amount: null,
  section: '',
  valid_from: '2026-11-01',
  state: 'now',
  source: 'Contract of 2026',
  made_by: { id: 'm-1', name: 'Ravi', email: 'ravi@upchar.example' },
  made_at: '2026-10-01T05:00:00.000Z',
  ...part,
})
const fees = (...rules: Rule[]): Fees => ({
  today: '2026-11-24',
  rules,
  sellers: [{ id: 7, name: 'Konkan Surgicals' }],
  families: [{ key: 'gloves', name: 'Gloves' }],
  revision: '4',
})

it('OPS-06 lists the rules in words, by kind, and says when there is none', async () => {
  showConsole(
    '/console/seller-fees',
    {
      staffListSellerFees: () =>
        fees(
          rule({
            id: 5,
            seller: { id: 7, name: 'Konkan Surgicals' },
            family: { key: 'gloves', name: 'Gloves' },
            percent: 4,
            state: 'planned',
          }),
          rule({
            id: 4,
            kind: 'tds',
            percent: 0.1,
            amount: 500_000,
            section: '393(1)',
            made_by: null,
            made_at: null,
          }),
          rule({ id: 3, kind: 'closing_fee', percent: null, amount: 12.5 }),
          rule({ id: 2, seller: { id: 7, name: 'Konkan Surgicals' }, percent: null }),
        ),
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Konkan Surgicals: Gloves')).toBeVisible()
  await expect
    .element(page.getByText('0.1% (section 393(1)); individuals from ₹5,00,000 a year'))
    .toBeVisible()
  await expect.element(page.getByText('₹12.50 a parcel')).toBeVisible()
  await expect.element(page.getByText('As for everybody else')).toBeVisible()
  showConsole('/console/seller-fees?state=closing_fee', { staffListSellerFees: () => fees(rule()) })
  await expect.element(page.getByText('No rule yet').first()).toBeVisible()
})

it('OPS-06 finance sets a rule after seeing what it would have changed', async () => {
  let refused = true
  const shop = showConsole(
    '/console/seller-fees',
    {
      staffListSellerFees: () => fees(),
      staffPreviewSellerFee: () => ({ days: 30, base: 2000, before: 0, after: 150 }),
      staffSetSellerFee: () => {
        if (!refused) return {}
        refused = false
        return refuse('changed_meanwhile', 'Somebody else has changed the rules.')
      },
    },
    { role: 'finance' },
  )
  await page.getByRole('button', { name: 'New rule' }).click()
  await page.getByRole('combobox', { name: 'Seller' }).selectOptions('Konkan Surgicals')
  await page.getByRole('combobox', { name: 'Goods' }).selectOptions('Gloves')
  await page.getByRole('textbox', { name: /^Percent/ }).fill('101')
  await page.getByRole('textbox', { name: 'Why' }).fill('New contract')
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await expect.element(page.getByText('Enter a percentage, such as 7.5').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Percent/ }).fill('7.5')
  await expect
    .element(
      page.getByText(
        'In the last 30 days, goods of ₹2,000 without GST: Commission would have been ₹150 instead of ₹0.',
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await expect.element(page.getByText('Somebody else has changed the rules.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await expect.element(toast('The rule is saved')).toBeVisible()
  expect(shop.calls('staffSetSellerFee').at(-1)?.body).toEqual({
    kind: 'commission',
    seller_id: 7,
    family_key: 'gloves',
    percent: 7.5,
    amount: null,
    section: '',
    valid_from: '2026-11-25',
    source: 'New contract',
    seen_revision: '4',
  })
})
