import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { useState } from 'react'
import { FormSection } from '@upchar/ui/form-section'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './fields.ts'
import { gstinNote } from './gstin-note.ts'

/**
 * Recipient and contact. The GST fields open on request; a separate billing address (`billedApart`)
 * has its own.
 */
export function ContactFields({
  form,
  errors,
  change,
  signedIn,
  billedApart,
}: FieldsProps & { signedIn: boolean; billedApart: boolean }) {
  return (
    <FormSection
      title="Contact"
      note={`${signedIn ? '' : 'No account needed. '}Names and addresses in English letters, as couriers print them.`}
    >
      <TextInput
        label="Full name"
        id={fieldId('FullName')}
        value={form.FullName}
        error={errors.FullName}
        onChange={(event) => change({ FullName: event.target.value })}
        autoComplete="shipping name"
        enterKeyHint="next"
        maxLength={120}
        required
      />
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <TextInput
          label="Mobile number"
          hint="The courier calls this number on the day of delivery"
          id={fieldId('PhoneNumber')}
          value={form.PhoneNumber}
          error={errors.PhoneNumber}
          onChange={(event) => change({ PhoneNumber: event.target.value })}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
          enterKeyHint="next"
          maxLength={20}
          required
        />
        <TextInput
          label="Email"
          hint="For the confirmation and the invoice"
          id={fieldId('email')}
          value={form.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={254}
          required
        />
      </div>
      {billedApart ? null : <GstFields form={form} errors={errors} change={change} />}
    </FormSection>
  )
}

function GstFields({ form, errors, change }: FieldsProps) {
  const [business, setBusiness] = useState(false)
  const note = gstinNote(form.gstin, form.state)
  if (!(business || form.gstin || form.businessName || errors.gstin || errors.businessName))
    return (
      <Button look="quiet" className="-ml-4 self-start underline" onClick={() => setBusiness(true)}>
        Add GSTIN for input tax credit
      </Button>
    )
  return (
    <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
      <TextInput
        label="GSTIN"
        optional
        hint="15 characters, printed on the invoice"
        id={fieldId('gstin')}
        value={form.gstin}
        error={errors.gstin}
        onChange={(event) => change({ gstin: event.target.value.toUpperCase() })}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={20}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the clicked button
        autoFocus={business}
      />
      <TextInput
        label="Business name"
        optional
        hint="As registered for GST"
        id={fieldId('businessName')}
        value={form.businessName}
        error={errors.businessName}
        onChange={(event) => change({ businessName: event.target.value })}
        autoComplete="organization"
        enterKeyHint="done"
        maxLength={120}
      />
      {note ? (
        <output className="block text-body-sm text-warning sm:col-span-2">{note}</output>
      ) : null}
    </div>
  )
}
