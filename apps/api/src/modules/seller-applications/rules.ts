import type { IstDate } from '@upchar/kernel/dates'
import {
  SELLER_PROOFS,
  sellerDocumentName,
  type SellerApplicationState,
  type SellerDocumentKind,
} from '@upchar/kernel/seller-applications'
import type { LicenceNeedOf } from '../sellers/index.ts'

type Sent = {
  kind: SellerDocumentKind
  fileId: string | null
  validUntil: string | null
  reason: string
}
/** Something that an application must prove: a document of any of the kinds does. */
export type Need = { kinds: SellerDocumentKind[]; name: string; met: boolean }

/** The applicant may add documents, send the application and withdraw it. */
export const isOpen = (state: SellerApplicationState): boolean =>
  state === 'received' || state === 'incomplete'

/** A document counts while it is there, nobody has asked for another one, and its last day isn't over. */
export const counts = ({ fileId, validUntil, reason }: Sent, on: IstDate): boolean =>
  fileId !== null && reason === '' && (validUntil === null || on <= validUntil)

const nameOf = ({ need, classes }: LicenceNeedOf): string => {
  if (need === 'radiation_supplier') return 'Registration to supply X-ray equipment'
  if (need === 'ultrasound_supplier') return 'Registration to supply ultrasound machines'
  if (classes.some((one) => one === 'BIO_C')) return 'Licence for vaccines and Schedule C medicines'
  if (classes.some((one) => one === 'VET')) return 'Licence for veterinary medicines'
  return classes.some((one) => one.startsWith('DRUG'))
    ? 'Licence to sell medicines'
    : 'Licence to sell medical devices'
}

/** What an application needs, and whether its documents prove it on that day in India. */
export function needsOf(
  licences: readonly LicenceNeedOf[],
  documents: readonly Sent[],
  on: IstDate,
): Need[] {
  const met = (kinds: readonly SellerDocumentKind[]) =>
    documents.some((one) => kinds.includes(one.kind) && counts(one, on))
  return [
    ...SELLER_PROOFS.map((kind) => ({
      kinds: [kind],
      name: sellerDocumentName(kind),
      met: met([kind]),
    })),
    ...licences.map((one) => ({ kinds: one.forms, name: nameOf(one), met: met(one.forms) })),
  ]
}

/** The names of what is missing: needs that nothing proves, and whatever else staff have asked for. */
export const missing = (needs: readonly Need[], documents: readonly Sent[]): string[] => [
  ...needs.flatMap(({ name, met }) => (met ? [] : [name])),
  ...documents.flatMap(({ kind, reason }) =>
    reason === '' || needs.some((one) => !one.met && one.kinds.includes(kind))
      ? []
      : [sellerDocumentName(kind)],
  ),
]
