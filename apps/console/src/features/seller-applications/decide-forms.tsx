import { sellerDocumentName } from '@upchar/kernel/seller-applications'
import type { SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { ReactNode } from 'react'
import { useDecide } from './use-decide.ts'
import { REASON_LONGEST } from './words.ts'
import type { Application } from './words.ts'

type Props = { row: Application; onClose: () => void }
const NAME = 'staffReviewApplicant'

/** The table below may list many: the form says whose it is. */
const Decision = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h2 className="font-semibold">{title}</h2>
    {children}
  </section>
)

type Term =
  | 'legal_name'
  | 'trade_name'
  | 'address'
  | 'city'
  | 'invoice_prefix'
  | 'hsn_digits'
  | 'registration'
  | 'bank'
  | 'licences'
const seen = [
  { value: '', name: 'Not looked at' },
  { value: 'yes', name: 'Looked at, it fits' },
]
const TERMS: readonly RecordField<Term>[] = [
  { name: 'legal_name', label: 'Legal name on the GST certificate' },
  { name: 'trade_name', label: 'Name that buyers see' },
  { name: 'address', label: 'Address on the GST certificate', maxLength: 200, wide: true },
  { name: 'city', label: 'City', maxLength: 60 },
  { name: 'invoice_prefix', label: 'Invoice prefix', hint: 'One to three capitals', maxLength: 3 },
  {
    name: 'hsn_digits',
    label: 'HSN digits on invoices',
    choices: [
      { value: '6', name: '6: turnover above ₹5 crore' },
      { value: '4', name: '4: turnover up to ₹5 crore' },
    ],
  },
  { name: 'registration', label: 'GST certificate and PAN', choices: seen },
  { name: 'bank', label: 'Bank account in the legal name', choices: seen },
  { name: 'licences', label: 'Licences: number, days, premises', choices: seen },
]
const LOOKED_AT = ['registration', 'bank', 'licences'] as const

/** Records that all documents have been looked at, with what stands on the certificate. */
export function CheckForm({ row, onClose }: Props) {
  const decide = useDecide(NAME, `${row.ticket} waits for somebody else’s approval.`, onClose)
  return (
    <Decision title={`Check the documents of ${row.business_name}`}>
      <RecordForm
        id="check"
        title={`Check ${row.ticket}`}
        action="All is right"
        fields={TERMS}
        initial={{
          legal_name: row.business_name,
          trade_name: row.business_name,
          address: '',
          city: '',
          invoice_prefix: '',
          hsn_digits: '6',
          registration: '',
          bank: '',
          licences: '',
        }}
        check={(typed) =>
          LOOKED_AT.filter((name) => typed[name] === '').map((field) => ({
            field,
            message: 'Look at the documents first',
          }))
        }
        send={({ legal_name, trade_name, address, city, invoice_prefix, hsn_digits }) =>
          sendBy(decide, {
            params: { id: row.id },
            body: {
              decision: 'check',
              version: row.version,
              legal_name,
              trade_name,
              address,
              city,
              invoice_prefix: invoice_prefix.trim().toUpperCase(),
              hsn_digits: hsn_digits === '4' ? 4 : 6,
            },
          })
        }
        onClose={onClose}
      />
    </Decision>
  )
}

const askNote = () => <p className="text-body-sm">The applicant reads what you write.</p>

/** Asks for documents, each with what is wrong with it. */
export function AskForm({ row, onClose }: Props) {
  const decide = useDecide(NAME, `${row.contact_name} is asked for more.`, onClose)
  const kinds = [
    ...new Set([
      ...row.documents.map(({ kind }) => kind),
      ...row.needs.flatMap((one) => one.kinds),
    ]),
  ]
  const fields = kinds.map((kind): RecordField<SellerDocumentKind> => ({
    name: kind,
    label: sellerDocumentName(kind),
    optional: true,
    maxLength: REASON_LONGEST,
  }))
  const initial = Object.fromEntries(kinds.map((kind) => [kind, ''])) as Record<
    SellerDocumentKind,
    string
  >
  return (
    <Decision title={`What is wrong with the documents of ${row.business_name}?`}>
      <RecordForm
        id="ask"
        title={`Ask ${row.ticket} for more`}
        action="Ask for it"
        fields={fields}
        initial={initial}
        check={(typed) =>
          kinds.some((kind) => typed[kind].trim() !== '')
            ? []
            : [
                {
                  field: kinds[0] ?? 'gst_certificate',
                  message: 'Say what is wrong with a document',
                },
              ]
        }
        note={askNote}
        send={(typed) =>
          sendBy(decide, {
            params: { id: row.id },
            body: {
              decision: 'ask',
              version: row.version,
              documents: kinds.flatMap((kind) => {
                const reason = typed[kind].trim()
                return reason === '' ? [] : [{ kind, reason }]
              }),
            },
          })
        }
        onClose={onClose}
      />
    </Decision>
  )
}

/** Refuses an application with a reason that the applicant reads. */
export function RefuseDialog({ row, onClose }: Props) {
  const decide = useDecide(NAME, `${row.ticket} is refused.`, onClose)
  const form = useReason({
    id: 'refuse',
    missing: 'Say why: the applicant reads it',
    send: (reason) =>
      sendBy(decide, {
        params: { id: row.id },
        body: { decision: 'refuse', version: row.version, reason },
      }),
  })
  return (
    <ReasonDialog title={`Refuse ${row.ticket}?`} action="Refuse it" {...form} onClose={onClose}>
      <p>The applicant gets a mail with the reason. The documents are deleted after half a year.</p>
    </ReasonDialog>
  )
}
