import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { Button, LinkButton } from '@upchar/ui/button'
import { rupeeText } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'
import { putLastStepAway } from './last-step.ts'
import { CornerCard } from './corner-card.tsx'

export type LastStep = NonNullable<Answer<'getLastStep'>['step']>

/**
 * UI-06, CHECKOUT-10: offers to continue the visitor's open checkout. Dismissed, this checkout
 * isn't shown again.
 */
export function LastStepPopup({ step, onGone }: { step: LastStep; onGone: () => void }) {
  const away = () => {
    putLastStepAway(step.checkout_id)
    onGone()
  }
  const others = step.items - 1
  return (
    <CornerCard
      title={step.kind === 'pay' ? 'Your payment is not finished' : 'Your order is not placed yet'}
      onAway={away}
      actions={
        <>
          <LinkButton
            href={step.kind === 'pay' ? href.finish(step.checkout_id) : href.checkout}
            onClick={onGone}
          >
            {step.kind === 'pay' ? 'Continue to payment' : 'Continue'}
          </LinkButton>
          <Button look="outline" onClick={away}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        {step.first_title}
        {others > 0 ? ` and ${plural(others, 'other product')}` : ''},{' '}
        <span className="tabular">{rupeeText(step.total)}</span> when you left.
      </p>
    </CornerCard>
  )
}
