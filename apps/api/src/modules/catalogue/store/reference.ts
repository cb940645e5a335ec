import { buyingRules } from '@upchar/reference/buying-rules'
import { categories, subCategories } from '@upchar/reference/category-tree'
import { categoryOfFamily, families } from '@upchar/reference/families'
import { gstRates } from '@upchar/reference/gst-rates'
import { procedures } from '@upchar/reference/procedures'
import { slugify } from '@upchar/reference/slug'
import { sql } from '../../../platform/db/sql.ts'
import { specialities } from '@upchar/reference/specialities'
import type { Transaction } from '../../../platform/db/database.ts'
import { bringRows, closedByRelease } from '../../../platform/db/reference-rows.ts'
import {
  businessCategory,
  buyingPolicy,
  category,
  family,
  gstRate,
  procedure,
  procedureFamily,
  speciality,
  specialityFamily,
} from '../tables.ts'

/**
 * The catalogue's reference data: categories, families, specialities, procedures, tax rates, buying
 * rules.
 */
export async function loadCatalogueReference(tx: Transaction): Promise<number> {
  let changed = await loadCategories(tx)
  changed += await loadFamilies(tx)
  changed += await loadUses(tx)
  return changed + (await loadRules(tx))
}

async function loadCategories(tx: Transaction): Promise<number> {
  // Existing landing pages belong to staff.
  const landing = await bringRows(tx, {
    table: businessCategory,
    key: ['key'],
    rows: categories.map((c) => ({
      key: c.key,
      name: c.name,
      position: c.position,
      enabled: c.enabled,
      metaTitle: c.metaTitle,
      metaDescription: c.metaDescription,
      bannerTitle: c.bannerTitle,
      bannerText: c.metaDescription,
      bannerImage: c.key,
    })),
  })
  const ids = await categoryIds(tx)
  let next = Math.max(0, ...ids.values())
  const below = await bringRows(tx, {
    table: category,
    key: ['slug'],
    rows: subCategories.map(({ slug, name, categoryKey, position }) => ({
      id: ids.get(slug) ?? ++next,
      slug,
      name,
      businessCategory: categoryKey,
      position,
    })),
    follow: ['name', 'businessCategory', 'position'],
  })
  return landing + below
}

const categoryIds = async (tx: Transaction): Promise<Map<string, number>> =>
  new Map(
    (await tx.select({ id: category.id, slug: category.slug }).from(category)).map((row) => [
      row.slug,
      row.id,
    ]),
  )

async function loadFamilies(tx: Transaction): Promise<number> {
  const ids = await categoryIds(tx)
  const ofRelease = {
    table: family,
    key: ['key'] as const,
    rows: families.map((facts, position) => ({
      key: facts.key,
      name: facts.genericName,
      slug: slugify(facts.genericName),
      categoryId: ids.get(facts.subCategory) ?? 0,
      businessCategory: categoryOfFamily(facts),
      description: facts.description,
      attributes: facts.attributes.map(({ type, unit, ...more }) => ({
        ...more,
        type: type === 'bool' ? ('boolean' as const) : type,
        ...(unit !== null && { unit }),
      })),
      gstTag: facts.gstTag ?? null,
      position,
    })),
  }
  const changed = await bringRows(tx, {
    ...ofRelease,
    follow: ['name', 'categoryId', 'businessCategory', 'description', 'gstTag', 'position'],
  })
  const attributes = await bringRows(tx, {
    ...ofRelease,
    follow: ['attributes'],
    followWhere: sql`here.attributes_changed_by is null`,
  })
  return changed + attributes
}

/** Specialities and procedures with the families that they need. */
async function loadUses(tx: Transaction): Promise<number> {
  const follow = ['name', 'description', 'position'] as const
  const rowOf = ({ slug, name, description, position }: (typeof specialities)[number]) => ({
    slug,
    name,
    description,
    position,
  })
  let changed = await bringRows(tx, {
    table: speciality,
    key: ['slug'],
    rows: specialities.map(rowOf),
    follow,
  })
  changed += await bringRows(tx, {
    table: specialityFamily,
    key: ['specialitySlug', 'familyKey'],
    rows: specialities.flatMap(({ slug, familyKeys }) =>
      familyKeys.map((familyKey) => ({ specialitySlug: slug, familyKey })),
    ),
  })
  changed += await bringRows(tx, {
    table: procedure,
    key: ['slug'],
    rows: procedures.map(({ slug, name, description, position }) => ({
      slug,
      name,
      description,
      position,
    })),
    follow,
  })
  return (
    changed +
    (await bringRows(tx, {
      table: procedureFamily,
      key: ['procedureSlug', 'familyKey'],
      rows: procedures.flatMap(({ slug, needs }) =>
        needs.map(({ familyKey }) => ({ procedureSlug: slug, familyKey })),
      ),
    }))
  )
}

async function loadRules(tx: Transaction): Promise<number> {
  const rates = await loadGstRates(tx)
  const rules = await bringRows(tx, {
    table: buyingPolicy,
    key: ['productClass', 'businessTypeId', 'validFrom'],
    rows: buyingRules,
    ...closedByRelease,
  })
  return rates + rules
}

/**
 * Brings the release's GST rates. What staff have set for an HSN from the same day stays, and what they have withdrawn
 * stays so; a rate of the release from a later day ends theirs as a later change of the law does.
 */
async function loadGstRates(tx: Transaction): Promise<number> {
  const { rows: set } = await tx.execute<{ key: string }>(sql`
    select concat_ws(' ', hsn_prefix, coalesce(tag, '-'), valid_from) as key from gst_rate
    where changed_by is not null and (valid_to is null or valid_to >= valid_from)`)
  const taken = new Set(set.map(({ key }) => key))
  const changed = await bringRows(tx, {
    table: gstRate,
    // Rows of staff are none of the release's.
    key: ['hsnPrefix', 'tag', 'maxPiecePaise', 'validFrom', 'changedBy'],
    rows: gstRates
      .filter(
        ({ hsnPrefix, tag, validFrom }) => !taken.has(`${hsnPrefix} ${tag ?? '-'} ${validFrom}`),
      )
      .map((row) => ({ ...row, changedBy: null })),
    follow: ['validTo'],
    followWhere: sql`here.valid_to is null and not exists (
      select from gst_rate gone where gone.hsn_prefix = here.hsn_prefix and gone.tag is not distinct from here.tag
        and gone.valid_from = given.valid_to + 1 and gone.valid_to < gone.valid_from)`,
  })
  const ended = await tx.execute(sql`
    update gst_rate own set valid_to = later.day - 1 from (
      select mine.id, min(next.valid_from) as day from gst_rate mine join gst_rate next
        on next.hsn_prefix = mine.hsn_prefix and next.tag is not distinct from mine.tag and next.valid_from > mine.valid_from
        and (next.valid_to is null or next.valid_to >= next.valid_from)
      where mine.changed_by is not null and mine.valid_to is null group by mine.id) later
    where own.id = later.id`)
  return changed + (ended.rowCount ?? 0)
}
