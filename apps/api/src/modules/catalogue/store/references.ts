import { asc, eq, sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import {
  brand,
  businessCategory,
  buyingPolicy,
  category,
  family,
  campaign,
  campaignGroup,
  procedure,
  productGroup,
  procedureFamily,
  speciality,
  specialityFamily,
} from '../tables.ts'

/** All reference data of products: some hundreds of rows. */
export async function selectReferences(handle: Handle) {
  const [
    businessCategories,
    categories,
    families,
    brands,
    specialities,
    specialityFamilies,
    procedures,
    procedureFamilies,
  ] = await Promise.all([
    handle
      .select()
      .from(businessCategory)
      .orderBy(asc(businessCategory.position), asc(businessCategory.key)),
    handle.select().from(category).orderBy(asc(category.position), asc(category.id)),
    handle.select().from(family).orderBy(asc(family.position), asc(family.key)),
    handle.select().from(brand).orderBy(asc(brand.name), asc(brand.id)),
    handle.select().from(speciality).orderBy(asc(speciality.position)),
    handle.select().from(specialityFamily),
    handle.select().from(procedure).orderBy(asc(procedure.position)),
    handle.select().from(procedureFamily),
  ])
  return {
    businessCategories,
    categories,
    families,
    brands,
    specialities,
    specialityFamilies,
    procedures,
    procedureFamilies,
  }
}

/** The first attribute by which a family's variants differ, by its label. */
export const selectOptionNames = async (
  handle: Handle,
): Promise<{ family: string; name: string }[]> => {
  const { rows } = await handle.execute<{ family: string; name: string }>(sql`
    select f.key as family, a.one->>'label' as name from family f
      cross join lateral (
        select one from jsonb_array_elements(f.attributes) with ordinality e(one, place)
        where (one->>'makesVariant')::boolean order by place limit 1) a`)
  return rows
}

export type ReferenceRows = Awaited<ReturnType<typeof selectReferences>>

export const selectCampaigns = (handle: Handle) =>
  handle.select().from(campaign).orderBy(asc(campaign.endsAt), asc(campaign.slug))
export const selectCampaignGroups = (handle: Handle) =>
  handle
    .select({
      campaignSlug: campaignGroup.campaignSlug,
      groupId: campaignGroup.groupId,
      productClass: productGroup.productClass,
    })
    .from(campaignGroup)
    .innerJoin(productGroup, eq(productGroup.id, campaignGroup.groupId))
    .orderBy(asc(campaignGroup.groupId))
export const selectBuyingPolicy = (handle: Handle) => handle.select().from(buyingPolicy)
