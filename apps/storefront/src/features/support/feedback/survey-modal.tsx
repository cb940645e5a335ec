import { useEffect, useState, type FormEvent } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextArea, TextInput } from '@upchar/ui/field'
import { failureText } from '@upchar/web/failure-text'
import { RatingInput } from '../../../kit/rating-input.tsx'
import { api } from '../../../shell/api/api.ts'
import { SentNote } from '../contact/sent-note.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    survey: { id: string }
  }
}

type Survey = Answer<'getSurvey'>['survey']

/** ENGAGE-05: a survey, opened by the visitor only. */
export function SurveyModal({ id, onClose }: { id: string; onClose: () => void }) {
  const [survey, setSurvey] = useState<Survey>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    void api('getSurvey', { params: { id }, signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return
      if (result.ok) setSurvey(result.data.survey)
      else setProblem(failureText(result))
    })
    return () => stop.abort()
  }, [id])
  return (
    <Dialog title={survey?.title ?? 'A few questions'} onClose={onClose}>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
      {survey ? <Questions survey={survey} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Questions({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [thanks, setThanks] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const answers = survey.questions.flatMap(({ key }) => {
      const answer = textOf(key)
      return answer === '' ? [] : [{ question: key, answer }]
    })
    if (answers.length === 0) return setProblem('Answer at least one question')
    setBusy(true)
    const result = await api('answerSurvey', {
      body: { survey_id: survey.id, answers, email: textOf('email'), page: location.pathname },
    })
    setBusy(false)
    if (result.ok) setThanks(result.data.message)
    else setProblem(result.error.fields[0]?.message ?? failureText(result))
  }
  if (thanks !== '')
    return (
      <SentNote message={thanks}>
        <Button look="outline" className="self-start" onClick={onClose}>
          Close
        </Button>
      </SentNote>
    )
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
      {survey.questions.map((question) => (
        <Question key={question.key} question={question} />
      ))}
      <TextInput
        id="survey-email"
        name="email"
        type="email"
        label="Email"
        optional
        autoComplete="email"
        hint="Only if you want an answer from us."
      />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  )
}

function Question({
  question: { key, text, kind, choices },
}: {
  question: Survey['questions'][number]
}) {
  const [stars, setStars] = useState(0)
  const id = `survey-${key}`
  if (kind === 'rating')
    return (
      <RatingInput
        id={id}
        name={key}
        label={text}
        value={stars}
        error={undefined}
        onChange={setStars}
      />
    )
  if (kind === 'text') return <TextArea id={id} name={key} label={text} optional maxLength={500} />
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-body-sm font-medium">{text}</legend>
      {choices.map((choice) => (
        <label key={choice.key} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="radio" name={key} value={choice.key} className="size-5 accent-action" />
          {choice.name}
        </label>
      ))}
    </fieldset>
  )
}
