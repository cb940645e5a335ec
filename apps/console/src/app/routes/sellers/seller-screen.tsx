import { useQuery } from '@tanstack/react-query'
import { TeamTable } from '../../../features/sellers/index.ts'
import type { TeamCalls } from '../../../features/sellers/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart } from '../../../kit/use-address.ts'
import { isRefusal, question, useCall } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { sendBy } from '../../../shell/api/send-by.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'These people sign in at /seller with their password and a mailed code. They see this seller’s own orders and statements, and nobody else’s.'

function useTeamCalls(seller: number): TeamCalls {
  const invite = useCall('staffInviteSellerMember')
  const { isPending, error, reset, mutateAsync } = useCall('staffChangeSellerMember')
  return {
    listed: 'staffListSellerMembers',
    onInvite: (body) => sendBy(invite, { params: { id: seller }, body }),
    change: {
      isPending,
      error,
      reset,
      send: (id, action, done) =>
        void mutateAsync({ params: { id }, body: { action } }).then(done, () => undefined),
    },
  }
}

/** Who works for a seller in the portal (APP-01). */
export function SellerScreen() {
  const seller = Number(usePathPart('id'))
  const answer = useQuery({
    ...question('staffListSellerMembers', { params: { id: seller } }),
    enabled: Number.isInteger(seller),
  })
  const mayChange = useMe().may('sellers.members')
  const calls = useTeamCalls(seller)
  if (!Number.isInteger(seller) || isRefusal(answer.error, 'seller_unknown', 'request_invalid'))
    return <NotFoundScreen />
  return (
    <Page
      title={answer.data?.seller.trade_name ?? 'Seller'}
      note={NOTE}
      back={{ href: href.sellers, name: 'Sellers' }}
    >
      <Loaded answer={answer} what="The members" skeleton={<Lines count={4} />}>
        {(team) => (
          <TeamTable
            team={team}
            calls={mayChange ? calls : undefined}
            empty={
              mayChange ? 'Invite the owner first.' : 'An administrator invites the owner first.'
            }
          />
        )}
      </Loaded>
    </Page>
  )
}
