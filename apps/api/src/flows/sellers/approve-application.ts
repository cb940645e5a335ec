import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { licenceFormOf } from '@upchar/kernel/seller-applications'
import {
  applicationApproved,
  checkFailed,
  notForThisState,
  samePerson,
  updateApplication,
} from '../../modules/seller-applications/index.ts'
import { addLicence, addSeller } from '../../modules/sellers/index.ts'
import { decidesAlone } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { lockSeen } from './review-applications.ts'
import { answerApplication, checkedOf, examine, placeOfApplication } from './show-applications.ts'

/**
 * Approves what somebody else has checked, where there is somebody (`aloneFrom`): the seller and its licences are made as the set-up makes them, all or nothing (ENGAGE-08,
 * OPS-06). The checklist is asked again: a licence may have ended since.
 */
export async function approveApplication(
  context: Context,
  staffId: string,
  id: string,
  { version }: Body<'staffApproveApplicant'>,
): Promise<HandlerResult<'staffApproveApplicant'>> {
  const at = context.clock.now()
  const place = await placeOfApplication(context, id)
  const approved = await decideInTransaction(context.db, async (tx) => {
    const locked = await lockSeen(tx, id, version)
    if (!locked.ok) return locked
    const row = locked.value
    if (row.state !== 'checked' || row.terms === null) return notForThisState()
    const second = { first: checkedOf(row), by: staffId, at }
    const alone = await decidesAlone(tx, 'setup.change', second, samePerson)
    if (!alone.ok) return alone
    const { dossier, checklist } = await examine(tx, row, at, place)
    const wrong = checklist.find(({ right }) => !right)
    if (wrong !== undefined) return checkFailed(wrong.name)
    const { gstin, pincode, email, phone } = row
    const by = { staffId, at }
    const seller = await addSeller(
      tx,
      by,
      {
        ...row.terms,
        gstin,
        pincode,
        email,
        phone,
        grievance_officer: null,
        grievance_contact: null,
      },
      place,
    )
    if (!seller.ok) return seller
    for (const document of dossier.documents) {
      const form = licenceFormOf(document.kind)
      if (form === undefined) continue
      const licence = await addLicence(tx, by, seller.value, {
        form,
        number: document.number,
        valid_from: null,
        valid_until: document.validUntil,
        warehouse_id: null,
        person_in_charge: document.personInCharge,
        person_registration: document.personRegistration,
      })
      if (!licence.ok) return licence
    }
    await updateApplication(tx, id, {
      state: 'approved',
      sellerId: seller.value,
      decidedBy: staffId,
      decidedAt: at,
      changedAt: at,
    })
    await recordMail(tx, applicationApproved(context.config, row), at)
    await recordAudit(tx, {
      by: staffId,
      action: alone.value ? 'seller_application.approve_alone' : 'seller_application.approve',
      subject: { kind: 'seller_application', id },
      after: { gstin, seller_id: seller.value },
      at,
    })
    return ok(undefined)
  })
  return approved.ok ? answerApplication(context, id) : approved
}
