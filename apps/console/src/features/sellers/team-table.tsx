import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import type { SendResult } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { memberColumns } from './member-columns.tsx'
import type { SellerMember, SellerMemberAction } from './member-columns.tsx'
import { changedWords, ChangeSellerMember, InviteSellerMember } from './member-dialogs.tsx'

type Invitation = BodyInput<'sellerInviteMember'>

/** How members are changed: by staff's calls or by the owner's. */
export type TeamCalls = {
  /** The key of the list's question. */
  listed: string
  onInvite: (invitation: Invitation) => Promise<SendResult<unknown>>
  change: {
    isPending: boolean
    error: { message: string } | null
    reset: () => void
    send: (id: string, action: SellerMemberAction, done: () => void) => void
  }
}

/** Who works for a seller, with the ways to change it; `calls` is undefined for who may only see it. */
export function TeamTable({
  team: { seller, members },
  calls,
  ownId,
  empty,
}: {
  team: Answer<'staffListSellerMembers'>
  calls: TeamCalls | undefined
  ownId?: string
  empty: ReactNode
}) {
  const client = useQueryClient()
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<[SellerMember, SellerMemberAction] | null>(null)
  const may = calls !== undefined
  const columns = useMemo(
    () => memberColumns(may ? (member, action) => setChanging([member, action]) : undefined, ownId),
    [may, ownId],
  )
  const done = (message: string) => {
    showAlert(1, message)
    return client.invalidateQueries({ queryKey: [calls?.listed] })
  }
  const close = () => {
    calls?.change.reset()
    setChanging(null)
  }
  const invite = may ? (
    <Button className="self-start" onClick={() => setInviting(true)}>
      Invite somebody
    </Button>
  ) : null
  return (
    <>
      {members.length > 0 ? invite : null}
      <DataTable
        label="Who works in the portal"
        columns={columns}
        rows={members}
        rowId={(row) => row.id}
        instead={
          members.length === 0 ? (
            <EmptyState title="Nobody works in its portal yet" action={invite}>
              {empty}
            </EmptyState>
          ) : undefined
        }
      />
      {inviting && calls ? (
        <InviteSellerMember
          seller={seller.trade_name}
          first={members.length === 0}
          onClose={() => setInviting(false)}
          onSend={async (invitation) => {
            const sent = await calls.onInvite(invitation)
            if (sent.ok) {
              setInviting(false)
              void done(`Invitation sent to ${invitation.email}`)
            }
            return sent
          }}
        />
      ) : null}
      {changing && calls ? (
        <ChangeSellerMember
          member={changing[0]}
          action={changing[1]}
          busy={calls.change.isPending}
          problem={calls.change.error?.message}
          onConfirm={() =>
            calls.change.send(changing[0].id, changing[1], () => {
              close()
              void done(changedWords(...changing))
            })
          }
          onClose={close}
        />
      ) : null}
    </>
  )
}
