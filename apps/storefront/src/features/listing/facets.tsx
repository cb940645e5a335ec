import { useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Checkbox } from '@upchar/ui/checkbox'
import { groupDigits } from '@upchar/kernel/money'
import { Disclosure } from '@upchar/ui/disclosure'

export type Facet = Answer<'listProducts'>['facets'][number]

/** Those that most products have, in the list's order; the chosen ones always. */
export function firstOf(values: Facet['values'], most: number): Facet['values'] {
  const led = values.some(({ leads }) => leads)
  const first = (led ? values.filter(({ leads }) => leads) : values).slice(0, most)
  return values.filter((one) => one.selected || first.includes(one))
}

const LONG_LIST = 9
const SHORT = 7

/** Selected values first, then those with results; a long list is truncated until expanded. */
function FacetValues({ facet, onToggle }: { facet: Facet; onToggle: (value: string) => void }) {
  const [find, setFind] = useState('')
  const [all, setAll] = useState(false)
  const long = facet.values.length > LONG_LIST
  const wanted = find.trim().toLowerCase()
  const matching = wanted
    ? facet.values.filter(({ label }) => label.toLowerCase().includes(wanted))
    : facet.values
  const shown = all || wanted || !long ? matching : firstOf(matching, SHORT)
  return (
    <>
      {long ? (
        <input
          type="search"
          value={find}
          onChange={(event) => setFind(event.currentTarget.value)}
          aria-label={`Find in ${facet.label}`}
          placeholder={`Find in ${facet.label.toLowerCase()}`}
          className="mb-2 h-10 w-full rounded-md border border-control-border bg-surface px-3 text-body lg:h-9 lg:text-body-sm"
        />
      ) : null}
      <ul>
        {shown.map(({ value, label, count, selected }) => (
          <li key={value}>
            <Checkbox
              name={facet.key}
              value={value}
              label={label}
              note={groupDigits(count)}
              checked={selected}
              disabled={count === 0 && !selected}
              onChange={() => onToggle(value)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className="text-body-sm text-text-muted">No match for “{find}”</p>
      ) : null}
      {long && !wanted ? (
        <button
          type="button"
          className="min-h-11 text-body-sm text-link underline lg:min-h-8"
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${facet.values.length}`}
        </button>
      ) : null}
    </>
  )
}

/** All facets as disclosures; those in use or promoted are open. */
export function FacetList({
  facets,
  onToggle,
}: {
  facets: readonly Facet[]
  onToggle: (key: string, value: string) => void
}) {
  return (
    <>
      {facets.map((facet, index) => {
        // A single checkbox needs no heading with the same text.
        if (facet.kind === 'flag')
          return (
            <div key={facet.key} className="border-b border-border py-1">
              <FacetValues facet={facet} onToggle={(value) => onToggle(facet.key, value)} />
            </div>
          )
        const chosen = facet.values.filter(({ selected }) => selected).length
        return (
          <Disclosure
            key={facet.key}
            title={facet.label}
            open={chosen > 0 || facet.promoted || index < 4}
            note={
              chosen > 0 ? (
                <span className="tabular rounded-full bg-selected px-2 text-caption text-action">
                  {chosen}
                </span>
              ) : null
            }
          >
            <FacetValues facet={facet} onToggle={(value) => onToggle(facet.key, value)} />
          </Disclosure>
        )
      })}
    </>
  )
}
