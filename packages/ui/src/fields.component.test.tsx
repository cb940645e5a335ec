import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { Button } from './button.tsx'
import { Switch } from './dense/switch.tsx'
import { ErrorSummary, FormRefusal } from './error-summary.tsx'
import { Select, TextArea, TextInput } from './field.tsx'
import { CodeInput, PasswordInput } from './secret-fields.tsx'

describe('fields', () => {
  it('are described by their hint and their error, in that order', async () => {
    show(
      <>
        <TextInput label="Pincode" hint="6 digits" error="Enter a 6-digit pincode" />
        <TextArea label="Note" optional />
        <Select label="State" error="Choose a state">
          <option>Kerala</option>
        </Select>
      </>,
    )
    const pincode = page.getByRole('textbox', { name: 'Pincode' })
    await expect
      .element(pincode)
      .toHaveAccessibleDescription('6 digits Error: Enter a 6-digit pincode')
    await expect.element(pincode).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(page.getByRole('combobox', { name: 'State' }))
      .toHaveAccessibleDescription('Error: Choose a state')
    const note = page.getByRole('textbox', { name: 'Note (optional)' })
    await expect.element(note).not.toHaveAttribute('aria-invalid')
    await expect.element(note).not.toHaveAttribute('aria-describedby')
  })

  it('show a password on request, and hide it again', async () => {
    show(<PasswordInput label="Password" autoComplete="current-password" />)
    const field = page.getByLabelText('Password', { exact: true })
    await field.fill('carefully')
    await expect.element(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(field).toHaveAttribute('type', 'text')
    await expect.element(field).toHaveValue('carefully')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(field).toHaveAttribute('type', 'password')
  })

  it('AUTH-01 accept a pasted code: with spaces, with words around it, truncated if too long', async () => {
    const digits = vi.fn<(digits: string) => void>()
    show(<CodeInput label="Code" onDigits={digits} />)
    const field = page.getByRole('textbox', { name: 'Code' })
    for (const text of ['123 456', 'Your code is 123456.', '123-45678']) {
      await field.fill('')
      await field.fill(text)
      await expect.element(field).toHaveValue('123456')
      expect(digits).toHaveBeenLastCalledWith('123456')
    }
    await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(field).toHaveAttribute('inputmode', 'numeric')
  })
})

describe('error summary', () => {
  it('takes the focus when it appears, and each line links to its field', async () => {
    show(
      <>
        <ErrorSummary
          attempt={1}
          problems={[
            { id: 'name', message: 'Enter your name' },
            { id: 'phone', message: 'Enter a 10-digit number' },
          ]}
        />
        <TextInput id="name" label="Name" />
        <TextInput id="phone" label="Phone" />
      </>,
    )
    const box = page.getByRole('alert', { name: 'Correct these 2 fields to continue' })
    await expect.element(box).toHaveFocus()
    await page.getByRole('link', { name: 'Enter a 10-digit number' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
  })

  it('counts one as one, and takes the focus again with the next attempt only', async () => {
    const form = (attempt: number, message = 'Enter your name') => (
      <>
        <ErrorSummary attempt={attempt} problems={[{ id: 'name', message }]} />
        <TextInput id="name" label="Name" />
      </>
    )
    const { update } = show(form(1))
    const box = page.getByRole('alert', { name: 'Correct this to continue' })
    await expect.element(box).toHaveFocus()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.click()
    update(form(1, 'Too long'))
    await expect.element(page.getByRole('link', { name: 'Too long' })).toBeVisible()
    await userEvent.keyboard('Asha')
    await expect.element(name).toHaveValue('Asha')
    update(form(2))
    await expect.element(box).toHaveFocus()
  })

  it('names the fields that have the same message', async () => {
    show(
      <>
        <TextInput id="a" label="Billing name" optional />
        <TextInput id="b" label="Delivery name" />
        <ErrorSummary
          attempt={0}
          problems={[
            { id: 'a', message: 'Enter a name' },
            { id: 'b', message: 'Enter a name' },
          ]}
        />
      </>,
    )
    await expect
      .element(page.getByRole('link', { name: 'Billing name: Enter a name' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Delivery name: Enter a name' }))
      .toBeVisible()
    await expect.element(page.getByRole('alert')).not.toHaveFocus()
  })

  it('renders nothing without problems or a message', async () => {
    show(
      <>
        <ErrorSummary attempt={3} problems={[]} />
        <FormRefusal message={undefined} />
        <p>Form</p>
      </>,
    )
    await expect.element(page.getByText('Form')).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })
})

describe('button', () => {
  it('ignores presses while busy, and keeps the focus', async () => {
    const pressed = vi.fn<() => void>()
    function Saving() {
      const [busy, setBusy] = useState(false)
      return (
        <Button
          busy={busy}
          onClick={() => {
            pressed()
            setBusy(true)
          }}
        >
          Save
        </Button>
      )
    }
    show(<Saving />)
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    await expect.element(save).toHaveAttribute('aria-busy', 'true')
    await save.click({ force: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(save).toHaveFocus()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('sends no form while it is busy', async () => {
    const sent = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    )
    show(
      <form onSubmit={sent}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    const send = page.getByRole('button', { name: 'Send' })
    await expect.element(send).toBeVisible()
    send.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('switch', () => {
  it('is controlled: shows only what its owner decides', async () => {
    const asked = vi.fn<(on: boolean) => void>()
    const { update } = show(<Switch label="Reviews" checked={false} onChange={asked} />)
    const reviews = page.getByRole('switch', { name: 'Reviews' })
    await reviews.click()
    expect(asked).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(reviews).not.toBeChecked()
    update(<Switch label="Reviews" checked onChange={asked} />)
    await expect.element(reviews).toBeChecked()
    await expect.element(page.getByText('On', { exact: true })).toBeVisible()
  })
})
