import { normalisePhone } from '@upchar/kernel/validate'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { ApiError } from '@upchar/web/api'
import { api } from '../../lib/api-browser.ts'
import { showAlert } from '@upchar/web/alerts'
import type { Customer } from '../../state/account.ts'
import { checkProfile } from './check-profile.ts'
import type { ProfileField, ProfileForm, ProfileProblem } from './check-profile.ts'
import { takeProfile } from './profile.ts'

/** AUTH-07, word for word. */
const WRONG = 'something went wrong'
const FIELDS: readonly string[] = ['first_name', 'last_name', 'phone', 'business_type', 'business_name', 'gst'] satisfies ProfileField[]

const formOf = ({ first_name, last_name, phone, business_type, business_name, gst, customer_choices }: Customer): ProfileForm => ({
  first_name, last_name, phone, business_type: business_type === null ? '' : String(business_type), business_name, gst, customer_choices,
})

/** Refusals that belong to a field, in the words of the server. */
function problemsOf({ code, message, fields }: ApiError): ProfileProblem[] {
  if (code === 'business_name_fixed') return [{ field: 'business_name', message }]
  return fields.flatMap(({ field, message: text }) => (FIELDS.includes(field) ? [{ field: field as ProfileField, message: text }] : []))
}

/** The profile's form: what is typed, what must be corrected, and saving it (AUTH-07). */
export function useProfileForm(customer: Customer, onSaved: () => void | Promise<void>) {
  const [form, setForm] = useState(() => formOf(customer))
  const [problems, setProblems] = useState<readonly ProfileProblem[]>([])
  const [submits, setSubmits] = useState(0)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (submits === 0) return
    const plain = document.title.replace(/^Error: /, '')
    document.title = problems.length > 0 ? `Error: ${plain}` : plain
  }, [problems, submits])

  const stop = (found: readonly ProfileProblem[]) => {
    setProblems(found)
    setSubmits((count) => count + 1)
  }

  const save = async () => {
    if (busy) return
    setSaid('')
    const found = checkProfile(form)
    stop(found)
    if (found.length > 0) return
    setBusy(true)
    const { business_name, ...others } = form
    const named = business_name.trim() === customer.business_name ? {} : { business_name: business_name.trim() }
    const result = await api('updateUser', {
      body: { ...others, ...named, phone: normalisePhone(form.phone), business_type: Number(form.business_type), customer_choices: [...form.customer_choices] },
    })
    setBusy(false)
    if (result.ok) {
      takeProfile(result.data.user_info)
      if (result.data.message) showAlert(1, result.data.message)
      await onSaved()
      return
    }
    const told = result.kind === 'refused' ? problemsOf(result.error) : []
    if (told.length > 0) stop(told)
    else setSaid(result.kind === 'refused' ? result.error.message : WRONG)
    if (told.length === 0) showAlert(2, result.kind === 'refused' ? result.error.message : WRONG)
  }

  return {
    form, problems, submits, said, busy,
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
