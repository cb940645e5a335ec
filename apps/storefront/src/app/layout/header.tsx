import { useStore } from 'zustand'
import { useLocation } from '@tanstack/react-router'
import { CartIcon, PinIcon, UserIcon } from '@upchar/ui/icons'
import { href } from '../../shell/urls/hrefs.ts'
import { SearchField } from '../../features/search/index.ts'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import { cartStore } from '../../features/cart/index.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { CategoryMenu, CategoryRow } from './category-menu.tsx'
import { HelpLinks } from './help-link.tsx'
import { item } from './header-item.ts'
import { Logo } from './logo.tsx'
import { serverMarkup } from '../../shell/page/server-markup.tsx'
import { useShell } from '../../shell/page/shell-context.ts'

const HelpMarkup = serverMarkup('help')
/** On every page (UI-01). */
const LogoMarkup = serverMarkup('logo')

function CartLink() {
  const count = useStore(cartStore, (state) => state.cart?.item_count ?? 0)
  return (
    <a href={href.cart} className={`${item} relative`}>
      <span className="relative">
        <CartIcon size={22} aria-hidden="true" />
        {count > 0 ? (
          <span aria-hidden="true" className="count-badge">
            {count}
          </span>
        ) : null}
      </span>
      <span className="sr-only lg:not-sr-only lg:pl-1">Cart</span>
      {count > 0 ? (
        <span className="sr-only">, {count === 1 ? '1 item' : `${count} items`}</span>
      ) : null}
    </a>
  )
}

/** Pages are shared by all visitors, so the name arrives later; its space is reserved. */
function AccountLink() {
  const name = useStore(accountStore, (state) => state.name)
  const address = useLocation({ select: (location) => location.href })
  return (
    <a
      href={name ? href.account : `${href.login}?returnUrl=${encodeURIComponent(address)}`}
      className={`${item} lg:w-28 lg:justify-start`}
    >
      <UserIcon size={22} className="shrink-0" aria-hidden="true" />
      <span className="sr-only min-w-0 flex-col items-start leading-tight lg:not-sr-only lg:flex">
        <span className="text-caption text-on-brand-muted">Account</span>
        <span className="max-w-full truncate font-semibold">{name || 'Sign in'}</span>
      </span>
    </a>
  )
}

function PincodeButton({ pincode }: { pincode: string }) {
  return (
    <button type="button" className={item} onClick={() => pushModal('pincode', {})}>
      <PinIcon size={20} className="hidden shrink-0 sm:block" aria-hidden="true" />
      <span className="flex flex-col items-start leading-tight">
        <span className="hidden text-caption text-on-brand-muted lg:block">Deliver to</span>
        <span className="sr-only lg:hidden">Deliver to </span>
        <span className="tabular text-body-sm font-semibold">{pincode}</span>
        <span className="sr-only">, change pincode</span>
      </span>
    </button>
  )
}

/**
 * On every page, with the search that any page can open (UI-06). Height: 56 px plus a 44 px search
 * row on phones, 64 px on tablets, 72 px plus a 44 px menu row from 1024 px.
 */
export function Header() {
  const { pincode } = useShell()
  return (
    <header className="on-brand sticky top-0 z-header bg-brand text-on-brand">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="page-width flex flex-wrap items-center gap-x-1 sm:flex-nowrap sm:gap-x-3 lg:gap-x-4">
        <div className="flex h-14 shrink-0 items-center sm:h-16 lg:h-18">
          <CategoryMenu />
          <LogoMarkup className="contents">{import.meta.env.SSR ? <Logo /> : null}</LogoMarkup>
        </div>
        <div className="order-last h-12 w-full pb-2 sm:order-none sm:h-auto sm:w-auto sm:min-w-0 sm:grow sm:pb-0">
          <SearchField />
        </div>
        <div className="ml-auto flex shrink-0 items-center">
          <PincodeButton pincode={pincode} />
          <HelpMarkup className="contents">{import.meta.env.SSR ? <HelpLinks /> : null}</HelpMarkup>
          <AccountLink />
          <CartLink />
        </div>
      </div>
      <CategoryRow />
    </header>
  )
}
