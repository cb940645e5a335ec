import { useQuery } from '@tanstack/react-query'
import { TeamTable } from '../features/sellers/index.ts'
import type { TeamCalls } from '../features/sellers/index.ts'
import { Lines } from '../kit/lines.tsx'
import { question, useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'
import { Loaded } from '../shell/page/loading.tsx'
import { Page } from '../shell/page/page.tsx'
import { useSellerMe } from './me.ts'

function useTeamCalls(): TeamCalls {
  const invite = useCall('sellerInviteMember')
  const { isPending, error, reset, mutateAsync } = useCall('sellerChangeMember')
  return {
    listed: 'sellerListMembers',
    onInvite: (body) => sendBy(invite, { body }),
    change: {
      isPending,
      error,
      reset,
      send: (id, action, done) =>
        void mutateAsync({ params: { id }, body: { action } }).then(done, () => undefined),
    },
  }
}

/** Who works for the seller, changed by its owner (APP-01). */
export function TeamScreen() {
  const { member } = useSellerMe()
  const answer = useQuery(question('sellerListMembers', {}))
  const calls = useTeamCalls()
  return (
    <Page
      title="Team"
      note="Who leaves your company is disabled here: every sign-in of theirs ends at once."
    >
      <Loaded answer={answer} what="The team" skeleton={<Lines count={4} />}>
        {(team) => (
          <TeamTable team={team} calls={calls} ownId={member.id} empty="Invite the first one." />
        )}
      </Loaded>
    </Page>
  )
}
