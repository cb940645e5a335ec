import type { BuyerLicence } from './buying-rules.ts'

/**
 * What a reviewer reads from a buyer's documents: licences that open products by themselves (the first three) and
 * registrations whose end ends the KYC. Domain reference 3.1, 3.2.
 */
export const KYC_LICENCES = Object.freeze([
  {
    kind: 'MD-42',
    name: 'MD-42 registration for medical devices',
    opens: 'MD-42',
    scopeHint: 'Classes of devices',
  },
  {
    kind: '20/20B',
    name: 'Drug licence, Form 20 or 20B',
    opens: '20/20B',
    scopeHint: 'Retail or wholesale; allopathic, veterinary',
  },
  {
    kind: '21/21B',
    name: 'Drug licence, Form 21 or 21B',
    opens: '21/21B',
    scopeHint: 'Retail or wholesale; vaccines, sera, insulin',
  },
  {
    kind: 'registration',
    name: 'Professional registration',
    opens: null,
    scopeHint: 'Council and qualification',
  },
  {
    kind: 'establishment',
    name: 'Registration of the establishment',
    opens: null,
    scopeHint: 'Kind of document',
  },
] as const satisfies readonly {
  kind: string
  name: string
  opens: BuyerLicence | null
  scopeHint: string
}[])

/** The kind of a licence or registration on record. */
export type KycLicenceKind = (typeof KYC_LICENCES)[number]['kind']
/** Every kind. */
export const KYC_LICENCE_KINDS = Object.freeze(KYC_LICENCES.map(({ kind }) => kind))

/** The name of a licence or registration, for buyers, staff and invoices. */
export function licenceName(kind: KycLicenceKind): string {
  return KYC_LICENCES.find((licence) => licence.kind === kind)?.name ?? kind
}

/** The licence of the buying policy that a kind is; undefined for registrations. */
export function buyerLicenceOf(kind: KycLicenceKind): BuyerLicence | undefined {
  return KYC_LICENCES.find((licence) => licence.kind === kind)?.opens ?? undefined
}

/** Days before expiry at which the owner of a licence is warned. Domain reference 3.3. */
export const KYC_WARNING_DAYS = Object.freeze([30, 7] as const)
