import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { Money } from '@upchar/ui/price'
import { failureText } from '@upchar/web/failure-text'
import { useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { landingPage } from '../../../shell/tracking/landing-page.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { setCart } from '../cart-store.ts'
import { changing, where } from '../fetch-cart.ts'
import { SharedLine } from './shared-line.tsx'

export type SharedCart = Answer<'identifyLink'>['cart']
type Added = Answer<'addSharedCart'>

/** A cart that somebody shared, with the prices, stock and rights of the person who opened it (CART-19). */
export function SharedScreen({ cart, link }: { cart: SharedCart; link: string }) {
  const [state, setState] = useState<{ busy: boolean; added: Added | null; problem: string }>({
    busy: false,
    added: null,
    problem: '',
  })
  const addAll = async () => {
    setState({ busy: true, added: null, problem: '' })
    const result = await changing(() =>
      api('addSharedCart', {
        body: { link, ...where(), landed_page_url: landingPage() ?? '' },
      }),
    )
    if (result.ok) setCart(result.data.cart)
    setState({
      busy: false,
      added: result.ok ? result.data : null,
      problem: result.ok ? '' : failureText(result),
    })
  }
  const outcome = new Map(state.added?.lines.map((line) => [line.sku_id, line]))
  return (
    <div className="page-width flex flex-col gap-4 pt-6 pb-section">
      <SharedHeader cart={cart} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <section
          aria-labelledby="shared-summary"
          className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 lg:sticky lg:top-4 lg:order-last lg:col-span-4"
        >
          <h2 id="shared-summary" className="flex justify-between gap-4 text-h3 font-semibold">
            Goods, GST included <Money rupees={cart.goods_total} paise="always" />
          </h2>
          <p className="text-body-sm text-text-muted">
            Delivery, fees and vouchers are worked out in your cart.
          </p>
          <p role="alert" className="text-body-sm font-semibold text-danger empty:hidden">
            {state.problem}
          </p>
          <output className="block text-body-sm font-semibold empty:hidden">
            {state.added?.message}
          </output>
          {state.added ? (
            <LinkButton href={href.cart}>View cart</LinkButton>
          ) : (
            <AddAll cart={cart} link={link} busy={state.busy} onAdd={() => void addAll()} />
          )}
          <p className="text-caption text-text-muted">
            This link can be opened until {formatIstDate(cart.expires_at)}.
          </p>
        </section>
        <ul aria-label="Products of the shared cart" className="flex flex-col gap-3 lg:col-span-8">
          {cart.items.map((item) => (
            <SharedLine key={item.sku_id} item={item} outcome={outcome.get(item.sku_id)} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function SharedHeader({ cart }: { cart: SharedCart }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h1 className="text-h1 font-bold">
        Shared cart{' '}
        <span className="text-body font-normal text-text-muted">
          ({plural(cart.items.length, 'product')})
        </span>
      </h1>
      <p className="text-body-sm">
        Prices and stock for <strong className="tabular font-semibold">{cart.pincode}</strong>{' '}
        {cart.city}
        <button
          type="button"
          className="min-h-11 px-2 font-semibold text-link underline noscript:hidden"
          onClick={() => pushModal('pincode', {})}
        >
          Change<span className="sr-only"> delivery pincode</span>
        </button>
      </p>
    </header>
  )
}

/** A form, so that it works without scripts. */
function AddAll({
  cart,
  link,
  busy,
  onAdd,
}: {
  cart: SharedCart
  link: string
  busy: boolean
  onAdd: () => void
}) {
  if (cart.items.every(({ can_add: count }) => count === 0))
    return (
      <output className="block rounded-md bg-warning-bg px-3 py-2 text-body-sm font-medium text-warning">
        None of these products can be added. Each says why.
      </output>
    )
  return (
    <form
      method="post"
      action="/cart/add-shared"
      className="flex flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <input type="hidden" name="key" value={link} />
      <Button type="submit" busy={busy}>
        Add all to my cart
      </Button>
    </form>
  )
}
