import { TICKET_ENTRY_KINDS } from '@upchar/kernel/tickets'
import type { TicketEntryKind } from '@upchar/kernel/tickets'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { TextArea } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { useState } from 'react'
import { Choice } from '../../kit/choice.tsx'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { CannedAnswers } from './canned-answers.tsx'
import { useTicketChange } from './use-ticket-change.ts'
import type { Ticket } from './words.ts'

const FIELDS = ['text'] as const
const SHORTEST = 3
const LONGEST = 4000

const WORDS: Readonly<
  Record<
    TicketEntryKind,
    { name: string; note: string; label: string; hint: string; button: string; done: string }
  >
> = {
  mail: {
    name: 'Answer by mail',
    note: 'Sent at once, with the number of the ticket',
    label: 'Your answer',
    hint: 'Greeting, number and what was asked are added',
    button: 'Send answer',
    done: 'The answer is sent',
  },
  call: {
    name: 'Write down a call',
    note: 'What you said on the phone. Nothing is sent',
    label: 'What was said',
    hint: 'Colleagues read it; the sender doesn’t',
    button: 'Save call',
    done: 'The call is written down',
  },
  note: {
    name: 'Note for colleagues',
    note: 'Nothing is sent, and the sender still waits',
    label: 'Your note',
    hint: 'No passwords, card numbers or health details',
    button: 'Save note',
    done: 'The note is saved',
  },
}

/** A complaint has a page, which shows what was said on the phone; of other tickets the sender sees mails only. */
const hintOf = (kind: TicketEntryKind, { complaint }: Ticket) =>
  kind === 'call' && complaint !== null
    ? 'The sender reads it on the page of the complaint'
    : WORDS[kind].hint

/** Answers a ticket. When a colleague was faster, what was typed stays. */
export function WriteForm({ ticket }: { ticket: Ticket }) {
  const kinds = TICKET_ENTRY_KINDS.filter((kind) => kind !== 'mail' || ticket.email !== null)
  const [kind, setKind] = useState<TicketEntryKind>(kinds[0] ?? 'note')
  const form = useForm({ id: 'answer', fields: FIELDS, initial: { text: '' } })
  const { refresh, onError } = useTicketChange()
  const write = useCall('staffWriteTicket', {
    onSuccess: () => {
      form.change({ text: '' })
      showAlert(1, WORDS[kind].done)
      return refresh()
    },
    onError,
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.text.trim(),
    check: (text) =>
      text.length < SHORTEST ? [{ field: 'text', message: 'Write at least a few words' }] : [],
    send: (text) =>
      sendBy(write, { params: { id: ticket.id }, body: { revision: ticket.revision, kind, text } }),
  })
  const isOutrun = isRefusal(write.error, 'changed_meanwhile')
  const words = WORDS[kind]
  return (
    <Panel title="Answer">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
        <Choice
          legend="How?"
          name="kind"
          options={kinds.map((value) => ({ value, ...WORDS[value] }))}
          value={kind}
          onChange={setKind}
        />
        {form.message ? (
          <Notice tone={isOutrun ? 'warning' : 'danger'} live>
            {form.message}
            {isOutrun ? ' What you typed is still here: read theirs, then send it or not.' : ''}
          </Notice>
        ) : null}
        <TextArea
          {...form.text('text')}
          label={words.label}
          hint={hintOf(kind, ticket)}
          rows={6}
          maxLength={LONGEST}
        />
        <LeaveGuard unsaved={form.values.text.trim() !== ''} />
        <Button type="submit" busy={busy} className="self-end">
          {words.button}
        </Button>
      </form>
      {/* Outside the form: Enter in its title must not send the answer. */}
      {kind === 'mail' ? (
        <CannedAnswers
          text={form.values.text}
          onInsert={(text) =>
            form.change({
              text: [form.values.text.trim(), text].filter(Boolean).join('\n\n').slice(0, LONGEST),
            })
          }
        />
      ) : null}
    </Panel>
  )
}
