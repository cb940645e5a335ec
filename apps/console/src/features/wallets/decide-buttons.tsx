import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { useWalletsAgain } from './use-wallet-change.ts'
import { changeWords } from './words.ts'
import type { WalletChange } from './words.ts'

/** Approves or refuses a change that waits; who asked for it can only take it back. */
export function DecideButtons({ change }: { change: WalletChange }) {
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null)
  const { may, member } = useMe()
  const again = useWalletsAgain()
  const decide = useCall('staffDecideWalletChange', {
    onSuccess: ({ change: { state } }) => {
      setAsking(null)
      showAlert(1, state === 'done' ? 'Approved and carried out' : 'Refused: nothing was moved')
    },
    onSettled: again,
  })
  if (change.state !== 'waiting' || !may('wallet.change')) return null
  const own = change.asked_by?.id === member.id
  const words = changeWords(change)
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {own ? null : (
        <Button look="outline" onClick={() => setAsking('approve')}>
          Approve<span className="sr-only"> “{words}”</span>
        </Button>
      )}
      <Button look="quiet" className="text-danger" onClick={() => setAsking('refuse')}>
        {own ? 'Withdraw' : 'Refuse'}
        <span className="sr-only"> “{words}”</span>
      </Button>
      {asking === null ? null : (
        <Confirm
          title={asking === 'approve' ? 'Approve this change?' : 'Drop this change?'}
          action={asking === 'approve' ? 'Approve' : own ? 'Withdraw' : 'Refuse'}
          danger={asking === 'refuse'}
          busy={decide.isPending}
          problem={decide.error?.message}
          onClose={() => {
            setAsking(null)
            decide.reset()
          }}
          onConfirm={() =>
            decide.mutate({ params: { id: change.id }, body: { approve: asking === 'approve' } })
          }
        >
          <p>
            <b>{words}</b>: {change.customer.name || change.customer.email || 'closed account'}.
            Why: {change.reason}
          </p>
          <p>
            {asking === 'approve'
              ? 'It is carried out at once, and the customer gets a mail.'
              : 'Nothing is moved, and the customer is not told.'}
          </p>
        </Confirm>
      )}
    </span>
  )
}
