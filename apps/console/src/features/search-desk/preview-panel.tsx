import type { Answer } from '@upchar/contract/schema/endpoints'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { count } from '../../kit/format.ts'

type Preview = Answer<'staffPreviewSearch'>

const points = (score: number): string => score.toFixed(3)

/** What a change does to the rated queries and to what buyers see. */
export function PreviewPanel({ preview: { rated, shown } }: { preview: Preview }) {
  const isWorse = rated.after < rated.before
  return (
    <Panel title="Before and after">
      <div className="flex flex-col gap-4 text-body-sm">
        {rated.queries === 0 ? (
          <p>None of the rated queries asks for goods of this shop.</p>
        ) : (
          <p>
            {count(rated.queries)} rated queries for goods of this shop: {points(rated.before)}{' '}
            before, <b>{points(rated.after)}</b> after; 1 is best.
            {rated.changed.length === 0 ? ' None of them changes.' : ''}
          </p>
        )}
        {isWorse ? (
          <Notice tone="warning">The search as a whole gets worse by this change.</Notice>
        ) : null}
        {rated.changed.length === 0 ? null : (
          <ul aria-label="Rated queries that change">
            {rated.changed.map(({ query, before, after }) => (
              <li key={query}>
                {query}: {points(before)} → {points(after)}
                {after < before ? ' (worse)' : ''}
              </li>
            ))}
          </ul>
        )}
        {shown.map((one) => (
          <Shown key={one.query} {...one} />
        ))}
        {shown.length === 0 ? <p>Nothing that buyers searched lately changes.</p> : null}
      </div>
    </Panel>
  )
}

function Shown({ query, before, after }: Preview['shown'][number]) {
  return (
    <section aria-label={query}>
      <h3 className="font-semibold">“{query}”</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Titles name="Before" titles={before} />
        <Titles name="After" titles={after} />
      </div>
    </section>
  )
}

function Titles({ name, titles }: { name: string; titles: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-text-muted">{name}</p>
      {titles.length === 0 ? (
        <p>Nothing</p>
      ) : (
        <ol className="list-decimal pl-5 [overflow-wrap:anywhere]">
          {titles.map((title, i) => (
            // Two products may have one title.
            // eslint-disable-next-line react/no-array-index-key
            <li key={i}>{title}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
