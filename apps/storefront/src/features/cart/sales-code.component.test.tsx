import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { alertStore } from '@upchar/web/alerts'
import { fakeApi, refuse } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { cartOf, line } from '../../testing/goods.ts'
import SalesCode from './sales-code.tsx'

const cart = (code: string | null, guest = '') =>
  cartOf([line('G-1', 'Gloves')], { sales_code: code, guest_user_id: guest })

it('CART-12 sends a typed sales code with the checkout, and says why it is refused', async () => {
  const api = fakeApi({
    verifySalesCode: ({ body }) =>
      body.sales_code === 'RAVI10'
        ? { sales_code: 'RAVI10', message: 'RAVI10 added' }
        : refuse('sales_code_unknown', 'This sales code is not valid.'),
    readCart: () => ({ cart: cart('RAVI10'), message: '' }),
  })
  show(<SalesCode cart={cart(null)} checkoutId={() => 'c-1'} />)
  await page.getByRole('button', { name: 'Did a sales person give you a code?' }).click()
  const field = page.getByRole('textbox', { name: 'Sales person’s code' })
  await field.fill('WRONG1')
  await page.getByRole('button', { name: 'Add sales code' }).click()
  await expect.element(page.getByText(/This sales code is not valid\./)).toBeVisible()
  await field.fill('RAVI10')
  await page.getByRole('button', { name: 'Add sales code' }).click()
  await expect
    .poll(() => api.calls('verifySalesCode').map(({ body }) => body))
    .toEqual([
      { sales_code: 'WRONG1', checkout_id: 'c-1' },
      { sales_code: 'RAVI10', checkout_id: 'c-1' },
    ])
  await expect.element(field).not.toBeInTheDocument()
})

it('CART-12 shows the sales code of a guest’s cart, and takes it off', async () => {
  const api = fakeApi({
    verifySalesCodeGuest: () => ({ sales_code: null, message: 'Sales code removed' }),
    readCart: () => ({ cart: cart(null, 'g-1'), message: '' }),
    createGuestCart: () => ({ cart: cart(null, 'g-1'), message: '' }),
  })
  show(<SalesCode cart={cart('LINK12', 'g-1')} />)
  await expect.element(page.getByText('LINK12')).toBeVisible()
  await page.getByRole('button', { name: 'Remove sales code' }).click()
  await expect
    .poll(() => api.calls('verifySalesCodeGuest').map(({ body }) => body))
    .toEqual([{ sales_code: '', guest_user_id: 'g-1' }])
})

it('CART-12 says that a code could not be taken off, which has no field', async () => {
  fakeApi({
    verifySalesCode: () => refuse('checkout_closed', 'This checkout is closed.'),
    readCart: () => ({ cart: cart('LINK12'), message: '' }),
  })
  show(<SalesCode cart={cart('LINK12')} />)
  await page.getByRole('button', { name: 'Remove sales code' }).click()
  await expect
    .poll(() => alertStore.getState().alerts.map(({ message }) => message))
    .toContain('This checkout is closed.')
  await expect.element(page.getByText('LINK12')).toBeVisible()
})

it('CART-12 is sent by Enter, without the form around it', async () => {
  const api = fakeApi({
    verifySalesCode: () => ({ sales_code: 'RAVI10', message: 'RAVI10 added' }),
    readCart: () => ({ cart: cart('RAVI10'), message: '' }),
  })
  const ordered = vi.fn()
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ordered()
      }}
    >
      <SalesCode cart={cart(null)} />
      <button type="submit">Order</button>
    </form>,
  )
  await page.getByRole('button', { name: 'Did a sales person give you a code?' }).click()
  await page.getByRole('textbox', { name: 'Sales person’s code' }).fill('RAVI10')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => api.calls('verifySalesCode').length).toBe(1)
  expect(ordered).not.toHaveBeenCalled()
})
