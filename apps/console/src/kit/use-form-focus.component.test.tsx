import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { useFormFocus } from './use-form-focus.ts'

function Form({ onClose }: { onClose: () => void }) {
  return (
    <form ref={useFormFocus()} aria-label="Change">
      <input aria-label="Number" />
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </form>
  )
}

/** A row whose button stays while its form is open. */
function Row() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button">Row before</button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? <Form onClose={() => setOpen(false)} /> : null}
    </>
  )
}

it('begins in the first field, and goes back to the button that opened the form', async () => {
  show(<Row />)
  const opener = page.getByRole('button', { name: 'Open', exact: true })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
