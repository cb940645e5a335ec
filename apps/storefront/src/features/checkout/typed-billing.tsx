import { billingPart, billingStateProblem } from '@upchar/kernel/billing-state'
import { cleanPincode } from '@upchar/kernel/pincode-problem'
import { Checkbox } from '@upchar/ui/checkbox'
import { TextInput } from '@upchar/ui/field'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { usePincodePlace } from '../address/index.ts'
import { BillingTax } from './billing-tax.tsx'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './fields.ts'
import { changeThirdParty, guestFormStore } from './guest-form-store.ts'

type Known = Answer<'checkPincode'>
/** `registered`: the state of the GSTIN; undefined without one. */
type Props = FieldsProps & { registered: string | undefined }

const statesOf = ({ states, state, state_code, city }: Known) =>
  (states.length > 0 ? states : [{ state, state_code, city }]).map((part) => ({
    state: part.state,
    stateCode: part.state_code,
    city: part.city,
  }))

/** The billing address of an organisation that has no address book (CHECKOUT-12). */
export function TypedBilling(props: Props) {
  const { form, change } = props
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      <Checkbox
        label="Bill to the delivery address"
        checked={!form.billedApart}
        onChange={(event) => change({ billedApart: !event.target.checked })}
      />
      {form.billedApart ? <BillingFields {...props} /> : null}
    </div>
  )
}

function BillingFields({ form, errors, change, registered }: Props) {
  const { known, place, done } = useBillingPlace({ form, change, registered })
  const thirdParty = useStore(guestFormStore, (stored) => stored.thirdParty)
  const states = known && statesOf(known)
  const part = states && billingPart(states, registered)
  const problem =
    states && registered !== undefined
      ? billingStateProblem({ pincode: known.pincode, states }, registered)
      : undefined
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-4 text-h3 font-semibold">Billing address</legend>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextInput
          {...lineProps('billingPinCode', { form, errors, change })}
          label="Billing pincode"
          error={errors.billingPinCode ?? (place.kind === 'refused' ? place.message : problem)}
          onBlur={done}
          inputMode="numeric"
          autoComplete="billing postal-code"
          maxLength={12}
          required
        />
        <TextInput
          {...lineProps('billingCity', { form, errors, change })}
          label="Billing city"
          autoComplete="billing address-level2"
          maxLength={60}
        />
      </div>
      <TextInput
        {...lineProps('billingHouse', { form, errors, change })}
        label="Billing house, building or shop number"
        autoComplete="billing address-line1"
        maxLength={120}
        required
      />
      <TextInput
        {...lineProps('billingStreet', { form, errors, change })}
        label="Billing street and area"
        autoComplete="billing address-line2"
        maxLength={120}
        required
      />
      <BillingTax
        gstin={form.gstin}
        deliveredTo={form}
        billed={part ? { state: part.state, pinCode: form.billingPinCode } : null}
        thirdParty={thirdParty}
        onThirdParty={changeThirdParty}
      />
    </fieldset>
  )
}

type Line = 'billingPinCode' | 'billingCity' | 'billingHouse' | 'billingStreet'

const lineProps = (name: Line, { form, errors, change }: FieldsProps) => ({
  id: fieldId(name),
  value: form[name],
  error: errors[name],
  onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  enterKeyHint: 'next' as const,
})

/** The place of the typed pincode. Fills in the city unless the buyer typed another. */
function useBillingPlace({ form, change, registered }: Omit<Props, 'errors'>) {
  const [last, setLast] = useState<{ known: Known; city: string } | null>(null)
  const { place, done } = usePincodePlace(form.billingPinCode, (known) => {
    const states = statesOf(known)
    const part =
      billingPart(states, registered) ?? (registered === undefined ? undefined : states[0])
    const city = part?.city ?? ''
    setLast({ known, city })
    if (['', last?.city].includes(form.billingCity.trim())) change({ billingCity: city })
  })
  const known = last?.known.pincode === cleanPincode(form.billingPinCode) ? last.known : undefined
  return { known, place, done }
}
