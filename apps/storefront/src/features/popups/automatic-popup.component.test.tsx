import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { broken, fakeApi } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { pushModal, resetModals } from '../../shell/modals/modals.ts'
import { FLAGS } from '../../testing/flags.ts'
import { lastStepStore } from './last-step.ts'
import { InstalledApp } from '../offline/index.ts'
import { AutomaticPopup } from './automatic-popup.tsx'

const announcement: Answers['getSpecialPopup'] = () => ({
  popup: {
    id: 'diwali',
    title: 'Diwali deliveries',
    text: 'We deliver on all days but the 12th.',
    link: { name: 'See the dates', href: '/policy' },
    ends_at: null,
  },
})
const left: Answers['getLastStep'] = () => ({
  step: {
    checkout_id: 'c-1',
    kind: 'pay',
    items: 3,
    first_title: 'Nitrile gloves',
    total: 1180,
    begun_at: '2026-11-22T08:00:00.000Z',
  },
})
const popup = (name: string) => page.getByRole('complementary', { name })

/** Tells when the page is there: its effects run after those of the popup before it. */
function Arrived({ onArrival }: { onArrival: () => void }) {
  useEffect(onArrival, [onArrival])
  return null
}

type Looking = { remind?: boolean; flags?: Partial<typeof FLAGS>; meanwhile?: () => void }

/** Looks around at an address for as long as it takes until somebody may be spoken to. */
async function lookAround(
  address: string,
  answers: Answers,
  { remind = false, flags = {}, meanwhile = () => undefined as void }: Looking = {},
) {
  const api = fakeApi(answers)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await new Promise<void>((onArrival) => {
      showAt(
        address,
        <>
          <InstalledApp />
          <AutomaticPopup />
          <Arrived onArrival={onArrival} />
        </>,
        { flags: { ...FLAGS, abandon_nudge_type: remind ? 'last_step' : '', ...flags } },
      )
    })
    meanwhile()
    vi.advanceTimersByTime(10_000)
  } finally {
    vi.useRealTimers()
  }
  // The network takes longer than an answer that is here already.
  await (await fetch(location.href)).text()
  return api
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetModals()
  lastStepStore.setState({ begunAt: 0, away: '' })
})

