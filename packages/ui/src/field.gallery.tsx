import { Field, FieldError, Select, TextArea, TextInput } from './field.tsx'
import type { Gallery } from './gallery.ts'

const states = (
  <>
    <option>Kerala</option>
    <option>Tamil Nadu</option>
  </>
)

export const gallery: Gallery = {
  title: 'Field',
  parts: { Field, FieldError, Select, TextArea, TextInput },
  states: {
    'empty, optional': <TextInput label="Landmark" optional autoComplete="off" />,
    'filled, with a hint': (
      <TextInput label="Pincode" hint="6 digits" defaultValue="682001" autoComplete="off" />
    ),
    error: (
      <TextInput
        id="gallery-pincode"
        label="Delivery pincode"
        error="Enter a 6-digit pincode"
        defaultValue="6820"
        autoComplete="off"
      />
    ),
    disabled: <TextInput label="Phone" disabled value="98470 00000" readOnly />,
    'several lines': <TextArea label="Delivery instructions" rows={3} />,
    'several lines, error, long text, narrow': (
      <div className="max-w-56">
        <TextArea
          id="gallery-gstin"
          label="Reason for the return of opened sterile products"
          hint="The seller reads this before accepting the return."
          error="Write at least 20 characters, so that the seller can decide"
        />
      </div>
    ),
    select: <Select label="State">{states}</Select>,
    'select: error': (
      <Select label="State of registration" error="Choose the state of your drug licence">
        {states}
      </Select>
    ),
    'select: disabled': (
      <Select label="Country" disabled>
        <option>India</option>
      </Select>
    ),
    'another control': (
      <Field label="Manufacturing date" error="Choose a date in the past">
        {(wiring) => <input {...wiring} type="date" className="min-h-control" />}
      </Field>
    ),
  },
}
