import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { dismissPrompt } from '../../shell/page/automatic-popups.ts'
import { useBrand } from '../../shell/page/shell-context.ts'
import type { WayToApp } from '../offline/index.ts'
import { CornerCard } from './corner-card.tsx'

export type AppInvitation = {
  way: WayToApp
  voucher: Answer<'listOffers'>['offers'][number] | undefined
}

/** DATA-05 `app_first_cohort`: invites to the app. Dismissed, it stays hidden for seven days. */
export function AppPopup({
  invitation: { way, voucher },
  onGone,
}: {
  invitation: AppInvitation
  onGone: () => void
}) {
  const brand = useBrand()
  const away = () => {
    dismissPrompt('app')
    onGone()
  }
  return (
    <CornerCard
      title={`Get the ${brand} app`}
      onAway={away}
      actions={
        <>
          {'href' in way ? (
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
            Not now
          </Button>
        </>
      }
    >
      <p>Your cart and your orders are one tap away, and on hand without a connection.</p>
      {voucher ? (
        <p className="mt-2">
          <b className="font-semibold">{voucher.title}</b> with the voucher{' '}
          <b className="font-semibold">{voucher.code}</b>. {voucher.terms.join(' ')}
        </p>
      ) : null}
    </CornerCard>
  )
}
