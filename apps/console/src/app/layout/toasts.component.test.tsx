import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { button, decided, dock, review, title } from '../../testing/kyc.ts'
import { showConsole } from '../../testing/show-console.tsx'
import './toasts.css'

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

describe('alerts', () => {
  it.each([390, 768, 1440])('leave the next decision free at %i px', async (width) => {
    await page.viewport(width, 800)
    showConsole('/console/kyc/k-1', review({}, { staffRejectKyc: decided('rejected') }))
    await button(/^Reject/).click()
    await dock.getByRole('textbox', { name: 'Why?' }).fill('Not a real licence.')
    await dock.getByRole('button', { name: 'Reject and notify the buyer' }).click()
    await expect.element(title('Sen Hospital')).toBeVisible()
    const alert = toast(/notified by email/)
    await expect.element(alert).toBeVisible()
    await expect.element(button(/^Approve/)).toBeVisible()
    expect(
      overlaps(alert.element().getBoundingClientRect(), dock.element().getBoundingClientRect()),
    ).toBe(false)
  })
})
