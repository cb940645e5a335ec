import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { checkEmail, checkPhone } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import { fieldPair } from '@upchar/ui/field-pair'
import { textsOf } from '@upchar/ui/form/form-text'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { Skeleton } from '@upchar/ui/skeleton'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { formResult } from '@upchar/web/form-result'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'

type Nominee = Answer<'getNominee'>['nominee']

const FIELDS = ['name', 'relation', 'phone', 'email'] as const
type Typed = Record<(typeof FIELDS)[number], string>

function check({ name, relation, phone, email }: Typed): FieldProblem<keyof Typed>[] {
  const found: FieldProblem<keyof Typed>[] = []
  if (name.length < 2) found.push({ field: 'name', message: 'Enter the name' })
  if (relation.length < 2)
    found.push({ field: 'relation', message: 'Enter who the person is to you' })
  if (phone === '' && email === '')
    found.push({ field: 'phone', message: 'Enter a mobile number or an email address' })
  const wrong = phone === '' ? undefined : checkPhone(phone, { mobile: true })
  if (wrong?.ok === false) found.push({ field: 'phone', message: wrong.error.message })
  const unfit = email === '' ? undefined : checkEmail(email)
  if (unfit?.ok === false) found.push({ field: 'email', message: unfit.error.message })
  return found
}

const fetchNominee = async (): Promise<Nominee | 'failed'> => {
  const result = await api('getNominee', {})
  return result.ok ? result.data.nominee : 'failed'
}

/** Who acts for the buyer about their data after death or incapacity: named, changed, removed (DPDP Act s.14). */
export function NomineeCard() {
  const [nominee, setNominee] = useState<Nominee | 'failed'>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void fetchNominee().then(setNominee)
  }, [])
  if (nominee === undefined) return <Skeleton className="h-40 w-full" />
  if (nominee === 'failed')
    return (
      <p role="alert" className="text-body-sm">
        We can’t load your nominee right now. Please try again in a few minutes.
      </p>
    )
  const remove = async () => {
    if (busy) return
    setBusy(true)
    const result = await api('removeNominee', { body: {} })
    setBusy(false)
    if (!result.ok) return showAlert(2, failureText(result))
    showAlert(1, 'Nobody is named any more')
    return setNominee(null)
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-text text-body-sm text-text-muted">
        A person who may ask for your data, its correction and its erasure in the event of your
        death or incapacity. We ask them for proof. You can change it at any time.
      </p>
      {nominee === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-4 text-body-sm">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="font-semibold">{nominee.name}</strong>, {nominee.relation}
            <span className="block text-text-muted">
              Named on {formatIstDate(nominee.named_at)}
            </span>
          </p>
          <Button look="outline" busy={busy} onClick={() => void remove()}>
            Remove the nominee
          </Button>
        </div>
      )}
      <NomineeForm key={nominee?.named_at ?? ''} nominee={nominee} onSaved={setNominee} />
    </div>
  )
}

function NomineeForm({
  nominee,
  onSaved,
}: {
  nominee: Nominee
  onSaved: (nominee: Nominee) => void
}) {
  const form = useSubmission({
    id: 'nominee',
    fields: FIELDS,
    read: (data: FormData): Typed => textsOf(data, FIELDS),
    check,
    send: async (body) => {
      const result = await api('setNominee', { body })
      if (result.ok) onSaved(result.data.nominee)
      return formResult(result)
    },
    onSent: () => showAlert(1, 'Your nominee is saved'),
  })
  const { field, busy, onSubmit } = form
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4" aria-label="Nominee">
      <FormProblems form={form} />
      <div className={fieldPair}>
        <TextInput
          label="Full name"
          {...field('name')}
          name="name"
          defaultValue={nominee?.name}
          autoComplete="off"
          maxLength={80}
          required
        />
        <TextInput
          label="Who the person is to you"
          hint="Such as daughter or partner"
          {...field('relation')}
          name="relation"
          defaultValue={nominee?.relation}
          autoComplete="off"
          maxLength={60}
          required
        />
        <TextInput
          label="Mobile number"
          {...field('phone')}
          name="phone"
          inputMode="tel"
          defaultValue={nominee?.phone}
          autoComplete="off"
          maxLength={20}
        />
        <TextInput
          label="Email address"
          {...field('email')}
          name="email"
          type="email"
          defaultValue={nominee?.email}
          autoComplete="off"
          maxLength={254}
        />
      </div>
      <div>
        <Button type="submit" look="outline" busy={busy}>
          {nominee === null ? 'Name this person' : 'Save the change'}
        </Button>
      </div>
    </form>
  )
}
