import { check, date, integer, pgTable, text, uuid } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ApiScope } from '@upchar/kernel/api-scopes'

/** A key by which another system calls the API (OPS-08). It stays when it is over: the audit log names it. */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid('id').primaryKey(),
    /** Incremented by each new secret, so that staff replace only the one that they have seen. */
    version: integer('version').notNull().default(0),
    name: text('name').notNull(),
    /** The public beginning of the key, which finds its row. */
    prefix: text('prefix').notNull().unique(),
    /** Of the secret, which is random: a slow hash would add nothing. */
    secretHash: text('secret_hash').notNull(),
    /** Of the secret before, which is good until then. */
    oldHash: text('old_hash'),
    oldUntil: instant('old_until'),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** In India, included; null: no end is planned. */
    lastDay: date('last_day'),
    reason: text('reason').notNull(),
    /** Id of the member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    usedOn: date('used_on'),
    /** Shortened. */
    usedFrom: text('used_from'),
    revokedBy: text('revoked_by'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (t) => [
    check('api_key_old', sql`num_nonnulls(${t.oldHash}, ${t.oldUntil}) in (0, 2)`),
    check('api_key_used', sql`num_nonnulls(${t.usedOn}, ${t.usedFrom}) in (0, 2)`),
    check(
      'api_key_revoked',
      sql`num_nonnulls(${t.revokedBy}, ${t.revokedAt}, ${t.revokedReason}) in (0, 3)`,
    ),
    check('api_key_scopes', sql`cardinality(${t.scopes}) > 0`),
  ],
)
