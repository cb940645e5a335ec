import { TextInput } from './field.tsx'
import { FormSection } from './form-section.tsx'
import type { Gallery } from './gallery.ts'

export const gallery: Gallery = {
  title: 'Form section',
  parts: { FormSection },
  states: {
    plain: (
      <FormSection title="Contact">
        <TextInput label="Full name" autoComplete="off" />
      </FormSection>
    ),
    'with a note, narrow': (
      <div className="max-w-64">
        <FormSection title="Delivery address of the hospital" note="Couriers call this number.">
          <TextInput label="Phone" inputMode="tel" autoComplete="off" />
        </FormSection>
      </div>
    ),
  },
}
