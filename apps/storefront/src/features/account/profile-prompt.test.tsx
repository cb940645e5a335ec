import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendAway } from '../../shell/page/prompts.ts'
import { ProfilePrompt } from './profile-prompt.tsx'

/** The browser's storage, as far as prompts use it. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value)
    },
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a buyer whose profile lacks something reads over the page at this address. */
function overPage(path: string): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ProfilePrompt />
    </RouterContextProvider>,
  )
}

it.each(['/checkout', '/products/gloves', '/cart', '/account/kyc', '/account/kyc/form'])(
  'UI-02 asks on %s to complete the profile, until it is sent away',
  (path) => {
    const shown = overPage(path)
    expect(shown).toContain('aria-label="Your profile"')
    expect(shown).toMatch(/<button[^>]*>(<[^>]*>)*Complete now/)
    expect(shown).toContain('aria-label="Not now"')
    sendAway('profile')
    expect(overPage(path)).toBe('')
  },
)

it.each([
  '/shop',
  '/products',
  '/account',
  '/account/address',
  '/checkout/return',
  '/order/1/track',
  '/account/complete-profile',
])('UI-02 leaves %s alone', (path) => {
  expect(overPage(path)).toBe('')
})
