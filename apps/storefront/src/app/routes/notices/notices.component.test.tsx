import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { showShop } from '../../../testing/show-shop.tsx'

const notices = { email: 'a***@clinic.example', waiting: 3, stopped: false }
const stop = page.getByRole('button', { name: 'Stop these emails' })

describe('the page behind a link in an email', () => {
  it('ENGAGE-02 stops by one press: a form that posts without scripts', async () => {
    const shop = await showShop('/notices?key=abc', { showNotices: () => notices })
    await expect.element(page.getByText(/a\*\*\*@clinic\.example waits for 3 emails/)).toBeVisible()
    await expect.element(stop).toBeVisible()
    const form = stop.element().closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null])
    expect(shop.calls('showNotices')[0]?.query).toEqual({ key: 'abc' })
  })

  it('ENGAGE-02 says that they have stopped', async () => {
    await showShop('/notices?key=abc', { showNotices: () => ({ ...notices, stopped: true }) })
    await expect
      .element(page.getByRole('heading', { name: 'These emails have stopped' }))
      .toBeVisible()
    expect(stop.elements()).toEqual([])
  })

  it('ENGAGE-02 says what is wrong with a link that was cut off, and with the shop', async () => {
    await showShop('/notices?key=ab', {
      showNotices: () => refuse('link_invalid', 'This link is not whole.'),
    })
    await expect.element(page.getByText('This link is not whole.')).toBeVisible()
    await showShop('/notices?key=abc', { showNotices: () => broken() })
    await expect.element(page.getByText(/We can’t load this page right now/)).toBeVisible()
  })
})
