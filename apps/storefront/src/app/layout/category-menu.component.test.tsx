import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { broken, fakeApi } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { CategoryMenu } from './category-menu.tsx'

const link = (name: string, href: string) => ({ name, slug: name.toLowerCase(), href, count: 3 })
const dental: Answers = {
  getNavbar: () => ({
    categories: [
      {
        ...link('Local anaesthetics', '/categories/local-anaesthetics'),
        generic_names: [link('Dental needles', '/dental/dental-needles')],
      },
    ],
    brands: [],
  }),
}
const shown = (answers: Answers = dental) => {
  const api = fakeApi(answers)
  showAt(
    '/shop',
    <header>
      <CategoryMenu />
    </header>,
  )
  return api
}
const button = page.getByLabelText('Menu')
const categories = page.getByRole('button', { name: 'Categories: Dental' })
const needles = page.getByRole('link', { name: 'Dental needles' })

it('leads from departments to categories and product types, each a link (guide 3)', async () => {
  // Where the pointer opens nothing by itself; files share a window.
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const api = shown()
  await button.click()
  await expect
    .element(page.getByRole('link', { name: 'Dental', exact: true }))
    .toHaveAttribute('href', '/dental')
  await categories.click()
  await expect.element(categories).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(page.getByRole('link', { name: 'Local anaesthetics' }))
    .toHaveAttribute('href', '/categories/local-anaesthetics')
  await expect.element(needles).toHaveAttribute('href', '/dental/dental-needles')
  expect(api.calls('getNavbar').map(({ params }) => params)).toEqual([{ category: 'dental' }])
  await categories.click()
  await expect.element(needles).not.toBeInTheDocument()
})

it('works by keys alone: the categories follow their button, Escape closes and gives the focus back', async () => {
  shown()
  await button.click()
  await expect.element(categories).toBeVisible()
  ;(categories.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(needles).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(needles).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(needles).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('opens beside the departments for a mouse on a wide screen', async () => {
  await page.viewport(1440, 900)
  shown()
  await button.click()
  await userEvent.hover(page.getByRole('link', { name: 'Dental', exact: true }))
  await expect.element(needles).toBeVisible()
})

it('says so when the categories don’t come, and keeps the departments', async () => {
  shown({ getNavbar: broken })
  await button.click()
  await categories.click()
  await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Dental', exact: true })).toBeVisible()
})

it('shows one department at a time on a phone, and closes with a press beside it, not with one inside', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const api = fakeApi(dental)
  showAt(
    '/shop',
    <header>
      <CategoryMenu />
      <p style={{ position: 'fixed', bottom: 0, right: 0 }}>Beside</p>
    </header>,
  )
  await button.click()
  await categories.click()
  await expect.element(needles).toBeVisible()
  await page
    .getByRole('button', { name: /^Categories: (?!Dental)/ })
    .first()
    .click()
  await expect.element(categories).toHaveAttribute('aria-expanded', 'false')
  expect(api.calls('getNavbar').map(({ params }) => params.category)[0]).toBe('dental')
  await expect.poll(() => api.calls('getNavbar')).toHaveLength(2)
  const pressed = new PointerEvent('pointerdown', { bubbles: true })
  page.getByText('Beside').element().dispatchEvent(pressed)
  await expect.element(categories).not.toBeInTheDocument()
})
