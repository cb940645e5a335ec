import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { SearchIcon } from '@upchar/ui/icons'
import { Skeleton } from '@upchar/ui/skeleton'
import { Keywords } from './keywords.tsx'
import { loadKeywords } from './load-keywords.ts'
import type { KeywordLists } from './load-keywords.ts'
import { optionClass } from './option-group.tsx'
import { rehydrateRecent } from './recent-searches.ts'
import { countOf, Results } from './results.tsx'
import { suggest } from './run-search.ts'
import { enterPage, keepScroll } from './search-place.ts'
import { searchStore } from './search-store.ts'

const PAUSE_MS = 120

/** Below the field: recent and popular searches, then suggestions while typing (SEARCH-01, SEARCH-03). */
export function SearchPanel({
  active,
  onSearch,
}: {
  active: string | null
  onSearch: (words: string) => void
}) {
  const { text, results, loading } = useStore(searchStore)
  const path = useLocation({ select: (location) => location.pathname })
  const panel = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState<KeywordLists>({ top: [], rotating: [] })
  const typed = text.trim()
  useEffect(() => {
    rehydrateRecent()
    void loadKeywords().then(setWords)
  }, [])
  useLayoutEffect(() => keepScroll(panel.current), [])
  useEffect(() => enterPage(path), [path])
  useEffect(() => {
    if (typed.length < 2) return undefined
    const timer = setTimeout(() => void suggest(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const empty = results !== null && countOf(results) === 0
  return (
    <div
      ref={panel}
      className="absolute top-full right-0 left-0 z-sheet mt-1 max-h-[min(70dvh,36rem)] overflow-y-auto rounded-lg bg-surface p-2 text-text shadow-2 max-sm:-inset-x-2"
    >
      <output className="sr-only">{results ? `${countOf(results)} suggestions` : ''}</output>
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id="search-options" role="listbox" aria-label="Suggestions">
        {typed.length < 2 ? (
          <Keywords words={words} active={active} />
        ) : results && !empty ? (
          <Results results={results} typed={typed} active={active} />
        ) : null}
      </div>
      {loading && !results
        ? [0, 1, 2, 3].map((index) => <Skeleton key={index} className="m-3 h-6" />)
        : null}
      {typed.length >= 2 && !loading && (empty || !results) ? (
        <button type="button" className={`${optionClass} w-full`} onClick={() => onSearch(typed)}>
          <SearchIcon size={16} className="shrink-0 text-text-hint" aria-hidden="true" />
          Search for “{typed}”
        </button>
      ) : null}
    </div>
  )
}
