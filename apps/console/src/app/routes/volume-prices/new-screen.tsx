import { useQuery } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { VolumeForm } from '../../../features/volume-prices/index.ts'
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

/** Finds an offer by SKU; its form opens below (CART-11). */
export function NewVolumePricesScreen() {
  const mayChange = useMe().may('vouchers.change')
  const { sku } = useSearchOf(readSearch)
  const answer = useQuery({
    ...question('staffFindVolumeOffer', { query: { sku: sku ?? '' } }),
    enabled: mayChange && sku !== undefined,
    retry: false,
  })
  if (!mayChange) return <NotAllowedScreen permission="vouchers.change" />
  return (
    <Page
      title="Set volume prices"
      back={{ href: href.volumePrices(), name: 'Volume prices' }}
      note="For one product at a time. Prescription medicines and vaccines can’t have any."
    >
      <SkuForm key={sku ?? ''} sku={sku ?? ''} open={href.newVolumePrices} />
      {answer.error ? (
        <Notice tone="danger" live>
          {answer.error.message}
        </Notice>
      ) : answer.data ? (
        <VolumeForm key={answer.data.offer.revision} offer={answer.data.offer} />
      ) : sku === undefined ? null : (
        <Lines count={12} />
      )}
    </Page>
  )
}
