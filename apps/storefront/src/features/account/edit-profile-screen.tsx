import { LinkButton } from '@upchar/ui/button'
import { useRouter } from '@tanstack/react-router'
import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountPage } from '../account-layout/index.ts'
import { FreeMailHint } from './free-mail-hint.tsx'
import type { ProfilePage } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'

/** ROUTE-17 */
export function EditProfileScreen({ customer, choices, returnUrl, posted }: ProfilePage) {
  const router = useRouter()
  const onward = returnUrl ?? href.account
  return (
    <AccountPage
      current="profile"
      title="Profile"
      note={
        <span className="[overflow-wrap:anywhere]">
          Your account is registered under{' '}
          <strong className="font-semibold text-text">{customer.email}</strong>.
        </span>
      }
    >
      {customer.is_free_email ? <FreeMailHint email={customer.email} /> : null}
      <ProfileForm
        customer={customer}
        choices={choices}
        button="Save"
        action={href.profile + stringifySearch({ returnUrl })}
        posted={posted}
        onSaved={() => router.navigate({ href: onward })}
        aside={
          <LinkButton look="quiet" href={onward}>
            Cancel
          </LinkButton>
        }
      />
    </AccountPage>
  )
}
