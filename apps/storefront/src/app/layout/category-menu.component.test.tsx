import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { CategoryMenu } from './category-menu.tsx'

it('Escape closes the menu and gives the focus back to its button', async () => {
  showAt(
    '/shop',
    <header>
      <CategoryMenu />
    </header>,
  )
  const button = page.getByLabelText('Menu')
  await expect.element(button).toBeVisible()
  // The links are the server's markup, which the browser adopts as it is.
  const panel = document.getElementById('menu')
  if (panel) panel.innerHTML = '<a href="/categories/gloves">Gloves</a>'
  await button.click()
  await userEvent.keyboard('{Tab}')
  const link = page.getByRole('link', { name: 'Gloves' })
  await expect.element(link).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
