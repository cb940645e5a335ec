import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { ErrorSummary, FormRefusal } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import { api } from '../../../shell/api/api.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { ifGiven, mobile, nameCheck, problemsIn, words } from './checks.ts'
import { SentNote } from './sent-note.tsx'
import { fieldId, useSentForm } from './use-sent-form.ts'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'lets-connect': { about?: string }
  }
}

const FIELDS = ['phone', 'name', 'about'] as const
type Field = (typeof FIELDS)[number]

/** UI-07, ENGAGE-06: a phone number to connect. Only the number is asked for; it is used for this call. */
export function CallbackModal({ about = '', onClose }: { about?: string; onClose: () => void }) {
  const hours = useShell().contact?.support_hours
  const { problems, attempt, said, busy, answer, errorOf, onSubmit } = useSentForm<
    Field,
    Answer<'letsConnect'>
  >({
    fields: FIELDS,
    check: (texts) =>
      problemsIn(texts, [
        ['phone', mobile],
        ['name', ifGiven(nameCheck())],
        ['about', ifGiven(words(0, ''))],
      ]),
    send: (texts) => api('letsConnect', { body: { ...texts, page: location.pathname } }),
  })
  const field = (name: Field) => ({ id: fieldId(name), name, error: errorOf(name) })
  return (
    <Dialog title="We call you" onClose={onClose}>
      {answer ? (
        <SentNote message={answer.message}>
          <Button look="outline" className="self-start" onClick={onClose}>
            Close
          </Button>
        </SentNote>
      ) : (
        <form
          noValidate
          onSubmit={onSubmit}
          className="flex flex-col gap-4"
          aria-label="Ask for a call"
        >
          <ErrorSummary problems={problems} attempt={attempt} />
          <FormRefusal said={said} />
          <p className="text-body-sm text-text-muted">
            For larger quantities, equipment, papers, or when writing takes too long.{' '}
            {hours ? `We call ${hours.replace(/^Support\s+/i, '')}.` : ''}
          </p>
          <TextInput
            label="Mobile number"
            {...field('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            hint="We use it for this call only."
          />
          <TextInput
            label="Your name"
            optional
            {...field('name')}
            autoComplete="name"
            maxLength={80}
          />
          <TextInput
            label="What is it about?"
            optional
            {...field('about')}
            defaultValue={about}
            maxLength={200}
          />
          <Button type="submit" busy={busy}>
            Call me
          </Button>
        </form>
      )}
    </Dialog>
  )
}
