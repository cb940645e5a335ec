import { SELLER_ROLE_WORDS } from '@upchar/kernel/seller-roles'
import { Badge } from '@upchar/ui/badge'
import { OwnSessions, PasswordPanel } from '../features/account/index.ts'
import { Page } from '../shell/page/page.tsx'
import { useSellerMe } from './me.ts'

/** The member's own password and sessions. */
export function OwnAccountScreen() {
  const { member } = useSellerMe()
  return (
    <Page
      title={member.name}
      note={`${member.email}. Mails to this address have the code of each sign-in.`}
      marks={<Badge tone="info">{SELLER_ROLE_WORDS[member.role].name}</Badge>}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <PasswordPanel email={member.email} call="sellerSetPassword" />
        <OwnSessions calls={{ list: 'sellerListSessions', end: 'sellerEndSessions' }} />
      </div>
    </Page>
  )
}
