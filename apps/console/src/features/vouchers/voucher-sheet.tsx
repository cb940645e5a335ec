import { useState } from 'react'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { unbroken } from '@upchar/kernel/unbroken'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Facts } from '@upchar/ui/dense/facts'
import { count, rupees } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { useMe } from '../../shell/api/me.ts'
import { StateMark } from './columns.tsx'
import { EndDialog } from './end-dialog.tsx'
import { BearerWords } from './money.tsx'
import { BuyerReads } from './buyer-reads.tsx'
import { AUDIENCE_WORDS, heldWords, timeWords } from './words.ts'
import type { Voucher } from './words.ts'

const most = (limit: number | null, of: string): string =>
  limit === null ? `No limit ${of}` : `At most ${count(limit)} ${of}`

/** A voucher's terms and use, with a button to end it. */
export function VoucherSheet({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { may } = useMe()
  const [ending, setEnding] = useState(false)
  const { code, state } = voucher
  const end =
    may('vouchers.change') && state !== 'over' ? (
      <Button look="outline" className="w-full" onClick={() => setEnding(true)}>
        End this voucher
      </Button>
    ) : undefined
  return (
    <Dialog title={code} shape="side" onClose={onClose} footer={end}>
      <div className="flex flex-col gap-4 text-body-sm">
        <p className="flex flex-wrap items-center gap-2">
          <StateMark state={state} /> {timeWords(voucher)}
        </p>
        <BuyerReads code={code} title={voucher.title} terms={voucher.terms} />
        <VoucherFacts voucher={voucher} />
      </div>
      {ending ? <EndDialog voucher={voucher} onClose={() => setEnding(false)} /> : null}
    </Dialog>
  )
}

function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const { may } = useMe()
  const { code, listed, automatic, for_app: forApp, audience, uses, given, held } = voucher
  const { max_uses: maxUses, max_uses_per_buyer: perBuyer, made_by: by, made_at: at } = voucher
  return (
    <Facts
      facts={[
        {
          label: 'Used',
          value: `${plural(uses, 'order')}\n${most(maxUses, 'altogether')}\n${most(perBuyer, 'for each buyer')}`,
        },
        { label: 'Given', value: rupees(given) },
        {
          label: 'In progress',
          value: held > 0 ? `${heldWords(held)}. They count as used until they fail.` : 'Nothing',
        },
        { label: 'Who pays', value: <BearerWords seller={voucher.funded_by?.name} /> },
        { label: 'For', value: AUDIENCE_WORDS[audience] },
        {
          label: 'Offered',
          value: listed
            ? 'In cart, checkout and on product pages'
            : 'Not shown: only who was given the code knows it',
        },
        {
          label: 'Put on',
          value: automatic ? 'By itself, on carts that it fits' : 'By the buyer',
        },
        { label: 'Invitation to the app', value: forApp ? 'Names it' : 'Doesn’t name it' },
        { label: 'From', value: formatIstDateTime(voucher.starts_at) },
        { label: 'Why', value: voucher.reason },
        {
          label: 'Created',
          value: unbroken(`${by?.name ?? 'Initial setup'}, ${formatIstDateTime(at)}`),
        },
        ...(may('audit.read')
          ? [
              {
                label: 'On record',
                value: (
                  <a href={href.audit({ subject: 'voucher', id: code })}>
                    All entries about it in the audit log
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
