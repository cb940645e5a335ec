import { isDeepStrictEqual } from 'node:util'
import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { reportChanged, reportNotReady, reportUnknown } from '../errors.ts'
import { invoiceFacts } from '../issue-invoices.ts'
import { lockEWayBill, setTransport } from '../store/e-way-bills.ts'
import { acceptEWayBill } from './accept-e-way-bill.ts'
import { acceptIrn } from './accept-irn.ts'
import { subjectOfBill } from './carried.ts'

/** Records an Invoice Reference Number that staff copied from the portal. */
export async function recordIrn(
  context: Context,
  staffId: string,
  id: string,
  { irn, ack_no: ackNo, ack_at: ackAt, signed_qr: signedQr }: Body<'staffRecordIrn'>,
): Promise<HandlerResult<'staffRecordIrn'>> {
  const facts = await invoiceFacts(context)
  return decideInTransaction(
    context.db,
    async (tx): Promise<Awaited<HandlerResult<'staffRecordIrn'>>> => {
      const answer = { irn, ackNo, ackAt: new Date(ackAt), signedQr, signedInvoice: null }
      const taken = await acceptIrn(context, tx, { id, answer, by: staffId, facts })
      return taken.ok ? ok({ success: true }) : taken
    },
  )
}

/** Records the number of an e-way bill that staff copied from the portal. */
export async function recordEWayBill(
  context: Context,
  staffId: string,
  id: string,
  { e_way_bill: ewbNumber, made_at: madeAt, valid_until: until }: Body<'staffRecordEWayBill'>,
): Promise<HandlerResult<'staffRecordEWayBill'>> {
  const facts = await invoiceFacts(context)
  return decideInTransaction(
    context.db,
    async (tx): Promise<Awaited<HandlerResult<'staffRecordEWayBill'>>> => {
      const answer = {
        ewbNumber,
        madeAt: new Date(madeAt),
        validUntil: until === null ? null : new Date(until),
      }
      const taken = await acceptEWayBill(context, tx, { id, answer, by: staffId, facts })
      return taken.ok ? ok({ success: true }) : taken
    },
  )
}

/** Sets who carries a consignment and in what, while its bill isn't made. */
export async function setTransportOf(
  context: Context,
  staffId: string,
  id: string,
  body: Body<'staffSetTransport'>,
): Promise<HandlerResult<'staffSetTransport'>> {
  const transport = {
    transporterId: body.transporter_id,
    transporterName: body.transporter_name,
    mode: body.mode,
    vehicle: body.vehicle,
    distanceKm: body.distance_km,
  }
  return decideInTransaction(
    context.db,
    async (tx): Promise<Awaited<HandlerResult<'staffSetTransport'>>> => {
      const one = await lockEWayBill(tx, id)
      if (one === undefined) return reportUnknown()
      if (one.state !== 'waiting') return reportChanged()
      if (transport.transporterId === '' && transport.vehicle === '')
        return reportNotReady('Enter the transporter’s id or the vehicle: one of them is needed.')
      // Pressed again: nothing changes.
      const { transporterId, transporterName, mode, vehicle, distanceKm } = one
      if (
        isDeepStrictEqual({ transporterId, transporterName, mode, vehicle, distanceKm }, transport)
      )
        return ok({ success: true })
      await setTransport(tx, id, transport)
      await recordAudit(tx, {
        by: staffId,
        action: 'e_way_bill.transport',
        subject: subjectOfBill(one),
        before: { document: one.number, transporter: one.transporterId, vehicle: one.vehicle },
        after: {
          document: one.number,
          transporter: transport.transporterId,
          vehicle: transport.vehicle,
          distance_km: transport.distanceKm,
        },
        at: context.clock.now(),
      })
      return ok({ success: true })
    },
  )
}
