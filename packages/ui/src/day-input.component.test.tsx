import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { DayInput } from './day-input.tsx'

const changed = vi.fn<(value: string) => void>()

function Day({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <DayInput
        label="Valid until"
        value={value}
        onChange={(next) => {
          changed(next)
          setValue(next)
        }}
      />
      <button onClick={() => setValue('2030-12-31')}>Another day</button>
    </>
  )
}

const field = () => page.getByRole('textbox', { name: 'Valid until' })

describe('a day', () => {
  it('is typed day first in every browser, and spelled out', async () => {
    show(<Day />)
    await field().fill('5/3/27')
    expect(changed).toHaveBeenLastCalledWith('2027-03-05')
    await expect.element(page.getByText('Friday, 5 March 2027')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue('05-03-2027')
  })

  it('keeps what was typed if it isn’t a day, so that a form can say so', async () => {
    show(<Day first="2027-03-05" />)
    await field().fill('31-02-2027')
    expect(changed).toHaveBeenLastCalledWith('31-02-2027')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue('31-02-2027')
    await field().fill('')
    expect(changed).toHaveBeenLastCalledWith('')
  })

  it('follows a value that changes elsewhere', async () => {
    show(<Day first="2027-03-05" />)
    await page.getByRole('button', { name: 'Another day' }).click()
    await expect.element(field()).toHaveValue('31-12-2030')
  })

  it('opens the browser’s calendar from the keyboard', async () => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue(undefined)
    show(<Day />)
    await field().click()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(opened).toHaveBeenCalledOnce()
    opened.mockRestore()
    // What is chosen there is written day first.
    const native = document.querySelector('input[type=date]')
    if (!(native instanceof HTMLInputElement)) throw new Error('no calendar')
    await userEvent.fill(native, '2027-03-05')
    expect(changed).toHaveBeenLastCalledWith('2027-03-05')
    await expect.element(field()).toHaveValue('05-03-2027')
  })
})
