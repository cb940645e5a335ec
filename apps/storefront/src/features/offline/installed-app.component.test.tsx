import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '@upchar/testkit/browser/show'
import { cartOf, line } from '../../testing/goods.ts'
import { setApp, setCart, shopperDevice, unsetCart } from '../cart/index.ts'
import { InstalledApp } from './installed-app.tsx'
import { keepForOffline } from './keep-for-offline.ts'

const kept = () => JSON.parse(localStorage.getItem('upchar.offline') ?? 'null')

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  unsetCart()
  setApp(undefined)
})

describe('the installed app', () => {
  it('keeps the cart for the offline page, without a price, and leaves the orders', async () => {
    keepForOffline({ orders: [{ number: 'UP-1', state: 'Shipped', day: '24 Nov 2026' }] })
    show(<InstalledApp />)
    setCart(cartOf([line('G-1', 'Gloves', { quantity: 3, price: 4321 })]))
    await expect.poll(() => kept()?.cart).toMatchObject([{ title: 'Gloves', quantity: 3 }])
    expect(kept().orders).toHaveLength(1)
    expect(JSON.stringify(kept())).not.toContain('4321')
    setCart(cartOf([]))
    await expect.poll(() => kept().cart).toEqual([])
  })

  it('says on calls that it is opened as an app on Android, and as what in a tab', async () => {
    show(<InstalledApp />)
    expect(['web', 'mobile_web']).toContain(shopperDevice())
    vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(true)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 15) Chrome',
    )
    show(<InstalledApp />)
    await expect.poll(shopperDevice).toBe('android')
  })
})
