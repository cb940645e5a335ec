import { useQuery } from '@tanstack/react-query'
import { NewVoucherForm } from '../../features/vouchers/new-voucher-form.tsx'
import { Lines } from '../../kit/lines.tsx'
import { Loaded } from '../../kit/loading.tsx'
import { Page } from '../../kit/page.tsx'
import { question } from '../../lib/ask.ts'
import { href } from '../../lib/hrefs.ts'
import { useMe } from '../../lib/me.ts'
import { NotAllowedScreen } from '../../shell/fault-screens.tsx'

/** Makes a voucher, with what the buyer will read beside it (CART-09). */
export function NewVoucherScreen() {
  const mayChange = useMe().may('vouchers.change')
  const answer = useQuery({ ...question('staffListVouchers', {}), enabled: mayChange })
  if (!mayChange) return <NotAllowedScreen permission="vouchers.change" />
  return (
    <Page
      title="New voucher"
      back={{ href: href.vouchers(), name: 'Vouchers' }}
      note="Its terms can’t be changed afterwards, so that what one buyer was promised holds for the next: to change them, end it and make another under another code."
    >
      <Loaded answer={answer} what="The form" skeleton={<Lines count={16} />}>
        {({ sellers }) => <NewVoucherForm sellers={sellers} />}
      </Loaded>
    </Page>
  )
}
