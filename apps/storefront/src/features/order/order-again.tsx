import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../shell/api/api.ts'
import { landingPage } from '../../shell/tracking/landing-page.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { changing, setCart, where } from '../cart/index.ts'
import type { Order } from './order-words.ts'

type Added = Answer<'repeatOrder'>

/**
 * Puts an order's goods into the cart again (ORDER-07). Where all of them fit, the cart opens; otherwise the buyer reads first
 * what is missing.
 */
export function OrderAgain({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const router = useRouter()
  const [state, setState] = useState<{ busy: boolean; added: Added | null; problem: string }>({
    busy: false,
    added: null,
    problem: '',
  })
  const add = async () => {
    setState({ busy: true, added: null, problem: '' })
    const result = await changing(() =>
      api('repeatOrder', {
        body: {
          id: order.id,
          ...(linkKey !== undefined && { key: linkKey }),
          ...where(),
          landed_page_url: landingPage() ?? '',
        },
      }),
    )
    if (result.ok) setCart(result.data.cart)
    const isComplete = result.ok && result.data.lines.every(({ message }) => message === null)
    setState({
      busy: false,
      added: result.ok && !isComplete ? result.data : null,
      problem: result.ok ? '' : failureText(result),
    })
    if (isComplete) await router.navigate({ to: href.cart })
  }
  const { added, busy, problem } = state
  return (
    <section
      aria-labelledby="again"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm noscript:hidden"
    >
      <h2 id="again" className="text-h3 font-semibold">
        Order again
      </h2>
      <p className="text-text-muted">
        Puts the same goods into your cart, at today’s prices and as far as they are in stock.
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <output className="block font-semibold empty:hidden">{added?.message}</output>
      {added === null ? (
        <Button look="outline" busy={busy} onClick={() => void add()}>
          Add all to my cart
        </Button>
      ) : (
        <>
          <ul className="flex flex-col gap-2">
            {added.lines
              .filter(({ message }) => message !== null)
              .map((line) => (
                <li key={line.sku_id} className="rounded-md bg-warning-bg px-3 py-2 text-warning">
                  <span className="font-semibold [overflow-wrap:anywhere]">{line.title}</span>
                  <span className="block">
                    {line.added} of {line.quantity} added. {line.message}
                  </span>
                </li>
              ))}
          </ul>
          <LinkButton href={href.cart}>View cart</LinkButton>
        </>
      )}
    </section>
  )
}
