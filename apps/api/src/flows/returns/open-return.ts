import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { findToCancel, lockShipment, parcelUnknown } from '../../modules/orders/index.ts'
import {
  findOpened,
  findOrderOfParcel,
  findReturn,
  insertReturn,
  neverCameMail,
  returnStateWrong,
  selectReturnsOf,
  selectSold,
} from '../../modules/returns/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { returnNow } from './work-on-return.ts'

/** States in which a parcel can have come back, or got lost (RET-05). */
const states = {
  came_back: new Set(['rto', 'delivery_failed']),
  lost: new Set(['shipped', 'in_transit', 'out_for_delivery', 'delivery_failed', 'rto']),
} as const

const words = {
  came_back: 'The courier has not brought this parcel back: set its state first.',
  lost: 'This parcel is not with the courier, so it can’t be lost.',
} as const

/** Opens the return of a parcel that never arrived: all goods in it, to be inspected (RET-05). */
export async function openReturn(
  context: Context,
  staff: StaffCaller,
  parcelId: string,
  { reason, note, request_key: requestKey }: Body<'staffOpenReturn'>,
): Promise<HandlerResult<'staffOpenReturn'>> {
  const opened = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<string, Refusal & { code: 'parcel_unknown' | 'state_wrong' }>> => {
      const orderId = await findOrderOfParcel(tx, parcelId)
      const order = orderId === undefined ? undefined : await findToCancel(tx, orderId, true)
      const parcel = order && (await lockShipment(tx, parcelId))
      if (parcel === undefined || order === undefined) return parcelUnknown()
      const before = await findOpened(tx, order.id, requestKey)
      if (before !== undefined) return ok(before)
      if (!states[reason].has(parcel.state)) return returnStateWrong(words[reason])
      const lines = (await selectSold(tx, order.id))
        .filter(({ subOrderId }) => subOrderId === parcel.subOrderId)
        .flatMap(({ id, batches }) => {
          const quantity = batches
            .filter(({ shipmentId }) => shipmentId === parcelId)
            .reduce((sum, batch) => sum + batch.quantity - batch.returned, 0)
          return quantity > 0 ? [{ line: id, quantity }] : []
        })
      const others = await selectReturnsOf(tx, order.id)
      const isOpen = others.some((one) => one.parcelId === parcelId && one.state === 'picked')
      if (isOpen || lines.length === 0)
        return returnStateWrong('The return of this parcel is open already.')
      const [id, at] = [newId(), context.clock.now()]
      const number = await insertReturn(tx, {
        id,
        orderId: order.id,
        subOrderId: parcel.subOrderId,
        parcelId,
        requestKey,
        state: 'picked',
        reason,
        note,
        staffId: staff.staffId,
        wish: 'refund',
        refundWay: 'source',
        payTo: '',
        at,
        lines,
      })
      const opened = await findReturn(tx, id)
      if (opened === undefined) throw new Error(`the return ${id} is gone`)
      await recordMail(
        tx,
        neverCameMail(
          context.config,
          { email: order.form.email, orderId: order.id },
          reason,
          opened,
        ),
        at,
        { orderId: order.id },
      )
      await recordAudit(tx, {
        by: staff.staffId,
        action: 'return.open',
        subject: { kind: 'order', id: order.id },
        after: { return: number, reason, note },
        at,
      })
      return ok(id)
    },
  )
  return opened.ok ? asReturn(context, staff, opened.value) : opened
}

async function asReturn(context: Context, staff: StaffCaller, id: string) {
  const now = await returnNow(context, staff, id)
  if (!now.ok) throw new Error(`the return ${id} is gone`)
  return now
}
