import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { EmptyState, FailedState } from './data-state.tsx'
import { columnsFor, DataTable, RowLink } from './data-table.tsx'
import type { Sorting } from './data-table.tsx'
import { Menu } from './menu.tsx'
import { Notice } from './notice.tsx'
import { NeighbourPaging, Paging } from './paging.tsx'

type Order = { id: string; buyer: string; total: number }
const column = columnsFor<Order>()
const columns = column.columns([
  column.accessor('buyer', {
    header: 'Buyer',
    enableSorting: true,
    cell: ({ row }) => <RowLink href={`#${row.original.id}`}>{row.original.buyer}</RowLink>,
  }),
  column.accessor('total', { header: 'Total', meta: { align: 'end' } }),
])
const orders: Order[] = [
  { id: 'o1', buyer: 'Asha Clinic', total: 1200 },
  { id: 'o2', buyer: 'Bharat Labs', total: 90 },
]
const table = page.getByRole('table', { name: 'Orders' })
const bodyRows = () => table.element().querySelectorAll('tbody tr')
const shared = { label: 'Orders', columns, rowId: (row: Order) => row.id }

describe('data table', () => {
  it('shows skeletons until the first answer', async () => {
    const { update } = show(<DataTable {...shared} rows={undefined} skeletonRows={3} />)
    await expect.element(table).toBeVisible()
    expect(table.element().closest('[aria-busy=true]')).not.toBeNull()
    expect(bodyRows()).toHaveLength(3)
    expect(page.getByRole('link').elements()).toEqual([])
    update(<DataTable {...shared} rows={orders} />)
    await expect.element(page.getByRole('link', { name: 'Bharat Labs' })).toBeVisible()
    expect(table.element().closest('[aria-busy=true]')).toBeNull()
    expect(bodyRows()).toHaveLength(2)
  })

  it('shows a hidden column by name below the main one, and nothing for an empty value', async () => {
    const hidden = column.columns([
      column.accessor('buyer', { header: 'Buyer' }),
      column.accessor('total', { header: 'Total', meta: { from: 'xl', below: true } }),
      column.accessor('id', { id: 'note', header: 'Note', meta: { from: 'lg', below: true } }),
    ])
    await page.viewport(768, 800)
    show(<DataTable {...shared} columns={hidden} rows={[{ id: '', buyer: 'Asha', total: 90 }]} />)
    const cell = page.getByRole('cell').first()
    await expect.element(cell.getByText('Total: 90')).toBeVisible()
    expect(cell.getByText('Note').elements()).toEqual([])
    await page.viewport(1440, 800)
    await expect.element(cell.getByText('Total: 90')).not.toBeVisible()
  })

  it('is marked busy while its rows belong to an earlier query', async () => {
    show(<DataTable {...shared} rows={orders} stale />)
    await expect.element(page.getByRole('link', { name: 'Asha Clinic' })).toBeVisible()
    expect(table.element().closest('[aria-busy=true]')).not.toBeNull()
  })

  it('distinguishes empty from failed: the latter is an alert with a retry', async () => {
    const again = vi.fn<() => void>()
    const { update } = show(
      <DataTable {...shared} rows={[]} instead={<EmptyState title="No orders yet" />} />,
    )
    await expect.element(page.getByText('No orders yet')).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
    update(
      <DataTable
        {...shared}
        rows={orders}
        instead={<FailedState title="Not loaded" message="Check the network." onRetry={again} />}
      />,
    )
    await expect.element(page.getByRole('alert').getByText('Check the network.')).toBeVisible()
    expect(page.getByRole('link').elements()).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(again).toHaveBeenCalledOnce()
  })

  it('toggles the order at each press of a head, and announces it', async () => {
    const asked: Sorting[] = []
    function Sorted() {
      const [sorting, setSorting] = useState<Sorting>()
      return (
        <DataTable
          {...shared}
          rows={orders}
          sorting={sorting}
          onSort={(next) => {
            asked.push(next)
            setSorting(next)
          }}
        />
      )
    }
    show(<Sorted />)
    const head = page.getByRole('columnheader', { name: 'Buyer' })
    await expect.element(head).not.toHaveAttribute('aria-sort')
    await page.getByRole('button', { name: 'Buyer' }).click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Buyer' }).click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    expect(asked).toEqual([
      { column: 'buyer', descending: false },
      { column: 'buyer', descending: true },
    ])
    expect(page.getByRole('button', { name: 'Total' }).elements()).toEqual([])
  })

  it('follows the link of a row wherever the row is pressed', async () => {
    show(<DataTable {...shared} rows={orders} />)
    await page.getByRole('cell', { name: '90' }).click({ force: true })
    await expect.poll(() => location.hash).toBe('#o2')
    history.replaceState(null, '', location.pathname + location.search)
  })
})

