import { useQuery } from '@tanstack/react-query'
import { NewVoucherForm } from '../../../features/vouchers/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { NotAllowedScreen } from '../../../shell/page/fault-screens.tsx'

/** Creates a voucher, with a preview for the buyer (CART-09). */
export function NewVoucherScreen() {
  const mayChange = useMe().may('vouchers.change')
  const answer = useQuery({ ...question('staffListVouchers', {}), enabled: mayChange })
  if (!mayChange) return <NotAllowedScreen permission="vouchers.change" />
  return (
    <Page
      title="New voucher"
      back={{ href: href.vouchers(), name: 'Vouchers' }}
      note="The terms can’t be changed later, so that every buyer gets what was promised. To change them, end the voucher and create another with a new code."
    >
      <Loaded answer={answer} what="The form" skeleton={<Lines count={16} />}>
        {({ sellers }) => <NewVoucherForm sellers={sellers} />}
      </Loaded>
    </Page>
  )
}
