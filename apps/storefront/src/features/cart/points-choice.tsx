import { pointsText } from '@upchar/kernel/reward-points'
import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { showAlert } from '@upchar/web/alerts'
import { failureText, SOMETHING_WENT_WRONG } from '@upchar/web/failure-text'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { setCart } from './cart-store.ts'
import type { Cart } from './cart-store.ts'
import { changesDone, changing } from './fetch-cart.ts'

/** The reward points that the buyer may use in the cart, and take off again (CART-14). `framed`: a box of its own. */
export default function PointsChoice({ cart, framed = false }: { cart: Cart; framed?: boolean }) {
  const { reward_points: offer, pincode } = cart
  const [busy, setBusy] = useState(false)
  if (offer === null) return null
  const change = async () => {
    if (busy) return
    setBusy(true)
    await changesDone()
    const result = await changing(() =>
      api('setRewardPoints', { body: { used: !offer.used, pincode } }),
    )
    setBusy(false)
    if (result.ok) setCart(result.data.cart)
    else showAlert(2, failureText(result, SOMETHING_WENT_WRONG))
  }
  return (
    <section
      aria-label="Reward points"
      className={cx(
        'flex items-center justify-between gap-4 border-border text-body-sm',
        framed ? 'rounded-md border bg-surface p-4' : 'border-t pt-3',
      )}
    >
      <div>
        <strong className="block font-semibold">
          {offer.used ? 'Reward points used' : `Use ${pointsText(Math.round(offer.points * 100))}`}
        </strong>
        {offer.note}{' '}
        <button
          type="button"
          className="min-h-6 text-action underline"
          onClick={() => pushModal('reward-points', {})}
        >
          How points work
        </button>
      </div>
      <Button look="outline" busy={busy} className="shrink-0" onClick={() => void change()}>
        {offer.used ? 'Remove' : 'Use'}
        <span className="sr-only"> reward points</span>
      </Button>
    </section>
  )
}
