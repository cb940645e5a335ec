import { LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Skeleton } from '@upchar/ui/skeleton'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import type { Points } from './load-account.ts'
import { inWords, PointsTerms } from './points-terms.tsx'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    'reward-points': object
  }
}

/** UI-07: the buyer’s reward points and how they work, without leaving the cart (CART-14). */
export function PointsModal({ onClose }: { onClose: () => void }) {
  const [points, setPoints] = useState<Points | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    void api('getRewardPoints', { query: { page: 1 }, signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setPoints(result.ok ? result.data : 'failed')
    })
    return () => stop.abort()
  }, [])
  return (
    <Dialog
      title="Reward points"
      onClose={onClose}
      footer={
        <LinkButton look="outline" className="w-full" href={href.accountView('points')}>
          See what came and went
        </LinkButton>
      }
    >
      {points === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : points === 'failed' ? (
        <p role="alert" className="text-body-sm">
          We can’t load your points right now. Please try again in a few minutes.
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-h3 font-semibold">You have {inWords(points.balance)}</p>
          {points.terms === null ? null : <PointsTerms terms={points.terms} />}
        </div>
      )}
    </Dialog>
  )
}
