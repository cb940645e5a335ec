import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const asha = { id: 'asha', name: 'Asha Admin', email: 'asha@upchar.example' }
const key = {
  id: '0198c0de-0000-7000-8000-000000000001',
  version: 2,
  name: 'Tally bridge',
  prefix: 'upk_live_abcdefghjkmn',
  scopes: ['stock:write' as const, 'orders:read' as const],
  last_day: '2027-03-31',
  reason: 'The accountant imports every night',
  state: 'active' as const,
  made_by: asha,
  made_at: '2026-11-24T05:30:00.000Z',
  old_secret_until: null,
  last_used: { on: '2026-11-25', network: '203.0.113.*' },
  revoked: null,
}
const over = {
  ...key,
  id: '0198c0de-0000-7000-8000-000000000002',
  name: 'The warehouse of before',
  scopes: ['stock:read' as const],
  state: 'revoked' as const,
  last_used: null,
  revoked: { by: asha, at: '2026-11-25T05:30:00.000Z', reason: 'It moved' },
}
const secret = 'upk_live_abcdefghjkmn_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq'
const list = { staffListApiKeys: () => ({ keys: [key, over] }) }

it('OPS-08 API keys show what they may do, when they were used, and which are over', async () => {
  showConsole('/console/api-keys', list)
  const table = page.getByRole('table', { name: 'API keys' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect
    .element(row('Tally bridge'))
    .toMatchTextContent(
      /upk_live_abcdefghjkmn….*stock:write · orders:read.*Active.*Data of buyers.*Changes stock.*25 Nov 2026.*203\.0\.113\.\*.*31 Mar 2027/,
    )
  await expect
    .element(row('The warehouse of before'))
    .toMatchTextContent(/stock:read.*Revoked.*Never used/)
  expect(row('The warehouse of before').element().textContent).not.toContain('Data of buyers')
})

it('OPS-08 an API key is made with the least that is chosen, and is shown once', async () => {
  const shop = showConsole('/console/api-keys/new', {
    ...list,
    staffMakeApiKey: () => ({ keys: [key], id: key.id, secret }),
  })
  const make = page.getByRole('button', { name: 'Make the key' })
  await make.click()
  for (const problem of [
    'Say which system uses it',
    'Choose at least one scope',
    'Say why, for whoever asks later',
  ])
    await expect.element(page.getByText(problem).first()).toBeVisible()
  expect(shop.calls('staffMakeApiKey')).toEqual([])
  // Nothing is chosen beforehand; what names buyers stands apart.
  expect(document.querySelectorAll('input[type=checkbox]:checked')).toHaveLength(0)
  const personal = page.getByRole('group', { name: /^Scopes that hand out names/ })
  await expect.element(personal.getByRole('checkbox', { name: /orders:read/ })).toBeVisible()
  const plain = page.getByRole('group', { name: 'Scopes without personal data of buyers' })
  await page.getByRole('textbox', { name: /^System/ }).fill(' Tally bridge ')
  // By the keyboard alone.
  plain
    .getByRole('checkbox', { name: /stock:write/ })
    .element()
    .focus()
  await userEvent.keyboard(' ')
  await plain.getByRole('checkbox', { name: /stock:read/ }).click()
  await page.getByRole('textbox', { name: /^Why/ }).fill('Every night')
  await make.click()
  await expect.element(page.getByText(secret)).toBeVisible()
  expect(shop.calls('staffMakeApiKey')[0]?.body).toEqual({
    name: 'Tally bridge',
    scopes: ['stock:read', 'stock:write'],
    last_day: null,
    reason: 'Every night',
  })
  await page.getByRole('link', { name: 'I have saved it' }).click()
  await expect.element(page.getByRole('heading', { name: 'API keys' })).toBeVisible()
  expect(document.body.textContent).not.toContain(secret)
})

it('OPS-08 a refused key keeps what was typed', async () => {
  const shop = showConsole('/console/api-keys/new', {
    ...list,
    staffMakeApiKey: () =>
      refuse('api_keys_full', 'There are 20 API keys. Revoke one that isn’t used any more.'),
  })
  await page.getByRole('textbox', { name: /^System/ }).fill('Tally bridge')
  await page.getByRole('checkbox', { name: /stock:read/ }).click()
  await page.getByRole('textbox', { name: /^Why/ }).fill('Every night')
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(page.getByText(/There are 20 API keys/).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^System/ })).toHaveValue('Tally bridge')
  expect(shop.calls('staffMakeApiKey')).toHaveLength(1)
})

it('OPS-08 an API key gets a new secret after a question', async () => {
  const shop = showConsole(`/console/api-keys/${key.id}`, {
    ...list,
    staffTurnApiKeySecret: () => ({ keys: [key], id: key.id, secret }),
  })
  await expect.element(page.getByText('The accountant imports every night')).toBeVisible()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a new secret?' })
  await dialog.getByRole('button', { name: 'Make a new secret' }).click()
  await expect.element(page.getByText(secret)).toBeVisible()
  expect(shop.calls('staffTurnApiKeySecret')[0]?.body).toEqual({ version: 2 })
})

it('OPS-08 an API key is revoked with a reason', async () => {
  const shop = showConsole(`/console/api-keys/${key.id}`, {
    ...list,
    staffRevokeApiKey: () => ({ keys: [over] }),
  })
  await page.getByRole('button', { name: 'Revoke the key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke this API key?' })
  await dialog.getByRole('button', { name: 'Revoke the key' }).click()
  await expect.element(dialog.getByText(/Enter a reason, for the record/).first()).toBeVisible()
  expect(shop.calls('staffRevokeApiKey')).toEqual([])
  await dialog.getByRole('textbox', { name: /^Why/ }).fill(' Somebody read it ')
  await dialog.getByRole('button', { name: 'Revoke the key' }).click()
  await expect.element(toast(/The API key is revoked/)).toBeVisible()
  expect(shop.calls('staffRevokeApiKey')[0]?.body).toEqual({ reason: 'Somebody read it' })
})

it('OPS-08 an API key that is over shows who ended it and why, and takes nothing more', async () => {
  showConsole(`/console/api-keys/${over.id}`, list)
  await expect.element(page.getByText('It moved')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'What it did' }))
    .toHaveAttribute('href', `/console/audit?by=${over.id}`)
  expect(page.getByRole('button', { name: /secret|Revoke/ }).elements()).toEqual([])
})
