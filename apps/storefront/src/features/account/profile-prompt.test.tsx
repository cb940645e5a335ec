import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissPrompt } from '../../shell/page/prompts.ts'
import { ProfilePrompt } from './profile-prompt.tsx'

/** The part of localStorage that prompts use. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      stored.set(key, value)
    },
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The prompt that a buyer with an incomplete profile sees at this address. */
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
  'UI-02 asks on %s to complete the profile, until it is dismissed',
  (path) => {
    const shown = overPage(path)
    expect(shown).toContain('aria-label="Your profile"')
    expect(shown).toMatch(/<button[^>]*>(<[^>]*>)*Complete now/)
    expect(shown).toContain('aria-label="Not now"')
    dismissPrompt('profile')
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
