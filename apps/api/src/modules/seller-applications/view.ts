import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import {
  SELLER_AGREEMENT,
  sellerDocumentName,
  type SellerDocumentKind,
} from '@upchar/kernel/seller-applications'
import type { Handle } from '../../platform/db/database.ts'
import { licenceNeeds, licenceRulesOn } from '../sellers/index.ts'
import { needsOf, type Need } from './rules.ts'
import { selectDocuments, type DocumentRow, type SellerApplication } from './store.ts'
import { wantedClasses } from './wanted-classes.ts'

type View = Answer<'getSellerApplication'>['application']
/** An application with its documents and what they must prove today. */
export type Dossier = { row: SellerApplication; documents: DocumentRow[]; needs: Need[] }

/** What the applications have sent, in two statements however many they are. */
export async function readDossiers(
  handle: Handle,
  rows: readonly SellerApplication[],
  at: Date,
): Promise<Dossier[]> {
  const on = istDate(at)
  const all = await selectDocuments(
    handle,
    rows.map(({ id }) => id),
  )
  const rules = await licenceRulesOn(handle, on)
  return rows.map((row) => {
    const documents = all.filter(({ applicationId }) => applicationId === row.id)
    const licences = licenceNeeds(rules, wantedClasses(row.categories))
    return { row, documents, needs: needsOf(licences, documents, on) }
  })
}

export async function readDossier(
  handle: Handle,
  row: SellerApplication,
  at: Date,
): Promise<Dossier> {
  const [dossier] = await readDossiers(handle, [row], at)
  if (dossier === undefined) throw new Error('an application has one dossier')
  return dossier
}

/** The number of a proof stands in the GSTIN: the applicant needn't type it. */
const numberOf = (kind: SellerDocumentKind, number: string, gstin: string): string => {
  if (kind === 'gst_certificate') return gstin
  return kind === 'pan_card' ? gstin.slice(2, 12) : number
}

export const documentViews = ({ row, documents }: Dossier): View['documents'] =>
  documents.flatMap((one) =>
    one.fileId === null || one.sentAt === null
      ? []
      : [
          {
            kind: one.kind,
            name: sellerDocumentName(one.kind),
            number: numberOf(one.kind, one.number, row.gstin),
            valid_until: one.validUntil,
            person_in_charge: one.personInCharge,
            person_registration: one.personRegistration,
            file_name: one.fileName ?? '',
            sent_at: one.sentAt.toISOString(),
            reason: one.reason,
          },
        ],
  )

export const askedViews = ({ documents }: Dossier): View['asked'] =>
  documents.flatMap(({ kind, fileId, reason }) =>
    fileId === null ? [{ kind, name: sellerDocumentName(kind), reason }] : [],
  )

/** An application as the applicant sees it: that one of two has checked it is no news. */
export function applicationView(dossier: Dossier): View {
  const { row, needs } = dossier
  return {
    id: row.id,
    ticket: row.ticket,
    business_name: row.businessName,
    gstin: row.gstin,
    state: row.state === 'checked' ? 'submitted' : row.state,
    reason: row.reason,
    received_at: row.createdAt.toISOString(),
    submitted_at: row.submittedAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    documents: documentViews(dossier),
    needs,
    asked: askedViews(dossier),
    agreement: { version: SELLER_AGREEMENT.version, terms: [...SELLER_AGREEMENT.terms] },
  }
}
