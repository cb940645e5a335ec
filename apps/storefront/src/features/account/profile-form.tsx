import { isBusinessNameEditable } from '@upchar/kernel/kyc-states'
import { Button } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { fieldPair } from '@upchar/ui/field-pair'
import type { ReactNode } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { useProfileForm } from './use-profile-form.ts'
import { type Choices, PersonFields, BusinessFields, ChoiceFields } from './profile-fields.tsx'

type Props = {
  customer: Customer
  choices: Choices
  button: string
  onSaved: () => void | Promise<void>
  /** The form's target for browsers without scripts: the page's own address. */
  action?: string
  posted?: PostedForm | null
  /** Shown beside the button. */
  aside?: ReactNode
  /** For dialogs, which are too narrow for two columns. */
  narrow?: boolean
}

/** The buyer and their business (ROUTE-15, ROUTE-17). */
export function ProfileForm({
  customer,
  choices,
  button,
  onSaved,
  action = href.profile,
  posted = null,
  aside,
  narrow = false,
}: Props) {
  const form = useProfileForm(customer, { posted, onSaved })
  const { values, change, text, busy, onSubmit } = form
  const pair = narrow ? 'grid grid-cols-1 gap-4' : fieldPair
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
      <PersonFields text={text} pair={pair} />
      <BusinessFields text={text} pair={pair} named={named} />
      {choices.length > 0 ? (
        <ChoiceFields
          choices={choices}
          chosen={values.customer_choices}
          onChange={(customer_choices) => change({ customer_choices })}
        />
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
