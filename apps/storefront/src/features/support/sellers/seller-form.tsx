import type { Answer } from '@upchar/contract/schema/endpoints'
import { cleanPincode } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { Disclosure } from '@upchar/ui/disclosure'
import { FormProblems } from '@upchar/ui/error-summary'
import { FieldError, TextArea, TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import type { Problems } from '@upchar/ui/form/use-problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../../shell/api/api.ts'
import { SELLER_FIELDS, sellerProblems } from './check-seller.ts'
import { EmailInput, MobileInput, NameInput } from '../contact/reach-inputs.tsx'

/** What the shop answers: the message, and the application's page the first time. */
export type Sent = Pick<Answer<'registerSeller'>, 'message' | 'href'>
type Categories = Answer<'getSellerCategories'>['categories']
type Field = Problems<(typeof SELLER_FIELDS)[number]>['field']

/** The slugs of the ticked categories. */
const chosenIn = (data: FormData): string[] =>
  data.getAll('categories').filter((one): one is string => typeof one === 'string')

export function SellerForm({
  categories,
  onSent,
}: {
  categories: Categories
  onSent: (sent: Sent) => void
}) {
  const form = useSubmission({
    id: 'ask',
    fields: SELLER_FIELDS,
    read: (data) => ({ texts: textsOf(data, SELLER_FIELDS), chosen: chosenIn(data) }),
    check: ({ texts }) => sellerProblems(texts),
    send: async ({ texts, chosen }) =>
      formResult(
        await api('registerSeller', {
          body: { ...texts, pincode: cleanPincode(texts.pincode), categories: chosen },
        }),
      ),
    onSent,
  })
  const { field, busy, onSubmit } = form
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4" aria-label="Apply to sell">
      <p className="text-body-sm text-text-muted">
        For suppliers in India who are registered for GST. We check your registration and licences
        and reply within 48 hours.
      </p>
      <FormProblems form={form} />
      <BusinessFields field={field} />
      <ContactFields field={field} />
      <CategoryFields field={field} categories={categories} />
      <LicenceFields field={field} />
      <TextArea
        label="Anything else we should know?"
        optional
        {...field('about')}
        maxLength={1000}
      />
      <Button type="submit" busy={busy}>
        Apply
      </Button>
    </form>
  )
}

function BusinessFields({ field }: { field: Field }) {
  return (
    <>
      <TextInput
        label="Business name"
        {...field('business_name')}
        autoComplete="organization"
        maxLength={120}
        hint="As registered for GST."
      />
      <TextInput
        label="GST number (GSTIN)"
        {...field('gstin')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        hint="15 characters."
      />
      <TextInput
        label="Warehouse pincode"
        {...field('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
      />
    </>
  )
}

function ContactFields({ field }: { field: Field }) {
  return (
    <>
      <NameInput {...field('contact_name')} />
      <MobileInput {...field('phone')} />
      <EmailInput {...field('email')} />
    </>
  )
}

function CategoryFields({ field, categories }: { field: Field; categories: Categories }) {
  const sold = field('categories')
  return (
    <fieldset
      id={sold.id}
      tabIndex={-1}
      aria-describedby={sold.error ? `${sold.id}-error` : undefined}
    >
      <legend className="text-body-sm font-medium">What do you sell?</legend>
      <FieldError id={sold.id} error={sold.error} />
      {categories.map((department) => (
        <Disclosure key={department.key} title={department.name}>
          {department.categories.map(({ slug, name }) => (
            <Checkbox key={slug} label={name} name="categories" value={slug} />
          ))}
        </Disclosure>
      ))}
    </fieldset>
  )
}

function LicenceFields({ field }: { field: Field }) {
  return (
    <>
      <TextInput
        label="Drug licence number"
        optional
        {...field('drug_licence')}
        maxLength={60}
        hint="Forms 20B and 21B, for medicines and vaccines."
      />
      <TextInput
        label="Device licence number"
        optional
        {...field('device_licence')}
        maxLength={60}
        hint="Form MD-42, for medical devices."
      />
    </>
  )
}
