import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { buyingRules } from '@upchar/reference/buying-rules'
import { articleCategories, articles } from '@upchar/reference/articles'
import type { Catalogue } from '../model.ts'
import { givenWords, wordRows } from '../search-words.ts'
import { copyRows } from './copy.ts'
import type { References } from './groups.ts'

const countries: Record<string, string> = {
  IN: 'India',
  CN: 'China',
  DE: 'Germany',
  US: 'United States',
  JP: 'Japan',
  MY: 'Malaysia',
  KR: 'South Korea',
}

const hsnDigits = { 'upto-5-crore': 4, '5-to-10-crore': 6, 'above-10-crore': 6 } as const

/** Everything that products refer to. Returns the ids given to brands, sellers and warehouses. */
export async function loadReferences(
  client: pg.ClientBase,
  catalogue: Catalogue,
  at: Date,
): Promise<References> {
  await copyRows(
    client,
    'business_category',
    [
      'key',
      'name',
      'position',
      'enabled',
      'meta_title',
      'meta_description',
      'banner_title',
      'banner_text',
      'banner_image',
    ],
    catalogue.categories.map((c) => [
      c.key,
      c.name,
      c.position,
      c.enabled,
      c.metaTitle,
      c.metaDescription,
      c.bannerTitle,
      c.metaDescription,
      c.key,
    ]),
  )
  const categoryIds = new Map(catalogue.subCategories.map((c, i) => [c.slug, i + 1]))
  await copyRows(
    client,
    'category',
    ['id', 'slug', 'name', 'business_category', 'position'],
    catalogue.subCategories.map((c, i) => [i + 1, c.slug, c.name, c.categoryKey, c.position]),
  )
  const generic = new Map(catalogue.genericNames.map((g) => [g.familyKey, g]))
  await copyRows(
    client,
    'family',
    [
      'key',
      'name',
      'slug',
      'category_id',
      'business_category',
      'description',
      'attributes',
      'position',
    ],
    catalogue.families.map((f) => [
      f.key,
      generic.get(f.key)?.name ?? f.name,
      f.genericSlug,
      categoryIds.get(f.subCategorySlug) ?? 0,
      f.categoryKey,
      generic.get(f.key)?.description ?? '',
      {
        json: f.attributes.map((a) => ({
          key: a.key,
          label: a.label,
          type: a.type === 'bool' ? 'boolean' : a.type,
          ...(a.unit !== null && { unit: a.unit }),
          filterable: a.filterable,
          makesVariant: a.makesVariant,
        })),
      },
      f.position,
    ]),
  )
  await copyRows(
    client,
    'speciality',
    ['slug', 'name', 'description', 'position'],
    catalogue.specialities.map((s) => [s.slug, s.name, s.description, s.position]),
  )
  await copyRows(
    client,
    'speciality_family',
    ['speciality_slug', 'family_key'],
    catalogue.specialities.flatMap((s) => s.familyKeys.map((key) => [s.slug, key])),
  )
  await copyRows(
    client,
    'procedure',
    ['slug', 'name', 'description', 'position'],
    catalogue.procedures.map((p) => [p.slug, p.name, p.description, p.position]),
  )
  await copyRows(
    client,
    'procedure_family',
    ['procedure_slug', 'family_key'],
    catalogue.procedures.flatMap((p) => p.needs.map((n) => [p.slug, n.familyKey])),
  )
  await copyRows(
    client,
    'gst_rate',
    ['hsn_prefix', 'tag', 'max_piece_paise', 'rate_bp', 'valid_from', 'valid_to', 'source'],
    catalogue.gstRates.map((r) => [
      r.hsnPrefix,
      r.tag,
      r.pieceValueUpToPaise,
      r.rateBp,
      r.validFrom,
      r.validTo,
      r.source,
    ]),
  )
  await copyRows(
    client,
    'buying_policy',
    ['product_class', 'business_type_id', 'requirement', 'valid_from'],
    buyingRules.map((row) => [
      row.productClass,
      row.businessTypeId,
      row.requirement,
      row.validFrom,
    ]),
  )
  await loadSearchWords(client, catalogue)
  await loadContent(client, catalogue)

  const brandIds = new Map(catalogue.brands.map((b, i) => [b.key, i + 1]))
  await copyRows(
    client,
    'brand',
    ['id', 'slug', 'name', 'hue', 'country', 'description'],
    catalogue.brands.map((b, i) => [
      i + 1,
      b.key,
      b.name,
      b.hue,
      countries[b.country] ?? b.country,
      b.about,
    ]),
  )
  const sellerIds = await loadSellers(client, catalogue)
  const warehouseIds = new Map(catalogue.warehouses.map((w, i) => [w.key, i + 1]))
  await copyRows(
    client,
    'warehouse',
    [
      'id',
      'seller_id',
      'name',
      'city',
      'pincode',
      'latitude',
      'longitude',
      'cut_off_hour',
      'works_sunday',
    ],
    catalogue.warehouses.map((w, i) => [
      i + 1,
      sellerIds.get(w.sellerKey) ?? 0,
      w.name,
      w.city,
      w.pincode,
      w.lat,
      w.lng,
      w.cutOffHour,
      w.workingDays.includes(7),
    ]),
  )
  return { brandIds, sellerIds, warehouseIds, at }
}

