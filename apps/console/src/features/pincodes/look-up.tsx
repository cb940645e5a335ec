import { useQuery } from '@tanstack/react-query'
import { Facts } from '@upchar/ui/dense/facts'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { FilterBar, SearchBox } from '../../kit/filter-bar.tsx'
import { Lines } from '../../kit/lines.tsx'
import { question } from '../../shell/api/ask.ts'
import { placeWords } from './words.ts'
import type { LookedUp } from './words.ts'

const PINCODE = /^[1-9]\d{5}$/

const decided = (is: boolean, by: string | null, otherwise: string): string => {
  const rule = by === '' ? 'the rule for all of India' : `the rule for ${placeWords(by ?? '')}`
  return `${is ? 'Yes' : 'No'}, ${by === null ? otherwise : `by ${rule}`}`
}

/** What couriers do with what they deliver. */
const delivered = (
  { serviceable }: LookedUp,
  ...[is, by, otherwise]: Parameters<typeof decided>
): string => (serviceable ? decided(is, by, otherwise) : 'No, because nothing is delivered there')

const factsOf = (place: LookedUp) => [
  {
    label: 'Place',
    value: [...new Set([place.city, place.district, place.states.join(' and ')])].join(', '),
  },
  { label: 'Zone', value: place.zone },
  {
    label: 'Delivered',
    value: decided(place.serviceable, place.decided_by.service, 'by the list'),
  },
  {
    label: 'Cash on delivery',
    value: delivered(place, place.cod, place.decided_by.cash, 'by the list'),
  },
  {
    label: 'Goods at 2–8 °C',
    value: delivered(place, place.cold_chain, place.decided_by.cold, 'there is no rule'),
  },
  { label: 'Buyers read', value: place.says },
]

/** What a pincode is and what couriers do there today. */
export function LookUp({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const isWhole = PINCODE.test(value)
  const answer = useQuery({
    ...question('staffLookUpPincode', { query: { pincode: value } }),
    enabled: isWhole,
  })
  return (
    <Panel title="Look up a pincode">
      <div className="flex flex-col gap-3">
        <FilterBar label="Look up a pincode">
          <SearchBox label="Pincode" placeholder="Six digits" value={value} onChange={onChange} />
        </FilterBar>
        {value !== '' && !isWhole ? (
          <p className="text-body-sm text-text-muted">A pincode has six digits.</p>
        ) : null}
        {isWhole && answer.error ? (
          <Notice tone="danger" live>
            {answer.error.message}
          </Notice>
        ) : null}
        {isWhole && answer.isLoading ? <Lines count={4} /> : null}
        {isWhole && answer.data ? <Facts facts={factsOf(answer.data)} /> : null}
      </div>
    </Panel>
  )
}
