import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { Gallery } from './gallery.tsx'

const images = ['Front', 'With its pack', 'Side'].map((label, view) => ({ view, label }))
const slide = (label: string) =>
  page.getByRole('button', { name: `Enlarge picture: ${label}`, exact: true })
const focused = () => document.activeElement?.getAttribute('aria-label')

it('UI-13 is one stop of the tab order; the arrows move picture and focus, and stop at both ends', async () => {
  show(
    <>
      <button type="button">Before</button>
      <Gallery slug="gloves" sku="G-1" title="Gloves" images={images} />
    </>,
  )
  await expect.element(slide('Front')).toBeVisible()
  const stops = () =>
    images.map(({ label }) => slide(label).element()).filter((one) => 0 <= Number(one.tabIndex))
  expect(stops().map((one) => one.getAttribute('aria-label'))).toEqual(['Enlarge picture: Front'])
  page.getByRole('button', { name: 'Before' }).element().focus()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('Enlarge picture: Front')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Enlarge picture: Front')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Enlarge picture: With its pack')
  await expect
    .poll(() => stops().map((one) => one.getAttribute('aria-label')))
    .toEqual(['Enlarge picture: With its pack'])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Enlarge picture: Side')
  await expect
    .element(page.getByRole('button', { name: 'Next picture' }).or(slide('Side')).first())
    .toBeInTheDocument()
  await expect
    .poll(() => page.getByRole('link', { name: 'Show picture: Side' }).element().ariaCurrent)
    .toBe('true')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Enlarge picture: With its pack')
})
