import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const webhook = {
  id: '0198c0de-0000-7000-8000-000000000001',
  version: 3,
  url: 'https://erp.example/upchar',
  description: 'The ERP of Konkan',
  events: ['order.placed' as const],
  paused: null,
  failing_since: null,
  old_secret_until: null,
  waiting: 1,
  failed: 2,
}
const delivery = {
  id: '0198c0de-0000-7000-8000-000000000002',
  webhook: { id: webhook.id, url: webhook.url },
  event: 'order.placed' as const,
  created_at: '2026-11-24T05:30:00.000Z',
  state: 'failed' as const,
  attempts: 11,
  is_replay: false,
  last_at: '2026-11-25T05:30:00.000Z',
  next_at: null,
  status: 500,
}
const whole = { ...delivery, body: '{"type":"order.placed"}', answer: '<b>broken</b>' }
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const list = { staffListWebhooks: () => ({ webhooks: [webhook] }) }

it('OPS-08 webhooks show what they are told, and lead to what they have missed', async () => {
  const shop = showConsole('/console/outgoing-webhooks', {
    ...list,
    staffListWebhookDeliveries: () => ({ deliveries: [delivery], total: 1, total_is_more: false }),
  })
  const table = page.getByRole('table', { name: 'Outgoing webhooks' })
  await expect
    .element(table)
    .toMatchTextContent(/The ERP of Konkan.*erp\.example.*An order is placed.*Active.*2 failed/)
  await table.getByRole('link', { name: '2 failed deliveries' }).click()
  await expect
    .element(page.getByRole('table', { name: 'Deliveries' }))
    .toMatchTextContent(/An order is placed.*Failed.*Answered 500.*11 attempts/)
  expect(shop.calls('staffListWebhookDeliveries')[0]?.query).toMatchObject({
    webhook: webhook.id,
    state: 'failed',
  })
})

it('OPS-08 a webhook is entered, and its secret is shown once', async () => {
  const shop = showConsole('/console/outgoing-webhooks/new', {
    ...list,
    staffAddWebhook: () => ({ webhooks: [webhook], id: webhook.id, secret }),
  })
  await page.getByRole('button', { name: 'Enter the webhook' }).click()
  await expect.element(page.getByText('Choose at least one event').first()).toBeVisible()
  expect(shop.calls('staffAddWebhook')).toEqual([])
  await page.getByRole('textbox', { name: /^What receives it/ }).fill('The ERP')
  await page.getByRole('textbox', { name: /^Address/ }).fill(' https://erp.example/upchar')
  // By the keyboard alone.
  const first = page.getByRole('checkbox', { name: /^An order is placed/ })
  first.element().focus()
  await userEvent.keyboard(' ')
  await page.getByRole('checkbox', { name: /^A parcel is delivered/ }).click()
  await page.getByRole('button', { name: 'Enter the webhook' }).click()
  await expect.element(page.getByText(secret)).toBeVisible()
  expect(shop.calls('staffAddWebhook')[0]?.body).toEqual({
    url: 'https://erp.example/upchar',
    description: 'The ERP',
    events: ['order.placed', 'parcel.delivered'],
  })
  await page.getByRole('link', { name: 'I have saved it' }).click()
  await expect.element(page.getByRole('heading', { name: 'Outgoing webhooks' })).toBeVisible()
  expect(document.body.textContent).not.toContain(secret)
})

it('OPS-08 a webhook is paused, gets a new secret and what it missed, and is removed after a question', async () => {
  const shop = showConsole(`/console/outgoing-webhooks/${webhook.id}`, {
    ...list,
    staffChangeWebhook: () => ({ webhooks: [webhook] }),
    staffReplayFailedWebhooks: () => ({ replayed: 2 }),
    staffRemoveWebhook: () => ({ webhooks: [] }),
    staffTurnWebhookSecret: () => ({ webhooks: [webhook], id: webhook.id, secret }),
  })
  await page.getByRole('checkbox', { name: /^Active/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(toast(/The webhook is changed/)).toBeVisible()
  expect(shop.calls('staffChangeWebhook')[0]?.body).toMatchObject({ version: 3, is_active: false })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.element(toast(/2 deliveries are sent again/)).toBeVisible()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a new secret?' })
  await dialog.getByRole('button', { name: 'Make a new secret' }).click()
  await expect.element(page.getByText(secret)).toBeVisible()
})

it('OPS-08 a webhook is removed after a question', async () => {
  const shop = showConsole(`/console/outgoing-webhooks/${webhook.id}`, {
    ...list,
    staffRemoveWebhook: () => ({ webhooks: [] }),
  })
  await page.getByRole('button', { name: 'Remove the webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this webhook?' })
  await dialog.getByRole('button', { name: 'Remove the webhook' }).click()
  await expect.element(toast(/The webhook is removed/)).toBeVisible()
  expect(shop.calls('staffRemoveWebhook')[0]?.body).toEqual({ version: 3 })
})

it('OPS-08 a delivery shows an answer as text and is sent again', async () => {
  const shop = showConsole(`/console/outgoing-webhooks/deliveries/${delivery.id}`, {
    staffGetWebhookDelivery: () => ({ delivery: whole }),
    staffReplayWebhookDelivery: () => ({ delivery: whole }),
  })
  await expect.element(page.getByText('<b>broken</b>')).toBeVisible()
  await expect.element(page.getByText('Answered 500')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.element(toast(/The delivery is sent again/)).toBeVisible()
  expect(shop.calls('staffReplayWebhookDelivery')).toHaveLength(1)
})
