import { ReceiptForm } from '../../../features/stock/index.ts'
import { href } from '../../../shell/hrefs.ts'
import { Page } from '../../../shell/page/page.tsx'

/** Takes goods in stock (OPS-05). */
export function NewReceiptScreen() {
  return (
    <Page title="Take goods in" back={{ href: href.receipts(), name: 'Receipts' }}>
      <ReceiptForm by="staff" listHref={href.receipts()} />
    </Page>
  )
}
