import { REQUIREMENT_WORDS } from '@upchar/kernel/buying-rules'
import type { Requirement } from '@upchar/kernel/buying-rules'
import { formatIstDate } from '@upchar/kernel/dates'
import { cx } from '@upchar/ui/cx'
import { ClockIcon } from '@upchar/ui/icons'
import { href } from '../../shell/hrefs.ts'
import { BUYERS, cellOf, CLASSES } from './cells.ts'
import type { Cell, Rule, RuleSearch } from './cells.ts'

const toneOf = (requirement: Requirement): string => {
  if (requirement === 'allow') return 'bg-success-bg text-success'
  if (requirement === 'blocked') return 'text-text-hint'
  if (requirement === 'lead_only') return 'bg-warning-bg text-warning'
  return requirement.startsWith('needs_pharma') ? 'bg-selected text-action' : 'bg-info-bg text-info'
}

const head = 'border-b border-border bg-panel px-1.5 py-2 text-caption font-medium text-text-muted'

/**
 * Who may buy what: a row for each class, a column for each type of buyer. Cells link to their
 * rules.
 */
export function Matrix({
  rules,
  today,
  search,
}: {
  rules: readonly Rule[]
  today: string
  search: RuleSearch
}) {
  const buyers =
    search.buyer === undefined ? BUYERS : BUYERS.filter(({ id }) => String(id) === search.buyer)
  const wide = buyers.length > 1
  return (
    <div
      className={cx(
        'overflow-x-auto rounded-md border border-border bg-surface',
        wide && 'max-lg:hidden',
      )}
    >
      <table
        className={cx(
          'w-full border-separate border-spacing-0 text-body-sm',
          wide && 'table-fixed',
        )}
      >
        <caption className="sr-only">Who may buy what today</caption>
        <Head buyers={buyers} wide={wide} />
        <tbody>
          {CLASSES.map(({ key, name }) => (
            <tr key={key} className="group last:*:border-b-0">
              <th
                scope="row"
                className={cx(
                  'sticky left-0 z-sticky border-b border-border bg-surface py-1.5 pr-2 pl-3 text-left font-medium group-hover:bg-panel',
                )}
              >
                {name}
              </th>
              {buyers.map((buyer) => (
                <td key={buyer.id} className="border-b border-border p-0.5 group-hover:bg-panel">
                  <CellLink cell={cellOf(rules, key, buyer, today)} search={search} wide={wide} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ buyers, wide }: { buyers: typeof BUYERS; wide: boolean }) {
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className={cx(head, 'sticky left-0 z-sticky pl-3 text-left', wide && 'w-44 xl:w-64')}
        >
          Product class
        </th>
        {buyers.map(({ id, name, short }) => (
          <th
            key={id}
            scope="col"
            className={cx(head, wide ? 'text-center' : 'text-left')}
            abbr={name}
          >
            {wide ? short : name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function CellLink({
  cell: { buyer, productClass, now, planned },
  search,
  wide,
}: {
  cell: Cell
  search: RuleSearch
  wide: boolean
}) {
  const words = REQUIREMENT_WORDS[now]
  return (
    <a
      href={href.buyingRules({ ...search, class: productClass, of: String(buyer.id) })}
      title={`${buyer.name}: ${words.name}${planned ? `; from ${formatIstDate(planned.valid_from)}: ${REQUIREMENT_WORDS[planned.requirement].name}` : ''}`}
      className={cx(
        'flex min-h-8 items-center gap-1 rounded-sm px-1 text-caption leading-tight font-medium no-underline hover:underline pointer-coarse:min-h-11',
        wide ? 'justify-center text-center' : 'w-fit px-2',
        toneOf(now),
      )}
    >
      <span aria-hidden="true">{wide ? words.short : words.name}</span>
      <span className="sr-only">
        {buyer.name}: {words.name}
      </span>
      {planned ? (
        <span className={wide ? '' : 'inline-flex items-center gap-1 text-text-muted'}>
          <ClockIcon size={12} aria-hidden="true" />
          <span className={wide ? 'sr-only' : ''}>
            {' '}
            From {formatIstDate(planned.valid_from)}: {REQUIREMENT_WORDS[planned.requirement].name}
          </span>
        </span>
      ) : null}
    </a>
  )
}
