import type { Body, Params } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  pinTogether,
  selectPairsForStaff,
  unpinTogether,
} from '../../modules/bought-together/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

/** Pinned and counted pairs of products (CART-10). */
export async function listPairs({ db }: Pick<Context, 'db'>) {
  const pairs = await selectPairsForStaff(db)
  const names = await staffNames(
    db,
    pairs.flatMap(({ pinnedBy }) => (pinnedBy === null ? [] : [pinnedBy])),
  )
  return ok({
    success: true as const,
    pairs: pairs.map((pair) => ({
      group_id: pair.groupId,
      with_group_id: pair.withGroupId,
      title: pair.title,
      slug: pair.slug,
      with_title: pair.withTitle,
      with_slug: pair.withSlug,
      buyers: pair.buyers,
      pin:
        pair.pinnedAt === null
          ? null
          : {
              reason: pair.reason ?? '',
              made_by: names.get(pair.pinnedBy ?? '') ?? null,
              made_at: new Date(pair.pinnedAt).toISOString(),
            },
    })),
  })
}

export async function pinPair(
  context: Context,
  { staffId }: StaffCaller,
  { sku, with_sku: withSku, reason }: Body<'staffPinTogether'>,
) {
  const pinned = await pinTogether(context, staffId, { sku, withSku, reason })
  return pinned.ok ? listPairs(context) : pinned
}

export async function unpinPair(
  context: Context,
  { staffId }: StaffCaller,
  { group_id: groupId, with_group_id: withGroupId }: Params<'staffUnpinTogether'>,
) {
  const gone = await unpinTogether(context, staffId, { groupId, withGroupId })
  return gone.ok ? listPairs(context) : gone
}
