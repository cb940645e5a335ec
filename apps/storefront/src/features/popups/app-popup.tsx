import { useEffect } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { dismissPrompt, refusePrompt } from '../../shell/page/automatic-popups.ts'
import { useBrand } from '../../shell/page/shell-context.ts'
import type { WayToApp } from '../offline/index.ts'
import { CornerCard } from './corner-card.tsx'

export type AppInvitation = {
  way: WayToApp
  voucher: Answer<'listOffers'>['offers'][number] | undefined
}

/**
 * DATA-05 `app_first_cohort`: invites to the app. Dismissed, it stays hidden for seven days; how an iPhone adds it is told once (APP-03).
 */
export function AppPopup({
  invitation: { way, voucher },
  onGone,
}: {
  invitation: AppInvitation
  onGone: () => void
}) {
  const brand = useBrand()
  const byHand = 'by' in way
  useEffect(() => {
    if (byHand) refusePrompt('home-screen')
  }, [byHand])
  const away = () => {
    if (!byHand) dismissPrompt('app')
    onGone()
  }
  return (
    <CornerCard
      title={`Get the ${brand} app`}
      onAway={away}
      actions={
        <>
          {byHand ? null : 'href' in way ? (
            <LinkButton href={way.href} rel="noopener" onClick={away}>
              Get the app
            </LinkButton>
          ) : (
            <Button
              onClick={() => {
                way.install()
                away()
              }}
            >
              Install
            </Button>
          )}
          <Button look="outline" onClick={away}>
            {byHand ? 'Got it' : 'Not now'}
          </Button>
        </>
      }
    >
      <p>Your cart and your orders are one tap away, and on hand without a connection.</p>
      {byHand ? (
        <p className="mt-2">
          Tap <b className="font-semibold">Share</b> in your browser’s bar, then{' '}
          <b className="font-semibold">Add to Home Screen</b>.
        </p>
      ) : null}
      {voucher ? (
        <p className="mt-2">
          <b className="font-semibold">{voucher.title}</b> with the voucher{' '}
          <b className="font-semibold">{voucher.code}</b>. {voucher.terms.join(' ')}
        </p>
      ) : null}
    </CornerCard>
  )
}
