import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogAbove } from './dialog-above.tsx'

const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name })

function Opener({ title, children }: { title: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {title}</Button>
      {open ? (
        <Dialog title={title} onClose={() => setOpen(false)} footer={<Button>Save</Button>}>
          <input aria-label={`Name in ${title}`} />
          {children}
        </Dialog>
      ) : null}
    </>
  )
}

describe('dialog', () => {
  it('takes the focus, keeps it inside, and gives it back to its opener', async () => {
    show(<Opener title="Address" />)
    await button('Open Address').click()
    await expect.element(dialog('Address')).toBeVisible()
    const box = dialog('Address').element()
    for (let step = 0; step < 6; step++) {
      await expect.poll(() => box.contains(document.activeElement)).toBe(true)
      await userEvent.tab()
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Address')).not.toBeInTheDocument()
    await expect.element(button('Open Address')).toHaveFocus()
  })

  it('returns the focus to the given target instead of its opener', async () => {
    function Elsewhere() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <input aria-label="Next" id="next" />
          {open ? (
            <Dialog
              title="Address"
              onClose={() => setOpen(false)}
              focusAfter={() => document.querySelector<HTMLElement>('#next')}
            >
              <input aria-label="Name" />
            </Dialog>
          ) : null}
        </>
      )
    }
    show(<Elsewhere />)
    await button('Open').click()
    await expect.element(dialog('Address')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('textbox', { name: 'Next' })).toHaveFocus()
  })

  it('closes by its button', async () => {
    show(<Opener title="Address" />)
    await button('Open Address').click()
    await dialog('Address').getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog('Address')).not.toBeInTheDocument()
  })

  it('hides the page behind it from the keyboard and from screen readers', async () => {
    show(<Opener title="Address" />)
    await button('Open Address').click()
    await expect.element(dialog('Address')).toBeVisible()
    await expect.element(button('Open Address')).not.toBeInTheDocument()
  })

  it('stacks above its opener, and Escape closes only it', async () => {
    function Two() {
      const [second, setSecond] = useState(false)
      return (
        <DialogAbove
          value={
            second ? (
              <Dialog title="Leave?" onClose={() => setSecond(false)}>
                <Button>Stay</Button>
              </Dialog>
            ) : null
          }
        >
          <Opener title="Address">
            <Button onClick={() => setSecond(true)}>Leave</Button>
          </Opener>
        </DialogAbove>
      )
    }
    show(<Two />)
    await button('Open Address').click()
    await button('Leave').click()
    await expect.element(dialog('Leave?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Leave?')).not.toBeInTheDocument()
    await expect.element(dialog('Address')).toBeVisible()
  })

  it('focuses the given target first', async () => {
    show(
      <Dialog
        title="Address"
        onClose={() => undefined}
        focusFirst={() => document.querySelector<HTMLElement>('#second')}
      >
        <input aria-label="First" />
        <input aria-label="Second" id="second" />
      </Dialog>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Second' })).toHaveFocus()
  })
})
