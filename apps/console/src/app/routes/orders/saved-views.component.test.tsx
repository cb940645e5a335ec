import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const late = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Late',
  filters: { promised: 'late' },
}
const answers = {
  staffListOrders: () => ({ orders: [], newer: null, older: null }),
  staffListViews: () => ({ views: [late] }),
}
const saved = page.getByRole('navigation', { name: 'Saved views' })

it('OPS-01 saved views lead to their filters and are deleted', async () => {
  const shop = showConsole('/console/orders', {
    ...answers,
    staffDeleteView: () => ({ views: [] }),
  })
  await expect
    .element(saved.getByRole('link', { name: 'Late' }))
    .toHaveAttribute('href', '/console/orders?promised=late')
  expect(saved.getByRole('button', { name: 'Save this view' }).elements()).toEqual([])
  await saved.getByRole('button', { name: 'Delete the view Late' }).click()
  expect(shop.calls('staffDeleteView')[0]?.params).toEqual({
    id: '0198c0de-0000-7000-8000-000000000001',
  })
})

it('OPS-01 filters are saved by name, without the words searched for', async () => {
  const shop = showConsole('/console/orders?q=98765&state=placed', {
    ...answers,
    staffSaveView: () => ({ views: [late] }),
  })
  await saved.getByRole('button', { name: 'Save this view' }).click()
  const form = page.getByRole('form', { name: 'Save these filters' })
  await form.getByRole('button', { name: 'Save the view' }).click()
  await expect.element(form).toMatchTextContent(/Name is missing/)
  await form.getByRole('textbox', { name: /^Name/ }).fill('To pack')
  await form.getByRole('button', { name: 'Save the view' }).click()
  await expect.element(toast(/The view “To pack” is saved/)).toBeVisible()
  expect(shop.calls('staffSaveView')[0]?.body).toEqual({
    list: 'orders',
    name: 'To pack',
    filters: { state: 'placed' },
  })
})
