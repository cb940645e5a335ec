import type { Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ceilingOn } from '@upchar/kernel/price-ceilings'
import { ok } from '@upchar/kernel/result'
import {
  insertCeiling,
  insertFormulation,
  lockCeilings,
  renameFormulation,
  replaceGoods,
  selectFormulations,
} from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { settleCatalogue } from '../catalogue-file/index.ts'
import { ceilingInvalid, ceilingsChanged, formulationMissing } from './errors.ts'
import { goodsRevision, revisionOf } from './show-ceilings.ts'
import { selectNamed, type NamedVariant } from './store.ts'

/** Few products at a time: the process answers visitors meanwhile. */
const batchSize = 50

/** A day before the first Drugs (Prices Control) Order is a slip of the pen. */
const firstOrder = '1970-01-01'

const subjectOf = (name: string) => ({ kind: 'price_ceiling' as const, id: name })

/** Sets the ceiling price of a formulation from a day on (OPS-04). Goods above it are off sale from that day. */
export async function setCeiling(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  {
    name,
    unit,
    price,
    valid_from: validFrom,
    source,
    seen_revision: seen,
  }: Body<'staffSetPriceCeiling'>,
): Promise<HandlerResult<'staffSetPriceCeiling'>> {
  const at = clock.now()
  if (validFrom < firstOrder)
    return ceilingInvalid('valid_from', 'Enter the day of the notification or a later one')
  const done = await decideInTransaction(db, async (tx) => {
    await lockCeilings(tx)
    const all = await selectFormulations(tx)
    if (revisionOf(all) !== seen) return ceilingsChanged()
    const known = all.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (known === undefined && price === null)
      return ceilingInvalid('price', 'Enter the ceiling price of this new formulation')
    if (known !== undefined && known.unit !== unit)
      return ceilingInvalid('unit', `This formulation is priced per ${known.unit}`)
    const before = known && ceilingOn(known.ceilings, validFrom)
    const formulationId = known?.id ?? (await insertFormulation(tx, name, unit))
    const unitPaise = price === null ? null : wireToPaise(price)
    await insertCeiling(tx, {
      formulationId,
      unitPaise,
      validFrom,
      source,
      madeBy: staffId,
      madeAt: at,
    })
    if (known !== undefined)
      await markGroups(tx, [...(await selectNamed(tx, Object.keys(known.goods))).values()])
    await recordAudit(tx, {
      by: staffId,
      action: 'ceiling.set',
      subject: subjectOf(known?.name ?? name),
      ...(before !== undefined && {
        before: { price: before.unitPaise === null ? null : paiseToRupees(before.unitPaise) },
      }),
      after: { price, unit, from: validFrom, source },
      at,
    })
    await announceChange(tx)
    return ok({ success: true as const })
  })
  if (done.ok) await settleCatalogue(db, at, batchSize)
  return done
}

/** Units of a pack by SKU, for the audit. */
const unitsOf = (goods: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(goods.map(([sku, thousandths]) => [sku, thousandths / 1000]))

const markGroups = (tx: Parameters<typeof markStale>[0], variants: readonly NamedVariant[]) =>
  markStale(tx, [...new Set(variants.map(({ groupId }) => groupId))])

/** Replaces the SKUs that a ceiling covers, and corrects its formulation’s name; goods above it are off sale at once (OPS-04). */
export async function setCeilingGoods(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: number,
  { name: given, goods, seen_revision: seen }: Body<'staffSetCeilingGoods'>,
): Promise<HandlerResult<'staffSetCeilingGoods'>> {
  const at = clock.now()
  const done = await decideInTransaction(db, async (tx) => {
    await lockCeilings(tx)
    const all = await selectFormulations(tx)
    const formulation = all.find((one) => one.id === id)
    if (formulation === undefined) return formulationMissing()
    if (goodsRevision(formulation) !== seen) return ceilingsChanged()
    const name = given ?? formulation.name
    if (all.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()))
      return ceilingInvalid('name', 'There is a formulation of this name')
    const named = await selectNamed(tx, [
      ...Object.keys(formulation.goods),
      ...goods.map(({ sku }) => sku),
    ])
    const wanted = new Map<number, { sku: string; variantId: number; thousandths: number }>()
    for (const { sku, units } of goods) {
      const found = named.get(sku.toLowerCase())
      if (found === undefined) return ceilingInvalid('goods', `No product has the SKU ${sku}`)
      if (found.formulationId !== null && found.formulationId !== id)
        return ceilingInvalid('goods', `${found.sku} has the ceiling price of ${found.formulation}`)
      if (wanted.has(found.variantId)) return ceilingInvalid('goods', `${found.sku} stands twice`)
      const { variantId } = found
      wanted.set(variantId, { sku: found.sku, variantId, thousandths: Math.round(units * 1000) })
    }
    if (name !== formulation.name) await renameFormulation(tx, id, name)
    const rows = [...wanted.values()]
    await replaceGoods(
      tx,
      id,
      rows.map(({ variantId, thousandths }) => ({ variantId, thousandths })),
    )
    await markGroups(tx, [...named.values()])
    await recordAudit(tx, {
      by: staffId,
      action: 'ceiling.goods',
      subject: subjectOf(formulation.name),
      before: { name: formulation.name, units: unitsOf(Object.entries(formulation.goods)) },
      after: { name, units: unitsOf(rows.map(({ sku, thousandths }) => [sku, thousandths])) },
      at,
    })
    await announceChange(tx)
    return ok({ success: true as const })
  })
  if (done.ok) await settleCatalogue(db, at, batchSize)
  return done
}
