import { ADDRESS_LINES } from '@upchar/kernel/address-rules'
import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { LocateIcon } from '@upchar/ui/icons'
import { useId, useState } from 'react'
import { showAlert } from '@upchar/web/alerts'
import { detectAddress } from '../pincode/index.ts'
import { fieldId } from './address-form.ts'
import type { FieldsProps } from './fields-props.ts'
import { StateChoice } from './state-choice.tsx'
import { useCities } from './use-cities.ts'
import type { PincodePlace } from './use-pincode-place.ts'

type Props = FieldsProps & { place: PincodePlace; onPincodeDone: () => void }

/** The pincode comes first because it fills in city and state (ADDR-04). */
export function PlaceFields({ form, errors, field, change, place, onPincodeDone }: Props) {
  const cities = useCities(form.state)
  const list = useId()
  return (
    <>
      <LocateButton change={change} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <PincodeField
          form={form}
          errors={errors}
          field={field}
          place={place}
          onPincodeDone={onPincodeDone}
        />
        <TextInput
          label="City"
          {...field('city')}
          list={list}
          autoComplete="address-level2"
          enterKeyHint="next"
          maxLength={ADDRESS_LINES.city.max + 10}
          required
        />
        <datalist id={list}>
          {cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </datalist>
      </div>
      {place.kind === 'known' ? (
        <StateChoice states={place.states} state={form.state} onChange={change} />
      ) : null}
      {place.kind === 'known' && place.note ? (
        <p className="rounded-md bg-warning-bg p-3 text-body-sm text-warning">
          {place.note} You can keep it as a billing address.
        </p>
      ) : null}
      <StreetFields field={field} />
    </>
  )
}

/** Fills in the address from the browser's position (ADDR-05). */
function LocateButton({ change }: { change: Props['change'] }) {
  const [locating, setLocating] = useState(false)
  const [refused, setRefused] = useState('')

  const takeLocation = async () => {
    setLocating(true)
    setRefused('')
    const found = await detectAddress()
    setLocating(false)
    if (found.ok) {
      const { pincode, city, state, house, street, landmark } = found.place
      change({
        pinCode: pincode,
        city,
        state,
        ...(house ? { buildingName: house } : {}),
        ...(street ? { streetName: street } : {}),
        ...(landmark ? { landmark } : {}),
      })
    } else if (found.message) {
      setRefused(found.message)
      showAlert(2, found.message)
    }
  }
  return (
    <div className="js-only flex flex-col gap-1">
      <Button
        look="outline"
        className="self-start"
        busy={locating}
        onClick={() => void takeLocation()}
      >
        <LocateIcon size={18} aria-hidden="true" /> Use my location
      </Button>
      <output className="block text-body-sm text-danger">{refused}</output>
    </div>
  )
}

function PincodeField({ form, errors, field, place, onPincodeDone }: Omit<Props, 'change'>) {
  return (
    <div className="flex flex-col gap-1">
      <TextInput
        label="Pincode"
        {...field('pinCode')}
        error={errors.pinCode ?? (place.kind === 'refused' ? place.message : undefined)}
        onBlur={onPincodeDone}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        maxLength={12}
        pattern="\s*\d{3}[\s\-]?\d{3}\s*"
        title="6 digits"
        required
      />
      <output htmlFor={fieldId('pinCode')} className="block min-h-5 text-body-sm text-text-muted">
        {place.kind === 'asking'
          ? 'Looking up the place…'
          : form.state
            ? `State: ${form.state}`
            : 'City and state are filled in from it'}
      </output>
    </div>
  )
}

function StreetFields({ field }: { field: Props['field'] }) {
  return (
    <>
      <TextInput
        label="House, building or shop number"
        {...field('buildingName')}
        autoComplete="address-line1"
        enterKeyHint="next"
        maxLength={ADDRESS_LINES.buildingName.max + 20}
        required
      />
      <TextInput
        label="Street and area"
        {...field('streetName')}
        autoComplete="address-line2"
        enterKeyHint="next"
        maxLength={ADDRESS_LINES.streetName.max + 20}
        required
      />
      <TextInput
        label="Landmark"
        optional
        {...field('landmark')}
        autoComplete="address-line3"
        enterKeyHint="next"
        maxLength={ADDRESS_LINES.landmark.max + 20}
      />
    </>
  )
}
