import { expect } from 'vitest'
import { signaturesBy, type startReceiver } from '@upchar/testkit/webhook-receiver'
import type { Shop } from './open-shop-desk.ts'

type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** The operator's ERP is entered: an address inside the network only where a setting names it (OPS-08). Returns its secret. */
export async function entersTheErp({ desk }: Shop, erp: Receiver): Promise<string> {
  await desk.goto('/console/outgoing-webhooks/new')
  await desk.getByRole('textbox', { name: 'What receives it' }).fill('The ERP of the shop')
  for (const event of [/^A parcel is handed/, /^A parcel is delivered/])
    await desk.getByRole('checkbox', { name: event }).check()
  const address = desk.getByRole('textbox', { name: 'Address' })
  const enter = desk.getByRole('button', { name: 'Enter the webhook' })
  await address.fill('http://127.0.0.1:1/metadata')
  await enter.click()
  await desk
    .getByText(/must be named in WEBHOOK_INTERNAL_HOSTS/)
    .first()
    .waitFor()
  await address.fill(`${erp.origin}/parcels`)
  await enter.click()
  const secret = await desk.getByText(/^whsec_/).textContent()
  await desk.getByRole('link', { name: 'I have saved it' }).click()
  return secret ?? ''
}

/** It is told of the parcel, signed and without the buyer; what failed is seen, sent again, and the address removed. */
export async function hearsOfTheParcel(
  { desk, query }: Shop,
  erp: Receiver,
  { secret, number, buyer }: { secret: string; number: string; buyer: string[] },
): Promise<void> {
  const types = () => erp.received.map(({ body }) => body.type).toSorted()
  await expect.poll(types, { timeout: 20_000 }).toEqual(['parcel.delivered', 'parcel.dispatched'])
  for (const hook of erp.received) {
    expect(hook.body.data['order']).toMatchObject({ number })
    expect(signaturesBy(secret, hook)).toBe(1)
    for (const words of buyer) expect(hook.text).not.toContain(words)
  }
  await desk.goto('/console/outgoing-webhooks/deliveries')
  await desk
    .getByRole('link', { name: /parcel is delivered/i })
    .first()
    .click()
  await desk.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => erp.received.length, { timeout: 20_000 }).toBe(3)
  expect(erp.received[2]?.headers['webhook-replay']).toBe('true')
  await desk.goto('/console/outgoing-webhooks')
  await desk.getByRole('link', { name: 'The ERP of the shop' }).first().click()
  await desk.getByRole('button', { name: 'Remove the webhook' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove the webhook' }).click()
  await expect.poll(() => query('select * from webhook_endpoint')).toEqual([])
}

/** A warehouse system reads stock by a key of its own: that alone, and nothing once the key is revoked (OPS-08). */
export async function readsStockByKey(
  { desk, query }: Shop,
  statusOf: (path: string, headers: Record<string, string>) => Promise<number>,
): Promise<void> {
  await desk.goto('/console/api-keys/new')
  await desk.getByRole('textbox', { name: 'System' }).fill('The warehouse')
  await desk.getByRole('checkbox', { name: /stock:read/ }).check()
  await desk.getByRole('textbox', { name: 'Why' }).fill('It shows what is left')
  await desk.getByRole('button', { name: 'Make the key' }).click()
  const secret = await desk.getByText(/^upk_live_/).textContent()
  const headers = { authorization: `Bearer ${secret ?? ''}` }
  expect(await statusOf('/api/staff/stock', headers)).toBe(200)
  expect(await statusOf('/api/staff/orders', headers)).toBe(403)
  await desk.getByRole('link', { name: 'I have saved it' }).click()
  await desk.getByRole('link', { name: 'The warehouse' }).first().click()
  await desk.getByRole('button', { name: 'Revoke the key' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^Why/).fill('It was a trial')
  await dialog.getByRole('button', { name: 'Revoke the key' }).click()
  await desk.getByText('Revoked', { exact: true }).waitFor()
  expect(await statusOf('/api/staff/stock', headers)).toBe(401)
  expect(await query('select used_on is not null as used from api_key')).toEqual([{ used: true }])
}

/** A price list for hospitals is previewed, set, and ended with a reason (OPS-04). */
export async function setsAndEndsAPriceList({ desk, query }: Shop): Promise<void> {
  await desk.goto('/console/price-lists/new')
  await desk.getByRole('textbox', { name: 'Name' }).fill('Hospitals')
  await desk.getByRole('checkbox', { name: 'Hospital', exact: true }).check()
  const rows = desk.getByRole('textbox', { name: /^SKU and price/ })
  await rows.fill('KNK-N95, 700')
  await desk.getByRole('textbox', { name: /^Why/ }).fill('Agreed for a year')
  const preview = desk.getByRole('button', { name: 'Preview', exact: true })
  await preview.click()
  await desk
    .getByText(/Enter less than everybody’s price of ₹/)
    .first()
    .waitFor()
  await rows.fill('knk-n95, 500')
  await preview.click()
  await desk.getByText('1 product can be set.').waitFor()
  await desk.getByRole('button', { name: 'Set the price list' }).click()
  await desk.getByRole('button', { name: 'End Hospitals' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^Why/).fill('The hospitals buy elsewhere')
  await dialog.getByRole('button', { name: 'End the list' }).click()
  await expect
    .poll(() => query('select valid_to is not null as ended from price_list'))
    .toEqual([{ ended: true }])
}
