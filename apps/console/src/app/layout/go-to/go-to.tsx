import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '@upchar/ui/dialog'
import { cx } from '@upchar/ui/cx'
import { SearchIcon } from '@upchar/ui/icons'
import { useGo } from '../../../kit/use-go.ts'
import { useMe } from '../../../shell/api/me.ts'
import { areasFor } from '../../../shell/areas.ts'
import { findAreas, type Place } from './find-places.ts'
import { useRows } from './use-rows.ts'

const pauseMs = 200

/** The text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Ctrl+K, or ⌘K: goes to a page, an order, a customer or a product by typing. */
export function GoTo() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      // The browser's own search field would open.
      event.preventDefault()
      // What is open may hold unsaved words.
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null) setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return open ? <GoToDialog onClose={() => setOpen(false)} /> : null
}

function GoToDialog({ onClose }: { onClose: () => void }) {
  const go = useGo()
  const { may } = useMe()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { rows, loading, failed } = useRows(usePaused(text.trim()))
  const places = [...findAreas(areasFor(may), text), ...rows]
  const chosen = Math.min(at, places.length - 1)
  const follow = (place: Place | undefined) => {
    if (place === undefined) return
    onClose()
    go(place.href)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt(Math.min(chosen + 1, places.length - 1)),
    ArrowUp: () => setAt(Math.max(chosen - 1, 0)),
    Enter: () => follow(places[chosen]),
  }
  return (
    <Dialog title="Go to" onClose={onClose} focusFirst={() => document.getElementById(`${id}text`)}>
      <label className="flex min-h-control items-center gap-2 rounded-md border border-control-border bg-surface px-3 focus-within:outline-2 focus-within:outline-action">
        <SearchIcon size={16} className="shrink-0 text-text-hint" aria-hidden="true" />
        <span className="sr-only">Page, order, customer or product</span>
        <input
          id={`${id}text`}
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={places.length > 0 ? `${id}${chosen}` : undefined}
          aria-autocomplete="list"
          value={text}
          placeholder="Page, order, customer or product"
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 grow bg-transparent py-1 outline-none"
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            const act = keys[event.key]
            if (act === undefined || event.nativeEvent.isComposing) return
            event.preventDefault()
            act()
          }}
        />
      </label>
      <div
        id={`${id}list`}
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label="Places"
        className="mt-3 flex flex-col"
      >
        {places.map((place, i) => (
          <Option
            key={place.href}
            id={`${id}${i}`}
            place={place}
            chosen={i === chosen}
            onFollow={onClose}
          />
        ))}
      </div>
      <output className="mt-2 block text-body-sm text-text-muted">
        {said(places.length, loading, failed)}
      </output>
    </Dialog>
  )
}

function said(found: number, loading: boolean, failed: boolean): string {
  if (failed) return 'Not everything could be searched. Try again in a moment.'
  if (loading) return 'Searching …'
  return found === 0
    ? 'Nothing is called that. Three letters or digits find orders, customers and products.'
    : ''
}

function Option({
  id,
  place,
  chosen,
  onFollow,
}: {
  id: string
  place: Place
  chosen: boolean
  onFollow: () => void
}) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <a
      ref={row}
      id={id}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      href={place.href}
      onClick={onFollow}
      className={cx(
        'flex min-h-11 items-center justify-between gap-4 rounded-md px-3 text-body-sm text-text no-underline hover:bg-panel',
        chosen && 'bg-selected',
      )}
    >
      <span className="min-w-0 truncate font-medium">{place.name}</span>
      <span className="min-w-0 truncate text-right text-text-muted">{place.note}</span>
    </a>
  )
}
