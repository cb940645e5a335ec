import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import { Menu } from '@upchar/ui/dense/menu'
import { KeyboardIcon, MoreIcon, OpenOutsideIcon, SignOutIcon, UserIcon } from '@upchar/ui/icons'
import { shortcutStore } from '../../kit/shortcuts.ts'
import { useGo } from '../../kit/use-go.ts'
import { useMe, useSignOut } from '../../shell/api/me.ts'
import { isProduction } from '../../shell/brand.ts'
import { href } from '../../shell/hrefs.ts'

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('')

function useChoices() {
  const go = useGo()
  const signOut = useSignOut()
  return [
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
  ]
}

/** Who is signed in, with a menu. */
export function PersonMenu() {
  const { member } = useMe()
  const choices = useChoices()
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
        choices={choices}
      />
    </div>
  )
}

/** The same on phones, where the menu is a sheet. */
export function PersonLinks({ onGo }: { onGo: () => void }) {
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
