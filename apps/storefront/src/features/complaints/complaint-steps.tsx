import { useRouter } from '@tanstack/react-router'
import type { ComplaintStep } from '@upchar/kernel/complaints'
import { Button } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextArea } from '@upchar/ui/field'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { formResult } from '@upchar/web/form-result'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { LONGEST_COMPLAINT } from './complaint-words.ts'
import type { Complaint } from './complaint-words.ts'

const WORDS: Readonly<
  Record<ComplaintStep, { open: string; label: string; button: string; done: string }>
> = {
  write: {
    open: 'Write more',
    label: 'What should we know?',
    button: 'Send',
    done: 'We have what you wrote',
  },
  escalate: {
    open: 'Send it to the grievance officer',
    label: 'What is still wrong?',
    button: 'Send to the grievance officer',
    done: 'The grievance officer has your complaint',
  },
  reopen: {
    open: 'Open it again',
    label: 'What is still wrong?',
    button: 'Open the complaint again',
    done: 'Your complaint is open again',
  },
}
const SHORTEST = 5

/** What its sender may do now: write more, go on to the grievance officer, or open it again. */
export function ComplaintSteps({
  complaint,
  linkKey,
}: {
  complaint: Complaint
  linkKey: string | undefined
}) {
  const [step, setStep] = useState<ComplaintStep>()
  if (complaint.steps.length === 0)
    return (
      <p className="text-body-sm text-text-muted">
        Sign in with the account that complained to write more.
      </p>
    )
  if (step !== undefined && complaint.steps.includes(step))
    return (
      <StepForm
        key={step}
        id={complaint.id}
        step={step}
        linkKey={linkKey}
        onDone={() => setStep(undefined)}
      />
    )
  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      {complaint.steps.map((one) => (
        <Button key={one} look="outline" onClick={() => setStep(one)}>
          {WORDS[one].open}
        </Button>
      ))}
    </div>
  )
}

function StepForm({
  id,
  step,
  linkKey,
  onDone,
}: {
  id: string
  step: ComplaintStep
  linkKey: string | undefined
  onDone: () => void
}) {
  const router = useRouter()
  const words = WORDS[step]
  const form = useSubmission({
    id: 'step',
    fields: ['text'],
    read: (data) => textOf(data, 'text').trim(),
    check: (text) =>
      text.length < SHORTEST ? [{ field: 'text', message: 'Write at least a few words' }] : [],
    send: async (text) =>
      formResult(
        await api('writeComplaint', {
          params: { id },
          body: { step, text, ...(linkKey !== undefined && { key: linkKey }) },
        }),
      ),
    onSent: async () => {
      showAlert(1, words.done)
      await router.invalidate()
      onDone()
    },
  })
  // The button that opened it is gone.
  useEffect(() => document.getElementById('step-text')?.focus(), [])
  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      aria-label={words.open}
      className="flex flex-col gap-4 rounded-md border border-border bg-surface p-4"
    >
      <FormProblems form={form} />
      <TextArea
        label={words.label}
        {...form.field('text')}
        rows={4}
        maxLength={LONGEST_COMPLAINT}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {words.button}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
