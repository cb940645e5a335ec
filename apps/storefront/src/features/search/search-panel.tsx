import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { ClockIcon, SearchIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'
import { Skeleton } from '@upchar/ui/skeleton'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { recentStore, rehydrateRecent } from './recent-searches.ts'
import { searchStore } from './search-store.ts'
import type { Suggestions } from './search-store.ts'
import { ProductPicture } from '../pictures/index.ts'
import { recordClick, runSearch, suggest } from './run-search.ts'
import { searchPlace } from './search-place.ts'

const PAUSE_MS = 120

type KeywordLists = { top: string[]; rotating: string[] }

// The same for everybody, so loaded once a visit.
let keywords: Promise<KeywordLists> | undefined
const loadKeywords = () =>
  (keywords ??= Promise.all([api('searchConfig', {}), api('rotatingKeywords', { body: {} })]).then(
    ([config, rotating]) => ({
      top: config.ok ? config.data.top_searches : [],
      rotating: rotating.ok ? rotating.data.keywords : [],
    }),
  ))

type Option = {
  key: string
  href: string
  label: string
  note?: string
  slug?: string
  words?: string
  here?: boolean
}

const optionClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 py-1 text-body-sm text-text no-underline hover:bg-panel aria-current:font-semibold aria-selected:bg-selected'

/** Shows the completion in bold, the typed part plain. */
function Completed({ label, typed }: { label: string; typed: string }) {
  const at = typed ? label.toLowerCase().indexOf(typed.toLowerCase()) : -1
  if (at < 0) return <span className={typed ? 'font-medium' : undefined}>{label}</span>
  return (
    <span>
      <b className="font-semibold">{label.slice(0, at)}</b>
      {label.slice(at, at + typed.length)}
      <b className="font-semibold">{label.slice(at + typed.length)}</b>
    </span>
  )
}

function Group({
  title,
  options,
  typed,
  active,
  icon,
}: {
  title: string
  options: Option[]
  typed: string
  active: string | null
  icon?: typeof ClockIcon
}) {
  if (options.length === 0) return null
  const id = `search-group-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={id} className="pb-2">
      <div id={id} className="px-3 pt-2 pb-1 text-caption text-text-hint">
        {title}
      </div>
      {options.map((option, position) => (
        <OptionLink
          key={option.key}
          option={option}
          position={position}
          typed={typed}
          active={active}
          icon={icon}
        />
      ))}
    </div>
  )
}

const wordOption =
  (kind: string) =>
  (words: string): Option => ({
    key: `${kind}-${words.replaceAll(/\W+/g, '-')}`,
    href: href.search(words),
    label: words,
    words,
  })

const links = (kind: string, group: Suggestions['categories']): Option[] =>
  group.map(({ name, href: to, count }) => ({
    key: `${kind}-${to}`,
    href: to,
    label: name,
    note: String(count),
  }))

function Results({
  results,
  typed,
  active,
}: {
  results: Suggestions
  typed: string
  active: string | null
}) {
  const pdpSlug = useStore(searchStore, (state) => state.pdpSlug)
  return (
    <>
      {results.corrected ? (
        <p className="px-3 py-2 text-body-sm text-text-muted">
          Showing suggestions for “{results.corrected}”
        </p>
      ) : null}
      <Group
        title="Searches"
        options={results.completions.map(wordOption('word'))}
        typed={typed}
        active={active}
        icon={SearchIcon}
      />
      <Group
        title="Categories"
        options={links('category', results.categories)}
        typed={typed}
        active={active}
      />
      <Group
        title="Specialities"
        options={links('speciality', results.specialities)}
        typed={typed}
        active={active}
      />
      <Group
        title="Procedures"
        options={links('procedure', results.procedures)}
        typed={typed}
        active={active}
      />
      <Group
        title="Brands"
        options={links('brand', results.brands)}
        typed={typed}
        active={active}
      />
      <Group
        title="Products"
        options={results.products.map((product) => ({
          key: `product-${product.slug}`,
          href: href.product(product.slug),
          label: product.title,
          note: rupeeText(product.price_gst),
          slug: product.slug,
          here: product.slug === pdpSlug,
        }))}
        typed={typed}
        active={active}
      />
    </>
  )
}

const countOf = (results: Suggestions): number =>
  results.completions.length +
  results.categories.length +
  results.specialities.length +
  results.procedures.length +
  results.brands.length +
  results.products.length

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
  // Restores the scroll position: the results outlive a closed panel.
  useLayoutEffect(() => {
    const box = panel.current
    box?.scrollTo(0, searchStore.getState().scrollPosition)
    return () => searchStore.setState({ scrollPosition: box?.scrollTop ?? 0 })
  }, [])
  useEffect(() => searchStore.setState(searchPlace(path, searchStore.getState())), [path])
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
          <>
            <Keywords words={words} active={active} />
          </>
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

function OptionLink({
  option,
  position,
  typed,
  active,
  icon: Icon,
}: {
  option: Option
  position: number
  typed: string
  active: string | null
  icon: typeof ClockIcon | undefined
}) {
  const optionId = `search-option-${option.key}`
  return (
    <a
      id={optionId}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={active === optionId}
      {...(option.here ? { 'aria-current': 'page' as const } : {})}
      tabIndex={-1}
      href={option.href}
      className={optionClass}
      onClick={() =>
        option.words === undefined
          ? recordClick(typed, option.slug ?? option.href, position)
          : runSearch(option.words)
      }
    >
      {option.slug ? (
        <ProductPicture
          slug={option.slug}
          alt=""
          className="size-10 shrink-0 object-contain"
          sizes="40px"
        />
      ) : Icon ? (
        <Icon size={16} className="shrink-0 text-text-hint" aria-hidden="true" />
      ) : null}
      <span className="min-w-0 grow">
        <Completed label={option.label} typed={typed} />
      </span>
      {option.note ? <span className="tabular shrink-0 text-text-hint">{option.note}</span> : null}
    </a>
  )
}

function Keywords({
  words: { top, rotating },
  active,
}: {
  words: KeywordLists
  active: string | null
}) {
  const recent = useStore(recentStore, (state) => state.searches)
  const other = rotating.filter((word) => !top.includes(word)).slice(0, 6)
  return (
    <>
      <Group
        title="Your searches"
        options={recent.map(wordOption('recent'))}
        typed=""
        active={active}
        icon={ClockIcon}
      />
      <Group
        title="Top searches"
        options={top.slice(0, 8).map(wordOption('top'))}
        typed=""
        active={active}
        icon={SearchIcon}
      />
      <Group
        title="Try"
        options={other.map(wordOption('try'))}
        typed=""
        active={active}
        icon={SearchIcon}
      />
    </>
  )
}
