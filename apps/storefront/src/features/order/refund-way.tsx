import type { RefundWay } from '@upchar/kernel/refund-ways'
import { Select } from '@upchar/ui/field'

/** Where the money goes, where the buyer may choose (RET-04). */
export const RefundWayChoice = ({
  id,
  value,
  onChange,
}: {
  id: string
  value: RefundWay
  onChange: (way: RefundWay) => void
}) => (
  <Select
    id={id}
    label="Where shall the money go?"
    hint={
      value === 'wallet'
        ? 'It pays for later orders here and does not expire, but is never paid out.'
        : 'Banks take 5 to 7 working days.'
    }
    value={value}
    onChange={(event) => onChange(event.target.value === 'wallet' ? 'wallet' : 'source')}
  >
    <option value="source">To where I paid from</option>
    <option value="wallet">To my wallet, at once</option>
  </Select>
)
