import { formatIstDateTime } from '@upchar/kernel/dates'
import { checkEmail } from '@upchar/kernel/validate'
import { Button, LinkButton } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { useStore } from 'zustand'
import { api } from '../../shell/api/api.ts'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import type { ShopEvent } from './words.ts'

const FIELDS = ['name', 'email'] as const
type Texts = Record<(typeof FIELDS)[number], string>

function check({ name, email }: Texts): FieldProblem<keyof Texts>[] {
  const found: FieldProblem<keyof Texts>[] = []
  if (name.length < 2) found.push({ field: 'name', message: 'Enter your name' })
  const checked = checkEmail(email)
  if (!checked.ok) found.push({ field: 'email', message: checked.error.message })
  return found
}

/** The calendar file, and registration while it is open; when it is full, for the waiting list (APP-02). */
export function RegisterForm({ event }: { event: ShopEvent }) {
  const isOver = event.state === 'over' || event.state === 'called_off'
  return (
    <section
      aria-labelledby="register"
      className="flex flex-col gap-4 rounded-md border border-border bg-surface p-4 sm:p-6"
    >
      <h2 id="register" className="text-h2 font-semibold">
        Take part
      </h2>
      {event.state === 'open' || event.state === 'full' ? (
        <Form event={event} />
      ) : (
        <p>{WHY[event.state]}</p>
      )}
      {isOver ? null : (
        <LinkButton
          look="outline"
          className="self-start"
          href={`/api/events/${encodeURIComponent(event.slug)}/calendar`}
          download=""
        >
          Add to my calendar
        </LinkButton>
      )}
    </section>
  )
}

const WHY = {
  closed: 'Registration is closed.',
  over: 'This event is over.',
  called_off: 'This event doesn’t take place. Whoever registered has an email.',
} as const

function Form({ event }: { event: ShopEvent }) {
  const own = useStore(accountStore)
  const form = useSubmission({
    id: 'event',
    fields: FIELDS,
    read: (data: FormData): Texts => textsOf(data, FIELDS),
    check,
    send: async (body) =>
      formResult(await api('registerForEvent', { params: { slug: event.slug }, body })),
  })
  const { field, answer, busy, onSubmit } = form
  if (answer)
    return (
      <output className="rounded-md bg-success-bg p-4 font-semibold text-success">
        {answer.message}
      </output>
    )
  return (
    <>
      <p className="hidden noscript:block">Switch on JavaScript to register.</p>
      <form
        noValidate
        onSubmit={onSubmit}
        aria-label="Register"
        className="flex flex-col gap-4 noscript:hidden"
      >
        <p className="text-body-sm text-text-muted">
          {event.state === 'full'
            ? 'All places are taken. Join the waiting list: as soon as one is given up, you get it, and an email.'
            : `Free of charge, until ${formatIstDateTime(event.closes_at)}. You confirm by a link that we send you.`}
        </p>
        <FormProblems form={form} />
        <TextInput
          label="Your name"
          {...field('name')}
          autoComplete="name"
          maxLength={80}
          defaultValue={own.name}
        />
        <TextInput
          label="Email"
          type="email"
          {...field('email')}
          autoComplete="email"
          maxLength={254}
          defaultValue={own.email}
          hint="We use both for this event only, and delete them some time after it: see Privacy."
        />
        <Button type="submit" busy={busy}>
          {event.state === 'full' ? 'Join the waiting list' : 'Register'}
        </Button>
      </form>
    </>
  )
}
