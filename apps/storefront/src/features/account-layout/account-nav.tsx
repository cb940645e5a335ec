import {
  HomeIcon,
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
import { cx } from '@upchar/ui/cx'
import { useShell } from '../../shell/page/shell-context.ts'
import { href } from '../../shell/urls/hrefs.ts'

const sections = [
  { key: 'overview', name: 'Overview', to: href.account, Icon: HomeIcon },
  { key: 'orders', name: 'Orders', to: href.orders(), Icon: PackageIcon },
  { key: 'profile', name: 'Profile', to: href.profile, Icon: UserIcon },
  { key: 'addresses', name: 'Addresses', to: href.addresses, Icon: PinIcon },
  { key: 'kyc', name: 'Verification (KYC)', to: href.kyc, Icon: VerifiedIcon },
  { key: 'sez', name: 'Special economic zone', to: href.accountView('sez'), Icon: ReceiptIcon },
  { key: 'wallet', name: 'Wallet', to: href.accountView('wallet'), Icon: WalletIcon },
  { key: 'points', name: 'Reward points', to: href.accountView('points'), Icon: TagIcon },
  { key: 'credit', name: 'Credit line', to: href.accountView('credit'), Icon: ReceiptIcon },
  { key: 'referrals', name: 'Referrals', to: href.accountView('referrals'), Icon: UsersIcon },
  {
    key: 'security',
    name: 'Sign-in and security',
    to: href.accountView('security'),
    Icon: KeyIcon,
  },
  { key: 'privacy', name: 'Privacy', to: href.accountView('privacy'), Icon: PrivacyIcon },
] as const

/** A section with an entry in the menu. */
export type AccountSection = (typeof sections)[number]['key']

export function AccountNav({ current }: { current: AccountSection }) {
  const { flags } = useShell()
  const isOff = (key: AccountSection) =>
    (key === 'points' && flags?.loyalty_program !== true) ||
    (key === 'referrals' &&
      !(flags?.loyalty_program === true && flags.can_generate_referral_link)) ||
    (key === 'credit' && flags?.credit_line !== true)
  const shown = sections.filter(({ key }) => !isOff(key))
  return (
    <nav aria-label="Account" className="rounded-md border border-border bg-surface p-2">
      <ul>
        {shown.map(({ key, name, to, Icon }) => (
          <li key={key}>
            <a
              href={to}
              aria-current={key === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md px-3 text-body-sm text-text no-underline hover:bg-panel',
                key === current && 'bg-selected font-semibold text-action',
              )}
            >
              <Icon size={18} className="shrink-0" aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
