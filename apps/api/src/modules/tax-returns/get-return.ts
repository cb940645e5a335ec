import type { Answer, Params } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { keptTcs } from '../statements/index.ts'
import { taxReturnUnknown } from './errors.ts'
import { sectionNames, sectionsOf, type SectionName } from './filed.ts'
import type { IssuedSeries } from './documents-issued.ts'
import type { Gstr1 } from './gstr-1.ts'
import type { CollectedFrom } from './gstr-8.ts'
import { findReturn } from './list-returns.ts'
import { gstr1Of, gstr8Of } from './make-return.ts'
import { missingNumbers } from './missing-numbers.ts'

type Shown = Answer<'staffGetTaxReturn'>

const tables: Readonly<Record<SectionName, { table: string; name: string }>> = {
  b2b: { table: '4, 6B', name: 'Invoices to registered buyers' },
  b2cl: { table: '5', name: 'Large invoices to unregistered buyers of other states' },
  b2cs: { table: '7', name: 'Other supplies to unregistered buyers, less their credit notes' },
  exempt: { table: '8', name: 'Nil-rated and exempt supplies, less credit notes' },
  cdnr: { table: '9B', name: 'Credit notes to registered buyers' },
  cdnur: { table: '9B', name: 'Credit notes of large invoices to unregistered buyers' },
}

const kinds: Readonly<Record<IssuedSeries['nature'], string>> = {
  1: 'Invoices',
  5: 'Credit notes',
  12: 'Delivery challans',
}

type Gstr1Shown = Pick<Shown, 'sections' | 'issued' | 'missing'>
const noGstr1: Gstr1Shown = { sections: [], issued: [], missing: [] }

async function gstr1Shown(context: Context, gstin: string, month: string): Promise<Gstr1Shown> {
  const made = await gstr1Of(context, gstin, month)
  return {
    sections: sectionsShown(made),
    issued: made.issued.map(({ nature, from, to, count, cancelled }) => ({
      kind: kinds[nature],
      from,
      to,
      count,
      cancelled,
    })),
    missing: await missingNumbers(context.db, { gstin, month }, made.issued),
  }
}

function sectionsShown(made: Gstr1): Shown['sections'] {
  const sections = sectionsOf(made)
  return sectionNames.map((key) => {
    const { rows, taxablePaise, igstPaise, cgstPaise, sgstPaise } = sections[key]
    return {
      ...tables[key],
      rows,
      taxable: paiseToRupees(taxablePaise),
      igst: paiseToRupees(igstPaise),
      cgst: paiseToRupees(cgstPaise),
      sgst: paiseToRupees(sgstPaise),
    }
  })
}

const sellerShown = (row: CollectedFrom, keptPaise: number): Shown['sellers'][number] => ({
  gstin: row.gstin,
  name: row.name,
  registered: paiseToRupees(row.registeredPaise),
  returned_by_registered: paiseToRupees(row.returnedByRegisteredPaise),
  unregistered: paiseToRupees(row.unregisteredPaise),
  returned_by_unregistered: paiseToRupees(row.returnedByUnregisteredPaise),
  net: paiseToRupees(row.netPaise),
  igst: paiseToRupees(row.igstPaise),
  cgst: paiseToRupees(row.cgstPaise),
  sgst: paiseToRupees(row.sgstPaise),
  kept: paiseToRupees(keptPaise),
})

/** Beside what is due for each seller, what its statements have kept for it: all of it once all documents of the month are settled. */
async function sellersShown(context: Context, month: string): Promise<Shown['sellers']> {
  const [rows, kept] = [await gstr8Of(context, month), await keptTcs(context.db, month)]
  return rows.map((row) => sellerShown(row, kept.get(row.gstin) ?? 0))
}

/** OPS-07: a return by the tables of its form. */
export async function getTaxReturn(
  context: Context,
  { gstin, form, month }: Params<'staffGetTaxReturn'>,
): Promise<HandlerResult<'staffGetTaxReturn'>> {
  const found = await findReturn(context, { gstin, form, month })
  if (found === undefined) return taxReturnUnknown()
  return ok({
    success: true,
    return: found,
    ...(form === 'gstr-1' ? await gstr1Shown(context, gstin, month) : noGstr1),
    sellers: form === 'gstr-8' ? await sellersShown(context, month) : [],
  })
}
