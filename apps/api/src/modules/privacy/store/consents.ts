import type { ConsentPlace, ConsentPurpose } from '@upchar/kernel/consents'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Whose choices: an account's, or a guest's; exactly one is set. */
export type Chooser = { customerId: string | null; guestHash: string | null }

export type ConsentRow = {
  purpose: ConsentPurpose
  allowed: boolean
  place: ConsentPlace
  at: Date
  noticeVersion: number
  noticeSince: Date
}

const latest = {
  name: 'privacy-latest-choice',
  text: `select allowed from consent_record
    where (customer_id = $1 or guest_hash = $2) and purpose = $3 order by at desc, id desc limit 1`,
}

/** The choice that counts; undefined: none was made. */
export async function selectChoice(
  handle: Handle,
  { customerId, guestHash }: Chooser,
  purpose: ConsentPurpose,
): Promise<boolean | undefined> {
  const [row] = await queryPrepared<{ allowed: boolean }>(handle, latest, [
    customerId,
    guestHash,
    purpose,
  ])
  return row?.allowed
}

const turn = {
  name: 'privacy-turn',
  text: `select pg_advisory_xact_lock(hashtextextended('consent ' || coalesce($1, $2), 0))`,
}

/** Records a choice under the notice in force. The same choice again changes nothing, also while the first is being written. */
export async function insertChoice(
  handle: Handle,
  row: Chooser & {
    id: string
    purpose: ConsentPurpose
    allowed: boolean
    place: ConsentPlace
    at: Date
  },
): Promise<void> {
  await queryPrepared(handle, turn, [row.customerId, row.guestHash])
  if ((await selectChoice(handle, row, row.purpose)) === row.allowed) return
  const at = sql`${row.at.toISOString()}::timestamptz`
  await handle.execute(sql`
    insert into consent_record (id, purpose, allowed, place, notice_id, customer_id, guest_hash, at)
    values (${row.id}, ${row.purpose}, ${row.allowed}, ${row.place},
      (select id from content_version where kind = 'policy' and key = 'privacy' and cancelled_at is null and value is not null
        and starts_at <= ${at} and (ends_at is null or ends_at > ${at}) order by starts_at desc, number desc limit 1),
      ${row.customerId}, ${row.guestHash}, ${at})`)
}

/** Choices, the newest first. */
export async function selectChoices(
  handle: Handle,
  { customerId, guestHash }: Chooser,
  limit: number,
): Promise<ConsentRow[]> {
  const { rows } = await handle.execute<
    Omit<ConsentRow, 'at' | 'noticeSince'> & { at: string; noticeSince: string }
  >(sql`
    select c.purpose, c.allowed, c.place, c.at, n.number as "noticeVersion", n.starts_at as "noticeSince"
    from consent_record c join content_version n on n.id = c.notice_id
    where c.customer_id = ${customerId} or c.guest_hash = ${guestHash}
    order by c.at desc, c.id desc limit ${limit}`)
  return rows.map(({ at, noticeSince, ...row }) => ({
    ...row,
    at: new Date(at),
    noticeSince: new Date(noticeSince),
  }))
}

/** A guest's choices become the account's at sign-in. */
export async function adoptRows(
  handle: Handle,
  guestHash: string,
  customerId: string,
): Promise<void> {
  await handle.execute(sql`update consent_record set guest_hash = null, customer_id = ${customerId}
    where guest_hash = ${guestHash}`)
}
