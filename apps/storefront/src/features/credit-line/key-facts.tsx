import { plural } from '@upchar/kernel/text'
import { rupeeText } from '@upchar/ui/price'
import type { KeyFacts } from './credit-types.ts'

/** The key fact statement of a lender (domain reference 3.6), in the order of the law. */
export function KeyFactsList({ facts }: { facts: KeyFacts }) {
  const rows: [string, string][] = [
    ['Lender', `${facts.lender_name} (${facts.registration})`],
    ['Annual percentage rate (APR)', `${facts.apr} %, with all charges but those for paying late`],
    ['Each draw-down is due', `after ${plural(facts.days, 'day')}`],
    ['Example', `₹10,000 cost ${rupeeText(facts.example_charge, 'always')}`],
    ['Other charges', facts.other_charges],
    ['When you pay late', facts.late_charge],
    [
      'Cooling-off',
      `${plural(facts.cooling_off_days, 'day')} after each draw-down: repay by then and you pay the charge of the days used, without a penalty`,
    ],
    ['Recovery', facts.recovery],
    [
      'Complaints',
      `${facts.complaints.name}, ${facts.complaints.email}, ${facts.complaints.phone}`,
    ],
  ]
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1 text-body-sm sm:grid-cols-[12rem_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-muted">{name}</dt>
          <dd className="mb-2 [overflow-wrap:anywhere] sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
