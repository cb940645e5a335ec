import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useGo } from '../../kit/use-go.ts'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'

type Preview = Answer<'staffPreviewMerge'>
type Props = { preview: Preview; onClose: () => void }

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
  const client = useQueryClient()
  const go = useGo()
  const merge = useCall('staffMergeCustomer', {
    onSuccess: async ({ id }) => {
      showAlert(1, 'The two accounts are one now')
      await client.invalidateQueries()
      go(href.customer(id), { saved: true })
    },
  })
  const form = useReason({
    id: 'merge-reason',
    send: (reason) =>
      sendBy(merge, { params: { id: from.id }, body: { into: into.email, seen, reason } }),
  })
  return (
    <ReasonDialog
      title={`Merge ${from.email} into ${into.email}?`}
      action="Merge for good"
      {...form}
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
