import { withoutGst } from '@upchar/kernel/gst'
import { paiseToRupees } from '@upchar/kernel/money'
import { stateByCode } from '@upchar/kernel/states'
import { registry } from '@upchar/drawings/registry'
import type { AttributeDefinition, AttributeValues, ProductDetail, ProductPhoto } from '../model.ts'
import type { VariantRow } from '../store/read-sources.ts'
import { statutoryFacts } from './facts.ts'
import { discountPercent, pricesOf, unitPriceOf } from './prices.ts'
import type { SellerFacts } from '../../sellers/index.ts'
import { ratingOf, type GroupSources } from './sources.ts'

const views = [
  { view: 0, label: 'Product' },
  { view: 1, label: 'With its pack' },
  { view: 2, label: 'Detail' },
  { view: 3, label: 'Size in centimetres' },
]

/** Photos by their place, which is the view that lists and orders ask for. */
const photoViews = (photos: readonly ProductPhoto[]) =>
  photos.map(({ key, alt }, view) => ({ view, label: alt, photo: key }))

/**
 * Products of a family without a drawing show a labelled carton, so that no false detail or size
 * appears.
 */
const viewsOf = (familyKey: string) =>
  Object.hasOwn(registry, familyKey) ? views : views.slice(0, 1)

/** In the family's order; values that the family doesn't define come last under their own key. */
function attributeList(
  values: AttributeValues,
  definitions: readonly AttributeDefinition[],
): { key: string; label: string; value: string }[] {
  const known = definitions.flatMap(({ key, label }) => {
    const value = values[key]?.display
    return value === undefined ? [] : [{ key, label, value }]
  })
  const others = Object.entries(values).flatMap(([key, { display }]) =>
    definitions.some((one) => one.key === key)
      ? []
      : [
          {
            key,
            label: key.charAt(0).toUpperCase() + key.slice(1).replace(/[-_]/g, ' '),
            value: display,
          },
        ],
  )
  return [...known, ...others]
}

function sellerOf(variant: VariantRow, { sellers, group }: GroupSources) {
  const seller = sellers.get(variant.sellerId)
  if (seller === undefined)
    throw new Error(`variant ${variant.sku} names seller ${variant.sellerId}, who does not exist`)
  return sellerView(seller, group.productClass)
}

/** Who sells, as the E-Commerce Rules 2020, rule 5(3), want it said. */
export function sellerView(
  seller: SellerFacts,
  productClass: string,
): ProductDetail['variants'][number]['seller'] {
  const state = stateByCode(seller.stateCode)?.name ?? seller.stateCode
  const medicine = /^(DRUG|BIO|VET)/.test(productClass)
  return {
    name: seller.tradeName,
    slug: seller.slug,
    legal_name: seller.legalName,
    address: `${seller.address}, ${seller.city} ${seller.pincode}, ${state}`,
    email: seller.email,
    // Stored as ten digits, like every checked phone.
    phone: /^\d{10}$/.test(seller.phone) ? `+91 ${seller.phone}` : seller.phone,
    city: seller.city,
    state,
    gstin: seller.gstin,
    licence: medicine ? seller.drugLicence : seller.deviceLicence,
    ...(seller.grievanceOfficer !== null && {
      grievance_officer: `${seller.grievanceOfficer}, ${seller.grievanceContact ?? seller.email}`,
    }),
  }
}

function variantView(
  variant: VariantRow,
  sources: GroupSources,
): ProductDetail['variants'][number] {
  return {
    sku: variant.sku,
    option_label: variant.optionLabel,
    attributes: attributeList(variant.attributes, sources.family.attributes),
    part_number: variant.partNumber,
    gtin: variant.gtin,
    ...pricesOf(variant),
    gst_amount: paiseToRupees(variant.pricePaise - withoutGst(variant.pricePaise, variant.gstBp)),
    discount_percent: discountPercent(variant),
    hsn: variant.hsn,
    moq: variant.moq,
    max_oq: variant.maxOq,
    pack_size: variant.packSize,
    pack_unit: variant.packUnit,
    unit_price: unitPriceOf(variant),
    net_quantity: variant.netQuantity,
    weight_grams: variant.weightGrams,
    ...(variant.photos.length > 0 && { images: photoViews(variant.photos) }),
    seller: sellerOf(variant, sources),
  }
}

/** The contract's ProductDetail; `offer` is last and null, as on the card. */
export function buildDetail(sources: GroupSources): ProductDetail {
  const { group, family, brand, variants, buying } = sources
  const rating = ratingOf(group)
  return {
    product_group_id: group.id,
    slug: group.slug,
    title: group.title,
    brand: {
      name: brand.name,
      slug: brand.slug,
      description: brand.description,
      country: brand.country,
    },
    family: family.key,
    generic_name: { name: family.name, slug: family.slug, description: family.description },
    category: { name: family.category.name, slug: family.category.slug },
    business_category: {
      key: family.business.key,
      name: family.business.name,
      enabled: family.business.enabled,
    },
    description: group.description,
    highlights: group.highlights,
    images: group.photos.length > 0 ? photoViews(group.photos) : viewsOf(family.key),
    attributes: attributeList(group.attributes, family.attributes),
    facts: statutoryFacts(sources),
    product_class: group.productClass,
    licence_class: group.facts.licenceClass,
    buying,
    lead_only: group.leadOnly,
    engravable: group.engravable,
    cold_chain: group.coldChain,
    product_rating: rating.tenths / 10,
    product_reviews_count: rating.count,
    country_of_origin: group.countryOfOrigin,
    specialities: family.specialities,
    procedures: family.procedures,
    variants: variants.map((variant) => variantView(variant, sources)),
    offer: null,
  }
}
