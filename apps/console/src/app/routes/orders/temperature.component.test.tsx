import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { order, parcel } from '../../../testing/orders.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const cold = (part: Parameters<typeof parcel>[0] = {}) =>
  parcel({
    state: 'delivered',
    state_label: 'Delivered',
    next: [],
    logger_number: 'TL-0042',
    ...part,
  })
const confirm = () => userEvent.click(page.getByRole('button', { name: 'Upload the record' }))
const choose = (text: string) =>
  userEvent.upload(
    page.getByLabelText('Temperature record of parcel'),
    new File([text], 'TL-0042.csv', { type: 'text/csv' }),
  )

it('OPS-02 the logger’s file of a delivered parcel is uploaded at the parcel, and an excursion is said', async () => {
  const shop = showConsole('/console/orders/UP-1', {
    staffGetOrder: () => ({ order: order([cold()]) }),
    staffRecordTemperature: () => ({ verdict: 'excursion', minutes_outside: 50 }),
  })
  await expect.element(page.getByText('Temperature logger TL-0042')).toBeVisible()
  await choose('DateTime,Temp\n2026-11-24 12:00,14')
  await expect
    .element(page.getByRole('dialog', { name: 'Is this the record of logger TL-0042?' }))
    .toMatchTextContent(/refunded at once.*can’t be taken back/s)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(shop.calls('staffRecordTemperature')).toEqual([])
  await choose('DateTime,Temp\n2026-11-24 12:00,14')
  await confirm()
  await expect.element(toast(/they are refunded/)).toBeVisible()
  expect(shop.calls('staffRecordTemperature')[0]?.body).toEqual({
    file_name: 'TL-0042.csv',
    text: 'DateTime,Temp\n2026-11-24 12:00,14',
  })
})

it('OPS-02 a file that can’t be read is refused in words', async () => {
  showConsole('/console/orders/UP-1', {
    staffGetOrder: () => ({ order: order([cold()]) }),
    staffRecordTemperature: () => refuse('temperature_unreadable', 'The file has no readings.'),
  })
  await choose('DateTime,Temp')
  await confirm()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/no readings/)
})

it('OPS-02 a record says its verdict, range and minutes; a parcel without a logger has none', async () => {
  const temperature = {
    file_name: 'TL-0042.csv',
    verdict: 'excursion' as const,
    lowest: 3.5,
    highest: 14.5,
    minutes_outside: 50,
    recorded_at: '2026-11-24T10:00:00.000Z',
  }
  showConsole('/console/orders/UP-1', {
    staffGetOrder: () => ({
      order: order([cold({ temperature }), parcel({ id: 'p-2', state: 'delivered', next: [] })]),
    }),
  })
  await expect.element(page.getByText('Outside 2 to 8 °C for too long')).toBeVisible()
  await expect.element(page.getByText(/3.5 to 14.5 °C · 50 minutes outside/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Upload the logger’s file' }))
    .toHaveLength(1)
})
