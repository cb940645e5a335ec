import { useQuery } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { GiftForm } from '../../../features/gifts/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { listSearch } from '../../../kit/list-search.ts'
import { SkuForm } from '../../../kit/sku-form.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotAllowedScreen } from '../../../shell/page/fault-screens.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({ sku: /^[\w./-]{1,64}$/ })

/** Finds the product that is free or cheaper; its form opens below (CART-11). */
export function NewGiftScreen() {
  const mayChange = useMe().may('vouchers.change')
  const { sku } = useSearchOf(readSearch)
  const answer = useQuery({
    ...question('staffFindGiftOffer', { query: { sku: sku ?? '' } }),
    enabled: mayChange && sku !== undefined,
    retry: false,
  })
  if (!mayChange) return <NotAllowedScreen permission="vouchers.change" />
  return (
    <Page
      title="Set a gift or an upsell"
      back={{ href: href.gifts(), name: 'Gifts and upsells' }}
      note="First the product that the buyer gets. Prescription medicines and vaccines are never a gift, and never come with one."
    >
      <SkuForm key={sku ?? ''} sku={sku ?? ''} open={href.newGift} />
      {answer.error ? (
        <Notice tone="danger" live>
          {answer.error.message}
        </Notice>
      ) : answer.data ? (
        <GiftForm key={answer.data.offer.sku} offer={answer.data.offer} />
      ) : sku === undefined ? null : (
        <Lines count={12} />
      )}
    </Page>
  )
}