describe('paging', () => {
  it.each([
    [1, 0, '0 in total', false, false],
    [1, 25, '25 in total', false, false],
    [1, 60, '1–25 of 60', false, true],
    [2, 60, '26–50 of 60', true, true],
    [3, 60, '51–60 of 60', true, false],
  ])('of page %i with %i rows reads “%s”', async (at, total, text, back, on) => {
    show(<Paging page={at} size={25} total={total} href={(to) => `?page=${to}`} label="Pages" />)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByRole('link', { name: 'Previous' }).elements().length > 0).toBe(back)
    expect(page.getByRole('link', { name: 'Next' }).elements().length > 0).toBe(on)
  })
})

it('paging says what is only a lower bound, and groups digits as in India', async () => {
  const href = (to: number) => `?page=${to}`
  show(<Paging page={2} size={25} total={123_456} more href={href} label="Pages" />)
  await expect.element(page.getByText('26–50 of more than 1,23,456')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3')
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next')
  await expect
    .element(page.getByRole('link', { name: 'Previous' }))
    .toHaveAttribute('href', '?page=1')
})

it('a list without numbers has newer and older neighbours, or nothing at all', async () => {
  const { update } = show(<NeighbourPaging newer={undefined} older="?after=1" label="Pages" />)
  await expect
    .element(page.getByRole('link', { name: 'Older' }))
    .toHaveAttribute('href', '?after=1')
  expect(page.getByRole('link', { name: 'Newer' }).elements()).toEqual([])
  await expect.element(page.getByText('Newer')).toHaveAttribute('aria-disabled', 'true')
  update(<NeighbourPaging newer={undefined} older={undefined} label="Pages" />)
  await expect.element(page.getByText('Newer')).not.toBeInTheDocument()
  expect(page.getByRole('navigation').elements()).toEqual([])
})

it('a notice speaks up only when it appears by itself, loudly only for an error', async () => {
  const roles = () =>
    ['alert', 'status'].flatMap((role) =>
      page
        .getByRole(role)
        .elements()
        .map((one) => `${role}: ${one.textContent}`),
    )
  show(
    <>
      <Notice tone="danger" live>
        Not saved
      </Notice>
      <Notice tone="warning" live>
        Changed
      </Notice>
      <Notice tone="danger">Always here</Notice>
    </>,
  )
  await expect.element(page.getByText(/Always here/)).toBeVisible()
  expect(roles()).toEqual(['alert: Error: Not saved', 'status: Warning: Changed'])
})

describe('menu', () => {
  const chosen = vi.fn<(id: string) => void>()
  const choice = (id: string, disabled = false) => ({
    id,
    label: id,
    disabled,
    onChoose: () => chosen(id),
  })
  const menu = (
    <Menu
      trigger="More"
      triggerClass=""
      choices={[choice('Edit'), choice('Copy', true), choice('Delete')]}
    />
  )

  it('is used with the keyboard alone', async () => {
    chosen.mockClear()
    show(menu)
    const more = page.getByRole('button', { name: 'More' })
    await expect.element(more).toBeVisible()
    await userEvent.tab()
    await expect.element(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Delete')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  it('does nothing for a choice that is disabled, and closes with Escape', async () => {
    chosen.mockClear()
    show(menu)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click({ force: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(chosen).not.toHaveBeenCalled()
  })
})
