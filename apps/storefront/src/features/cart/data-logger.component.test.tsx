import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { cartOf, line } from '../../testing/goods.ts'
import DataLogger from './data-logger.tsx'

it('CART-16 adds the temperature logger on the buyer’s click, says what it costs, and takes it off', async () => {
  const cart = (added: boolean, offer: number) =>
    cartOf([line('V-1', 'Vaccine')], { is_data_logger_added: added, data_logger_offer: offer })
  const api = fakeApi({
    setDataLogger: ({ body }) => ({ cart: cart(body.added, 590), message: '' }),
  })
  show(
    <>
      <DataLogger cart={cart(false, 590)} />
      <DataLogger cart={cart(true, 0)} />
    </>,
  )
  const regions = page.getByRole('region', { name: 'Temperature logger' })
  await expect.element(regions.nth(0).getByText(/₹590\.00 with GST\./)).toBeVisible()
  await expect.element(regions.nth(1).getByText(/Temperature logger added/)).toBeVisible()
  await expect.element(regions.nth(1).getByText(/Free for this order\./)).toBeVisible()
  await page.getByRole('button', { name: 'Add temperature logger' }).click()
  await page.getByRole('button', { name: 'Remove temperature logger' }).click()
  await expect
    .poll(() => api.calls('setDataLogger').map(({ body }) => body.added))
    .toEqual([true, false])
})
