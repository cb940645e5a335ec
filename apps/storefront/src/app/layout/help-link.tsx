import { FileTextIcon, HeartIcon, PhoneIcon } from '@upchar/ui/icons'
import { item } from './header-item.ts'
import { phoneHref } from '../../kit/phone.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { useShell } from '../../shell/page/shell-context.ts'

/**
 * Phone and hours, in the same place on every page (ID-03). Opens the help modal; without scripts
 * it dials.
 */
function HelpLink() {
  const { contact } = useShell()
  if (!contact) return null
  const hours = contact.support_hours.startsWith('Support')
    ? contact.support_hours
    : `Support ${contact.support_hours}`
  return (
    <a
      href={phoneHref(contact.phone)}
      data-modal="need-help"
      aria-haspopup="dialog"
      className={item}
    >
      <PhoneIcon size={20} className="shrink-0" aria-hidden="true" />
      <span className="sr-only">
        Help:{' '}
        <span className="xl:hidden">
          {contact.phone}, {hours}
        </span>
      </span>
      <span className="hidden flex-col items-start leading-tight xl:flex">
        <span className="tabular text-body-sm font-semibold">{contact.phone}</span>
        <span className="text-caption text-on-brand-muted">{hours}</span>
      </span>
    </a>
  )
}

/** From tablets on; phones have it in the footer and the account. */
function WishlistLink() {
  return (
    <a href={href.wishlist} className={`${item} max-sm:hidden`}>
      <HeartIcon size={22} className="shrink-0" aria-hidden="true" />
      <span className="sr-only">Wishlist</span>
    </a>
  )
}

/** On desktops, where institutions order by lists; elsewhere it is in the footer, the account and the empty cart. */
function OrderPadLink() {
  return (
    <a href={href.orderPad} className={`${item} max-lg:hidden`}>
      <FileTextIcon size={22} className="shrink-0" aria-hidden="true" />
      <span className="sr-only">Order pad</span>
    </a>
  )
}

/** The links of the header that never change. */
export function HelpLinks() {
  return (
    <>
      <HelpLink />
      <OrderPadLink />
      <WishlistLink />
    </>
  )
}
