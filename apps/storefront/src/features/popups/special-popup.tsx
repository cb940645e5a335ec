import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { sendAway } from '../../shell/page/prompts.ts'
import { OfferEnd } from '../product/index.ts'
import { CornerCard } from './corner-card.tsx'

export type Special = NonNullable<Answer<'getSpecialPopup'>['popup']>

/** UI-06: what staff want every visitor to know now. Put away, it stays away for seven days. */
export function SpecialPopup({ special, onGone }: { special: Special; onGone: () => void }) {
  const away = () => {
    sendAway('special')
    onGone()
  }
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
      <p>{special.text}</p>
      {special.ends_at ? <OfferEnd at={special.ends_at} /> : null}
    </CornerCard>
  )
}
