import { useQuery } from '@tanstack/react-query'
import { REQUIREMENT_WORDS } from '@upchar/kernel/buying-rules'
import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Panel } from '@upchar/ui/dense/panel'
import {
  CellSheet,
  BUYERS,
  cellOf,
  CLASSES,
  readRuleSearch,
  Matrix,
} from '../../../features/buying-rules/index.ts'
import type { Rule, RuleSearch } from '../../../features/buying-rules/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const OPTIONS = BUYERS.map(({ id, name }) => ({ value: String(id), name }))

/** Who may buy what, and from when (design decision 8). */
export function BuyingRulesScreen() {
  const search = useSearchOf(readRuleSearch)
  const go = useGo()
  const { may } = useMe()
  const answer = useQuery(question('staffListBuyingRules', {}))
  return (
    <Page
      title="Buying rules"
      note={
        may('policy.change')
          ? 'Who may buy which product class. Choose a cell to see its rules and to change them.'
          : 'Who may buy which product class. Only administrators can change it.'
      }
    >
      <FilterBar label="Filter the table" clearHref={search.buyer ? href.buyingRules() : undefined}>
        <FilterSelect
          label="Buyer"
          value={search.buyer}
          options={OPTIONS}
          onChange={(buyer) => go(href.buyingRules({ buyer }))}
        />
      </FilterBar>
      <Loaded answer={answer} what="The rules" skeleton={<Lines count={16} />}>
        {({ rules, today }) => (
          <>
            <Matrix rules={rules} today={today} search={search} />
            {/* Twelve columns don't fit a narrow window: it shows one buyer, the guest by default. */}
            {search.buyer === undefined ? (
              <div className="lg:hidden">
                <Matrix rules={rules} today={today} search={{ ...search, buyer: '0' }} />
              </div>
            ) : null}
            <Planned rules={rules} today={today} search={search} />
            <OpenCell rules={rules} today={today} search={search} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

type Parts = { rules: readonly Rule[]; today: string; search: RuleSearch }

function Planned({ rules, today, search }: Parts) {
  const cells = CLASSES.flatMap(({ key }) =>
    BUYERS.map((buyer) => cellOf(rules, key, buyer, today)),
  ).filter(({ planned }) => planned !== undefined)
  if (cells.length === 0) return null
  return (
    <Panel title="Planned" note={plural(cells.length, 'change')} flush>
      <ul className="divide-y divide-border text-body-sm">
        {cells.map(
          ({ buyer, productClass, now, planned }) =>
            planned && (
              <li key={planned.id} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
                <a
                  href={href.buyingRules({ ...search, class: productClass, of: String(buyer.id) })}
                  className="font-medium"
                >
                  {CLASSES.find(({ key }) => key === productClass)?.name}: {buyer.name}
                </a>
                <span className="text-text-muted">
                  {REQUIREMENT_WORDS[now].name} → {REQUIREMENT_WORDS[planned.requirement].name}
                </span>
                <span className="tabular ml-auto">{formatIstDate(planned.valid_from)}</span>
              </li>
            ),
        )}
      </ul>
    </Panel>
  )
}

function OpenCell({ rules, today, search }: Parts) {
  const go = useGo()
  const buyer = BUYERS.find(({ id }) => String(id) === search.of)
  if (buyer === undefined || search.class === undefined) return null
  const { class: productClass, of, ...rest } = search
  return (
    <CellSheet
      key={`${productClass} ${of}`}
      cell={cellOf(rules, productClass, buyer, today)}
      today={today}
      onClose={() => go(href.buyingRules(rest), { replace: true })}
    />
  )
}
