import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { paperHeading, paperTable } from '../dispatch/pdf/paper-parts.ts'
import { margin } from '../invoice-page.ts'
import { makePdf } from '../open-pdf.ts'

type Entry = Answer<'staffListScheduleH1'>['entries'][number]

/** The register of Schedule H1 medicines on paper. */
export const scheduleH1Pdf = (
  entries: readonly Entry[],
  facts: readonly string[],
): Promise<Buffer> =>
  makePdf({ size: 'A4', margin, info: { Title: 'Register of Schedule H1 medicines' } }, (doc) => {
    const y = paperHeading(doc, 'Register of Schedule H1 medicines', facts)
    paperTable(doc, y, {
      columns: [
        { head: 'Date', width: 62 },
        { head: 'Buyer', width: 0 },
        { head: 'Drug', width: 150 },
        { head: 'Batch', width: 90 },
        { head: 'Quantity', width: 46, right: true },
      ],
      rows: entries.map((entry) => [
        { text: formatIstDate(entry.date), small: [entry.document] },
        {
          text: entry.buyer,
          small: [entry.address, entry.licence || 'No licence recorded'],
        },
        {
          text: entry.drug,
          small: [entry.maker, `${entry.seller}, ${entry.warehouse}`].filter(Boolean),
        },
        {
          text: entry.batch,
          small: entry.expires_on === null ? [] : [`expires ${formatIstDate(entry.expires_on)}`],
        },
        String(entry.quantity).replace('-', '−'),
      ]),
      total: ['', '', '', '', ''],
    })
  })
