import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { TextArea } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { When } from '../../kit/when.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'

const LONGEST = 2000

/** What staff should know about a customer. Notes stay as they were written. */
export function NotesPanel({ data: { customer, notes } }: { data: Answer<'staffGetCustomer'> }) {
  const { may } = useMe()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const client = useQueryClient()
  const add = useCall('staffAddNote', {
    onSuccess: () => {
      setText('')
      showAlert(1, 'Note added')
      return client.invalidateQueries({ queryKey: ['staffGetCustomer'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim()) add.mutate({ params: { id: customer.id }, body: { text: text.trim() } })
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Panel title="Notes" note="For staff only">
      {may('customers.note') ? (
        <form noValidate onSubmit={submit} className="mb-4 flex flex-col gap-2">
          <TextArea
            label="New note"
            hint="No passwords, card numbers or health details"
            rows={3}
            maxLength={LONGEST}
            value={text}
            error={missing && !text.trim() ? 'Write something' : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          {add.error ? (
            <Notice tone="danger" live>
              {add.error.fields['text'] ?? add.error.message}
            </Notice>
          ) : null}
          <Button type="submit" look="outline" className="self-end" busy={add.isPending}>
            Add note
          </Button>
        </form>
      ) : null}
      {notes.length === 0 ? (
        <p className="text-body-sm text-text-muted">Nobody has written a note.</p>
      ) : (
        <ol className="flex flex-col gap-3 text-body-sm">
          {notes.map(({ id, text: words, by, at }) => (
            <li key={id} className="rounded-md bg-panel p-3">
              <p className="flex flex-wrap justify-between gap-x-3 text-caption text-text-muted">
                <b className="font-semibold">{by.name}</b> <When at={at} />
              </p>
              <p className="mt-1 break-words whitespace-pre-line">{words}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
