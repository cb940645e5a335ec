import { organisationIn } from '@upchar/kernel/organisation'
import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { fieldPair } from '@upchar/ui/field-pair'
import { lazy, Suspense, useState } from 'react'
import { FormSection } from '@upchar/ui/form-section'
import type { Billing, FieldsProps } from './fields.ts'
import { fieldId } from './fields.ts'

const GST_FIELDS = ['gstin', 'businessName', 'poNumber'] as const

// Most guests have no GSTIN.
const GstFields = lazy(() =>
  import('./gst-fields.tsx').then((module) => ({ default: module.GstFields })),
)

/**
 * Recipient and contact. The GST fields open on request. The billing address is `typed` here, or
 * `chosen` from the address book, where one has its `own` GSTIN and business name.
 */
export function ContactFields({
  form,
  errors,
  change,
  signedIn,
  billing,
}: FieldsProps & { signedIn: boolean; billing: Billing }) {
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
      <div className={fieldPair}>
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
      <GstPart form={form} errors={errors} change={change} billing={billing} />
    </FormSection>
  )
}

function GstPart({ billing, ...fields }: FieldsProps & { billing: Billing }) {
  const [business, setBusiness] = useState(false)
  const { form, errors } = fields
  const isFilled = GST_FIELDS.some((field) => form[field] !== '' || errors[field] !== undefined)
  if (!business && !isFilled && billing !== 'own')
    return (
      <Button look="quiet" className="-ml-4 self-start underline" onClick={() => setBusiness(true)}>
        Add GSTIN for input tax credit
      </Button>
    )
  return (
    <Suspense>
      <GstFields
        {...fields}
        opened={business}
        billing={billing}
        organisation={organisationIn(form)}
      />
    </Suspense>
  )
}
