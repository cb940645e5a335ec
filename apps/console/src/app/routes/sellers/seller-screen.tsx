import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import {
  ChangeSellerMember,
  InviteSellerMember,
  memberColumns,
} from '../../../features/sellers/index.ts'
import type { SellerMember, SellerMemberAction } from '../../../features/sellers/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { isRefusal, question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'These people sign in at /seller with their password and a mailed code. They see this seller’s own orders, stock and statements, and nobody else’s.'

/** Who works for a seller in the portal (APP-01). */
export function SellerScreen() {
  const { id = '' } = useParams({ strict: false })
  const seller = Number(id)
  const answer = useQuery({
    ...question('staffListSellerMembers', { params: { id: seller } }),
    enabled: Number.isInteger(seller),
  })
  const { may } = useMe()
  const mayChange = may('sellers.members')
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<[SellerMember, SellerMemberAction] | null>(null)
  const columns = useMemo(
    () => memberColumns(mayChange ? (member, action) => setChanging([member, action]) : undefined),
    [mayChange],
  )
  if (!Number.isInteger(seller) || isRefusal(answer.error, 'seller_unknown', 'request_invalid'))
    return <NotFoundScreen />
  const invite = mayChange ? (
    <Button onClick={() => setInviting(true)}>Invite somebody</Button>
  ) : null
  return (
    <Page
      title={answer.data?.seller.trade_name ?? 'Seller'}
      note={NOTE}
      back={{ href: href.sellers, name: 'Sellers' }}
      actions={answer.data && answer.data.members.length > 0 ? invite : null}
    >
      <Loaded answer={answer} what="The members" skeleton={<Lines count={4} />}>
        {({ members }) => (
          <DataTable
            label="Who works in its portal"
            columns={columns}
            rows={members}
            rowId={(row) => row.id}
            instead={
              members.length === 0 ? (
                <EmptyState title="Nobody works in its portal yet" action={invite}>
                  {mayChange
                    ? 'Invite the owner first.'
                    : 'An administrator invites the owner first.'}
                </EmptyState>
              ) : undefined
            }
          />
        )}
      </Loaded>
      {inviting && answer.data ? (
        <InviteSellerMember
          seller={answer.data.seller}
          first={answer.data.members.length === 0}
          onClose={() => setInviting(false)}
        />
      ) : null}
      {changing ? (
        <ChangeSellerMember
          member={changing[0]}
          action={changing[1]}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </Page>
  )
}
