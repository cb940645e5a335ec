import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { REASON_LONGEST } from './words.ts'

type Preview = Answer<'staffPreviewMerge'>
type Props = { preview: Preview; onClose: () => void }

const FIELDS = ['reason'] as const

/** What a merge moves, and the second confirmation; or why it can't be. */
export function MergeDialog({ preview, onClose }: Props) {
  return preview.conflicts.length > 0 ? (
    <Refused preview={preview} onClose={onClose} />
  ) : (
    <Confirmed preview={preview} onClose={onClose} />
  )
}

function Refused({ preview: { into, conflicts }, onClose }: Props) {
  return (
    <Dialog
      title={`Can’t be merged into ${into.email}`}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      <Notice tone="warning">
        <ul className="flex flex-col gap-1">
          {conflicts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    </Dialog>
  )
}

function Confirmed({ preview: { from, into, moves, seen }, onClose }: Props) {
  const form = useForm({ id: 'merge-reason', fields: FIELDS, initial: { reason: '' } })
  const client = useQueryClient()
  const go = useGo()
  const merge = useCall('staffMergeCustomer', {
    onSuccess: async ({ id }) => {
      showAlert(1, 'The two accounts are one now')
      await client.invalidateQueries()
      go(href.customer(id), { saved: true })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason.trim(),
    check: (reason) =>
      reason.length < 3 ? [{ field: 'reason', message: 'Enter a reason, for the record' }] : [],
    send: (reason) =>
      sendBy(merge, { params: { id: from.id }, body: { into: into.email, seen, reason } }),
  })
  return (
    <ReasonDialog
      title={`Merge ${from.email} into ${into.email}?`}
      action="Merge for good"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        {into.name === '' ? into.email : `${into.name} (${into.email})`} gets what {from.email} has:
      </p>
      <ul className="list-disc pl-5">
        {moves.length === 0 ? <li>Nothing: the account is empty</li> : null}
        {moves.map(({ what, words }) => (
          <li key={what}>{words}</li>
        ))}
      </ul>
      <p>
        It can’t be taken back. {from.email} is signed out everywhere and has no account any more;
        who signs in with it opens a new one. Both are told by mail.
      </p>
    </ReasonDialog>
  )
}
