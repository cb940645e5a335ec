import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import type { Problems } from '@upchar/ui/form/use-problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../../shell/api/api.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { ifGiven, mobile, nameCheck, problemsIn, words } from './checks.ts'
import { SentNote } from './sent-note.tsx'
import { MobileInput, NameInput } from './reach-inputs.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'lets-connect': { about?: string }
  }
}

const FIELDS = ['phone', 'name', 'about'] as const

/**
 * UI-07, ENGAGE-06: requests a call. Only the number is required; it is used for this call only.
 */
export function LetsConnectModal({ about = '', onClose }: { about?: string; onClose: () => void }) {
  const hours = useShell().contact?.support_hours
  const form = useSubmission({
    id: 'ask',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: (texts) =>
      problemsIn(texts, [
        ['phone', mobile],
        ['name', ifGiven(nameCheck())],
        ['about', ifGiven(words(0, ''))],
      ]),
    send: async (texts) =>
      formResult(await api('letsConnect', { body: { ...texts, page: location.pathname } })),
  })
  const { field, answer, busy, onSubmit } = form
  return (
    <Dialog title="Request a call" onClose={onClose}>
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
          aria-label="Request a call"
        >
          <FormProblems form={form} />
          <p className="text-body-sm text-text-muted">
            For larger quantities, equipment, documents, or when writing takes too long.{' '}
            {hours ? `We call ${hours.replace(/^Support\s+/i, '')}.` : ''}
          </p>
          <CallFields field={field} about={about} />
          <Button type="submit" busy={busy}>
            Call me
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function CallFields({
  field,
  about,
}: {
  field: Problems<(typeof FIELDS)[number]>['field']
  about: string
}) {
  return (
    <>
      <MobileInput {...field('phone')} hint="We use it for this call only." />
      <NameInput optional {...field('name')} />
      <TextInput
        label="What is it about?"
        optional
        {...field('about')}
        defaultValue={about}
        maxLength={200}
      />
    </>
  )
}
