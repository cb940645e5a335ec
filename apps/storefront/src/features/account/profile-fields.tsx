import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { Checkbox } from '@upchar/ui/checkbox'
import { Select, TextInput } from '@upchar/ui/field'
import { FormSection } from '@upchar/ui/form-section'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { useProfileForm } from './use-profile-form.ts'

/** The options for the buyer's work, from the API. */
export type Choices = Answer<'getCustomerChoices'>['customer_choices']

/** Props of the text input for a field of the profile. */
type TextProps = ReturnType<typeof useProfileForm>['text']

export function PersonFields({ text, pair }: { text: TextProps; pair: string }) {
  return (
    <FormSection title="You" note="Names in English letters, as couriers print them.">
      <div className={pair}>
        <TextInput
          label="First name"
          {...text('first_name')}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={60}
          required
        />
        <TextInput
          label="Last name"
          optional
          {...text('last_name')}
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={60}
        />
      </div>
      <TextInput
        label="Mobile number"
        hint="For questions about an order, and for the courier on the day of delivery"
        {...text('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={20}
        required
      />
    </FormSection>
  )
}

export function BusinessFields({
  text,
  pair,
  named,
}: {
  text: TextProps
  pair: string
  named: boolean
}) {
  return (
    <FormSection title="Your business">
      <Select
        label="Business type"
        hint="It decides which products you can order and which documents you need."
        {...text('business_type')}
        required
      >
        <option value="">Choose one</option>
        {BUSINESS_TYPES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className={pair}>
        <TextInput
          label="Business name"
          optional
          hint={named ? 'As on your registration' : 'Verified. To change it, write to support.'}
          {...text('business_name')}
          disabled={!named}
          autoComplete="organization"
          enterKeyHint="next"
          maxLength={120}
        />
        <TextInput
          label="GSTIN"
          optional
          hint="15 characters, printed on your invoices"
          {...text('gst')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={20}
        />
      </div>
    </FormSection>
  )
}

export function ChoiceFields({
  choices,
  chosen,
  onChange,
}: {
  choices: Choices
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  return (
    <FormSection
      title="What do you buy?"
      note="Optional. It tells us what to keep in stock for you."
    >
      {/* Tells an empty selection from a form without the boxes. */}
      <input type="hidden" name="customer_choices" value="" />
      <div className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {choices.map(({ key, name }) => (
          <Checkbox
            key={key}
            label={name}
            name="customer_choices"
            value={key}
            checked={chosen.includes(key)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...chosen, key] : chosen.filter((one) => one !== key),
              )
            }
          />
        ))}
      </div>
    </FormSection>
  )
}
