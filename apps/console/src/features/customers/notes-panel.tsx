import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { TextArea } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { When } from '../../kit/when.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useMe } from '../../shell/api/me.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'

const LONGEST = 2000
const FIELDS = ['text'] as const

/** Staff notes about a customer. Notes are append-only. */
export function NotesPanel({ data: { customer, notes } }: { data: Answer<'staffGetCustomer'> }) {
  const { may } = useMe()
  const form = useForm({ id: 'note', fields: FIELDS, initial: { text: '' } })
  const client = useQueryClient()
  const add = useCall('staffAddNote', {
    onSuccess: () => {
      form.change({ text: '' })
      showAlert(1, 'Note added')
      return client.invalidateQueries({ queryKey: ['staffGetCustomer'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.text.trim(),
    check: (text) => (text ? [] : [{ field: 'text', message: 'Write a note' }]),
    send: (text) => sendBy(add, { params: { id: customer.id }, body: { text } }),
  })
  return (
    <Panel
      title="Notes"
      note="Staff only; a customer who downloads their data gets the text without your name"
    >
      {may('customers.note') ? (
        <form noValidate onSubmit={onSubmit} className="mb-4 flex flex-col gap-2">
          <TextArea
            label="New note"
            hint="No passwords, card numbers or health details"
            rows={3}
            maxLength={LONGEST}
            {...form.text('text')}
          />
          {form.message ? (
            <Notice tone="danger" live>
              {form.message}
            </Notice>
          ) : null}
          <LeaveGuard unsaved={form.values.text.trim() !== ''} />
          <Button type="submit" look="outline" className="self-end" busy={busy}>
            Add note
          </Button>
        </form>
      ) : null}
      {notes.length === 0 ? (
        <p className="text-body-sm text-text-muted">No notes yet.</p>
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
