import { COMPLAINT_SUBJECTS, isComplaintSubject, isDataRequest } from '@upchar/kernel/complaints'
import { checkEmail, checkPhone } from '@upchar/kernel/validate'
import { Button, LinkButton } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { fieldPair } from '@upchar/ui/field-pair'
import { textsOf } from '@upchar/ui/form/form-text'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../shell/api/api.ts'
import { LONGEST_COMPLAINT } from './complaint-words.ts'
import type { ComplaintsPage, Sender } from './complaint-words.ts'

const FIELDS = ['subject', 'text', 'order_number', 'name', 'phone', 'email'] as const
type Field = (typeof FIELDS)[number]
type Texts = Record<Field, string>
const SHORTEST = 10

function contactProblems({ name, phone, email }: Texts): FieldProblem<Field>[] {
  const found: FieldProblem<Field>[] = []
  if (name.length < 2) found.push({ field: 'name', message: 'Enter your name' })
  if (phone === '' && email === '')
    found.push({
      field: 'phone',
      message: 'Enter a mobile number or an email address, so that we can answer',
    })
  if (phone !== '' && !checkPhone(phone, { mobile: true }).ok)
    found.push({ field: 'phone', message: 'Enter a mobile number' })
  const checked = email === '' ? undefined : checkEmail(email)
  if (checked?.ok === false) found.push({ field: 'email', message: checked.error.message })
  return found
}

function problemsOf(texts: Texts, asksContact: boolean): FieldProblem<Field>[] {
  return [
    ...(isComplaintSubject(texts.subject)
      ? []
      : [{ field: 'subject' as const, message: 'Choose what it is about' }]),
    ...(texts.text.length < SHORTEST
      ? [{ field: 'text' as const, message: 'Tell us what went wrong' }]
      : []),
    ...(asksContact ? contactProblems(texts) : []),
  ]
}

/** What went wrong. An order says already who complains. */
export function ComplaintForm({
  order,
  sender,
  about,
}: Pick<ComplaintsPage, 'order' | 'sender' | 'about'>) {
  const isData = isDataRequest(about ?? undefined)
  const noun = isData ? 'request' : 'complaint'
  const form = useSubmission({
    id: 'complaint',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: (texts) => problemsOf(texts, order === null),
    send: async ({ subject, ...texts }) =>
      formResult(
        await api('raiseComplaint', {
          body: {
            ...texts,
            subject: isComplaintSubject(subject) ? subject : 'other',
            page: location.pathname,
            ...(order !== null && {
              order_id: order.id,
              ...(order.key !== undefined && { key: order.key }),
            }),
          },
        }),
      ),
  })
  const { field, answer, busy, onSubmit } = form
  if (answer)
    return (
      <output className="flex flex-col items-start gap-3 rounded-md bg-success-bg p-4">
        <span className="font-semibold text-success">{answer.message}</span>
        <LinkButton href={answer.complaint.href}>Open the {noun}</LinkButton>
      </output>
    )
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-4 noscript:hidden"
      aria-label={`Make a ${noun}`}
    >
      <FormProblems form={form} />
      <Select label="What is it about?" {...field('subject')} defaultValue={about ?? ''}>
        <option value="">Choose</option>
        {Object.entries(COMPLAINT_SUBJECTS).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea
        label={isData ? 'What do you want us to do?' : 'What went wrong?'}
        {...field('text')}
        rows={5}
        maxLength={LONGEST_COMPLAINT}
        hint={
          isData
            ? 'Which data, and what is right. Please name no patients.'
            : 'And what would put it right? Please name no patients.'
        }
      />
      {order === null ? <Contact field={field} sender={sender} /> : null}
      <Button type="submit" busy={busy} className="self-start">
        Send {noun}
      </Button>
    </form>
  )
}

type FieldOf = ReturnType<typeof useSubmission<Texts, Field, unknown>>['field']

function Contact({ field, sender }: { field: FieldOf; sender: Sender }) {
  return (
    <>
      <TextInput
        label="Order number"
        optional
        {...field('order_number')}
        maxLength={40}
        hint="It starts with UP- and is in our order emails."
      />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={80}
        {...field('name')}
        defaultValue={sender.name}
      />
      <div className={fieldPair}>
        <TextInput
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          {...field('phone')}
          defaultValue={sender.phone}
          hint="This or your email address, so that we can answer."
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
          defaultValue={sender.email}
          hint="We email you the number and every answer."
        />
      </div>
    </>
  )
}
