import type { Answer } from '@upchar/contract/schema/endpoints'
import { ownOfferText } from '../../../modules/catalogue/index.ts'
import { and, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { offerVersion } from '../../products/store/offers.ts'

type Shown = Answer<'sellerListProposals'>['proposals'][number]
export type Terms = Shown['after']

export type Proposal = {
  id: string
  groupId: number
  variantId: number
  variant: string
  title: string
  optionLabel: string
  sellerId: number
  seller: string
  sku: string
  version: string
  before: Terms | null
  after: Terms
  state: Shown['state']
  reason: string
  stale: boolean
  /** The offer is the variant's own. */
  own: boolean
  member: string
  /** Where the decision is mailed to: the member, or the seller where the member is disabled by now. */
  email: string
  proposedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
}

const proposals = sql`offer_proposal p join variant v on v.id = p.variant_id join product_group g on g.id = v.group_id
  join seller s on s.id = p.seller_id join seller_member m on m.id = p.member_id
  left join offer o on o.variant_id = p.variant_id and o.seller_id = p.seller_id`
/** Proposals of older releases name none. */
const known = sql`'{"dispatch_days": 0}'::jsonb`
const columns = sql`p.id, g.id as "groupId", v.id as "variantId", v.sku as variant, g.title, v.option_label as "optionLabel",
  s.id as "sellerId", s.trade_name as seller, p.sku, p.version, ${known} || p.before as before, ${known} || p.after as after, p.state, p.reason,
  p.state = 'open' and p.version <> case when o.id is null then '' else ${offerVersion} end as stale, coalesce(${sql.raw(ownOfferText)}, false) as own, m.name as member,
  case when m.disabled_at is null then m.email else s.email end as email, p.proposed_at as "proposedAt",
  p.decided_by as "decidedBy", p.decided_at as "decidedAt"`

type Row = Omit<Proposal, 'proposedAt' | 'decidedAt'> & {
  proposedAt: string
  decidedAt: string | null
}
const proposalOf = (row: Row): Proposal => ({
  ...row,
  proposedAt: new Date(row.proposedAt),
  decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
})

type Query = Page & { sellerId?: number; queue?: 'open' | 'over' }

/** A page of proposals, those that wait the oldest first, others the latest first; how many there are. */
export async function selectProposals(
  handle: Handle,
  { sellerId, queue, ...page }: Query,
): Promise<{ rows: Proposal[]; count: number }> {
  const where =
    and(
      sellerId === undefined ? undefined : sql`p.seller_id = ${sellerId}`,
      queue === undefined ? undefined : sql`(p.state = 'open') = ${queue === 'open'}::boolean`,
    ) ?? sql`true`
  const order = queue === 'open' ? sql`p.proposed_at, p.id` : sql`p.proposed_at desc, p.id desc`
  const { offset, limit } = rowsOf(page)
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<Row>(
      sql`select ${columns} from ${proposals} where ${where} order by ${order} offset ${offset} limit ${limit}`,
    ),
    handle.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from offer_proposal p where ${where} limit ${countLimit}) counted`,
    ),
  ])
  return { rows: rows.map(proposalOf), count: counts[0]?.count ?? 0 }
}

/** A proposal. `lock`: nobody else decides it until the transaction ends; the product is to be locked before. */
export async function findProposal(
  handle: Handle,
  id: string,
  { lock = false, sellerId }: { lock?: boolean; sellerId?: number } = {},
): Promise<Proposal | undefined> {
  if (lock) await handle.execute(sql`select from offer_proposal where id = ${id} for update`)
  const where = and(
    sql`p.id = ${id}`,
    sellerId === undefined ? undefined : sql`p.seller_id = ${sellerId}`,
  )
  const { rows } = await handle.execute<Row>(
    sql`select ${columns} from ${proposals} where ${where}`,
  )
  return rows.map(proposalOf)[0]
}

/** The product of an article. */
export async function groupOfVariant(handle: Handle, sku: string): Promise<number | undefined> {
  const { rows } = await handle.execute<{ id: number }>(
    sql`select group_id::float8 as id from variant where sku = ${sku}`,
  )
  return rows[0]?.id
}

type Asked = Pick<
  Proposal,
  'id' | 'variantId' | 'sellerId' | 'sku' | 'version' | 'before' | 'after'
> & {
  memberId: string
}

/** False: another one for this offer is open. */
export async function insertProposal(tx: Transaction, asked: Asked, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into offer_proposal (id, variant_id, seller_id, sku, version, before, after, state, member_id, proposed_at)
    values (${asked.id}, ${asked.variantId}, ${asked.sellerId}, ${asked.sku}, ${asked.version},
      ${asked.before === null ? null : JSON.stringify(asked.before)}::jsonb, ${JSON.stringify(asked.after)}::jsonb, 'open',
      ${asked.memberId}, ${at.toISOString()}::timestamptz)
    on conflict (variant_id, seller_id) where state = 'open' do nothing`)
  return (rowCount ?? 0) > 0
}

type Closing = {
  state: 'accepted' | 'refused' | 'withdrawn'
  reason?: string
  by: string | null
  at: Date
}

export async function closeProposal(
  tx: Transaction,
  id: string,
  { state, reason = '', by, at }: Closing,
): Promise<void> {
  await tx.execute(sql`update offer_proposal set state = ${state}, reason = ${reason}, decided_by = ${by},
    decided_at = ${at.toISOString()}::timestamptz where id = ${id}`)
}
