import { useState } from 'react'
import { Checkbox } from '@upchar/ui/checkbox'
import { TextArea } from '@upchar/ui/field'
import { useCall } from '../../shell/api/ask.ts'
import { DecisionFrame } from './decision-frame.tsx'
import type { DecisionProps } from './decision-frame.tsx'
import { CHANGE_PHRASES, REJECT_PHRASES, withPhrase } from './phrases.ts'

const LONGEST = 1000
const SHORTEST = 3

/** What the buyer should know, with sentences to take. */
function Reason({
  label,
  hint,
  value,
  error,
  phrases,
  onChange,
}: {
  label: string
  hint: string
  value: string
  error: string | undefined
  phrases: readonly string[]
  onChange: (text: string) => void
}) {
  return (
    <>
      <TextArea
        id="reason"
        label={label}
        hint={hint}
        rows={4}
        maxLength={LONGEST}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <ul aria-label="Sentences to take" className="flex flex-wrap gap-2">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              onClick={() => onChange(withPhrase(value, phrase))}
              className="rounded-full border border-control-border bg-surface px-3 py-1 text-left text-caption hover:bg-panel"
            >
              {phrase}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const short = (text: string): boolean => text.trim().length < SHORTEST

/** Sends an application back with what to change (KYC-04). */
export function AskForm({ application, onDone, onClose, onConflict }: DecisionProps) {
  const [reason, setReason] = useState('')
  const [sections, setSections] = useState<readonly string[]>([])
  const [looked, setLooked] = useState(false)
  const ask = useCall('staffAskKycChanges', { onSuccess: onDone, onError: onConflict })
  const confirm = () => {
    setLooked(true)
    if (short(reason)) document.getElementById('reason')?.focus()
    else
      ask.mutate({
        params: { id: application.id },
        body: { version: application.version, reason, sections: [...sections] },
      })
  }
  return (
    <DecisionFrame
      title="Ask for changes"
      action="Send it back to the buyer"
      look="primary"
      busy={ask.isPending}
      problem={ask.error ?? undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Reason
        label="What should be changed?"
        hint="The buyer reads this in a mail and above the form"
        value={reason}
        error={looked && short(reason) ? 'Write what the buyer should change' : undefined}
        phrases={CHANGE_PHRASES}
        onChange={setReason}
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

/** Rejects an application, or takes an approval back (KYC-04). */
export function RejectForm({ application, onDone, onClose, onConflict }: DecisionProps) {
  const [reason, setReason] = useState('')
  const [looked, setLooked] = useState(false)
  const reject = useCall('staffRejectKyc', { onSuccess: onDone, onError: onConflict })
  const back = application.state === 'approved'
  const confirm = () => {
    setLooked(true)
    if (short(reason)) document.getElementById('reason')?.focus()
    else
      reject.mutate({
        params: { id: application.id },
        body: { version: application.version, reason },
      })
  }
  return (
    <DecisionFrame
      title={back ? 'Take the approval back' : 'Reject'}
      action={back ? 'Take back and write to the buyer' : 'Reject and write to the buyer'}
      look="danger"
      busy={reject.isPending}
      problem={reject.error ?? undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Reason
        label="Why?"
        hint={
          back
            ? 'The buyer can no longer buy what this approval opened, and reads this in a mail'
            : 'The buyer reads this in a mail. To let them correct something, ask for changes instead'
        }
        value={reason}
        error={looked && short(reason) ? 'Write why, so that the buyer understands' : undefined}
        phrases={REJECT_PHRASES}
        onChange={setReason}
      />
    </DecisionFrame>
  )
}
