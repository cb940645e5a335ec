import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { listsFull, listUnknown, mostLists } from './errors.ts'
import {
  countLists,
  deleteList,
  findByName,
  findList,
  lockLists,
  selectLines,
  selectLists,
  writeList,
  type ListRow,
} from './store.ts'

type View = Answer<'listOrderLists'>['lists'][number]

const viewOf = ({ id, name, lines, updatedAt }: ListRow): View => ({
  id,
  name,
  line_count: lines,
  updated_at: updatedAt.toISOString(),
})

/** The customer's lists, the latest first. */
export const listLists = async (
  { db }: Context,
  customerId: string,
): Promise<HandlerResult<'listOrderLists'>> =>
  ok({ success: true, lists: (await selectLists(db, customerId)).map(viewOf) })

/** A list with its lines, in the order in which they were written. */
export async function openList(
  { db }: Context,
  customerId: string,
  id: string,
): Promise<HandlerResult<'getOrderList'>> {
  const list = await findList(db, customerId, id)
  if (list === undefined) return listUnknown()
  const lines = (await selectLines(db, id)).map(({ text, quantity, sku, shelfLifeMonths }) => ({
    text,
    quantity,
    sku_id: sku,
    ...(shelfLifeMonths !== null && { shelf_life_months: shelfLifeMonths }),
  }))
  return ok({ success: true, list: { ...viewOf(list), lines } })
}

/** Keeps lines under a name; a list of that name, in any case, is replaced. */
export async function saveList(
  { db, clock }: Context,
  customerId: string,
  { name, lines }: Body<'saveOrderList'>,
): Promise<HandlerResult<'saveOrderList'>> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    await lockLists(tx, customerId)
    const present = await findByName(tx, customerId, name)
    if (present === undefined && (await countLists(tx, customerId)) >= mostLists) return listsFull()
    const id = await writeList(
      tx,
      { id: present, customerId, name, at },
      lines.map(({ text, quantity, sku_id: sku, shelf_life_months: months }) => ({
        text,
        quantity,
        sku,
        shelfLifeMonths: months || null,
      })),
    )
    return ok({
      success: true,
      list: viewOf({ id, name, lines: lines.length, updatedAt: at }),
      message: present === undefined ? `Saved as “${name}”.` : `“${name}” now holds these lines.`,
    })
  })
}

export async function removeList(
  { db }: Context,
  customerId: string,
  id: string,
): Promise<HandlerResult<'deleteOrderList'>> {
  if (!(await deleteList(db, customerId, id))) return listUnknown()
  return ok({ success: true, message: 'List deleted.' })
}
