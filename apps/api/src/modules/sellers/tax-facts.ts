import type { Body } from '@upchar/contract/schema/endpoints'
import { financialYear, istDate } from '@upchar/kernel/dates'
import { eInvoiceDuty } from '@upchar/kernel/e-invoice-duty'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { lutDays, lutKnown, lutUnknown, sellerUnknown, yearNotOver } from './errors.ts'
import { lockSellers, selectSellers } from './store/sellers.ts'
import {
  deleteLut,
  insertLut,
  lockLut,
  selectLuts,
  selectTurnovers,
  setLutEnd,
  upsertTurnover,
} from './store/tax-facts.ts'

/** Letters of undertaking and turnovers of every seller, and what follows from them today. */
export async function listSellerTax({
  db,
  clock,
}: Context): Promise<HandlerResult<'staffListSellerTax'>> {
  const on = istDate(clock.now())
  const [sellers, luts, turnovers] = await Promise.all([
    selectSellers(db),
    selectLuts(db),
    selectTurnovers(db),
  ])
  return ok({
    success: true,
    today: on,
    sellers: sellers.map(({ id, legalName, tradeName, gstin }) => {
      const known = turnovers.filter((row) => row.sellerId === id)
      // The turnover is of all registrations with a PAN (CGST Act s.2(6)), and so is the duty.
      const pan = gstin.slice(2, 12)
      const siblings = new Set(
        sellers.filter((one) => one.gstin.slice(2, 12) === pan).map((one) => one.id),
      )
      const duty = eInvoiceDuty(
        turnovers.filter((row) => siblings.has(row.sellerId)),
        on,
      )
      return {
        id,
        legal_name: legalName,
        trade_name: tradeName,
        gstin,
        luts: luts
          .filter((row) => row.sellerId === id)
          .map((row) => ({
            id: row.id,
            arn: row.arn,
            valid_from: row.validFrom,
            valid_until: row.validUntil,
            in_force: row.validFrom <= on && on <= row.validUntil,
          })),
        turnovers: known.map((row) => ({
          financial_year: row.financialYear,
          turnover: paiseToRupees(row.turnoverPaise),
        })),
        e_invoice:
          duty === undefined
            ? null
            : {
                since_year: duty.financialYear,
                report_within_days: duty.reportWithinDays,
              },
      }
    }),
  })
}

async function sellerOf(tx: Parameters<typeof selectSellers>[0], id: number) {
  return (await selectSellers(tx)).find((row) => row.id === id)
}

/** Records a seller's letter of undertaking for the rest of a financial year. */
export async function addLut(
  context: Context,
  staffId: string,
  sellerId: number,
  { arn, valid_from: validFrom, valid_until: validUntil }: Body<'staffAddLut'>,
): Promise<HandlerResult<'staffAddLut'>> {
  const at = context.clock.now()
  // The letter is for one financial year (Circular 8/8/2017).
  if (
    validUntil < validFrom ||
    financialYear(new Date(`${validFrom}T06:30:00Z`)) !==
      financialYear(new Date(`${validUntil}T06:30:00Z`))
  )
    return lutDays()
  const added = await decideInTransaction(context.db, async (tx) => {
    await lockSellers(tx)
    const seller = await sellerOf(tx, sellerId)
    if (seller === undefined) return sellerUnknown()
    const row = { id: newId(), sellerId, arn, validFrom, validUntil, addedBy: staffId, addedAt: at }
    if (!(await insertLut(tx, row))) return lutKnown()
    await recordAudit(tx, {
      by: staffId,
      action: 'lut.add',
      subject: { kind: 'seller', id: seller.gstin },
      after: { arn, valid_from: validFrom, valid_until: validUntil },
      at,
    })
    return ok(undefined)
  })
  return added.ok ? listSellerTax(context) : added
}

/** Ends a letter with today; one that has not begun is removed. Invoices that were issued under it stay as they are. */
export async function endLut(
  context: Context,
  staffId: string,
  id: string,
  { reason }: Body<'staffEndLut'>,
): Promise<HandlerResult<'staffEndLut'>> {
  const at = context.clock.now()
  const on = istDate(at)
  const ended = await decideInTransaction(context.db, async (tx) => {
    const lut = await lockLut(tx, id)
    if (lut === undefined || lut.validUntil <= on) return lutUnknown()
    if (lut.validFrom <= on) await setLutEnd(tx, id, on)
    else await deleteLut(tx, id)
    const seller = await sellerOf(tx, lut.sellerId)
    await recordAudit(tx, {
      by: staffId,
      action: 'lut.end',
      subject: { kind: 'seller', id: seller?.gstin ?? String(lut.sellerId) },
      before: { arn: lut.arn, valid_from: lut.validFrom, valid_until: lut.validUntil },
      after: { reason },
      at,
    })
    return ok(undefined)
  })
  return ended.ok ? listSellerTax(context) : ended
}

/** Sets a seller's aggregate turnover of a financial year that is over. */
export async function setTurnover(
  context: Context,
  staffId: string,
  sellerId: number,
  { financial_year: year, turnover }: Body<'staffSetTurnover'>,
): Promise<HandlerResult<'staffSetTurnover'>> {
  const at = context.clock.now()
  if (year >= financialYear(at)) return yearNotOver()
  const set = await decideInTransaction(context.db, async (tx) => {
    await lockSellers(tx)
    const seller = await sellerOf(tx, sellerId)
    if (seller === undefined) return sellerUnknown()
    const before = (await selectTurnovers(tx)).find(
      (row) => row.sellerId === sellerId && row.financialYear === year,
    )
    const turnoverPaise = wireToPaise(turnover)
    await upsertTurnover(tx, {
      sellerId,
      financialYear: year,
      turnoverPaise,
      setBy: staffId,
      setAt: at,
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'turnover.set',
      subject: { kind: 'seller', id: seller.gstin },
      ...(before && { before: { financial_year: year, turnover_paise: before.turnoverPaise } }),
      after: { financial_year: year, turnover_paise: turnoverPaise },
      at,
    })
    return ok(undefined)
  })
  return set.ok ? listSellerTax(context) : set
}
