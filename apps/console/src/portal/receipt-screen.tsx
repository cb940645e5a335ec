import { ReceiptForm } from '../features/stock/index.ts'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'

/** Takes the seller's goods in stock (APP-01, OPS-05). */
export function ReceiptScreen() {
  return (
    <Page title="Take goods in" back={{ href: portalHref.stock(), name: 'Stock' }}>
      <ReceiptForm by="seller" listHref={portalHref.stock()} />
    </Page>
  )
}
