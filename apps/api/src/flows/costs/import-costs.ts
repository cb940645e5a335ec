import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { isLoss } from '@upchar/kernel/margins'
import { ok } from '@upchar/kernel/result'
import { costKey, insertCosts, lockCosts, selectCostsOn } from '../../modules/costs/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { costProblem } from './check-cost.ts'
import { costFileUnreadable, type LineProblem } from './errors.ts'
import { loadMargins, type Margins } from './margins.ts'
import { readCostFile, type CostLine } from './read-file.ts'
import { selectBySku, type CostedOffer } from './store.ts'

const mostNamed = 20

type Found = { line: CostLine; offer: CostedOffer }

/** The lines with their offers, or all that is wrong with them. */
async function findOffers(
  tx: Transaction,
  lines: readonly CostLine[],
  { margins, today }: { margins: Margins; today: IstDate },
) {
  const offers = await selectBySku(
    tx,
    today,
    lines.map(({ sku }) => sku),
  )
  const problems: LineProblem[] = []
  const found = lines.flatMap((line): Found[] => {
    const offer = offers.get(line.sku.toLowerCase())
    const wrong =
      offer === undefined
        ? `has the SKU “${line.sku.slice(0, 40)}”; no product has it`
        : costProblem(margins, offer, line.paise)
    if (wrong !== undefined) problems.push({ field: `line ${line.line}`, message: wrong })
    return offer === undefined ? [] : [{ line, offer }]
  })
  return problems.length === 0
    ? ok(found)
    : costFileUnreadable('Nothing was recorded: lines of the file don’t fit the goods.', problems)
}

/** Records the costs of a file, all or none (OPS-04). What stands already is left alone. */
export async function importCosts(
  context: Context,
  { staffId }: StaffCaller,
  { file_name: name, text }: Body<'staffImportCosts'>,
): Promise<HandlerResult<'staffImportCosts'>> {
  const at = context.clock.now()
  const today = istDate(at)
  const read = readCostFile(text, today)
  if (!read.ok) return read
  const margins = await loadMargins(context, today)
  return decideInTransaction(context.db, async (tx) => {
    await lockCosts(tx)
    const found = await findOffers(tx, read.value, { margins, today })
    if (!found.ok) return found
    const asked = found.value.map(({ line, offer: { offerId } }) => ({
      offerId,
      day: line.validFrom,
    }))
    const stands = await selectCostsOn(tx, asked)
    const changed = found.value.filter(
      ({ line, offer }) => stands.get(costKey(offer.offerId, line.validFrom)) !== line.paise,
    )
    await insertCosts(
      tx,
      changed.map(({ line, offer: { offerId } }) => ({
        offerId,
        paise: line.paise,
        validFrom: line.validFrom,
        madeBy: staffId,
        madeAt: at,
      })),
    )
    if (changed.length > 0)
      await recordAudit(tx, {
        by: staffId,
        action: 'cost.file',
        subject: { kind: 'offer_cost', id: name },
        after: { costs: changed.length },
        at,
      })
    const losses = found.value.filter(({ line, offer }) => {
      const margin = margins.of({ ...offer, costPaise: line.paise })
      return margin !== undefined && isLoss(margin)
    })
    return ok({
      success: true as const,
      recorded: changed.length,
      unchanged: found.value.length - changed.length,
      losses: losses.length,
      losing: losses.slice(0, mostNamed).map(({ offer }) => offer.sku),
    })
  })
}