describe('popups that nobody asked for', () => {
  it('UI-06 say what staff want everybody to know, and go with Escape for good', async () => {
    await lookAround('/shop', { getSpecialPopup: announcement })
    const card = popup('Diwali deliveries')
    await expect.element(card.getByText('We deliver on all days but the 12th.')).toBeVisible()
    await expect
      .element(card.getByRole('link', { name: 'See the dates' }))
      .toHaveAttribute('href', '/policy')
    // Nothing is taken from whoever reads the page.
    expect(document.activeElement).toBe(document.body)
    const close = card.getByRole('button', { name: 'Close: Diwali deliveries' }).element()
    if (close instanceof HTMLElement) close.focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    sessionStorage.clear()
    const again = await lookAround('/shop', { getSpecialPopup: announcement })
    expect(again.names()).not.toContain('getSpecialPopup')
  })

  it('UI-06 come once a session', async () => {
    await lookAround('/shop', { getSpecialPopup: announcement })
    await expect.element(popup('Diwali deliveries')).toBeVisible()
    await lookAround('/dental', { getSpecialPopup: announcement })
    expect(popup('Diwali deliveries').elements()).toHaveLength(1)
  })

  it.each(['/cart', '/checkout', '/account', '/order', '/policy', '/sell', '/products/gloves'])(
    'UI-06 leave %s alone',
    async (path) => {
      const api = await lookAround(path, { getSpecialPopup: announcement })
      expect(api.names()).toEqual([])
    },
  )

  it('never interrupt who types or has something open', async () => {
    const field = document.createElement('input')
    document.body.append(field)
    await lookAround('/shop', { getSpecialPopup: announcement }, { meanwhile: () => field.focus() })
    expect(popup('Diwali deliveries').elements()).toEqual([])
    field.remove()
    await lookAround(
      '/shop',
      { getSpecialPopup: announcement },
      { meanwhile: () => pushModal('pincode', {}) },
    )
    expect(popup('Diwali deliveries').elements()).toEqual([])
  })

  it('CHECKOUT-10 DATA-19 DATA-18 abandon_nudge_type: remind of the own open checkout before anything else', async () => {
    lastStepStore.setState({ begunAt: Date.now() })
    await lookAround(
      '/shop',
      { getLastStep: left, getSpecialPopup: announcement },
      { remind: true },
    )
    const card = popup('Your payment is not finished')
    await expect.element(card).toMatchTextContent(/Nitrile gloves and 2 other products, ₹1,180/)
    await card.getByRole('button', { name: 'Not now' }).click()
    await expect.element(card).not.toBeInTheDocument()
    sessionStorage.clear()
    await lookAround('/shop', { getLastStep: left, getSpecialPopup: broken }, { remind: true })
    expect(card.elements()).toEqual([])
  })

  it('CHECKOUT-10 remind nobody while staff have the reminder switched off', async () => {
    lastStepStore.setState({ begunAt: Date.now() })
    const api = await lookAround('/shop', {
      getLastStep: left,
      getSpecialPopup: () => ({ popup: null }),
    })
    expect(api.names()).toContain('getSpecialPopup')
    expect(api.names()).not.toContain('getLastStep')
  })

  const offer = (code: string, percent: number, forApp = false) => ({
    code,
    title: `${percent}% off`,
    terms: ['Once for each buyer.'],
    kind: 'percent' as const,
    percent,
    amount: null,
    max_discount: null,
    minimum_value: 0,
    ends_at: '2026-12-31T18:30:00.000Z',
    for_app: forApp,
  })
  const listOffers: Answers['listOffers'] = () => ({
    offers: [offer('TEN', 10), offer('ANY7', 7), offer('APP7', 7, true)],
  })
  const card = popup('Get the Upchar app')
  /** The browser offers to install the shop. */
  const offers = (prompt: () => Promise<unknown>) => () => {
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  }

  it('DATA-05 DATA-18 app_first_cohort: invite to the app while it is on, where the device can have it', async () => {
    const prompt = vi.fn(() => Promise.resolve())
    const quiet = { getSpecialPopup: () => ({ popup: null }), listOffers }
    await lookAround('/shop', quiet, { meanwhile: offers(prompt) })
    expect(card.elements()).toEqual([])
    await lookAround('/shop', quiet, {
      flags: { app_first_cohort: true },
      meanwhile: offers(prompt),
    })
    await card.getByRole('button', { name: 'Install' }).click()
    expect(prompt).toHaveBeenCalledOnce()
    await expect.element(card).not.toBeInTheDocument()
    // Taken or dismissed, it isn't repeated.
    sessionStorage.clear()
    await lookAround('/shop', quiet, {
      flags: { app_first_cohort: true },
      meanwhile: offers(prompt),
    })
    expect(card.elements()).toEqual([])
  })

  it('APP-03 tell an iPhone without a store’s app how it adds the shop, once for ever', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    )
    const quiet = { getSpecialPopup: () => ({ popup: null }), listOffers }
    await lookAround('/shop', quiet, { flags: { app_first_cohort: true } })
    await expect
      .element(card)
      .toMatchTextContent(/Tap Share in your browser’s bar, then Add to Home Screen/)
    expect(card.getByRole('button', { name: 'Install' }).elements()).toEqual([])
    await card.getByRole('button', { name: 'Got it' }).click()
    await expect.element(card).not.toBeInTheDocument()
    sessionStorage.clear()
    const dismissed = JSON.parse(localStorage.getItem('upchar.popups') ?? '{}')
    expect(dismissed['home-screen']).toBeGreaterThan(Date.now() + 100 * 365 * 86_400_000)
    await lookAround('/shop', quiet, { flags: { app_first_cohort: true } })
    expect(card.elements()).toEqual([])
  })

  it.each([
    [7, 'APP7'],
    // Of another percentage than the app's voucher: a mistake of the settings, which promises nothing.
    [10, null],
    [12, null],
  ])(
    'DATA-05 DATA-18 app_voucher_discount: of %d%% names the voucher %s',
    async (percent, code) => {
      await lookAround(
        '/shop',
        { listOffers },
        {
          flags: { app_first_cohort: true, app_voucher_discount: percent },
          meanwhile: offers(() => Promise.resolve()),
        },
      )
      await expect.element(card).toBeVisible()
      const named = ['TEN', 'ANY7', 'APP7'].filter(
        (one) => card.getByText(one).elements().length > 0,
      )
      expect(named).toEqual(code === null ? [] : [code])
    },
  )
})
