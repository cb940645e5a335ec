import type { Context } from '../../platform/context.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { createSellerBackend } from '../../platform/seller-backend/index.ts'
import { selectLicences, selectSellers } from './store/sellers.ts'
import { selectSuspensions } from './store/suspensions.ts'

/** What follows from a change of a seller: cards and product pages, and the seller-management backend. */
export function noteSellerChanged(tx: Transaction, sellerId: number): void {
  addJob(tx, 'refresh-seller', { sellerId })
  noteForBackend(tx, sellerId)
}

export const noteForBackend = (tx: Transaction, sellerId: number): void =>
  addJob(tx, 'tell-seller-backend', { sellerId }, { key: `seller-backend ${sellerId}` })

/** ENGAGE-08: sends a seller as it is now to the seller-management backend. Throws when it isn't taken; the job is tried again. */
export async function tellSellerBackend(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  sellerId: number,
): Promise<void> {
  const backend = createSellerBackend(config)
  if (backend === undefined) return
  // Read after the instant is taken: a record never claims to be newer than what it says.
  const sentAt = clock.now().toISOString()
  const [sellers, licences, suspensions] = await Promise.all([
    selectSellers(db),
    selectLicences(db),
    selectSuspensions(db),
  ])
  const seller = sellers.find(({ id }) => id === sellerId)
  if (seller === undefined) return
  const told = await backend.put({
    id: String(seller.id),
    sent_at: sentAt,
    state: suspensions.some((one) => one.sellerId === sellerId) ? 'suspended' : 'active',
    legal_name: seller.legalName,
    trade_name: seller.tradeName,
    gstin: seller.gstin,
    address: seller.address,
    city: seller.city,
    pincode: seller.pincode,
    state_code: seller.stateCode,
    email: seller.email,
    phone: seller.phone,
    licences: licences
      .filter((one) => one.sellerId === sellerId)
      .map(({ form, number, validFrom, validUntil }) => ({
        form,
        number,
        valid_from: validFrom,
        valid_until: validUntil,
      })),
  })
  if (!told.ok) throw new Error(`the seller-management backend: ${told.error.message}`)
}
