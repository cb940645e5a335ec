import { boolean, index, integer, pgTable, text } from '../../platform/db/pg-core.ts'
import type { SellerRole } from '@upchar/kernel/seller-roles'
import { instant } from '../../platform/db/columns.ts'
import { seller } from '../sellers/tables.ts'

/** Who works for a seller in the portal. Rows are never deleted, because the audit log refers to them. */
export const sellerMember = pgTable(
  'seller_member',
  {
    id: text('id').primaryKey(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    /** Lower case; of one seller only, because it says whose portal opens. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<SellerRole>().notNull(),
    /** Argon2id in PHC notation; null: invitation not yet accepted. */
    passwordHash: text('password_hash'),
    invitationHash: text('invitation_hash').unique(),
    invitationEndsAt: instant('invitation_ends_at'),
    createdAt: instant('created_at').notNull(),
    lastSignedInAt: instant('last_signed_in_at'),
    disabledAt: instant('disabled_at'),
    /** Disabled by staff: only they enable it again. */
    disabledByStaff: boolean('disabled_by_staff').notNull().default(false),
  },
  (t) => [index('seller_member_seller').on(t.sellerId)],
)

/** A sign-in to the portal, found by its token's hash. In stage `password` it only allows the second step. */
export const sellerSession = pgTable(
  'seller_session',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: text('member_id')
      .notNull()
      .references(() => sellerMember.id),
    stage: text('stage').$type<'password' | 'signed_in'>().notNull(),
    /** Browser and system in words; no address is stored. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('seller_session_member').on(t.memberId),
    index('seller_session_expires').on(t.expiresAt),
  ],
)
