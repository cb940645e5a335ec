import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import { Badge } from '@upchar/ui/badge'
import { OwnSessions, PasswordPanel, RecoveryPanel } from '../../../features/account/index.ts'
import { Page } from '../../../shell/page/page.tsx'
import { useMe } from '../../../shell/api/me.ts'

/** The member's own password, recovery codes and sessions. */
export function AccountScreen() {
  const { member } = useMe()
  return (
    <Page
      title={member.name}
      note={
        <>
          {member.email}. {STAFF_ROLE_WORDS[member.role].purpose}.
        </>
      }
      marks={<Badge tone="info">{STAFF_ROLE_WORDS[member.role].name}</Badge>}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <PasswordPanel email={member.email} call="staffSetPassword" />
          <RecoveryPanel />
        </div>
        <OwnSessions calls={{ list: 'staffListSessions', end: 'staffEndSessions' }} />
      </div>
    </Page>
  )
}
