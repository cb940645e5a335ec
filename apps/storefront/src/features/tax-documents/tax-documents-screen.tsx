import { useRouter } from '@tanstack/react-router'
import { formatIstDate } from '@upchar/kernel/dates'
import { taxNumberName } from '@upchar/kernel/special-supply'
import { plural } from '@upchar/kernel/text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { Select } from '@upchar/ui/field'
import { DownloadIcon, FileTextIcon } from '@upchar/ui/icons'
import { Money } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountPage } from '../account-layout/index.ts'
import { monthsUntil } from '@upchar/kernel/months'
import { fileHref, monthHref } from './month-search.ts'
import type { MonthSearch } from './month-search.ts'

type Found = Answer<'listTaxDocuments'>
export type TaxDocumentsPage = { found: Found; search: MonthSearch; now: number }

/** "Nov 2026" */
const monthName = (month: string): string => formatIstDate(`${month}-01`).slice(2)

/** Invoices and credit notes of a month, to compare with GSTR-2B (ORDER-06). */
export function TaxDocumentsScreen({ found, search, now }: TaxDocumentsPage) {
  const { documents, count } = found
  return (
    <AccountPage
      current="orders"
      title="Invoices by month"
      back={{ to: href.orders(), name: 'Orders' }}
      note="By date of issue, with the columns of GSTR-2B in the file. Whether input tax credit is available to you, your accountant decides."
    >
      <Chooser search={search} gstins={found.gstins} now={now} />
      {count === 0 ? (
        <EmptyCard
          Icon={FileTextIcon}
          title={`Nothing was issued in ${monthName(search.month)}`}
          text="Invoices are issued when goods are packed, credit notes when they are cancelled or come back."
        />
      ) : (
        <>
          <Totals found={found} search={search} />
          <ul className="flex flex-col gap-3">
            {documents.map((document) => (
              <li
                key={document.id}
                className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-md border border-border bg-surface p-4"
              >
                <DocumentRow document={document} />
              </li>
            ))}
          </ul>
          {count > documents.length ? (
            <p className="text-body-sm text-text-muted">
              The first {documents.length} of {count}. The file has all of them.
            </p>
          ) : null}
        </>
      )}
    </AccountPage>
  )
}

function Chooser({
  search,
  gstins,
  now,
}: {
  search: MonthSearch
  gstins: readonly string[]
  now: number
}) {
  const router = useRouter()
  return (
    <form
      action={href.taxDocuments}
      method="get"
      aria-label="Choose the documents"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        void router.navigate({
          href: monthHref({
            month: String(typed.get('month')),
            gstin: String(typed.get('gstin') ?? ''),
          }),
          resetScroll: false,
        })
      }}
    >
      <Select key={search.month} name="month" label="Month" defaultValue={search.month}>
        {monthsUntil(now, 36).map((month) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </Select>
      {gstins.length === 0 ? null : (
        <Select key={search.gstin} name="gstin" label="GSTIN" defaultValue={search.gstin}>
          <option value="">All, and without GSTIN</option>
          {gstins.map((gstin) => (
            <option key={gstin}>{gstin}</option>
          ))}
        </Select>
      )}
      <Button type="submit" look="outline">
        Show
      </Button>
    </form>
  )
}

function Totals({ found: { totals, count }, search }: { found: Found; search: MonthSearch }) {
  const facts = [
    ['Taxable value', totals.taxable],
    ['Integrated tax', totals.igst],
    ['Central tax', totals.cgst],
    ['State/UT tax', totals.sgst],
    ['Invoices less credit notes', totals.total],
  ] as const
  return (
    <section
      aria-label={`Totals of ${monthName(search.month)}`}
      className="flex flex-wrap items-end justify-between gap-4 rounded-md border border-border bg-panel p-4"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-body-sm sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([name, rupees]) => (
          <div key={name}>
            <dt className="text-text-muted">{name}</dt>
            <dd className="font-semibold">
              <Money rupees={rupees} paise="always" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-x-6">
        {(['CSV', 'PDF'] as const).map((format) => (
          <a
            key={format}
            href={fileHref(search, format === 'PDF' ? 'pdf' : undefined)}
            download=""
            className="flex min-h-11 items-center gap-2 text-body-sm font-semibold"
          >
            <DownloadIcon size={18} aria-hidden="true" /> {plural(count, 'document')} as {format}
          </a>
        ))}
      </div>
    </section>
  )
}

function DocumentRow({ document }: { document: Found['documents'][number] }) {
  return (
    <>
      <div className="min-w-0 basis-72 grow text-body-sm">
        <a
          href={document.url}
          download=""
          className="flex min-h-11 items-center gap-2 font-semibold [overflow-wrap:anywhere]"
        >
          <FileTextIcon size={18} className="shrink-0" aria-hidden="true" />
          <span>
            {document.title} {document.number} (PDF)
          </span>
        </a>
        <p className="[overflow-wrap:anywhere]">
          {document.seller} · GSTIN {document.seller_gstin}
        </p>
        <p className="text-text-muted">
          {formatIstDate(document.issued_on)} · order {document.order}
          {document.against === null ? '' : ` · reduces ${document.against}`}
          {document.gstin ? ` · for ${taxNumberName(document.gstin)} ${document.gstin}` : ''}
        </p>
      </div>
      <p className="text-body-sm sm:text-right">
        <span className="block text-body font-semibold">
          {document.against === null ? null : <span aria-label="minus">−</span>}
          <Money rupees={document.total} paise="always" />
        </span>
        <span className="text-text-muted">
          <Money rupees={document.taxable} paise="always" /> +{' '}
          <Money rupees={document.tax} paise="always" /> tax
        </span>
      </p>
    </>
  )
}
