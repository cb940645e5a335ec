import { PRODUCT_CLASS_WORDS } from '@upchar/kernel/buying-rules'
import { formatIstDate } from '@upchar/kernel/dates'
import { licenceFormName } from '@upchar/kernel/seller-licences'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Panel } from '@upchar/ui/dense/panel'
import type { Setup } from './use-setup.ts'

type Gap = Setup['licence_gaps'][number]

const BADGES = {
  missing: { tone: 'danger', words: 'Off sale' },
  ended: { tone: 'danger', words: 'Ended' },
  ends_soon: { tone: 'warning', words: 'Ends soon' },
  person_missing: { tone: 'warning', words: 'Person missing' },
} as const

function wordsFor({ kind, form, number, valid_until: day, product_class: cls, offers }: Gap) {
  if (kind === 'missing')
    return `${cls === null ? 'Goods' : PRODUCT_CLASS_WORDS[cls]}: ${plural(offers, 'article')} without a licence in force`
  const name = form === null ? '' : licenceFormName(form)
  if (kind === 'person_missing')
    return `${name} · ${number}: enter it again with its pharmacist or competent person`
  const until =
    day === null ? '' : `, ${kind === 'ended' ? 'ended on' : 'until'} ${formatIstDate(day)}`
  return `${name} · ${number}${until}`
}

/** Licences that end within 30 days, have ended or lack their person, and goods that are off sale for want of one. */
export function LicenceGaps({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null
  return (
    <Panel title="Licences to renew" note={plural(gaps.length, 'entry', 'entries')} flush>
      <ul className="divide-y divide-border text-body-sm">
        {gaps.map((gap) => (
          <li
            key={`${gap.seller_id} ${gap.kind} ${gap.form ?? gap.product_class} ${gap.number}`}
            className="flex min-h-control flex-wrap items-center gap-x-3 px-4 py-1.5"
          >
            <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
              <span className="font-medium">{gap.seller}</span> {wordsFor(gap)}
            </span>
            <Badge tone={BADGES[gap.kind].tone}>{BADGES[gap.kind].words}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
