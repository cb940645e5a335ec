import { useShell } from '../../../shell/page/shell-context.ts'
import type { Row } from '../card/product-row.tsx'
import SimilarCards from '../page/similar-cards.tsx'
import { ForYou } from './for-you.tsx'

/** A row without the shop home's own, which would split the files of the browse pages. */
function PlainRow({ row: { title, why, products } }: { row: Row }) {
  const { pincode } = useShell()
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="text-h2 font-semibold">{title}</h2>
        <p className="text-body-sm text-text-muted">{why}</p>
      </div>
      <SimilarCards cards={products} pincode={pincode} />
    </section>
  )
}

export const ForYouInAccount = () => <ForYou searches={false} Row={PlainRow} />
