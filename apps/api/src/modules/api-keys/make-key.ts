import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { dayPast, keysFull } from './errors.ts'
import { mostKeys } from './rules.ts'
import { hashOfSecret, newKeySecret, newPrefix, wholeKey } from './secrets.ts'
import { insertKey, lockAdditions, selectGood } from './store.ts'
import { keysView } from './view.ts'

/** Makes a key; it is in this answer only. */
export async function makeKey(
  { config, db, clock }: Context,
  { staffId }: StaffCaller,
  { name, scopes, last_day: lastDay, reason }: Body<'staffMakeApiKey'>,
): Promise<HandlerResult<'staffMakeApiKey'>> {
  const at = clock.now()
  const today = istDate(at)
  if (lastDay !== null && lastDay < today) return dayPast()
  const [id, prefix, secret] = [newId(), newPrefix(config), newKeySecret()]
  return decideInTransaction(db, async (tx) => {
    await lockAdditions(tx)
    if ((await selectGood(tx, today)).length >= mostKeys) return keysFull()
    const said = { name, scopes, lastDay, reason }
    await insertKey(tx, {
      ...said,
      id,
      prefix,
      secretHash: hashOfSecret(secret),
      madeBy: staffId,
      madeAt: at,
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'api_key.make',
      subject: { kind: 'api_key', id },
      after: { label: name, begins: prefix, scopes, last_day: lastDay, reason },
      at,
    })
    return ok({
      success: true as const,
      id,
      secret: wholeKey(prefix, secret),
      keys: await keysView(tx, at),
    })
  })
}
