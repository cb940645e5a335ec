import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { EmptyState, FailedState } from '@upchar/ui/dense/data-state'
import { FilterBar, SearchBox } from '../kit/filter-bar.tsx'
import { Lines } from '../kit/lines.tsx'
import { nameOf } from '../kit/offer-words.ts'
import { question } from '../shell/api/ask.ts'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { ProposalForm } from './proposal-form.tsx'

type Article = Answer<'sellerFindArticles'>['articles'][number]
const SHORTEST = 2

/** Finds an article of the catalogue, and proposes an offer on it (APP-01, OPS-04). */
export function NewOfferScreen() {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<Article>()
  return (
    <Page
      title="Offer another article"
      note="Articles on sale that your licences allow and that you don’t offer yet."
      back={{ href: portalHref.products(), name: 'Products' }}
    >
      {chosen ? (
        <ProposalForm
          variant={chosen.variant}
          name={nameOf(chosen)}
          onClose={() => setChosen(undefined)}
        />
      ) : (
        <>
          <FilterBar label="Find articles">
            <SearchBox
              label="Search articles"
              placeholder="Title, SKU or bar code"
              value={q}
              onChange={setQ}
            />
          </FilterBar>
          {q.trim().length < SHORTEST ? null : <Found q={q.trim()} onChoose={setChosen} />}
        </>
      )}
    </Page>
  )
}

function Found({ q, onChoose }: { q: string; onChoose: (article: Article) => void }) {
  const { data, error, isFetching, refetch } = useQuery(
    question('sellerFindArticles', { query: { q } }),
  )
  if (error && !data)
    return (
      <FailedState
        title="The articles could not be loaded"
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data) return <Lines count={4} />
  if (data.articles.length === 0)
    return (
      <EmptyState title="No article fits">
        Search by the whole SKU or bar code, or the beginning of words of the title.
      </EmptyState>
    )
  return (
    <ul aria-label="Articles" className="divide-y divide-border rounded-md border border-border">
      {data.articles.map((article) => (
        <li key={article.variant} className="flex flex-wrap items-center gap-3 px-4 py-2">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {nameOf(article)}
            <span className="block text-caption text-text-hint">{article.variant}</span>
          </span>
          <Button
            look="outline"
            aria-label={`Offer it ${article.variant}`}
            onClick={() => onChoose(article)}
          >
            Offer it
          </Button>
        </li>
      ))}
    </ul>
  )
}
