import { Button } from '@upchar/ui/button'
import { TextArea } from '@upchar/ui/field'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './fields.ts'
import { guestFormStore } from './guest-form-store.ts'

/** Instructions for the courier (CHECKOUT-02), behind a link: most orders need none (guide 50). */
export function InstructionsField({ form, errors, change }: FieldsProps) {
  const [open, setOpen] = useState(false)
  const isLast = useStore(guestFormStore, (state) => state.instructionsSent)
  if (!open && !form.shippingInstructions && !errors.shippingInstructions) {
    return (
      <Button look="quiet" className="-ml-4 self-start underline" onClick={() => setOpen(true)}>
        Add instructions for the courier
      </Button>
    )
  }
  return (
    <TextArea
      label="Instructions for the courier"
      className="w-full"
      optional
      hint={
        isLast
          ? 'As with your last order. Change them, or empty the field.'
          : 'For example gate, floor or opening hours'
      }
      id={fieldId('shippingInstructions')}
      value={form.shippingInstructions}
      error={errors.shippingInstructions}
      onChange={(event) => change({ shippingInstructions: event.target.value })}
      autoComplete="off"
      maxLength={250}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the clicked button
      autoFocus={open}
    />
  )
}
