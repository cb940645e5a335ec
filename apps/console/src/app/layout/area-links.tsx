import { useId, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { cx } from '@upchar/ui/cx'
import { ChevronDownIcon } from '@upchar/ui/icons'
import { count } from '../../kit/format.ts'
import { useMe } from '../../shell/api/me.ts'
import { areaOf, areasFor, GROUPS, type Area, type AreaGroup } from '../../shell/areas.ts'
import { useWaiting } from './use-waiting.ts'

/** So many links fit a screen: nothing is folded away from a member who sees no more. */
const fitting = 14

/** The menu: the areas that the signed-in member may see, by kind of work; only the group of the page is open at first. */
export function AreaLinks({ narrow = false, onGo }: { narrow?: boolean; onGo?: () => void }) {
  const { may } = useMe()
  const here = areaOf(useLocation({ select: ({ pathname }) => pathname }))
  const [choice, setChoice] = useState<Partial<Record<AreaGroup, boolean>>>({})
  const mine = areasFor(may)
  return (
    <nav aria-label="Console" className="flex grow flex-col gap-1 px-2 py-3">
      {GROUPS.map((group) => {
        const areas = mine.filter((area) => area.group === group)
        const [only] = areas
        if (only === undefined) return null
        const links = areas.map((area) => (
          <AreaLink key={area.path} {...{ area, narrow, onGo }} here={area === here} />
        ))
        if (areas.length === 1) return <ul key={group}>{links}</ul>
        const open = choice[group] ?? (mine.length <= fitting || here?.group === group)
        return (
          <Group
            key={group}
            {...{ group, areas, narrow, open }}
            onToggle={() => setChoice({ ...choice, [group]: !open })}
          >
            {links}
          </Group>
        )
      })}
    </nav>
  )
}

function Group({
  group,
  areas,
  narrow,
  open,
  onToggle,
  children,
}: {
  group: AreaGroup
  areas: readonly Area[]
  narrow: boolean
  open: boolean
  onToggle: () => void
  children: React.ReactNode
}) {
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={cx(
          'relative flex min-h-control w-full items-center gap-3 rounded-md px-3 text-left text-body-sm font-medium text-on-brand-muted hover:bg-rail-active',
          narrow &&
            'max-lg:-mx-2 max-lg:w-20 max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:px-0 max-lg:py-2 max-lg:text-caption',
        )}
      >
        <span className={cx('grow', narrow && 'max-lg:grow-0')}>{group}</span>
        {open ? null : <Waiting paths={areas.map(({ path }) => path)} narrow={false} />}
        <ChevronDownIcon
          size={16}
          className={cx('shrink-0 transition-transform', open && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <ul id={id} hidden={!open} className={cx('flex-col gap-0.5', open && 'flex')}>
        {children}
      </ul>
    </div>
  )
}

function AreaLink({
  area: { path, name, short, Icon },
  here,
  narrow,
  onGo,
}: {
  area: Area
  here: boolean
  narrow: boolean
  onGo: (() => void) | undefined
}) {
  return (
    <li>
      <a
        href={path}
        aria-current={here ? 'page' : undefined}
        onClick={onGo}
        className={cx(
          'relative flex min-h-control items-center gap-3 rounded-md px-3 text-body-sm font-medium text-on-brand no-underline hover:bg-rail-active',
          here &&
            'bg-rail-active before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-accent',
          narrow && here && 'max-lg:before:-left-2',
          narrow &&
            'max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-0 max-lg:py-2 max-lg:text-caption',
        )}
      >
        <Icon size={18} className="shrink-0" aria-hidden="true" />
        <span className={cx('grow', narrow && 'max-lg:hidden')}>{name}</span>
        {narrow ? (
          <span className="lg:hidden" aria-hidden="true">
            {short}
          </span>
        ) : null}
        {narrow ? <span className="sr-only lg:hidden">{name}</span> : null}
        <Waiting paths={[path]} narrow={narrow} />
      </a>
    </li>
  )
}

/** How much waits in these areas. */
function Waiting({ paths, narrow }: { paths: readonly string[]; narrow: boolean }) {
  const waiting = useWaiting(paths)
  if (waiting === 0) return null
  return (
    <span
      className={cx(
        'rounded-full bg-accent px-1.5 text-caption font-semibold text-brand-deep tabular',
        narrow && 'max-lg:absolute max-lg:top-1 max-lg:right-1',
      )}
    >
      {waiting > 999 ? '999+' : count(waiting)}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
