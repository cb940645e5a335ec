import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import {
  ChevronRightIcon,
  FileTextIcon,
  HeartIcon,
  KeyIcon,
  PackageIcon,
  PinIcon,
  PrivacyIcon,
  ReceiptIcon,
  TagIcon,
  UserIcon,
  UsersIcon,
  VerifiedIcon,
  WalletIcon,
} from '@upchar/ui/icons'
import type { ReactNode } from 'react'
import { useShell } from '../../shell/page/shell-context.ts'
import { href } from '../../shell/urls/hrefs.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { KYC_WORDS } from '../kyc/index.ts'

type Tile = { to: string; Icon: typeof UserIcon; title: string; text: ReactNode }

const business = ({ business_type, business_name }: Customer): string =>
  [business_name, BUSINESS_TYPES.find(({ id }) => id === business_type)?.name]
    .filter(Boolean)
    .join(', ') || 'Name, mobile number, business type'

function tilesOf(
  customer: Customer,
  {
    hasPoints,
    hasReferrals,
    hasCredit,
  }: { hasPoints: boolean; hasReferrals: boolean; hasCredit: boolean },
): Tile[] {
  const kyc = KYC_WORDS[customer.kyc.status]
  return [
    {
      to: href.orders(),
      Icon: PackageIcon,
      title: 'Orders',
      text:
        customer.orders_count === 0
          ? 'None yet'
          : `${plural(customer.orders_count, 'order')}: tracking and invoices`,
    },
    {
      to: href.wishlist,
      Icon: HeartIcon,
      title: 'Wishlist',
      text: 'What you want to buy later',
    },
    {
      to: href.orderPad,
      Icon: FileTextIcon,
      title: 'Order pad',
      text: 'A whole list at once, your saved lists and quotations',
    },
    { to: href.profile, Icon: UserIcon, title: 'Profile', text: business(customer) },
    {
      to: href.addresses,
      Icon: PinIcon,
      title: 'Addresses',
      text: 'Where we deliver and whom we bill',
    },
    {
      to: href.kyc,
      Icon: VerifiedIcon,
      title: 'Verification (KYC)',
      text: <Badge tone={kyc.tone}>{kyc.name}</Badge>,
    },
    {
      to: href.accountView('wallet'),
      Icon: WalletIcon,
      title: 'Wallet',
      text: 'Credits from us, and when they expire',
    },
    ...(hasPoints
      ? [
          {
            to: href.accountView('points'),
            Icon: TagIcon,
            title: 'Reward points',
            text: 'What you have, what is to come, and until when',
          },
        ]
      : []),
    ...(hasReferrals
      ? [
          {
            to: href.accountView('referrals'),
            Icon: UsersIcon,
            title: 'Referrals',
            text: 'Your link, and what has come of it',
          },
        ]
      : []),
    ...(hasCredit
      ? [
          {
            to: href.accountView('credit'),
            Icon: ReceiptIcon,
            title: 'Credit line',
            text: 'Buy now and repay a lender later: offers, limit, what is due',
          },
        ]
      : []),
    {
      to: href.accountView('security'),
      Icon: KeyIcon,
      title: 'Sign-in and security',
      text: customer.has_password
        ? 'Password and signed-in devices'
        : 'You sign in with codes. Signed-in devices',
    },
    {
      to: href.accountView('privacy'),
      Icon: PrivacyIcon,
      title: 'Privacy',
      text: 'Usage statistics, closing your account',
    },
  ]
}

/** Every section with its state in a line; the account menu on phones. */
export function OverviewTiles({ customer }: { customer: Customer }) {
  const { flags } = useShell()
  const has = {
    hasPoints: flags?.loyalty_program === true,
    hasReferrals: flags?.loyalty_program === true && flags.can_generate_referral_link,
    hasCredit: flags?.credit_line === true,
  }
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {tilesOf(customer, has).map(({ to, Icon, title, text }) => (
        <li key={to}>
          <a
            href={to}
            className="flex h-full min-h-18 items-center gap-4 rounded-md border border-border bg-surface p-4 text-text no-underline hover:border-control-border hover:shadow-1"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-panel text-action">
              <Icon size={20} aria-hidden="true" />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{title}</span>
              <span className="block text-body-sm text-text-muted [overflow-wrap:anywhere]">
                {text}
              </span>
            </span>
            <ChevronRightIcon size={18} className="shrink-0 text-text-hint" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
