import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { keepFocus } from './keep-focus.ts'

const focused = () => document.activeElement?.textContent
/** The list's buttons by name; the names in `off` are disabled. */
const Lines = ({ names, off = [] }: { names: readonly string[]; off?: readonly string[] }) => (
  <main id="main" tabIndex={-1}>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button" disabled={off.includes(name)}>
            {name}
          </button>
          <a href="#picture" tabIndex={-1}>
            Picture of {name}
          </a>
        </li>
      ))}
    </ul>
  </main>
)

let update: (part: React.ReactNode) => void
beforeEach(async () => {
  ;({ update } = show(<Lines names={['A', 'B', 'C']} />))
  await expect.element(page.getByRole('button', { name: 'B' })).toBeVisible()
  onTestFinished(keepFocus())
})
/** Reaches a button by keyboard. */
async function goTo(name: string) {
  page.getByRole('button', { name, exact: true }).element().focus()
  await userEvent.keyboard('{Shift}')
  expect(focused()).toBe(name)
}

describe('the keyboard focus', () => {
  it('goes on to the next line when its own is removed', async () => {
    await goTo('B')
    update(<Lines names={['A', 'C']} />)
    await expect.poll(focused).toBe('C')
  })

  it('goes back to the line before where there is none after it, never to what Tab can’t reach', async () => {
    await goTo('C')
    update(<Lines names={['A', 'B']} />)
    await expect.poll(focused).toBe('B')
  })

  it('goes on when its button is disabled', async () => {
    await goTo('A')
    update(<Lines names={['A', 'B', 'C']} off={['A']} />)
    await expect.poll(focused).toBe('B')
  })

  it('goes on to what follows when its button is disabled and then removed with its form', async () => {
    const Page = ({ off, gone }: { off?: boolean; gone?: boolean }) => (
      <main id="main" tabIndex={-1}>
        <div>
          {gone ? null : (
            <section>
              <button type="button" disabled={off}>
                Import
              </button>
            </section>
          )}
          <a href="#first">First</a>
          <a href="#last">Last</a>
        </div>
      </main>
    )
    update(<Page />)
    const button = page.getByRole('button', { name: 'Import' })
    await expect.element(button).toBeVisible()
    await goTo('Import')
    update(<Page off />)
    // As soon as it is painted, sooner than the effect moves on.
    while (!button.element().matches(':disabled')) await new Promise(requestAnimationFrame)
    update(<Page gone />)
    await expect.poll(focused).toBe('First')
  })

  it('stays on the button that replaces its own under the same name', async () => {
    await goTo('B')
    update(<Lines key="again" names={['A', 'B', 'C']} />)
    await expect.poll(focused).toBe('B')
  })

  it('goes to the page when nothing is left of the list', async () => {
    await goTo('B')
    update(<Lines names={[]} />)
    await expect.poll(() => document.activeElement?.id).toBe('main')
  })

  it('goes on again once a key was pressed on a button after the pointer', async () => {
    await page.getByRole('button', { name: 'B', exact: true }).click()
    await userEvent.keyboard('{Enter}')
    update(<Lines names={['A', 'C']} />)
    await expect.poll(focused).toBe('C')
  })

  it('is left alone after a press of the pointer', async () => {
    await page.getByRole('button', { name: 'B', exact: true }).click()
    update(<Lines names={['A', 'C']} />)
    // Longer than the effect waits for a replacement.
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(document.activeElement).toBe(document.body)
  })
})
