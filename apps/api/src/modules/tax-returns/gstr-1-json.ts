import { paiseToRupees } from '@upchar/kernel/money'
import { natureNames, type IssuedSeries } from './documents-issued.ts'
import type { Gstr1, ListedDocument, SmallSupplies } from './gstr-1.ts'
import type { HsnRow } from './hsn-summary.ts'
import type { Amounts, RatedAmounts } from './model.ts'

/** As the portal writes days. */
const portalDay = (day: string): string => day.split('-').toReversed().join('-')
const rate = ({ gstBp }: { gstBp: number }): number => gstBp / 100

/** Central and state tax within a state, integrated tax between states; never both. */
const taxes = ({ igstPaise, cgstPaise, sgstPaise }: Amounts, isInterState: boolean) =>
  isInterState
    ? { iamt: paiseToRupees(igstPaise) }
    : { camt: paiseToRupees(cgstPaise), samt: paiseToRupees(sgstPaise) }

const items = (rates: readonly RatedAmounts[], isInterState: boolean) =>
  rates.map((row) => ({
    // The portal's own numbering: by rate, so that two items of a document never share one.
    num: row.gstBp + 1,
    itm_det: {
      txval: paiseToRupees(row.taxablePaise),
      rt: rate(row),
      ...taxes(row, isInterState),
      csamt: 0,
    },
  }))

const isBetween = (gstin: string, { place, type }: ListedDocument): boolean =>
  type !== 'R' || place !== gstin.slice(0, 2)

const invoiceOf = (gstin: string, one: ListedDocument) => ({
  inum: one.number,
  idt: portalDay(one.issuedOn),
  val: paiseToRupees(one.totalPaise),
  pos: one.place,
  rchrg: 'N',
  inv_typ: one.type,
  itms: items(one.rates, isBetween(gstin, one)),
})

const noteOf = (gstin: string, one: ListedDocument) => ({
  ntty: 'C',
  nt_num: one.number,
  nt_dt: portalDay(one.issuedOn),
  val: paiseToRupees(one.totalPaise),
  pos: one.place,
  rchrg: 'N',
  inv_typ: one.type,
  itms: items(one.rates, isBetween(gstin, one)),
})

const small = (row: SmallSupplies) => ({
  sply_ty: row.isInterState ? 'INTER' : 'INTRA',
  pos: row.place,
  typ: 'OE',
  rt: rate(row),
  txval: paiseToRupees(row.taxablePaise),
  ...taxes(row, row.isInterState),
  csamt: 0,
})

const large = (one: ListedDocument) => ({
  inum: one.number,
  idt: portalDay(one.issuedOn),
  val: paiseToRupees(one.totalPaise),
  itms: items(one.rates, true),
})

const largeNote = (one: ListedDocument) => ({
  typ: 'B2CL',
  ntty: 'C',
  nt_num: one.number,
  nt_dt: portalDay(one.issuedOn),
  val: paiseToRupees(one.totalPaise),
  pos: one.place,
  itms: items(one.rates, true),
})

const hsnRow = (row: HsnRow, i: number) => ({
  num: i + 1,
  hsn_sc: row.hsn,
  uqc: row.unit,
  qty: row.quantity,
  rt: rate(row),
  txval: paiseToRupees(row.taxablePaise),
  iamt: paiseToRupees(row.igstPaise),
  camt: paiseToRupees(row.cgstPaise),
  samt: paiseToRupees(row.sgstPaise),
  csamt: 0,
})

const issuedOf = (rows: readonly IssuedSeries[]) =>
  [...Map.groupBy(rows, ({ nature }) => nature)].map(([nature, series]) => ({
    doc_num: nature,
    doc_typ: natureNames[nature],
    docs: series.map(({ from, to, count, cancelled }, i) => ({
      num: i + 1,
      from,
      to,
      totnum: count,
      cancel: cancelled,
      net_issue: count - cancelled,
    })),
  }))

/** A member of the payload only where there is something to say: the portal refuses empty tables. */
const only = <K extends string, T>(key: K, rows: readonly T[]): Partial<Record<K, readonly T[]>> =>
  rows.length === 0 ? {} : ({ [key]: rows } as Partial<Record<K, readonly T[]>>)

const grouped = <T>(
  documents: readonly ListedDocument[],
  key: (one: ListedDocument) => string,
  make: (key: string, rows: ListedDocument[]) => T,
): T[] => [...Map.groupBy(documents, key)].map(([of, rows]) => make(of, rows))

const operatorOf = (made: Gstr1, etin: string) =>
  made.throughOperator === null || made.throughOperator.taxablePaise === 0
    ? {}
    : {
        supeco: {
          clttx: [
            {
              etin,
              suppval: paiseToRupees(made.throughOperator.taxablePaise),
              igst: paiseToRupees(made.throughOperator.igstPaise),
              cgst: paiseToRupees(made.throughOperator.cgstPaise),
              sgst: paiseToRupees(made.throughOperator.sgstPaise),
              cess: 0,
              flag: 'N',
            },
          ],
        },
      }

/** The return as the portal's offline utility writes it, to be uploaded there. `month`: `2026-11`. */
export function gstr1Json(
  made: Gstr1,
  of: { gstin: string; month: string; operatorGstin: string },
) {
  const { gstin, month } = of
  return {
    gstin,
    fp: month.slice(5) + month.slice(0, 4),
    version: 'GST3.1.6',
    hash: 'hash',
    ...only(
      'b2b',
      grouped(
        made.b2b,
        ({ buyer }) => buyer,
        (ctin, rows) => ({ ctin, inv: rows.map((one) => invoiceOf(gstin, one)) }),
      ),
    ),
    ...only(
      'b2cl',
      grouped(
        made.b2cl,
        ({ place }) => place,
        (pos, rows) => ({ pos, inv: rows.map(large) }),
      ),
    ),
    ...only('b2cs', made.b2cs.map(small)),
    ...only(
      'cdnr',
      grouped(
        made.cdnr,
        ({ buyer }) => buyer,
        (ctin, rows) => ({ ctin, nt: rows.map((one) => noteOf(gstin, one)) }),
      ),
    ),
    ...only('cdnur', made.cdnur.map(largeNote)),
    ...(made.exempt.length === 0
      ? {}
      : {
          nil: {
            inv: made.exempt.map(({ kind, paise }) => ({
              sply_ty: kind,
              expt_amt: paiseToRupees(paise),
              nil_amt: 0,
              ngsup_amt: 0,
            })),
          },
        }),
    ...(made.hsn.b2b.length + made.hsn.b2c.length === 0
      ? {}
      : {
          hsn: {
            ...only('hsn_b2b', made.hsn.b2b.map(hsnRow)),
            ...only('hsn_b2c', made.hsn.b2c.map(hsnRow)),
          },
        }),
    ...(made.issued.length === 0 ? {} : { doc_issue: { doc_det: issuedOf(made.issued) } }),
    ...operatorOf(made, of.operatorGstin),
  }
}
