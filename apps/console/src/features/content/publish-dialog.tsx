import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { Dialog } from '@upchar/ui/dialog'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { Choice } from '../../kit/choice.tsx'
import { today } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { momentOf } from './draft.ts'
import type { Content } from './draft.ts'
import type { Editor } from './use-text.ts'

const FIELDS = ['from_day', 'from_time', 'until_day', 'until_time'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>
type When = 'now' | 'later'

function problemsOf(values: Values, when: When): FieldProblem<Field>[] {
  const found: FieldProblem<Field>[] = []
  const message = 'Enter a day and a time, such as 18:00'
  if (when === 'later' && momentOf(values.from_day, values.from_time) === undefined)
    found.push({ field: 'from_day', message })
  if (values.until_day !== '' && momentOf(values.until_day, values.until_time) === undefined)
    found.push({ field: 'until_day', message })
  return found
}

/** Publishes a saved draft: now or from a moment, for good or until a moment. */
export function PublishDialog({
  editor,
  content,
  onClose,
}: {
  editor: Editor
  content: Content
  onClose: () => void
}) {
  const [when, setWhen] = useState<When>('now')
  const form = useForm({
    id: 'publish',
    fields: FIELDS,
    initial: { from_day: '', from_time: '09:00', until_day: '', until_time: '23:59' },
  })
  const call = useCall('staffPublishContent', {
    onSuccess: ({ content: published }) => {
      editor.settle(published)
      showAlert(
        1,
        when === 'now'
          ? 'It is published. Buyers see it within seconds.'
          : 'It is scheduled. Buyers see it from then on.',
        when === 'now' ? { action: { label: 'Open', href: published.href } } : {},
      )
      onClose()
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (values) => problemsOf(values, when),
    send: (values) =>
      sendBy(
        call,
        {
          params: editor.params,
          body: {
            from: when === 'now' ? null : (momentOf(values.from_day, values.from_time) ?? null),
            until: momentOf(values.until_day, values.until_time) ?? null,
            revision: content.revision,
          },
        },
        { asSentence: true },
      ),
  })
  const day = (name: 'from_day' | 'until_day') => ({
    ...form.field(name),
    value: form.values[name],
    onChange: (value: string) => form.change({ [name]: value }),
    min: today(),
  })
  const time = { autoComplete: 'off', maxLength: 5, hint: 'In India, such as 18:00' }
  return (
    <Dialog title="Publish this text" onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormProblems form={form} />
        <Choice
          legend="From"
          name="when"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', name: 'Now', note: 'Buyers see it within seconds.' },
            { value: 'later', name: 'A moment to come', note: 'It begins by itself.' },
          ]}
        />
        {when === 'later' ? (
          <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
            <DayInput {...day('from_day')} label="First day" />
            <TextInput {...form.text('from_time')} label="From" {...time} />
          </div>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
          <DayInput
            {...day('until_day')}
            label="Last day"
            hint="Empty: without end. After it, what was shown before comes back"
            optional={editor.params.kind !== 'announcement'}
          />
          <TextInput {...form.text('until_time')} label="Until" {...time} />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {when === 'now' ? 'Publish' : 'Schedule'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
