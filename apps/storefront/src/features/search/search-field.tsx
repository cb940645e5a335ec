import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { CloseIcon, SearchIcon } from '@upchar/ui/icons'
import { href } from '../../shell/urls/hrefs.ts'
import { closeSearch, openSearch, searchStore, setSearchText } from './search-store.ts'

const wordsOf = (search: object): string =>
  'search' in search && typeof search.search === 'string' ? search.search : ''

const SearchPanel = lazy(() =>
  import('./search-panel.tsx').then((module) => ({ default: module.SearchPanel })),
)

/** Arrow keys move through the options, Enter opens the active one, Escape closes the panel. */
function useOptionKeys(box: RefObject<HTMLElement | null>) {
  const { open, text } = useStore(searchStore)
  const [marked, setMarked] = useState<{ option: string | null; text: string }>({
    option: null,
    text: '',
  })
  // An active option belongs to the text it was suggested for: typing clears it.
  const active = open && marked.text === text ? marked.option : null
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const options = [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = options.findIndex((option) => option.id === active)
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      closeSearch()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      const next =
        event.key === 'ArrowDown'
          ? (at + 1) % options.length
          : at <= 0
            ? options.length - 1
            : at - 1
      setMarked({ option: options[next]?.id ?? null, text })
      options[next]?.scrollIntoView({ block: 'nearest' })
      if (!open) openSearch()
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      options[at]?.click()
    }
  }
  return { active, onKeyDown }
}

function useCloseOutside(box: RefObject<HTMLElement | null>) {
  const open = useStore(searchStore, (state) => state.open)
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) closeSearch()
    }
    if (open) document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [box, open])
}

/**
 * A plain form that becomes a combobox once suggestions are loaded. It keeps the query on the
 * results page.
 */
export function SearchField() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLFormElement>(null)
  const { open, text } = useStore(searchStore)
  const { active, onKeyDown } = useOptionKeys(box)
  const asked = useLocation({
    select: ({ pathname, search }) => (pathname === '/products' ? wordsOf(search) : ''),
  })
  useEffect(() => setSearchText(asked), [asked])
  useCloseOutside(box)
  const submit = (words: string) => {
    closeSearch()
    void import('./run-search.ts').then(({ runSearch }) => runSearch(words))
    input.current?.blur()
    void router.navigate({ href: href.search(words.trim()) })
  }
  return (
    <search className="contents">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={box}
        action="/products"
        method="get"
        className="relative h-10 sm:h-11"
        onSubmit={(event) => {
          event.preventDefault()
          if (input.current?.value.trim()) submit(input.current.value)
        }}
        onBlur={(event) => {
          if (
            event.relatedTarget instanceof Node &&
            !event.currentTarget.contains(event.relatedTarget)
          )
            closeSearch()
        }}
      >
        <label htmlFor="site-search" className="sr-only">
          Search products, brands, procedures
        </label>
        <input
          ref={input}
          id="site-search"
          name="search"
          type="search"
          role="combobox"
          aria-expanded={open}
          aria-controls="search-options"
          aria-autocomplete="list"
          {...(active ? { 'aria-activedescendant': active } : {})}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search gloves, IV cannula, 16Fr…"
          value={text}
          onChange={(event) => {
            setSearchText(event.currentTarget.value)
            openSearch()
          }}
          onFocus={openSearch}
          onClick={openSearch}
          onKeyDown={onKeyDown}
          className="size-full rounded-md bg-surface pr-22 pl-3 text-body text-ellipsis text-text placeholder:text-text-hint [&::-webkit-search-cancel-button]:hidden"
        />
        <FieldButtons
          text={text}
          onClear={() => {
            setSearchText('')
            input.current?.focus()
          }}
        />
        {open ? (
          <Suspense fallback={null}>
            <SearchPanel active={active} onSearch={submit} />
          </Suspense>
        ) : null}
      </form>
    </search>
  )
}

function FieldButtons({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <>
      {text ? (
        <button
          type="button"
          className="absolute top-0 right-11 grid h-full w-11 place-items-center text-text-muted"
          aria-label="Clear search"
          onClick={onClear}
        >
          <CloseIcon size={18} aria-hidden="true" />
        </button>
      ) : null}
      <button
        type="submit"
        className="absolute top-0 right-0 grid h-full w-11 place-items-center rounded-r-md text-action"
        aria-label="Search"
      >
        <SearchIcon size={20} aria-hidden="true" />
      </button>
    </>
  )
}
