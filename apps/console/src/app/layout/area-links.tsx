import { useLocation } from '@tanstack/react-router'
import { cx } from '@upchar/ui/cx'
import { count } from '../../kit/format.ts'
import { useMe } from '../../shell/api/me.ts'
import { areaOf, AREAS } from '../../shell/areas.ts'
import type { Area } from '../../shell/areas.ts'
import { useWaiting } from './use-waiting.ts'

/** The menu: the areas that the signed-in member may see, by group. */
export function AreaLinks({ narrow = false, onGo }: { narrow?: boolean; onGo?: () => void }) {
  const { may } = useMe()
  const here = areaOf(useLocation({ select: ({ pathname }) => pathname }))
  const mine = AREAS.filter(({ permission }) => permission === null || may(permission))
  const groups = [...new Set(mine.map(({ group }) => group))]
  return (
    <nav aria-label="Console" className="flex grow flex-col gap-4 px-2 py-3">
      {groups.map((group) => (
        <div key={group}>
          <p
            className={cx(
              'px-3 pb-1 text-caption font-medium text-on-brand-muted',
              narrow && 'max-lg:hidden',
            )}
          >
            {group}
          </p>
          <ul className="flex flex-col gap-0.5">
            {mine
              .filter((area) => area.group === group)
              .map((area) => (
                <AreaLink
                  key={area.path}
                  area={area}
                  here={area === here}
                  narrow={narrow}
                  onGo={onGo}
                />
              ))}
          </ul>
        </div>
      ))}
    </nav>
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
  const waiting = useWaiting(path)
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
        {waiting ? (
          <span
            className={cx(
              'rounded-full bg-accent px-1.5 text-caption font-semibold text-brand-deep tabular',
              narrow && 'max-lg:absolute max-lg:top-1 max-lg:right-1',
            )}
          >
            {waiting > 999 ? '999+' : count(waiting)}
            <span className="sr-only"> waiting</span>
          </span>
        ) : null}
      </a>
    </li>
  )
}
