import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextArea } from '@upchar/ui/field'
import { Skeleton } from '@upchar/ui/skeleton'
import { useEffect, useId, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import type { ModalProps } from '../../shell/modals/modals.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    /** `onLeft` receives whether the buyer leaves. */
    'kyc-log': { type: 'exit' | 'issue'; pharma: boolean; onLeft?: (left: boolean) => void }
  }
}

type Option = Answer<'getKycLogOptions'>['options'][number]

const WORDS = {
  exit: {
    title: 'Your answers are saved',
    lead: 'You can continue at any time. May we ask why you stopped?',
    send: 'Send and leave',
    skip: 'Leave without answering',
  },
  issue: {
    title: 'What is wrong with the form?',
    lead: 'Our team sees your report with your form.',
    send: 'Send',
    skip: 'Cancel',
  },
} as const

/** The options of a report, the buyer's choice, and sending it. `onSent` runs afterwards. */
function useLog(
  { type, pharma }: Pick<ModalProps['kyc-log'], 'type' | 'pharma'>,
  onSent: () => void,
) {
  const [options, setOptions] = useState<readonly Option[] | 'failed'>()
  const [chosen, setChosen] = useState<Option>()
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    void api('getKycLogOptions', { query: { type }, signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setOptions(result.ok ? result.data.options : 'failed')
    })
    return () => stop.abort()
  }, [type])
  const choose = (option: Option) => {
    setChosen(option)
    setProblem(undefined)
  }
  const send = async () => {
    if (!chosen) return setProblem('Choose what fits best')
    setBusy(true)
    const result = await api(type === 'exit' ? 'logKycExit' : 'logKycIssue', {
      body: { is_pharma: pharma, option: chosen.key, comment },
    })
    setBusy(false)
    if (!result.ok && result.kind === 'refused')
      return setProblem(result.error.fields[0]?.message ?? result.error.message)
    if (!result.ok && type === 'issue') return setProblem('Something went wrong. Try again.')
    if (result.ok) showAlert(1, result.data.message)
    onSent()
  }
  return { options, chosen, comment, problem, busy, choose, setComment, send }
}

/**
 * KYC-05: asks why a buyer leaves an incomplete form, or what is wrong with it. Skipping is as easy
 * as answering.
 */
export function LogModal({
  type,
  pharma,
  onLeft,
  onClose,
}: ModalProps['kyc-log'] & { onClose: () => void }) {
  const close = (left: boolean) => {
    onClose()
    onLeft?.(left)
  }
  const { options, chosen, comment, problem, busy, choose, setComment, send } = useLog(
    { type, pharma },
    () => close(true),
  )
  const words = WORDS[type]
  const group = useId()
  return (
    <Dialog
      title={words.title}
      onClose={() => close(false)}
      footer={
        <LogButtons
          words={words}
          busy={busy}
          disabled={options === 'failed'}
          onSend={() => void send()}
          onSkip={() => close(true)}
        />
      }
    >
      <div className="flex flex-col gap-4 text-body-sm">
        <p id={`${group}-lead`}>{words.lead}</p>
        {options === undefined ? <Skeleton className="h-40" /> : null}
        {options === 'failed' ? (
          <p role="alert">We can’t load the questions right now. Your answers are saved.</p>
        ) : null}
        {Array.isArray(options) ? (
          <Reasons
            options={options}
            group={group}
            chosen={chosen}
            invalid={problem !== undefined}
            onChoose={choose}
          />
        ) : null}
        {chosen?.asks_comment ? (
          <TextArea
            label="Tell us more"
            optional
            value={comment}
            maxLength={500}
            onChange={(event) => setComment(event.target.value)}
          />
        ) : null}
        {problem ? (
          <p id={`${group}-problem`} role="alert" className="font-semibold text-danger">
            {problem}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

function LogButtons({
  words,
  busy,
  disabled,
  onSend,
  onSkip,
}: {
  words: (typeof WORDS)[keyof typeof WORDS]
  busy: boolean
  disabled: boolean
  onSend: () => void
  onSkip: () => void
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="grow" busy={busy} disabled={disabled} onClick={onSend}>
        {words.send}
      </Button>
      <Button look="outline" className="grow" onClick={onSkip}>
        {words.skip}
      </Button>
    </div>
  )
}

function Reasons({
  options,
  group,
  chosen,
  invalid,
  onChoose,
}: {
  options: readonly Option[]
  group: string
  chosen: Option | undefined
  invalid: boolean
  onChoose: (option: Option) => void
}) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${group}-lead`}
      aria-describedby={invalid ? `${group}-problem` : undefined}
      className="flex flex-col"
    >
      {options.map((option) => (
        <label key={option.key} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={group}
            className="size-5 accent-action"
            checked={chosen?.key === option.key}
            onChange={() => onChoose(option)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
