import { Button } from '@upchar/ui/button'
import { pushModal } from '../../../shell/modals/modals.ts'
import { CompareTick } from '../card/card-extras.tsx'
import { WishButton } from '../../wishlist/index.ts'
import type { Product } from './variant-choice.ts'

/** Before deciding: wish, compare, ask a question, request a call. */
export function AskRow({ product, sku }: { product: Product; sku: string }) {
  const { product_group_id: id, slug, title } = product
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-t border-border pt-2 noscript:hidden">
      <WishButton sku={sku} title={title} words />
      <CompareTick id={id} slug={slug} title={title} />
      <Button
        look="quiet"
        className="px-2"
        onClick={() => pushModal('need-help', { topic: 'product', about: title })}
      >
        Ask about this
      </Button>
      <Button
        look="quiet"
        className="px-2"
        onClick={() => pushModal('lets-connect', { about: title })}
      >
        Call me back
      </Button>
    </div>
  )
}