async function loadSellers(
  client: pg.ClientBase,
  catalogue: Catalogue,
): Promise<Map<string, number>> {
  const licence = (seller: Catalogue['sellers'][number], test: (kind: string) => boolean) =>
    seller.licences.find((l) => test(l.kind))?.number ?? null
  await copyRows(
    client,
    'seller',
    [
      'id',
      'slug',
      'legal_name',
      'trade_name',
      'gstin',
      'state_code',
      'address',
      'city',
      'pincode',
      'email',
      'phone',
      'drug_licence',
      'device_licence',
      'invoice_prefix',
      'hsn_digits',
    ],
    catalogue.sellers.map((s, i) => [
      i + 1,
      s.key,
      s.legalName,
      s.tradeName,
      s.gstin,
      s.stateCode,
      [s.address.line1, s.address.line2].filter(Boolean).join(', '),
      s.address.city,
      s.address.pincode,
      s.email,
      s.phone,
      licence(s, (kind) => kind.startsWith('2')),
      licence(s, (kind) => kind === 'MD-42'),
      s.invoicePrefix,
      hsnDigits[s.turnover],
    ]),
  )
  return new Map(catalogue.sellers.map((s, i) => [s.key, i + 1]))
}

async function loadSearchWords(client: pg.ClientBase, catalogue: Catalogue): Promise<void> {
  await copyRows(
    client,
    'search_synonym',
    ['phrase', 'family_key', 'expansion'],
    catalogue.synonyms.flatMap(wordRows).map((row) => [row.phrase, row.family_key, row.expansion]),
  )
  const given = givenWords(catalogue.synonyms)
  await copyRows(client, 'content_block', ['key', 'value'], [[given.key, { json: given.value }]])
  await copyRows(
    client,
    'search_blocked_term',
    ['term'],
    catalogue.blockedTerms.map((b) => [b.term]),
  )
}

async function loadContent(client: pg.ClientBase, catalogue: Catalogue): Promise<void> {
  await copyRows(
    client,
    'content_block',
    ['key', 'value'],
    [
      ['top_searches', { json: catalogue.topSearches }],
      ['rotating_keywords', { json: catalogue.rotatingKeywords }],
      [
        'home_banners',
        {
          json: catalogue.banners.map((b) => ({
            title: b.title,
            text: b.text,
            action: b.action,
            href: b.path,
            image: b.categoryKey ?? 'shop',
          })),
        },
      ],
    ],
  )
  await copyRows(
    client,
    'article_category',
    ['id', 'name', 'description', 'position'],
    articleCategories.map((c, i) => [c.id, c.name, c.description, i + 1]),
  )
  await copyRows(
    client,
    'article',
    ['slug', 'category_id', 'title', 'summary', 'blocks', 'published_on', 'updated_on'],
    articles.map((a) => [
      a.slug,
      a.categoryId,
      a.title,
      a.summary,
      { json: a.blocks },
      a.publishedOn,
      a.publishedOn,
    ]),
  )
}

/** Campaigns with a true start and end; only groups that were loaded take part. The first is announced while it runs. */
export async function loadCampaigns(
  client: pg.ClientBase,
  catalogue: Catalogue,
  groupIds: ReadonlyMap<number, number>,
): Promise<void> {
  await copyRows(
    client,
    'campaign',
    ['slug', 'title', 'description', 'starts_at', 'ends_at'],
    catalogue.deals.map((d) => [d.key, d.title, d.text, d.startsAt, d.endsAt]),
  )
  await copyRows(
    client,
    'campaign_group',
    ['campaign_slug', 'group_id'],
    catalogue.deals.flatMap((d) =>
      d.groupNos.flatMap((no) => {
        const id = groupIds.get(no)
        return id === undefined ? [] : [[d.key, id] as const]
      }),
    ),
  )
  const [first] = catalogue.deals
  if (first === undefined) return
  await copyRows(
    client,
    'announcement',
    ['id', 'title', 'text', 'action_name', 'action_href', 'campaign_slug', 'starts_at', 'ends_at'],
    [
      [
        randomUUID(),
        first.title,
        first.text,
        'See what is in it',
        `/offers/${first.key}`,
        first.key,
        first.startsAt,
        first.endsAt,
      ],
    ],
  )
}
