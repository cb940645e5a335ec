import { useEffect, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../../shell/api/api.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import type { ReactNode } from 'react'
import type { Row as RowData } from '../card/product-row.tsx'

type Mine = Answer<'getForYou'>

/**
 * What the shop knows of this visitor (DATA-12): seen and bought before, interests, searches. Asked for in the browser, because
 * the page around it is everybody's; without it the page is complete.
 */
export function ForYou({
  searches = true,
  Row,
}: {
  searches?: boolean
  /** Given by the page, which has it anyway. */
  Row: (props: { row: RowData }) => ReactNode
}) {
  const [mine, setMine] = useState<Mine>()
  useEffect(() => {
    const stop = new AbortController()
    void api('getForYou', { query: {}, signal: stop.signal }).then((result) => {
      if (result.ok && !stop.signal.aborted) setMine(result.data)
    })
    return () => stop.abort()
  }, [])
  if (mine === undefined) return null
  return (
    <>
      <Row
        row={{
          title: 'Buy again',
          why: 'What you ordered before, at today’s prices',
          href: href.orders(),
          products: mine.buy_again,
        }}
      />
      <Row
        row={{
          title: 'Recently viewed',
          why: 'What you looked at in this browser',
          href: '',
          products: mine.recently_viewed,
        }}
      />
      {mine.interests.map((row) => (
        <Row key={row.title} row={row} />
      ))}
      {searches ? (
        <>
          <Searches title="Your searches" words={mine.recent_searches} />
          <Searches title="Top searches" words={mine.top_searches} />
        </>
      ) : null}
    </>
  )
}

function Searches({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-h2 font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="min-w-0">
            <a
              href={href.search(word)}
              className="flex min-h-11 items-center rounded-md border border-border bg-surface px-3 text-body-sm no-underline [overflow-wrap:anywhere] hover:bg-panel"
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
