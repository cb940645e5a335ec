import { showAlert } from '@upchar/web/alerts'
import { api } from '../../shell/api/api.ts'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { PROFILE_FIELDS } from './check-profile.ts'
import type { ProfileForm } from './check-profile.ts'
import { takeProfile } from '../../shell/visitor/current-customer.ts'
import { saveProfile } from './save-profile.ts'

const formOf = ({
  first_name,
  last_name,
  phone,
  business_type,
  business_name,
  gst,
  customer_choices,
}: Customer): ProfileForm => ({
  first_name,
  last_name,
  phone,
  business_type: business_type === null ? '' : String(business_type),
  business_name,
  gst,
  customer_choices,
})

/** The values of a rejected form; fields it didn't have keep theirs. */
const formPosted = (
  {
    values: {
      first_name = '',
      last_name = '',
      phone = '',
      business_type = '',
      gst = '',
      business_name,
      customer_choices,
    },
  }: PostedForm,
  before: ProfileForm,
): ProfileForm => ({
  first_name,
  last_name,
  phone,
  business_type,
  gst,
  business_name: business_name ?? before.business_name,
  customer_choices: customer_choices?.split(' ').filter(Boolean) ?? before.customer_choices,
})

type Options = { posted: PostedForm | null; onSaved: () => void | Promise<void> }

/** The profile form: values, problems and saving (AUTH-07). */
export function useProfileForm(customer: Customer, { posted, onSaved }: Options) {
  const form = useForm({
    id: 'profile',
    fields: PROFILE_FIELDS,
    initial: () => (posted ? formPosted(posted, formOf(customer)) : formOf(customer)),
    returned: posted,
  })
  const sending = useSend(form, {
    read: () => form.values,
    send: async (values) => {
      // An untouched name is not sent: it may be verified, and so read-only.
      const untouched = values.business_name.trim() === customer.business_name
      const saved = await saveProfile(api, {
        ...values,
        ...(untouched ? { business_name: undefined } : {}),
      })
      if (!saved.ok && saved.message !== '') showAlert(2, saved.message)
      return saved
    },
    onSent: ({ user_info, message }) => {
      takeProfile(user_info)
      if (message) showAlert(1, message)
      return onSaved()
    },
  })
  useErrorTitle(form.problems.length > 0, form.attempt)
  return { ...form, ...sending }
}
