import { useQuery } from '@tanstack/react-query'
import { NewVoucherForm } from '../../../features/vouchers/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { NotAllowedScreen } from '../../../shell/page/fault-screens.tsx'

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
