import Pdf from 'pdfkit'
import sharp from 'sharp'
import { formatIstDate, isIstDate } from '@upchar/kernel/dates'
import { kycDocument } from '@upchar/kernel/kyc-documents'
import { kycField } from '@upchar/kernel/kyc-fields'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import type { PlacedCustomer } from './kyc-form.ts'

/** The text of a document. None resembles a real authority's form. */
type Facts = { issuer: string; title: string; lines: [label: string, value: string][] }

const shown: Readonly<Record<KycDocumentKind, readonly KycFieldName[]>> = {
  pan_card: ['pan'],
  masked_aadhaar: ['aadhaar'],
  gst_certificate: ['GST'],
  registration_certificate: [
    'registration_number',
    'registration_year',
    'registration_valid_until',
  ],
  degree_certificate: ['degree'],
  establishment_proof: ['establishment_number', 'establishment_valid_until'],
  md42_certificate: ['md42_number', 'md42_valid_until'],
  drug_licence: ['licence_20_number', 'licence_21_number', 'licence_valid_until'],
  authorisation_letter: ['authorised_person', 'authorised_designation'],
  ngo_certificate: ['ngo_number'],
  office_order: ['office_order_number'],
  doctor_registration: ['medical_head', 'registration_number', 'registration_valid_until'],
}

function factsOf(
  document: KycDocumentKind,
  { business, firstName, lastName, building, street, pincode, state }: PlacedCustomer,
  printed: Partial<Record<KycFieldName, string>>,
): Facts {
  const written = shown[document].flatMap((name): [string, string][] => {
    const value = printed[name]
    return value === undefined
      ? []
      : [[kycField(name).label, isIstDate(value) ? formatIstDate(value) : value]]
  })
  return {
    issuer:
      document === 'authorisation_letter'
        ? business
        : document.startsWith('registration') || document === 'doctor_registration'
          ? (printed.registration_council ?? state)
          : state,
    title: kycDocument(document).label,
    lines: [
      ['Given to', business],
      ['Represented by', `${firstName} ${lastName}`],
      ['Place', `${building}, ${street}, ${pincode}`],
      ...written,
    ],
  }
}

const specimen = 'Specimen of a development shop. Nobody in it exists.'
const ink = '#14202e'
const quiet = '#5b6b7d'
const seal = '#8a3324'

function drawPdf({ issuer, title, lines }: Facts): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    margin: 64,
    info: { Title: title, Creator: 'Development shop', CreationDate: new Date(0) },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
  })
  doc
    .rect(28, 28, 539, 786)
    .lineWidth(1.5)
    .stroke(quiet)
    .rect(34, 34, 527, 774)
    .lineWidth(0.5)
    .stroke(quiet)
  doc
    .fillColor(quiet)
    .font('Helvetica')
    .fontSize(12)
    .text(issuer.toUpperCase(), 64, 92, { align: 'center', characterSpacing: 1.2 })
  doc.fillColor(ink).font('Helvetica-Bold').fontSize(24).text(title, 64, 128, { align: 'center' })
  let y = 210
  for (const [label, value] of lines) {
    doc.fillColor(quiet).font('Helvetica').fontSize(10).text(label, 80, y)
    doc
      .fillColor(ink)
      .font('Helvetica-Bold')
      .fontSize(14)
      .text(value, 80, y + 15, { width: 430 })
    y = doc.y + 18
  }
  doc
    .circle(455, 690, 48)
    .lineWidth(2)
    .stroke(seal)
    .circle(455, 690, 40)
    .lineWidth(0.7)
    .stroke(seal)
  doc
    .fillColor(seal)
    .font('Helvetica-Bold')
    .fontSize(9)
    .text('SPECIMEN', 415, 686, { width: 80, align: 'center' })
  doc
    .moveTo(90, 710)
    .bezierCurveTo(130, 650, 150, 760, 190, 700)
    .bezierCurveTo(205, 680, 215, 730, 250, 702)
    .lineWidth(1.4)
    .stroke(ink)
  doc
    .fillColor(quiet)
    .font('Helvetica')
    .fontSize(9)
    .text('Signature', 90, 728)
    .text(specimen, 64, 780, { align: 'center', lineBreak: false })
  doc.end()
  return done
}

const xml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const short = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** A phone's photo of a card on a wooden table, slightly rotated. */
function drawPhoto({ issuer, title, lines }: Facts, sideways: boolean): Promise<Buffer> {
  const rows = lines
    .map(
      ([label, value], i) =>
        `<text x="70" y="${250 + i * 78}" font-size="20" fill="${quiet}">${xml(label)}</text><text x="70" y="${282 + i * 78}" font-size="28" font-weight="600" fill="${ink}">${xml(short(value, 52))}</text>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900" font-family="Inter, sans-serif">
    <rect width="1200" height="900" fill="#b08a63"/>${Array.from({ length: 30 }, (_, i) => `<path d="M0 ${i * 31 + 12} q300 ${(i % 3) * 7 - 6} 600 2 t600 ${(i % 4) * 3 - 4}" stroke="#9b7650" stroke-width="2" fill="none"/>`).join('')}
    <g transform="rotate(-1.6 600 450) translate(90 70)"><rect x="8" y="10" width="1020" height="760" rx="18" fill="#000" opacity=".25"/><rect width="1020" height="760" rx="18" fill="#f6f3ea"/>
    <rect width="1020" height="120" rx="18" fill="#dfe8ef"/><text x="70" y="54" font-size="22" fill="${quiet}" letter-spacing="2">${xml(short(issuer.toUpperCase(), 46))}</text><text x="70" y="98" font-size="34" font-weight="700" fill="${ink}">${xml(title)}</text>
    ${rows}<circle cx="880" cy="620" r="84" fill="none" stroke="${seal}" stroke-width="5"/><circle cx="880" cy="620" r="70" fill="none" stroke="${seal}" stroke-width="2"/>
    <text x="880" y="627" font-size="22" font-weight="700" fill="${seal}" text-anchor="middle">SPECIMEN</text><text x="70" y="735" font-size="16" fill="${quiet}">${specimen}</text></g></svg>`
  return sharp(Buffer.from(svg))
    .rotate(sideways ? 270 : 0)
    .jpeg({ quality: 78 })
    .toBuffer()
}

/** A document as a buyer would upload it. */
export async function drawDocument(
  document: KycDocumentKind,
  customer: PlacedCustomer,
  printed: Partial<Record<KycFieldName, string>>,
  photo: 'straight' | 'sideways' | undefined,
) {
  const facts = factsOf(document, customer, printed)
  return photo === undefined
    ? {
        name: `${document.replaceAll('_', '-')}.pdf`,
        mediaType: 'application/pdf' as const,
        bytes: await drawPdf(facts),
      }
    : {
        name: `IMG_${document.replaceAll('_', '-')}.jpg`,
        mediaType: 'image/jpeg' as const,
        bytes: await drawPhoto(facts, photo === 'sideways'),
      }
}
