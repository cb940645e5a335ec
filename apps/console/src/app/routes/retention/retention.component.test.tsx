import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const kind = {
  what: 'help',
  name: 'Requests for help',
  why: 'answered within days',
  standard: 365,
  days: 365,
  next_days: null,
  least: 90,
  most: 1095,
  reason: '',
  set_by: null,
  set_at: null,
}

it('DPDP s.8(7) shows the days of each kind, and sets others within the limits with a reason', async () => {
  const api = showConsole(
    '/console/retention',
    {
      staffListRetention: () => ({ kinds: [kind] }),
      staffSetRetention: () => ({ kinds: [{ ...kind, next_days: 180 }] }),
    },
    { role: 'admin' },
  )
  await expect.element(page.getByText('365 days', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change Requests for help' }).click()
  await page.getByLabelText('Requests for help: days').fill('30')
  await page.getByLabelText('Why').fill('Nobody asks later')
  const send = page.getByRole('button', { name: 'Set from tomorrow' })
  await send.click()
  await expect.element(page.getByText('Enter 90 to 1095 days').first()).toBeVisible()
  expect(api.calls('staffSetRetention')).toEqual([])
  await page.getByLabelText('Requests for help: days').fill('180')
  await expect.element(page.getByText(/can’t be brought back/)).toBeVisible()
  await send.click()
  await expect.element(toast(/counts from tomorrow/)).toBeVisible()
  expect(api.calls('staffSetRetention')[0]?.body).toEqual({
    what: 'help',
    days: 180,
    reason: 'Nobody asks later',
  })
})

it('DPDP s.8(7) is only read by who may not change it', async () => {
  showConsole(
    '/console/retention',
    { staffListRetention: () => ({ kinds: [kind] }) },
    { role: 'finance' },
  )
  await expect.element(page.getByText('365 days', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Change/ }).elements()).toEqual([])
})
