import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { isBusinessNameEditable } from '@upchar/kernel/kyc-states'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { FormProblems } from '@upchar/ui/error-summary'
import { Select, TextInput } from '@upchar/ui/field'
import { FormSection } from '@upchar/ui/form-section'
import type { ReactNode } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { accountHref } from '../../shell/urls/account-hrefs.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { useProfileForm } from './use-profile-form.ts'

export type Choices = Answer<'getCustomerChoices'>['customer_choices']

type Props = {
  customer: Customer
  choices: Choices
  button: string
  onSaved: () => void | Promise<void>
  /** Where browsers without scripts post it: the page it stands on. */
  action?: string
  posted?: PostedForm | null
  /** Beside the button: another way out. */
  aside?: ReactNode
  /** Two short groups side by side don't fit a dialog. */
  narrow?: boolean
}

/** Who the buyer is and whom they order for (ROUTE-15, ROUTE-17). */
export function ProfileForm({
  customer,
  choices,
  button,
  onSaved,
  action = accountHref.profile,
  posted = null,
  aside,
  narrow = false,
}: Props) {
  const form = useProfileForm(customer, { posted, onSaved })
  const { values, change, text, busy, onSubmit } = form
  const pair = narrow ? 'grid grid-cols-1 gap-4' : 'grid grid-cols-1 items-end gap-4 sm:grid-cols-2'
  const named = isBusinessNameEditable(customer.kyc.business_name, customer.kyc.status)
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
      aria-label="Profile"
    >
      <FormProblems form={form} />
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
          hint="For questions about an order and the courier on the day of delivery"
          {...text('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={20}
          required
        />
      </FormSection>
      <FormSection title="Your business">
        <Select
          label="Kind of business"
          hint="It decides which products you can order, and which papers they need."
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
      {choices.length > 0 ? (
        <FormSection
          title="What do you buy?"
          note="Optional. It tells us what you need us to have in stock."
        >
          {/* Says that the boxes were there to be ticked, when none is. */}
          <input type="hidden" name="customer_choices" value="" />
          <div className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
            {choices.map(({ key, name }) => (
              <Checkbox
                key={key}
                label={name}
                name="customer_choices"
                value={key}
                checked={values.customer_choices.includes(key)}
                onChange={(event) =>
                  change({
                    customer_choices: event.target.checked
                      ? [...values.customer_choices, key]
                      : values.customer_choices.filter((one) => one !== key),
                  })
                }
              />
            ))}
          </div>
        </FormSection>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto sm:min-w-44">
          {button}
        </Button>
        {aside}
      </div>
    </form>
  )
}
