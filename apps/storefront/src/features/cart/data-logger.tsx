import { Button } from '@upchar/ui/button'
import { rupeeText } from '@upchar/ui/price'
import { showAlert } from '@upchar/web/alerts'
import { failureText, SOMETHING_WENT_WRONG } from '@upchar/web/failure-text'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { setCart } from './cart-store.ts'
import type { Cart } from './cart-store.ts'
import { changesDone, changing } from './fetch-cart.ts'

/** The temperature logger that the buyer may add to vaccines, and take off again (CART-16). */
export default function DataLogger({ cart }: { cart: Cart }) {
  const { is_data_logger_added: added, data_logger_offer: price, pincode } = cart
  const [busy, setBusy] = useState(false)
  if (price === null) return null
  const change = async () => {
    if (busy) return
    setBusy(true)
    await changesDone()
    const result = await changing(() => api('setDataLogger', { body: { added: !added, pincode } }))
    setBusy(false)
    if (result.ok) setCart(result.data.cart)
    else showAlert(2, failureText(result, SOMETHING_WENT_WRONG))
  }
  return (
    <section
      aria-label="Temperature logger"
      className="flex items-center justify-between gap-4 border-t border-border pt-3 text-body-sm"
    >
      <p>
        <strong className="block font-semibold">
          {added ? 'Temperature logger added' : 'Add a temperature logger'}
        </strong>
        It records your vaccines’ temperature on the way.{' '}
        {price === 0 ? 'Free for this order.' : `${rupeeText(price, 'always')} with GST.`}
      </p>
      <Button look="outline" busy={busy} className="shrink-0" onClick={() => void change()}>
        {added ? 'Remove' : 'Add'}
        <span className="sr-only"> temperature logger</span>
      </Button>
    </section>
  )
}
