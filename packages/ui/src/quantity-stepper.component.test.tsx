import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { QuantityStepper } from './quantity-stepper.tsx'

const asked = vi.fn<(value: number) => void>()
const removed = vi.fn<() => void>()
const number = page.getByRole('textbox', { name: 'Quantity: Gloves' })
const button = (name: string) => page.getByRole('button', { name })

/** A controlled stepper. */
function Owned({ from, bin = false }: { from: number; bin?: boolean }) {
  const [value, setValue] = useState(from)
  return (
    <QuantityStepper
      label="Gloves"
      value={value}
      min={2}
      max={5}
      {...(bin ? { onRemove: removed } : {})}
      onChange={(next) => {
        asked(next)
        setValue(next)
      }}
    />
  )
}

describe('quantity stepper', () => {
  it('counts up to the maximum and down to the minimum, no further', async () => {
    asked.mockClear()
    show(<Owned from={4} />)
    await button('One more: Gloves').click()
    await expect.element(number).toHaveValue('5')
    await expect.element(button('One more: Gloves')).toBeDisabled()
    for (const left of ['4', '3', '2']) {
      await button('One less: Gloves').click()
      await expect.element(number).toHaveValue(left)
    }
    await expect.element(button('One less: Gloves')).toBeDisabled()
    expect(asked.mock.calls.flat()).toEqual([5, 4, 3, 2])
  })

  it.each([
    ['99', '5', [5]],
    ['0', '2', [2]],
    ['4', '4', [4]],
    ['many', '3', []],
    ['', '3', []],
  ])('takes the typed “%s” as %s on Enter', async (typed, shown, calls) => {
    asked.mockClear()
    show(<Owned from={3} />)
    await number.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(number).toHaveValue(shown)
    expect(asked.mock.calls.flat()).toEqual(calls)
  })

  it('commits a typed number on blur', async () => {
    asked.mockClear()
    show(<Owned from={3} />)
    await number.fill('4')
    await userEvent.tab()
    await expect.poll(() => asked.mock.calls.flat()).toEqual([4])
  })

  it('offers removal at the minimum if allowed', async () => {
    removed.mockClear()
    show(<Owned from={2} bin />)
    await button('Remove: Gloves').click()
    expect(removed).toHaveBeenCalledOnce()
    await button('One more: Gloves').click()
    await expect.element(button('One less: Gloves')).toBeEnabled()
  })

  it('shows the value that its owner gives it, also after another one was typed', async () => {
    asked.mockClear()
    const stepper = (value: number) => (
      <QuantityStepper label="Gloves" value={value} min={1} max={9} onChange={asked} />
    )
    const { update } = show(stepper(3))
    await number.fill('7')
    // The server answered with less.
    update(stepper(5))
    await expect.element(number).toHaveValue('5')
  })
})
