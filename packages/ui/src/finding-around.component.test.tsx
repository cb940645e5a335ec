import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Disclosure } from './disclosure.tsx'
import { Pagination } from './pagination.tsx'
import { StruckPrice } from './price.tsx'
import { ToastList } from './toast-list.tsx'
import type { Toast } from './toast-list.tsx'
import { ToastRegion } from './toast-region.tsx'

describe('pagination', () => {
  const names = () =>
    (page.getByRole('navigation', { name: 'Pages' }).element().textContent ?? '').match(/\d|…/g)
  it.each([
    [1, 2, ['1', '2']],
    [1, 9, ['1', '2', '…', '9']],
    [5, 9, ['1', '…', '4', '5', '6', '…', '9']],
    [9, 9, ['1', '…', '8', '9']],
  ])('of page %i of %i shows first, last and the neighbours', async (at, pages, shown) => {
    show(<Pagination page={at} pages={pages} href={(to) => `?page=${to}`} label="Pages" />)
    const here = page.getByRole('link', { name: `Page ${at}` })
    await expect.element(here).toHaveAttribute('aria-current', 'page')
    expect(names()).toEqual(shown)
    expect(page.getByRole('link', { name: 'Previous page' }).elements()).toHaveLength(
      at > 1 ? 1 : 0,
    )
    expect(page.getByRole('link', { name: 'Next page' }).elements()).toHaveLength(
      at < pages ? 1 : 0,
    )
  })

  it('renders nothing for one page', async () => {
    show(
      <>
        <Pagination page={1} pages={1} href={String} label="Pages" />
        <p>List</p>
      </>,
    )
    await expect.element(page.getByText('List')).toBeVisible()
    expect(page.getByRole('navigation').elements()).toEqual([])
  })
})

it('breadcrumbs link every page except the current one', async () => {
  show(
    <Breadcrumbs
      crumbs={[
        { name: 'Home', href: '/shop' },
        { name: 'Gloves', href: '/gloves' },
      ]}
    />,
  )
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/shop')
  await expect.element(page.getByText('Gloves')).toHaveAttribute('aria-current', 'page')
  expect(page.getByRole('link', { name: 'Gloves' }).elements()).toEqual([])
})

it('a disclosure opens and closes with the keyboard', async () => {
  show(
    <Disclosure title="Filters">
      <p>Brand</p>
    </Disclosure>,
  )
  await expect.element(page.getByText('Brand')).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Brand')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Brand')).not.toBeVisible()
})

it.each([
  [null, false],
  [90, false],
  [100, false],
  [120, true],
])('a list price of %s is struck through only above the price of 100', async (rupees, shown) => {
  show(
    <>
      <StruckPrice rupees={rupees} above={100} word="MRP" />
      <p>Price</p>
    </>,
  )
  await expect.element(page.getByText('Price')).toBeVisible()
  expect(document.querySelectorAll('s')).toHaveLength(shown ? 1 : 0)
})

describe('toasts', () => {
  const toasts: Toast[] = [
    { id: 1, tone: 'success', message: 'Saved' },
    { id: 2, tone: 'danger', message: 'Not sent', action: { label: 'See why', href: '#why' } },
  ]
  function Toasts({ onHold = () => undefined }: { onHold?: (held: boolean) => void }) {
    const [shown, setShown] = useState(toasts)
    return (
      <ToastRegion onHold={onHold}>
        <ToastList
          toasts={shown}
          onDismiss={(id) => setShown(shown.filter((one) => one.id !== id))}
        />
      </ToastRegion>
    )
  }

  it('announce their tone in words, in a live region', async () => {
    show(<Toasts />)
    const region = page.getByRole('status')
    await expect.element(region.getByText('Done: Saved')).toBeVisible()
    await expect.element(region.getByText('Error: Not sent')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'See why' }))
      .toHaveAttribute('href', '#why')
  })

  it('are dismissed one by one', async () => {
    show(<Toasts />)
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect.element(page.getByText('Done: Saved')).not.toBeInTheDocument()
    await expect.element(page.getByText('Error: Not sent')).toBeVisible()
  })

  it('do what they offer and go; a link alone leaves them', async () => {
    const undone = vi.fn<() => void>()
    const dismissed = vi.fn<(id: number) => void>()
    const undo: Toast = {
      id: 7,
      tone: 'warning',
      message: 'Removed',
      action: { label: 'Undo', onPress: undone },
    }
    show(
      <ToastList toasts={[undo, { id: 8, tone: 'info', message: 'New' }]} onDismiss={dismissed} />,
    )
    await expect.element(page.getByText('Warning: Removed')).toBeVisible()
    await expect.element(page.getByText('Note: New')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undone).toHaveBeenCalledOnce()
    expect(dismissed).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('are held while the pointer is over them', async () => {
    const held = vi.fn<(held: boolean) => void>()
    show(
      <>
        <Toasts onHold={held} />
        <button type="button">After</button>
      </>,
    )
    await userEvent.hover(page.getByText('Done: Saved'))
    await expect.poll(() => held.mock.lastCall).toEqual([true])
    await userEvent.hover(page.getByRole('button', { name: 'After' }))
    await expect.poll(() => held.mock.lastCall).toEqual([false])
  })

  it('are held while the focus is inside (WCAG 2.2.1)', async () => {
    const held = vi.fn<(held: boolean) => void>()
    show(
      <>
        <Toasts onHold={held} />
        <button type="button">After</button>
      </>,
    )
    await expect.element(page.getByText('Done: Saved')).toBeVisible()
    await userEvent.tab()
    expect(held).toHaveBeenLastCalledWith(true)
    for (let step = 0; step < 3; step++) await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    expect(held).toHaveBeenLastCalledWith(false)
  })
})
