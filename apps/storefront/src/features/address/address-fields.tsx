import { ADDRESS_LINES } from '@upchar/kernel/address-rules'
import { stateByCode } from '@upchar/kernel/states'
import { checkGstin } from '@upchar/kernel/gstin'
import { Checkbox } from '@upchar/ui/checkbox'
import { Disclosure } from '@upchar/ui/disclosure'
import { TextInput } from '@upchar/ui/field'
import { fieldPair } from '@upchar/ui/field-pair'
import type { ReactNode } from 'react'
import { fieldId } from './address-form.ts'
import type { TypedAddress } from './address-types.ts'
import type { FieldsProps } from './fields-props.ts'
import { PlaceFields } from './place-fields.tsx'
import type { PincodePlace } from './use-pincode-place.ts'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="float-left mb-3 w-full text-h3 font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-4">{children}</div>
    </fieldset>
  )
}

/** Warns of a GSTIN registered in another state than the address; not an error. */
function gstinWarning({ gstin, state }: TypedAddress): string | undefined {
  const checked = checkGstin(gstin)
  const registered = checked.ok ? stateByCode(checked.value.stateCode) : undefined
  if (registered === undefined || state === '' || registered.name === state) return undefined
  return [
    `This GST number is registered in ${registered.name}, this address is in ${state}.`,
    'Check that your accountant can use the invoice.',
  ].join(' ')
}

/** The fields of an address (DATA-02). Without scripts the browser's own validation applies. */
export function AddressFields({
  form,
  errors,
  change,
  place,
  onPincodeDone,
}: Omit<FieldsProps, 'field'> & { place: PincodePlace; onPincodeDone: () => void }) {
  const field: FieldsProps['field'] = (name) => ({
    id: fieldId(name),
    name,
    value: form[name],
    error: errors[name],
    onChange: (event) => change({ [name]: event.target.value }),
  })
  return (
    <div className="flex flex-col gap-6">
      <Group title="Place">
        <PlaceFields
          form={form}
          errors={errors}
          field={field}
          change={change}
          place={place}
          onPincodeDone={onPincodeDone}
        />
      </Group>
      <RecipientFields field={field} />
      <GstFields form={form} errors={errors} field={field} />
      <DefaultFields form={form} change={change} />
    </div>
  )
}

function RecipientFields({ field }: { field: FieldsProps['field'] }) {
  return (
    <Group title="Who receives it">
      <div className={fieldPair}>
        <TextInput
          label="First name"
          {...field('billingName')}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={ADDRESS_LINES.billingName.max + 10}
          required
        />
        <TextInput
          label="Last name"
          optional
          {...field('billingLastName')}
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={ADDRESS_LINES.billingLastName.max + 10}
        />
      </div>
      <TextInput
        label="Phone number"
        hint="The courier calls it on the day of delivery"
        {...field('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={20}
        required
      />
    </Group>
  )
}

function GstFields({
  form,
  errors,
  field,
}: {
  form: TypedAddress
  errors: FieldsProps['errors']
  field: FieldsProps['field']
}) {
  return (
    <Disclosure
      title="GST details for invoices (optional)"
      open={Boolean(form.gstin || form.businessName || errors.gstin || errors.businessName)}
      className="border-t"
    >
      <div className="flex flex-col gap-4 pt-2">
        <TextInput
          label="GSTIN"
          optional
          hint="15 characters, printed on the invoice; or the UIN of an embassy or UN body"
          {...field('gstin')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={20}
        />
        <TextInput
          label="Business name"
          optional
          hint="As registered for GST"
          {...field('businessName')}
          autoComplete="organization"
          enterKeyHint="done"
          maxLength={ADDRESS_LINES.businessName.max + 20}
        />
        <output className="block text-body-sm text-warning">{gstinWarning(form)}</output>
      </div>
    </Disclosure>
  )
}

function DefaultFields({ form, change }: { form: TypedAddress; change: FieldsProps['change'] }) {
  return (
    <Group title="Use it for">
      <div className="flex flex-col gap-1">
        <Checkbox
          label="Default delivery address"
          name="is_default_shipping"
          value="true"
          checked={form.is_default_shipping}
          onChange={(event) => change({ is_default_shipping: event.target.checked })}
        />
        <Checkbox
          label="Default billing address"
          name="is_default_billing"
          value="true"
          checked={form.is_default_billing}
          onChange={(event) => change({ is_default_billing: event.target.checked })}
        />
      </div>
    </Group>
  )
}
