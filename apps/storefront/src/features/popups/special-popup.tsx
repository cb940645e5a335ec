import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { dismissPrompt } from '../../shell/page/automatic-popups.ts'
import { OfferEnd } from '../product/index.ts'
import { CornerCard } from './corner-card.tsx'

export type Special = NonNullable<Answer<'getSpecialPopup'>['popup']>

/** UI-06: a staff announcement for every visitor. Dismissed, it stays hidden for seven days. */
export function SpecialPopup({ special, onGone }: { special: Special; onGone: () => void }) {
  const away = () => {
    dismissPrompt('special')
    onGone()
  }
  return <SpecialCard special={special} away={away} />
}

export function SpecialCard({ special, away }: { special: Special; away: () => void }) {
  return (
    <CornerCard
      title={special.title}
      onAway={away}
      actions={
        <>
          {special.link ? (
            <LinkButton href={special.link.href} onClick={away}>
              {special.link.name}
            </LinkButton>
          ) : null}
          <Button look="outline" onClick={away}>
            {special.link ? 'No thanks' : 'Close'}
          </Button>
        </>
      }
    >
      <p className="whitespace-pre-line">{special.text}</p>
      {special.ends_at ? <OfferEnd at={special.ends_at} /> : null}
    </CornerCard>
  )
}
