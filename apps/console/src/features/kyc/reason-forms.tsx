import { useState } from 'react'
import { Checkbox } from '@upchar/ui/checkbox'
import { TextArea } from '@upchar/ui/field'
import type { SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { DecisionFrame } from './decision-frame.tsx'
import type { DecisionProps } from './decision-frame.tsx'
import { CHANGE_PHRASES, REJECT_PHRASES, withPhrase } from './phrases.ts'

const LONGEST = 1000
const SHORTEST = 3
const FIELDS = ['reason'] as const

/** The reason that the buyer reads, with canned sentences to insert. */
function Reason({
  label,
  hint,
  form,
  phrases,
}: {
  label: string
  hint: string
  form: ReasonForm
  phrases: readonly string[]
}) {
  return (
    <>
      <TextArea {...form.text('reason')} label={label} hint={hint} rows={4} maxLength={LONGEST} />
      {phrases.length === 0 ? null : <Phrases form={form} phrases={phrases} />}
    </>
  )
}

function Phrases({ form, phrases }: { form: ReasonForm; phrases: readonly string[] }) {
  return (
    <ul aria-label="Phrases to insert" className="flex flex-wrap gap-2">
      {phrases.map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            onClick={() => form.change({ reason: withPhrase(form.values.reason, phrase) })}
            className="rounded-full border border-control-border bg-surface px-3 py-1 text-left text-caption hover:bg-panel"
          >
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The reason is kept while the decision is closed, changed to another or overtaken. */
export const useReason = () => useForm({ id: 'decision', fields: FIELDS, initial: { reason: '' } })
export type ReasonForm = ReturnType<typeof useReason>

type ReasonProps = DecisionProps & { form: ReasonForm }

/** Sends a decision with its reason, if there is one. */
const useDecision = <T,>(form: ReasonForm, missing: string, send: () => Promise<SendResult<T>>) =>
  useSend(form, {
    read: () => form.values.reason,
    check: (reason) =>
      reason.trim().length < SHORTEST ? [{ field: 'reason', message: missing }] : [],
    send,
  })

/** Returns an application with what to change (KYC-04). */
export function AskForm({ application, form, onDone, onClose, onConflict }: ReasonProps) {
  const [sections, setSections] = useState<readonly string[]>([])
  const ask = useCall('staffAskKycChanges', { onSuccess: onDone, onError: onConflict })
  const { busy, onSubmit } = useDecision(form, 'Write what the buyer should change', () =>
    sendBy(ask, {
      params: { id: application.id },
      body: {
        version: application.version,
        reason: form.values.reason,
        sections: [...sections],
      },
    }),
  )
  return (
    <DecisionFrame
      title="Ask for changes"
      action="Send back to the buyer"
      look="primary"
      busy={busy}
      problem={ask.error ?? undefined}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Reason
        label="What should be changed?"
        hint="The buyer reads this in an email and above the form"
        form={form}
        phrases={CHANGE_PHRASES}
      />
      <fieldset>
        <legend className="mb-1 font-medium">
          Where? <span className="font-normal text-text-hint">(optional)</span>
        </legend>
        {application.sections.map(({ key, name }) => (
          <Checkbox
            key={key}
            label={name}
            checked={sections.includes(key)}
            onChange={(event) =>
              setSections(
                event.target.checked ? [...sections, key] : sections.filter((one) => one !== key),
              )
            }
          />
        ))}
      </fieldset>
    </DecisionFrame>
  )
}

/** Takes a rejection back (KYC-04). */
export function ReopenForm({ application, form, onDone, onClose, onConflict }: ReasonProps) {
  const reopen = useCall('staffReopenKyc', { onSuccess: onDone, onError: onConflict })
  const { busy, onSubmit } = useDecision(form, 'Write why, for the record', () =>
    sendBy(reopen, {
      params: { id: application.id },
      body: { version: application.version, reason: form.values.reason },
    }),
  )
  return (
    <DecisionFrame
      title="Reopen"
      action="Reopen and notify the buyer"
      look="primary"
      busy={busy}
      problem={reopen.error ?? undefined}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="text-text-muted">
        It waits for review again, with everything the buyer sent. Approve it afterwards if it was
        complete.
      </p>
      <Reason
        label="Why?"
        hint="For the record. The buyer reads only that it is being checked again"
        form={form}
        phrases={[]}
      />
    </DecisionFrame>
  )
}

/** Rejects an application or withdraws an approval (KYC-04). */
export function RejectForm({ application, form, onDone, onClose, onConflict }: ReasonProps) {
  const reject = useCall('staffRejectKyc', { onSuccess: onDone, onError: onConflict })
  const back = application.state === 'approved'
  const { busy, onSubmit } = useDecision(form, 'Write why, so that the buyer understands', () =>
    sendBy(reject, {
      params: { id: application.id },
      body: { version: application.version, reason: form.values.reason },
    }),
  )
  return (
    <DecisionFrame
      title={back ? 'Withdraw the approval' : 'Reject'}
      action={back ? 'Withdraw and notify the buyer' : 'Reject and notify the buyer'}
      look="danger"
      busy={busy}
      problem={reject.error ?? undefined}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Reason
        label="Why?"
        hint={
          back
            ? 'The buyer can no longer buy what this approval allowed, and reads this in an email'
            : 'The buyer reads this in an email. To let them correct something, ask for changes instead'
        }
        form={form}
        phrases={REJECT_PHRASES}
      />
    </DecisionFrame>
  )
}
