import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

type Rules = Omit<Answer<'staffListPlaceRules'>, 'success'>
type Rule = Rules['rules'][number]
const rule = (part: Partial<Rule> = {}): Rule => ({
  id: 'service-1',
  kind: 'service',
  pincode_prefix: '744',
  is_on: false,
  box_hours: null,
  promised_hours: null,
  valid_from: '2026-11-20',
  valid_to: null,
  state: 'now',
  reason: 'Cyclone, the courier says',
  set_by: { id: 'm-1', name: 'Ravi', email: 'ravi@upchar.example' },
  set_at: '2026-11-20T05:00:00.000Z',
  ...part,
})
const rules = (...all: Rule[]): Rules => ({ today: '2026-11-24', rules: all, revision: 'r4' })

it('CHECKOUT-09 lists what goes to which pincodes in words, by kind', async () => {
  showConsole(
    '/console/pincodes',
    {
      staffListPlaceRules: () =>
        rules(
          rule({ id: 'cash-2', kind: 'cash', pincode_prefix: '744101', state: 'planned' }),
          rule(),
          rule({
            id: 'cold-1',
            kind: 'cold',
            pincode_prefix: '',
            is_on: true,
            box_hours: 72,
            promised_hours: 60,
            set_by: null,
            set_at: null,
          }),
          rule({ id: 'cold-0', kind: 'cold', state: 'past', valid_to: '2026-11-22' }),
        ),
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Pincode 744101')).toBeVisible()
  await expect.element(page.getByText('Box of 72 hours: delivered within 60 hours')).toBeVisible()
  await expect.element(page.getByText('Initial data')).toBeVisible()
  await expect.element(page.getByText('No courier keeps it cold')).toBeVisible()
  await expect.element(page.getByText('20 Nov 2026 to 22 Nov 2026')).toBeVisible()
  // Only administrators change them.
  expect(page.getByRole('button', { name: 'New rule' }).query()).toBeNull()
  expect(page.getByRole('button', { name: /^End/ }).query()).toBeNull()
  showConsole('/console/pincodes?state=cash', { staffListPlaceRules: () => rules(rule()) })
  await expect.element(page.getByText('No rules').first()).toBeVisible()
})

it('CHECKOUT-05 an administrator sets a rule from a day on, and ends one', async () => {
  let refused = true
  const shop = showConsole('/console/pincodes', {
    staffListPlaceRules: () => rules(rule()),
    staffSetPlaceRule: () => {
      if (!refused) return rules(rule())
      refused = false
      return refuse('place_rule_same', 'It is so already on that day.')
    },
    staffEndPlaceRule: () => rules(),
  })
  await page.getByRole('button', { name: 'New rule' }).click()
  const save = page.getByRole('button', { name: 'Save the rule' })
  await page.getByLabelText(/^Pincodes that begin with/).fill('04')
  await page.getByLabelText(/^Why/).fill('No lane to the islands')
  await save.click()
  await expect
    .element(page.getByText('Enter one to six digits, the first not 0').first())
    .toBeVisible()
  await page.getByLabelText(/^Pincodes that begin with/).fill('744')
  await page.getByLabelText('What').selectOptions('Goods at 2–8 °C')
  await page.getByRole('combobox', { name: /^Rule/ }).selectOptions('On')
  await page.getByLabelText(/^Hours the box keeps cold/).fill('8')
  await save.click()
  await expect.element(page.getByText('Enter whole hours from 12 to 240').first()).toBeVisible()
  expect(shop.names()).not.toContain('staffSetPlaceRule')
  await page.getByLabelText(/^Hours the box keeps cold/).fill('48')
  await save.click()
  await expect.element(page.getByText('It is so already on that day.').first()).toBeVisible()
  await save.click()
  await expect.poll(() => save.query()).toBeNull()
  expect(shop.calls('staffSetPlaceRule')[1]?.body).toEqual({
    kind: 'cold',
    pincode_prefix: '744',
    is_on: true,
    box_hours: 48,
    valid_from: '2026-11-24',
    reason: 'No lane to the islands',
    seen_revision: 'r4',
  })

  await page.getByRole('button', { name: 'End Courier service, 744…' }).click()
  await page.getByRole('button', { name: 'End the rule' }).click()
  await expect.element(page.getByText('Enter a reason, for the record').first()).toBeVisible()
  await page.getByLabelText(/^Why/).fill('The harbour is open')
  await page.getByRole('button', { name: 'End the rule' }).click()
  await expect.poll(() => shop.calls('staffEndPlaceRule').length).toBe(1)
  expect(shop.calls('staffEndPlaceRule')[0]?.body).toEqual({
    kind: 'service',
    pincode_prefix: '744',
    valid_from: '2026-11-24',
    reason: 'The harbour is open',
    seen_revision: 'r4',
  })
})

it('ADDR-04 looks a pincode up: the place, and which rules decide', async () => {
  const shop = showConsole('/console/pincodes', {
    staffListPlaceRules: () => rules(),
    staffLookUpPincode: () => ({
      pincode: '744101',
      city: 'Port Blair',
      district: 'South Andaman',
      states: ['Andaman and Nicobar Islands'],
      zone: 'Eastern',
      listed: { serviceable: true, cod: true },
      serviceable: false,
      cod: false,
      cold_chain: false,
      says: 'No courier delivers to 744101. Try another pincode nearby.',
      decided_by: { cold: null, service: '744', cash: null },
    }),
  })
  const box = page.getByRole('searchbox', { name: 'Pincode' })
  await box.fill('7441')
  await expect.element(page.getByText('A pincode has six digits.')).toBeVisible()
  expect(shop.names()).not.toContain('staffLookUpPincode')
  await box.fill('744101')
  await expect
    .element(page.getByText('Port Blair, South Andaman, Andaman and Nicobar Islands'))
    .toBeVisible()
  await expect.element(page.getByText('No, by the rule for 744…')).toBeVisible()
  // Of cash and cold goods nothing is decided where no courier delivers.
  expect(page.getByText('No, because nothing is delivered there').elements()).toHaveLength(2)
})
