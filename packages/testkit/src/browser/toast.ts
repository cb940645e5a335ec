import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

/** A toast, in the live region that screen readers hear. */
export const toast = (text: string | RegExp): Locator =>
  page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    .getByText(text, { exact: false })
