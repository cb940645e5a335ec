import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { Catalogue } from '../memory/catalogue.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { listingNotFound } from '../errors.ts'
import { hrefs } from '../hrefs.ts'
import { runningCampaigns } from '../landing/campaigns.ts'
import {
  brandTiles,
  categoryTiles,
  genericNameTiles,
  groupsWith,
  procedureTiles,
  specialityTiles,
  type Tile,
} from '../landing/tiles.ts'

type Scope = Omit<Answer<'getListingScope'>, 'success' | 'ranking'>
type Crumb = Scope['breadcrumbs'][number]

/** The ranking criteria for buyers (E-Commerce Rules 2020, rule 5(3)(f)). */
const rankingNote =
  'Products that can be delivered to your pincode come first, then those that buyers choose most often. ' +
  'Search results are ordered by how well title, brand, generic name, attributes and description fit your words. ' +
  'Nobody pays for a better place. You can sort by price, rating, newest and country of origin instead.'

const mostRelated = 24
const shop: Crumb = { name: 'Shop', href: hrefs.shop }
const related = (tiles: readonly Tile[], slug: string) =>
  tiles
    .filter((tile) => tile.slug !== slug)
    .slice(0, mostRelated)
    .map(({ name, slug: own, href, count }) => ({ name, slug: own, href, count }))

function categoryScope(catalogue: Catalogue, slug: string): Scope | undefined {
  const category = catalogue.references.categories.get(slug)
  const business = catalogue.references.businessCategories.get(category?.businessCategory ?? '')
  if (category === undefined || business === undefined) return undefined
  const families = genericNameTiles(catalogue, (family) => family.category.slug === slug)
  return {
    title: category.name,
    description:
      families.length === 0
        ? ''
        : `${category.name} for hospitals, clinics and practices: ${families
            .slice(0, 6)
            .map((one) => one.name)
            .join(', ')}.`,
    breadcrumbs: [
      shop,
      { name: business.name, href: hrefs.landing(business.key) },
      { name: category.name, href: hrefs.category(slug) },
    ],
    related: related(families, ''),
    filters: `category=${slug}`,
    ends_at: null,
  }
}

function familyScope(
  catalogue: Catalogue,
  slug: string,
  business: string | undefined,
): Scope | undefined {
  const family = [...catalogue.references.families.values()].find(
    (one) => one.slug === slug && (business === undefined || one.business.key === business),
  )
  if (family === undefined) return undefined
  return {
    title: family.name,
    description: family.description,
    breadcrumbs: [
      shop,
      { name: family.business.name, href: hrefs.landing(family.business.key) },
      { name: family.category.name, href: hrefs.category(family.category.slug) },
      { name: family.name, href: hrefs.genericName(family.business.key, slug) },
    ],
    related: related(
      genericNameTiles(catalogue, (one) => one.category.slug === family.category.slug),
      slug,
    ),
    filters: `family=${encodeURIComponent(family.key)}`,
    ends_at: null,
  }
}

type Part = { title: string; description: string; href: string; tiles: readonly Tile[] }

/** A part of the shop one level below its root. */
function partOf(
  catalogue: Catalogue,
  kind: 'brand' | 'speciality' | 'procedure' | 'business',
  slug: string,
): Part | undefined {
  const { references, index } = catalogue
  if (kind === 'brand') {
    const brand = references.brands.get(slug)
    return (
      brand && {
        title: brand.name,
        description: brand.description,
        href: hrefs.brand(slug),
        tiles: genericNameTiles(catalogue, (family) => brandSells(catalogue, slug, family.key)),
      }
    )
  }
  if (kind === 'business') {
    const business = references.businessCategories.get(slug)
    return (
      business && {
        title: business.name,
        description: business.metaDescription,
        href: hrefs.landing(slug),
        tiles: categoryTiles(catalogue, slug),
      }
    )
  }
  const isSpeciality = kind === 'speciality'
  const purpose = (isSpeciality ? references.specialities : references.procedures).get(slug)
  return (
    purpose && {
      title: purpose.name,
      description: purpose.description,
      href: isSpeciality ? hrefs.speciality(slug) : hrefs.procedure(slug),
      tiles: (isSpeciality ? specialityTiles : procedureTiles)(catalogue, index.all),
    }
  )
}

function campaignScope(catalogue: Catalogue, slug: string, now: Date): Scope | undefined {
  const campaign = runningCampaigns(catalogue.campaigns, now).find((one) => one.slug === slug)
  return (
    campaign && {
      title: campaign.title,
      description: `${campaign.description} Ends ${formatIstDateTime(campaign.endsAt)}.`,
      breadcrumbs: [
        shop,
        { name: 'Offers', href: hrefs.offers },
        { name: campaign.title, href: hrefs.offer(slug) },
      ],
      related: [],
      filters: `offer=${encodeURIComponent(slug)}`,
      ends_at: campaign.endsAt.toISOString(),
    }
  )
}

function scopeOf(
  catalogue: Catalogue,
  { kind, slug, business }: Query<'getListingScope'>,
  now: Date,
): Scope | undefined {
  if (kind === 'category') return categoryScope(catalogue, slug)
  if (kind === 'family') return familyScope(catalogue, slug, business)
  if (kind === 'offer') return campaignScope(catalogue, slug, now)
  const part = partOf(catalogue, kind, slug)
  return (
    part && {
      title: part.title,
      description: part.description,
      breadcrumbs: [shop, { name: part.title, href: part.href }],
      related: related(part.tiles, slug),
      filters: `${kind}=${encodeURIComponent(slug)}`,
      ends_at: null,
    }
  )
}

const brandSells = (catalogue: Catalogue, brand: string, familyKey: string): boolean => {
  const groups = groupsWith(catalogue, 'family', familyKey)
  return (
    groups !== undefined && brandTiles(catalogue, groups.bits).some((tile) => tile.slug === brand)
  )
}

/** A listing's heading, text, breadcrumbs and filter (ROUTE-04 to ROUTE-08, ROUTE-10). */
export async function showListingScope(context: Context, query: Query<'getListingScope'>) {
  const scope = scopeOf(await catalogueOf(context), query, context.clock.now())
  if (scope === undefined)
    return query.kind === 'offer' ? listingNotFound('This offer has ended.') : listingNotFound()
  return ok({ success: true as const, ...scope, ranking: rankingNote })
}
