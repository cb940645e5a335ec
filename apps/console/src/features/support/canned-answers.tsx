import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Disclosure } from '@upchar/ui/disclosure'
import { TextInput } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { question, useCall } from '../../shell/api/ask.ts'

type CannedAnswer = Answer<'staffListCannedAnswers'>['answers'][number]

const TITLE_SHORTEST = 3
const TITLE_LONGEST = 60
const TEXT_SHORTEST = 3

/** Answers for questions that come again: inserted, kept and deleted, for all staff (OPS-03). */
export function CannedAnswers({
  text,
  onInsert,
}: {
  /** What is typed now. */
  text: string
  onInsert: (text: string) => void
}) {
  const client = useQueryClient()
  const { data } = useQuery(question('staffListCannedAnswers', {}))
  const update = (answer: Answer<'staffListCannedAnswers'>) =>
    client.setQueryData(question('staffListCannedAnswers', {}).queryKey, answer)
  const answers = data?.answers ?? []
  return (
    <Disclosure title={`Canned answers${answers.length > 0 ? ` (${answers.length})` : ''}`}>
      <div className="flex flex-col gap-3 text-body-sm">
        {answers.length === 0 ? (
          <p className="text-text-muted">
            None yet. Type an answer that you send often, then keep it here for all colleagues.
          </p>
        ) : (
          <ul className="divide-y divide-border rounded-md border border-border">
            {answers.map((answer) => (
              <li key={answer.id} className="flex flex-wrap items-start gap-x-3 gap-y-2 p-3">
                <Entry answer={answer} onInsert={onInsert} onDeleted={update} />
              </li>
            ))}
          </ul>
        )}
        <Keep text={text.trim()} known={answers} onKept={update} />
      </div>
    </Disclosure>
  )
}

type Update = (answer: Answer<'staffListCannedAnswers'>) => void

function Entry({
  answer: { id, title, text },
  onInsert,
  onDeleted,
}: {
  answer: CannedAnswer
  onInsert: (text: string) => void
  onDeleted: Update
}) {
  const [sure, setSure] = useState(false)
  const remove = useCall('staffDeleteCannedAnswer', {
    onSuccess: (answer) => {
      showAlert(1, `${title} is deleted`)
      onDeleted(answer)
    },
  })
  return (
    <>
      <span className="min-w-0 basis-60 grow">
        <span className="block font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="line-clamp-2 text-text-muted">{text}</span>
        {remove.error ? <Notice tone="danger">{remove.error.message}</Notice> : null}
      </span>
      <Button look="outline" onClick={() => onInsert(text)}>
        Insert<span className="sr-only"> {title}</span>
      </Button>
      <Button
        look={sure ? 'danger' : 'quiet'}
        busy={remove.isPending}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? remove.mutate({ params: { id }, body: {} }) : setSure(true))}
      >
        {sure ? 'Delete for all' : 'Delete'}
        <span className="sr-only"> {title}</span>
      </Button>
    </>
  )
}

function Keep({
  text,
  known,
  onKept,
}: {
  text: string
  known: readonly CannedAnswer[]
  onKept: Update
}) {
  const [title, setTitle] = useState('')
  const typed = title.trim()
  const keep = useCall('staffSaveCannedAnswer', {
    onSuccess: (answer) => {
      showAlert(1, `${typed} is kept`)
      setTitle('')
      onKept(answer)
    },
  })
  if (text.length < TEXT_SHORTEST) return null
  const replaces = known.some((one) => one.title === typed)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextInput
        id="canned-title"
        label="Keep what is typed, as"
        maxLength={TITLE_LONGEST}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        className="min-w-0 grow basis-48"
        error={keep.error?.message}
      />
      <Button
        look="outline"
        busy={keep.isPending}
        disabled={typed.length < TITLE_SHORTEST}
        onClick={() => keep.mutate({ body: { title: typed, text } })}
      >
        {replaces ? 'Replace' : 'Keep'}
      </Button>
    </div>
  )
}
