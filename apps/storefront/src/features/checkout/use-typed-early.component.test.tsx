import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { TextInput } from '@upchar/ui/field'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { useStore } from 'zustand'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'
import { EMPTY_FORM } from './guest-form.ts'
import { changeGuestForm, guestFormStore, rehydrateGuestForm } from './guest-form-store.ts'
import { fieldId } from './fields.ts'
import { Option } from './payment-option.tsx'
import { useTypedEarly } from './use-typed-early.ts'

function Form() {
  const { form } = useStore(guestFormStore)
  useTypedEarly(changeGuestForm)
  return (
    <>
      <TextInput
        label="House"
        id={fieldId('house')}
        value={form.house}
        onChange={(event) => changeGuestForm({ house: event.target.value })}
      />
      {([1, 2] as const).map((value) => (
        <Option
          key={value}
          value={value}
          chosen={form.paymentOption === value}
          title={value === 1 ? 'Pay online' : 'Cash on delivery'}
          onChoose={(paymentOption) => changeGuestForm({ paymentOption })}
        >
          {''}
        </Option>
      ))}
    </>
  )
}

/** The page as the server sends it, in which somebody acts before the scripts are there. */
async function early(act: () => Promise<void>) {
  localStorage.clear()
  const drawn = document.createElement('div')
  const drawing = createRoot(drawn)
  flushSync(() => drawing.render(<Form />))
  const box = document.createElement('div')
  box.innerHTML = drawn.innerHTML
  drawing.unmount()
  document.body.append(box)
  guestFormStore.setState({ form: EMPTY_FORM, loaded: false })
  await act()
  const root = hydrateRoot(box, <Form />)
  onTestFinished(() => {
    root.unmount()
    box.remove()
    localStorage.clear()
    guestFormStore.setState({ form: EMPTY_FORM, loaded: false })
  })
  rehydrateGuestForm()
}
const cash = page.getByRole('radio', { name: /^Cash on delivery/ })

it('CHECKOUT-04 keeps the way to pay that was chosen before the scripts', async () => {
  await early(() => cash.click())
  await expect.poll(() => guestFormStore.getState().form.paymentOption).toBe(2)
  changeGuestForm({ city: 'Kochi' })
  await expect.element(cash).toBeChecked()
})

it('CHECKOUT-04 keeps what was typed before the scripts, and the stored way to pay', async () => {
  await early(async () => {
    localStorage.setItem(
      BROWSER_STORAGE.guestForm,
      JSON.stringify({ ...EMPTY_FORM, house: 'Old house', paymentOption: 2 }),
    )
    await page.getByLabelText('House').fill('12 Rose Villa')
  })
  await expect.poll(() => guestFormStore.getState().form.house).toBe('12 Rose Villa')
  await expect.element(page.getByLabelText('House')).toHaveValue('12 Rose Villa')
  expect(guestFormStore.getState().form.paymentOption).toBe(2)
})
