import { TextInput } from '@upchar/ui/field'
import { fieldPair } from '@upchar/ui/field-pair'
import type { organisationIn } from '@upchar/kernel/organisation'
import type { Billing, FieldsProps } from './fields.ts'
import { fieldId } from './fields.ts'
import { gstinNote } from './gstin-note.ts'
import { TypedBilling } from './typed-billing.tsx'

/**
 * GSTIN or UIN, business name and purchase order; the billing address of an organisation, unless the address book has it. A
 * billing address with its own GSTIN leaves the purchase order.
 */
export function GstFields({
  form,
  errors,
  change,
  opened,
  billing,
  organisation,
}: FieldsProps & {
  opened: boolean
  billing: Billing
  organisation: ReturnType<typeof organisationIn>
}) {
  const typesBilling = billing === 'typed'
  // A field's error says the same.
  const isSaid = errors.gstin !== undefined || (typesBilling && form.billedApart)
  const note = isSaid ? null : gstinNote(form.gstin, form)
  return (
    <div className={fieldPair}>
      {billing === 'own' ? null : (
        <>
          <TextInput
            label="GSTIN"
            optional
            hint="15 characters, printed on the invoice; or the UIN of an embassy or UN body"
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
            autoFocus={opened}
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
        </>
      )}
      <TextInput
        label="Purchase order number"
        optional
        hint="Printed on the invoice"
        id={fieldId('poNumber')}
        value={form.poNumber}
        error={errors.poNumber}
        onChange={(event) => change({ poNumber: event.target.value })}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={60}
      />
      {note ? (
        <output className="block text-body-sm text-warning sm:col-span-2">{note}</output>
      ) : null}
      {typesBilling && organisation ? (
        <TypedBilling
          form={form}
          errors={errors}
          change={change}
          registered={organisation.registered}
        />
      ) : null}
    </div>
  )
}
