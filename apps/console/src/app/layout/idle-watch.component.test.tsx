import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { sessionClock } from '../../shell/api/session-clock.ts'
import { showConsole, signedIn } from '../../testing/show-console.tsx'

const [second, minute] = [1000, 60_000]
const idleMs = 30 * minute
const question = page.getByRole('dialog', { name: 'Are you still there?' })
const stay = page.getByRole('button', { name: 'Stay signed in' })

/** The console with a session that ends in a while without a call, and for good later. */
async function openConsole() {
  let isIn = true
  const shop = showConsole('/console/customers', {
    staffMe: (asked) =>
      isIn ? signedIn('admin')(asked) : refuse('staff_not_signed_in', 'Sign in to the console.'),
    staffListCustomers: () => ({ customers: [], are_alike: false, total: 0, total_is_more: false }),
    staffGetSignIn: () => ({ step: 'password' }),
    staffSignOut: () => {
      isIn = false
      return {}
    },
  })
  // Its answer is activity: the session ends later.
  await expect.element(page.getByText('No customers yet')).toBeVisible()
  const asked = (name: 'staffMe' | 'staffSignOut') => shop.calls(name).length
  const ends = (idleLeft: number, lastLeft = 300 * minute) => {
    const now = Date.now()
    sessionClock.setState({ idleMs, lastCallAt: now - idleMs + idleLeft, endsAt: now + lastLeft })
  }
  return { asked, ends, href: shop.href }
}
/** The clock is looked at each second, here fifty times a second. */
beforeEach(() => {
  const start = globalThis.setInterval
  const faster = vi
    .spyOn(globalThis, 'setInterval')
    .mockImplementation((work: () => void, ms) => start(work, ms === second ? 20 : ms))
  onTestFinished(() => faster.mockRestore())
})
const aLook = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('WCAG 2.2.1 a session that is about to end', () => {
  it('asks two minutes before, with the focus on staying, which extends it', async () => {
    const { asked, ends } = await openConsole()
    ends(2 * minute + 5 * second)
    await aLook()
    expect(question.elements()).toEqual([])
    ends(2 * minute - 5 * second)
    await expect.element(stay).toHaveFocus()
    const before = asked('staffMe')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => question.elements()).toEqual([])
    expect(asked('staffMe')).toBe(before + 1)
    expect(Date.now() - sessionClock.getState().lastCallAt).toBeLessThan(minute)
  })

  it('is extended by Escape, too: whoever presses it is there', async () => {
    const { asked, ends } = await openConsole()
    ends(minute)
    await expect.element(stay).toHaveFocus()
    const before = asked('staffMe')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => question.elements()).toEqual([])
    expect(asked('staffMe')).toBe(before + 1)
  })

  it('is not extended by a key pressed while it asks', async () => {
    const { asked, ends } = await openConsole()
    ends(minute)
    await expect.element(stay).toHaveFocus()
    const before = asked('staffMe')
    await userEvent.keyboard('x')
    expect(asked('staffMe')).toBe(before)
  })

  it('says ten minutes before its last end that it can’t be extended', async () => {
    const { ends } = await openConsole()
    ends(25 * minute, 10 * minute + 5 * second)
    await aLook()
    expect(page.getByText(/Your session ends at/).elements()).toEqual([])
    ends(25 * minute, 10 * minute - 5 * second)
    await expect.element(page.getByText(/Your session ends at/)).toBeVisible()
    expect(question.elements()).toEqual([])
  })

  it.each([
    ['idle', 0, 300 * minute],
    ['ended', 30 * minute, 0],
  ] as const)('is over once, and says why: %s', async (reason, idleLeft, lastLeft) => {
    const { asked, ends, href } = await openConsole()
    ends(idleLeft, lastLeft)
    await expect.poll(href).toContain(`/console/sign-in?reason=${reason}`)
    expect(asked('staffSignOut')).toBe(1)
  })
})

describe('a session in use', () => {
  it('is kept alive by keys and presses, at most each four minutes', async () => {
    const { asked, ends } = await openConsole()
    for (const act of [() => userEvent.keyboard('x'), () => page.getByRole('main').click()]) {
      ends(idleMs - 4 * minute + 5 * second)
      const before = asked('staffMe')
      await act()
      expect(asked('staffMe')).toBe(before)
      ends(idleMs - 4 * minute - 5 * second)
      await act()
      await expect.poll(() => asked('staffMe')).toBe(before + 1)
    }
  })
})
