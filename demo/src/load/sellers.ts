import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Catalogue } from '../model.ts'
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

/** Loads brands, sellers and warehouses, which products refer to. Returns their ids. */
export async function loadSellersAndBrands(
  client: pg.ClientBase,
  catalogue: Catalogue,
  at: Date,
): Promise<References> {
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
  await copyRows(
    client,
    'seller_licence',
    ['seller_id', 'form', 'number', 'state_code', 'valid_until', 'person_in_charge'],
    catalogue.sellers.flatMap((s, i) =>
      s.licences.map(({ kind, number, validUntil }) => [
        i + 1,
        // Wholesale, of the two forms that share a number.
        kind.split('/').at(-1) ?? kind,
        number,
        s.stateCode,
        validUntil,
        // Medicines are sold under a competent person (Drugs Rules 1945, rules 64 and 65).
        kind.startsWith('2') ? 'Asha Example' : null,
      ]),
    ),
  )
  return new Map(catalogue.sellers.map((s, i) => [s.key, i + 1]))
}

/** Loads campaigns of loaded groups, with start and end. The first is announced while it runs. */
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
    'content_version',
    [
      'id',
      'kind',
      'key',
      'number',
      'value',
      'starts_at',
      'ends_at',
      'published_by',
      'published_at',
    ],
    [
      [
        randomUUID(),
        'announcement',
        first.key,
        1,
        JSON.stringify({
          kind: 'announcement',
          title: first.title,
          text: first.text,
          link: { name: 'See what is in it', href: `/offers/${first.key}` },
          campaign: first.key,
        }),
        first.startsAt,
        first.endsAt,
        'demo',
        first.startsAt,
      ],
    ],
  )
}
