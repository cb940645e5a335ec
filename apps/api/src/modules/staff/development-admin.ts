import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { hashPassword } from '../../platform/identity/passwords.ts'
import { seal } from './seal.ts'
import { insertMember, selectMember, updateMember } from './store/members.ts'
import { deleteSessions } from './store/sessions.ts'
import { codeAt } from './totp.ts'

/** The publicly known administrator of a development shop (README). */
export const developmentAdmin = Object.freeze({
  id: 'development-admin',
  email: 'admin@upchar.example',
  name: 'Asha Admin',
  password: 'cotton-kite-monsoon',
  totpSecret: 'NBSWY3DPFQQFO33SNRSCCIDPNZSSAZDB',
})

/** The code in this administrator's authenticator app. */
export const developmentCode = (at: Date): string => codeAt(developmentAdmin.totpSecret, at)

/** In development, enables the publicly known administrator; in production, locks it out if it exists. */
export async function toggleDevelopmentAdmin({
  db,
  clock,
  config,
}: Pick<Context, 'db' | 'clock' | 'config'>): Promise<void> {
  const at = clock.now()
  const { id, email, name, password, totpSecret } = developmentAdmin
  const access = config.production
    ? { passwordHash: null, totpSecret: null, disabledAt: at }
    : {
        passwordHash: await hashPassword(password),
        totpSecret: seal(config.secret, id, totpSecret),
        totpConfirmedAt: at,
        disabledAt: null,
      }
  await inTransaction(db, async (tx) => {
    const known = await selectMember(tx, id)
    if (known === undefined && !config.production)
      await insertMember(tx, { id, email, name, role: 'admin', createdAt: at, ...access })
    if (known !== undefined) await updateMember(tx, id, access)
    if (config.production) await deleteSessions(tx, id)
  })
}
