import { pendingAction } from '@upchar/kernel/kyc-states'
import { LinkButton } from '@upchar/ui/button'
import { PhoneIcon, UserIcon, VerifiedIcon } from '@upchar/ui/icons'
import { href } from '../../shell/urls/hrefs.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { AccountCard } from '../account-layout/index.ts'

/** Open tasks, most useful first: the profile, then what KYC-03 names (1 phone, 2 KYC, 3 both). */
export function pendingActions(customer: Customer): ('profile' | 'phone' | 'kyc')[] {
  const pending = pendingAction({ phone: customer.phone === '', kyc: !customer.is_kyc_complete })
  const profile = customer.is_profile_complete ? [] : (['profile'] as const)
  // The profile form asks for the phone too.
  const phone = profile.length === 0 && (pending === 1 || pending === 3) ? (['phone'] as const) : []
  return [...profile, ...phone, ...(pending === 2 || pending === 3 ? (['kyc'] as const) : [])]
}

const words = {
  profile: {
    Icon: UserIcon,
    title: 'Complete your profile',
    text: 'Your name, a mobile number and your business type. Checkout is filled in for you from then on.',
    button: 'Complete profile',
    to: href.completeProfile('/account'),
  },
  phone: {
    Icon: PhoneIcon,
    title: 'Add a mobile number',
    text: 'The courier calls it on the day of delivery.',
    button: 'Add number',
    to: href.profile,
  },
  kyc: {
    Icon: VerifiedIcon,
    title: 'Verify your business',
    text: 'Upload your registration once to buy professional devices, tests and medicines.',
    button: 'Start verification',
    to: href.kyc,
  },
} as const

/** `without`: a task that the screen itself is about. */
export function PendingActions({ customer, without }: { customer: Customer; without?: 'kyc' }) {
  const left = pendingActions(customer).filter((one) => one !== without)
  if (left.length === 0) return null
  return (
    <AccountCard title="To do">
      <ul className="divide-y divide-border">
        {left.map((one) => {
          const { Icon, title, text, button, to } = words[one]
          return (
            <li
              key={one}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-1 last:pb-0 sm:flex-nowrap"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-warning-bg text-warning">
                <Icon size={20} aria-hidden="true" />
              </span>
              <p className="min-w-0 grow basis-56 text-body-sm">
                <strong className="block text-body font-semibold">{title}</strong>
                <span className="text-text-muted">{text}</span>
              </p>
              <LinkButton look="outline" href={to} className="w-full shrink-0 sm:w-auto">
                {button}
              </LinkButton>
            </li>
          )
        })}
      </ul>
    </AccountCard>
  )
}
