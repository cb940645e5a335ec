import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { order, parcel } from '../../testing/orders.ts'
import { showConsole } from '../../testing/show-console.tsx'

const bela = {
  id: 'm-2',
  name: 'Bela Iyer',
  email: 'bela@upchar.example',
  since: '2026-11-24T05:34:00.000Z',
}
const status = page.getByRole('main').getByRole('status')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('OPS-01 who else has it open', () => {
  it('is announced beside the heading, and asked again until the page is left', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    let others: Answer<'staffKeepOrderOpen'>['others'] = []
    const shop = showConsole('/console/orders/o-1', {
      staffGetOrder: () => ({ order: order([parcel()]) }),
      staffKeepOrderOpen: () => ({ others }),
    })
    const calls = () => shop.calls('staffKeepOrderOpen')
    // The clock of the page runs only while this waits, in steps of its interval.
    await vi.waitFor(() => expect(calls()).toHaveLength(1), { timeout: 20_000, interval: 20 })
    others = [bela]
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    await expect.element(status.getByText('Also open: Bela Iyer since 11:04 AM')).toBeVisible()
    const { tab } = calls()[0]?.body ?? {}
    await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click()
    await expect.poll(() => calls().at(-1)?.body).toEqual({ tab, left: true })
    expect(calls().filter(({ body }) => body.tab !== tab)).toEqual([])
  })

  it('says so with its last word when the tab is closed', async () => {
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    showConsole('/console/orders/o-1', {
      staffGetOrder: () => ({ order: order([parcel()]) }),
      staffKeepOrderOpen: () => ({ others: [] }),
    })
    await expect
      .element(page.getByRole('heading', { name: 'UP-261120-7K3M9', level: 1 }))
      .toBeVisible()
    window.dispatchEvent(new Event('pagehide'))
    const [path, body] = beacon.mock.calls[0] ?? []
    expect(path).toBe('/api/staff/orders/o-1/open')
    expect(JSON.parse(await (body as Blob).text())).toMatchObject({ left: true })
  })
})
