import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { useState } from 'react'
import { FormSection } from '@upchar/ui/form-section'
import { StateChoice } from '../address/index.ts'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './fields.ts'
import { InstructionsField } from './instructions-field.tsx'
import type { PlaceState } from './use-place.ts'

/** The delivery address. The pincode comes first because it fills in city and state (guide 51). */
export function AddressFields({
  form,
  errors,
  change,
  place,
  onPincodeDone,
}: FieldsProps & { place: PlaceState; onPincodeDone: () => void }) {
  return (
    <FormSection title="Deliver to">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <PincodeField
          form={form}
          errors={errors}
          change={change}
          place={place}
          onPincodeDone={onPincodeDone}
        />
        <TextInput
          label="City"
          id={fieldId('city')}
          value={form.city}
          error={errors.city}
          onChange={(event) => change({ city: event.target.value })}
          autoComplete="shipping address-level2"
          enterKeyHint="next"
          maxLength={60}
          required
        />
      </div>
      {place.kind === 'known' ? (
        <StateChoice states={place.states} state={form.state} onChange={change} />
      ) : null}
      <p className="text-body-sm">
        <span className="font-medium">State:</span>{' '}
        <output htmlFor={fieldId('pinCode')}>{form.state || 'filled in from the pincode'}</output>
      </p>
      <StreetFields form={form} errors={errors} change={change} />
      <div className="flex flex-wrap gap-x-8">
        <LandmarkField form={form} errors={errors} change={change} />
        <InstructionsField form={form} errors={errors} change={change} />
      </div>
    </FormSection>
  )
}

function PincodeField({
  form,
  errors,
  change,
  place,
  onPincodeDone,
}: FieldsProps & { place: PlaceState; onPincodeDone: () => void }) {
  return (
    <div className="flex flex-col gap-1">
      <TextInput
        label="Pincode"
        id={fieldId('pinCode')}
        value={form.pinCode}
        error={errors.pinCode ?? (place.kind === 'refused' ? place.message : undefined)}
        onChange={(event) => change({ pinCode: event.target.value })}
        onBlur={onPincodeDone}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        enterKeyHint="next"
        maxLength={12}
        required
      />
      <output className="block text-body-sm sm:min-h-5 text-text-muted">
        {place.kind === 'asking'
          ? 'Looking up the place…'
          : place.kind === 'known'
            ? place.words
            : ''}
      </output>
    </div>
  )
}

function StreetFields({ form, errors, change }: FieldsProps) {
  return (
    <>
      <TextInput
        label="House, building or shop number"
        id={fieldId('house')}
        value={form.house}
        error={errors.house}
        onChange={(event) => change({ house: event.target.value })}
        autoComplete="shipping address-line1"
        enterKeyHint="next"
        maxLength={120}
        required
      />
      <TextInput
        label="Street and area"
        id={fieldId('street')}
        value={form.street}
        error={errors.street}
        onChange={(event) => change({ street: event.target.value })}
        autoComplete="shipping address-line2"
        enterKeyHint="next"
        maxLength={120}
        required
      />
    </>
  )
}

function LandmarkField({ form, errors, change }: FieldsProps) {
  const [landmark, setLandmark] = useState(false)
  return (
    <>
      {landmark || form.Landmark || errors.Landmark ? (
        <TextInput
          label="Landmark"
          className="w-full pb-3"
          optional
          id={fieldId('Landmark')}
          value={form.Landmark}
          error={errors.Landmark}
          onChange={(event) => change({ Landmark: event.target.value })}
          autoComplete="shipping address-line3"
          enterKeyHint="next"
          maxLength={100}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the clicked button
          autoFocus={landmark}
        />
      ) : (
        <Button
          look="quiet"
          className="-ml-4 self-start underline"
          onClick={() => setLandmark(true)}
        >
          Add a landmark
        </Button>
      )}
    </>
  )
}
