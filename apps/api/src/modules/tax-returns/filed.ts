import type { Amounts } from './model.ts'
import { noAmounts, plus, sumAmounts } from './model.ts'
import type { Gstr1, ListedDocument } from './gstr-1.ts'
import type { CollectedFrom } from './gstr-8.ts'

/** The tables of GSTR-1 that hold value and tax. */
export const sectionNames = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exempt'] as const
export type SectionName = (typeof sectionNames)[number]

export type Section = Amounts & { rows: number }

/** What a filed return said, in paise. */
export type FiledFigures =
  | { form: 'gstr-1'; sections: Record<SectionName, Section>; totals: Amounts }
  | {
      form: 'gstr-8'
      sellers: Record<
        string,
        {
          name: string
          taxablePaise: number
          igstPaise: number
          cgstPaise: number
          sgstPaise: number
        }
      >
    }

const ofDocuments = (documents: readonly ListedDocument[]): Section => ({
  rows: documents.length,
  ...sumAmounts(documents.flatMap(({ rates }) => rates)),
})

/** What each table of a GSTR-1 adds up to. Notes to registered buyers and of large invoices count positive, as the form has them. */
export const sectionsOf = ({
  b2b,
  b2cl,
  b2cs,
  cdnr,
  cdnur,
  exempt,
}: Gstr1): Record<SectionName, Section> => ({
  b2b: ofDocuments(b2b),
  b2cl: ofDocuments(b2cl),
  b2cs: { rows: b2cs.length, ...sumAmounts(b2cs) },
  cdnr: ofDocuments(cdnr),
  cdnur: ofDocuments(cdnur),
  exempt: {
    rows: exempt.length,
    ...plus(noAmounts, {
      ...noAmounts,
      taxablePaise: exempt.reduce((sum, { paise }) => sum + paise, 0),
    }),
  },
})

export const figuresOfGstr1 = (made: Gstr1): FiledFigures => {
  const { taxablePaise, igstPaise, cgstPaise, sgstPaise } = made.totals
  return {
    form: 'gstr-1',
    sections: sectionsOf(made),
    totals: { taxablePaise, igstPaise, cgstPaise, sgstPaise },
  }
}

/** Supplies less returns of a supplier's row. */
const suppliedPaise = (row: CollectedFrom): number =>
  row.registeredPaise -
  row.returnedByRegisteredPaise +
  row.unregisteredPaise -
  row.returnedByUnregisteredPaise

export const figuresOfGstr8 = (rows: readonly CollectedFrom[]): FiledFigures => ({
  form: 'gstr-8',
  sellers: Object.fromEntries(
    rows.map((row) => [
      row.gstin,
      {
        name: row.name,
        taxablePaise: suppliedPaise(row),
        igstPaise: row.igstPaise,
        cgstPaise: row.cgstPaise,
        sgstPaise: row.sgstPaise,
      },
    ]),
  ),
})
