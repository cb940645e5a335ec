import type { Context } from '../../platform/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { resetCredentials } from './change-member.ts'
import { newInvitation } from './invitation.ts'
import { insertMember, selectMemberByEmail, updateMember } from './store/members.ts'

/**
 * Makes an administrator from the command line: the first one, or when no other can sign in. An existing
 * member gets the role and a reset of credentials. Returns the link to pass on; nothing is mailed.
 */
export async function makeAdmin(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const at = clock.now()
  const { link, stored } = newInvitation(config.origin, at)
  await inTransaction(db, async (tx) => {
    const known = await selectMemberByEmail(tx, email)
    const id = known?.id ?? newId()
    if (known === undefined)
      await insertMember(tx, { id, email, name, role: 'admin', createdAt: at, ...stored })
    else {
      await updateMember(tx, id, { role: 'admin', disabledAt: null })
      await resetCredentials(tx, id, stored, at)
    }
    await recordAudit(tx, {
      by: null,
      action: 'staff.first_admin',
      subject: { kind: 'staff_member', id },
      after: { email, name, role: 'admin' },
      at,
    })
  })
  return link
}
