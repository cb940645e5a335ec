import { useState } from 'react'
import type { FormEvent } from 'react'
import { showAlert } from '@upchar/web/alerts'
import { api } from '../../shell/api/api.ts'
import { problemsOf } from '../../shell/page/posted-form.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import { useErrorTitle } from '../../shell/page/use-error-title.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { PROFILE_FIELDS } from './check-profile.ts'
import type { ProfileForm, ProfileProblem } from './check-profile.ts'
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

/** A form that came back from the server to be corrected; what it didn't have is as it was. */
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

/** The profile's form: what is typed, what must be corrected, and saving it (AUTH-07). */
export function useProfileForm(customer: Customer, { posted, onSaved }: Options) {
  const [form, setForm] = useState(() =>
    posted ? formPosted(posted, formOf(customer)) : formOf(customer),
  )
  const [problems, setProblems] = useState<readonly ProfileProblem[]>(() =>
    problemsOf(PROFILE_FIELDS, posted?.problems ?? []),
  )
  const [submits, setSubmits] = useState(posted ? 1 : 0)
  const [said, setSaid] = useState(posted?.said ?? '')
  const [busy, setBusy] = useState(false)

  useErrorTitle(problems.length > 0, submits)

  const save = async () => {
    if (busy) return
    setBusy(true)
    setSaid('')
    // A name that was not touched is not sent: it may be verified, and fixed.
    const saved = await saveProfile(api, {
      ...form,
      ...(form.business_name.trim() === customer.business_name ? { business_name: undefined } : {}),
    })
    setBusy(false)
    setProblems(saved.ok ? [] : saved.problems)
    setSubmits((count) => count + 1)
    if (saved.ok) {
      takeProfile(saved.data.user_info)
      if (saved.data.message) showAlert(1, saved.data.message)
      return onSaved()
    }
    setSaid(saved.said)
    if (saved.said !== '') showAlert(2, saved.said)
  }

  return {
    form,
    problems,
    submits,
    said,
    busy,
    change: (part: Partial<ProfileForm>) => {
      setForm((before) => ({ ...before, ...part }))
      setProblems((known) => known.filter(({ field }) => !(field in part)))
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void save()
    },
  }
}
