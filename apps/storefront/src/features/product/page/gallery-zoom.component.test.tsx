import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import GalleryZoom from './gallery-zoom.tsx'

const images = ['Front', 'With its pack', 'Side'].map((label, view) => ({ view, label }))

it('UI-13 is used with the arrows, which stop at the first and at the last picture', async () => {
  const closed = vi.fn<() => void>()
  show(
    <GalleryZoom
      slug="gloves"
      sku="G-1"
      title="Gloves"
      images={images}
      start={1}
      onClose={closed}
    />,
  )
  const dialog = page.getByRole('dialog', { name: 'Gloves: pictures' })
  const shows = async (place: string, picture: string) => {
    await expect.element(dialog.getByText(place)).toBeVisible()
    await expect.element(dialog.getByRole('img', { name: picture })).toBeVisible()
  }
  await shows('With its pack · 2 of 3', 'Gloves: With its pack')
  await userEvent.keyboard('{ArrowRight}')
  await shows('Side · 3 of 3', 'Gloves: Side')
  await userEvent.keyboard('{ArrowRight}')
  await shows('Side · 3 of 3', 'Gloves: Side')
  await expect.element(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await shows('Front · 1 of 3', 'Gloves: Front')
  await expect.element(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => closed.mock.calls.length).toBe(1)
})

it('UI-13 takes the page’s scroll bar and focus while it is open, shows the next picture whole, and gives back', async () => {
  const { update } = show(<button type="button">Behind</button>)
  document.documentElement.style.overflow = 'clip'
  update(
    <>
      <button type="button">Behind</button>
      <GalleryZoom
        slug="gloves"
        sku="G-1"
        title="Gloves"
        images={images}
        start={0}
        onClose={() => undefined}
      />
    </>,
  )
  const dialog = page.getByRole('dialog', { name: 'Gloves: pictures' })
  await expect.element(dialog).toBeVisible()
  expect(document.documentElement.style.overflow).toBe('hidden')
  // The page behind is inert.
  expect(dialog.element().matches(':modal')).toBe(true)
  await dialog.getByRole('button', { name: 'Enlarge', exact: true }).click()
  await expect.element(dialog.getByRole('button', { name: 'Fit to window' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog.getByRole('button', { name: 'Enlarge', exact: true })).toBeVisible()
  update(<button type="button">Behind</button>)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.documentElement.style.overflow).toBe('clip')
  document.documentElement.style.overflow = ''
})
