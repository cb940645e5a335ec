import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { checkEmail, checkPhone, checkPincode, checkText } from '@upchar/kernel/validate'
import { FormRefusal } from '@upchar/ui/error-summary'
import { Button } from '@upchar/ui/button'
import { TextArea, TextInput } from '@upchar/ui/field'
import { api } from '../../lib/api-browser.ts'
import { track } from '../../lib/analytics.ts'
import { useShell } from '../../shell/shell-context.ts'

type Errors = Partial<Record<'name' | 'phone' | 'email' | 'pincode' | 'comment' | 'form', string>>

const text = (data: FormData, key: string): string => {
  const value = data.get(key)
  return typeof value === 'string' ? value.trim() : ''
}

/** What must be corrected before an enquiry can be sent, by field. */
export function leadErrors(fields: { name: string; phone: string; email: string; pincode: string; comment: string }): Errors {
  const errors: Errors = {}
  if (fields.name.length < 2) errors.name = 'Enter your name'
  else if (!checkText(fields.name).ok) errors.name = 'Please use English letters'
  if (!checkPhone(fields.phone, { mobile: true }).ok) errors.phone = 'Enter a mobile number'
  if (fields.email && !checkEmail(fields.email).ok) errors.email = 'Enter an email address, such as name@example.com'
  if (!checkPincode(fields.pincode).ok) errors.pincode = 'Enter a 6-digit pincode'
  if (!checkText(fields.comment).ok) errors.comment = 'Please use English letters'
  return errors
}

/** Ask for a call: about a product that is sold after a talk, or one that wasn't found (ENGAGE-01). */
export function LeadForm({ sku, comment = '', onSent }: { sku?: string | undefined; comment?: string; onSent?: () => void }) {
  const { pincode } = useShell()
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ message: string; ticket: string }>()
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fields = { name: text(data, 'name'), phone: text(data, 'phone'), email: text(data, 'email'), pincode: text(data, 'pincode'), comment: text(data, 'comment') }
    const found = leadErrors(fields)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setBusy(true)
    const code = checkPincode(fields.pincode)
    const result = await api('leadEnquiry', { body: { ...fields, pincode: code.ok ? code.value : '', ...(sku ? { sku } : {}) } })
    setBusy(false)
    if (!result.ok) {
      setErrors({ form: result.kind === 'refused' ? result.error.message : 'Something went wrong' })
      return
    }
    track({ name: 'lead_enquiry', sku: sku ?? null })
    setSent(result.data)
    onSent?.()
  }

  if (sent) {
    return (
      <output className="block rounded-md bg-success-bg p-4">
        <span className="block font-semibold text-success">{sent.message}</span>
        <span className="block text-body-sm">Your enquiry number is <b className="tabular">{sent.ticket}</b>.</span>
      </output>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormRefusal said={errors.form} />
      <TextInput label="Your name" name="name" autoComplete="name" error={errors.name} maxLength={80} />
      <TextInput label="Mobile number" name="phone" type="tel" inputMode="tel" autoComplete="tel" hint="We call you on it about this enquiry only." error={errors.phone} maxLength={20} />
      <TextInput label="Email" name="email" type="email" optional autoComplete="email" error={errors.email} maxLength={254} />
      <TextInput label="Delivery pincode" name="pincode" inputMode="numeric" autoComplete="postal-code" defaultValue={pincode} error={errors.pincode} maxLength={12} />
      <TextArea label="What do you need?" name="comment" optional defaultValue={comment} hint="Product, size, quantity." error={errors.comment} maxLength={500} />
      <Button type="submit" busy={busy}>Send enquiry</Button>
    </form>
  )
}
