import { useQueryClient } from '@tanstack/react-query'
import { Button, LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { TextArea } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'

const FIELDS = ['note'] as const
const SHORTEST = 3
const LONGEST = 500

/** Says how a message was dealt with. When a colleague was faster, what was typed stays to be read. */
export function SettleForm({
  id,
  listHref,
  onDone,
}: {
  id: string
  listHref: string
  onDone: () => void
}) {
  const client = useQueryClient()
  const form = useForm({ id: 'settle', fields: FIELDS, initial: { note: '' } })
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['staffListUnreadWebhooks'] })
    void client.invalidateQueries({ queryKey: ['staffGetUnreadWebhook'] })
  }
  const settle = useCall('staffSettleUnreadWebhook', {
    onSuccess: () => {
      showAlert(1, 'The message is dealt with')
      refresh()
      onDone()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile', 'webhook_unknown')) refresh()
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.note.trim(),
    check: (note) =>
      note.length < SHORTEST ? [{ field: 'note', message: 'Say what you found or did' }] : [],
    send: (note) => sendBy(settle, { params: { id }, body: { note } }),
  })
  const isOutrun = isRefusal(settle.error, 'changed_meanwhile')
  return (
    <Panel title="Dealt with?">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
        {form.message ? (
          <Notice tone={isOutrun ? 'warning' : 'danger'} live>
            {form.message}
            {isOutrun ? ' What you typed is still here.' : ''}
          </Notice>
        ) : null}
        <TextArea
          {...form.text('note')}
          label="What you found or did"
          hint="It stays on record. No passwords or card numbers"
          rows={3}
          maxLength={LONGEST}
        />
        <LeaveGuard unsaved={form.values.note.trim() !== '' && !settle.isSuccess} />
        <div className="flex flex-wrap justify-end gap-3">
          {isOutrun ? (
            <LinkButton look="outline" href={listHref}>
              Back to the list
            </LinkButton>
          ) : (
            <Button type="submit" busy={busy}>
              Dealt with
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}
