import type { ClockIcon } from '@upchar/ui/icons'
import { ProductPicture } from '../pictures/index.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { recordClick, runSearch } from './run-search.ts'

export type Option = {
  key: string
  href: string
  label: string
  note?: string
  slug?: string
  words?: string
  here?: boolean
}

export const optionClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 py-1 text-body-sm text-text no-underline hover:bg-panel aria-current:font-semibold aria-selected:bg-selected'

export const wordOption =
  (kind: string) =>
  (words: string): Option => ({
    key: `${kind}-${words.replaceAll(/\W+/g, '-')}`,
    href: href.search(words),
    label: words,
    words,
  })

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

/** Options under a heading. */
export function Group({
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
