import { useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import { cx } from '@upchar/ui/cx'
import { Dialog } from '@upchar/ui/dialog'
import { Menu } from '@upchar/ui/dense/menu'
import {
  KeyboardIcon,
  MenuIcon,
  MoreIcon,
  OpenOutsideIcon,
  SignOutIcon,
  UserIcon,
} from '@upchar/ui/icons'
import { areaOf, AREAS } from '../areas.ts'
import type { Area } from '../areas.ts'
import { brand, isProduction } from '../lib/brand.ts'
import { count } from '../lib/format.ts'
import { href } from '../lib/hrefs.ts'
import { useMe, useSignOut } from '../lib/me.ts'
import { shortcutStore } from '../lib/shortcuts.ts'
import { useGo } from '../lib/use-go.ts'
import { BrandMark } from './brand-mark.tsx'
import { useWaiting } from './use-waiting.ts'

/** At the left: wide from 1024 px, icons with a word below from 640 px, a button that opens it on phones. */
export function Rail() {
  return (
    <>
      <header className="on-brand sticky top-0 z-header hidden h-dvh flex-col overflow-y-auto bg-rail text-on-brand sm:flex">
        <a
          href={href.start}
          className="flex min-h-14 items-center gap-2.5 px-4 text-on-brand no-underline max-lg:justify-center max-lg:px-0"
          aria-label={`${brand} console`}
        >
          <BrandMark className="size-7" />
          <span className="max-lg:hidden">
            <b className="text-h2">{brand}</b> <span className="text-on-brand-muted">Console</span>
          </span>
        </a>
        <Areas narrow />
        <Person />
      </header>
      <TopBar />
    </>
  )
}

function Areas({ narrow = false, onGo }: { narrow?: boolean; onGo?: () => void }) {
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

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('')

function Person() {
  const { member } = useMe()
  const go = useGo()
  const signOut = useSignOut()
  return (
    <div className="border-t border-rail-active p-2">
      {isProduction ? null : (
        <p className="mb-2 rounded-sm bg-accent px-2 py-0.5 text-center text-caption font-semibold text-brand-deep">
          <span className="max-lg:hidden">Development</span>
          <span className="lg:hidden">Dev</span>
        </p>
      )}
      <Menu
        side="top"
        align="start"
        triggerClass="flex w-full items-center gap-3 rounded-md p-2 text-left hover:bg-rail-active max-lg:justify-center max-lg:px-0"
        trigger={
          <>
            <span
              className="grid size-8 shrink-0 place-items-center rounded-full bg-selected text-caption font-semibold text-action"
              aria-hidden="true"
            >
              {initials(member.name)}
            </span>
            <span className="min-w-0 grow max-lg:hidden">
              <span className="block truncate text-body-sm font-medium">{member.name}</span>
              <span className="block truncate text-caption text-on-brand-muted">
                {STAFF_ROLE_WORDS[member.role].name}
              </span>
            </span>
            <span className="sr-only">Account and sign-out</span>
            <MoreIcon size={18} className="shrink-0 max-lg:hidden" aria-hidden="true" />
          </>
        }
        choices={[
          {
            id: 'account',
            label: (
              <>
                <UserIcon size={16} aria-hidden="true" /> Your account
              </>
            ),
            onChoose: () => go(href.account),
          },
          {
            id: 'shortcuts',
            label: (
              <>
                <KeyboardIcon size={16} aria-hidden="true" /> Keyboard shortcuts
              </>
            ),
            onChoose: () => shortcutStore.setState({ help: true }),
          },
          {
            id: 'shop',
            label: (
              <>
                <OpenOutsideIcon size={16} aria-hidden="true" /> Open the shop
              </>
            ),
            onChoose: () => {
              window.open('/shop', '_blank', 'noopener')
            },
          },
          {
            id: 'out',
            label: (
              <>
                <SignOutIcon size={16} aria-hidden="true" /> Sign out
              </>
            ),
            onChoose: () => signOut(),
          },
        ]}
      />
    </div>
  )
}

function TopBar() {
  const [open, setOpen] = useState(false)
  const here = areaOf(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <header className="on-brand sticky top-0 z-header flex min-h-14 items-center gap-2 bg-rail px-2 text-on-brand sm:hidden">
      <button
        type="button"
        className="grid size-11 place-items-center rounded-md"
        aria-label="Menu"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={22} aria-hidden="true" />
      </button>
      <BrandMark className="size-6" />
      <span className="font-semibold">{here?.name ?? `${brand} console`}</span>
      {open ? (
        <Dialog title="Menu" shape="side" onClose={() => setOpen(false)}>
          <div className="on-brand -m-4 flex min-h-[calc(100%+2rem)] flex-col bg-rail text-on-brand">
            <Areas onGo={() => setOpen(false)} />
            <PhonePerson onGo={() => setOpen(false)} />
          </div>
        </Dialog>
      ) : null}
    </header>
  )
}

function PhonePerson({ onGo }: { onGo: () => void }) {
  const { member } = useMe()
  const signOut = useSignOut()
  const row =
    'flex min-h-control w-full items-center gap-3 rounded-md px-3 text-body-sm text-on-brand no-underline hover:bg-rail-active'
  return (
    <div className="border-t border-rail-active p-2">
      <p className="px-3 py-2 text-body-sm">
        <b className="block">{member.name}</b>
        <span className="text-on-brand-muted">{STAFF_ROLE_WORDS[member.role].name}</span>
      </p>
      <a href={href.account} onClick={onGo} className={row}>
        <UserIcon size={18} aria-hidden="true" /> Your account
      </a>
      <a href="/shop" target="_blank" rel="noreferrer" className={row}>
        <OpenOutsideIcon size={18} aria-hidden="true" /> Open the shop
      </a>
      <button type="button" className={row} onClick={() => signOut()}>
        <SignOutIcon size={18} aria-hidden="true" /> Sign out
      </button>
    </div>
  )
}
