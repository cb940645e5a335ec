import type { Answer } from '@upchar/contract/schema/endpoints'
import { DELIVERY_PROOFS_MOST } from '@upchar/kernel/delivery-proofs'
import { isReceived, type OrderState } from '../model.ts'
import type { KeptProof } from '../store/delivery-proofs.ts'

type Parcel = Answer<'staffGetOrder'>['order']['parts'][number]['parcels'][number]

/** What shows who took a parcel, for staff. */
export const proofsView = (
  state: OrderState,
  proofs: readonly KeptProof[],
): Pick<Parcel, 'proofs' | 'takes_proof'> => ({
  proofs: proofs.map(({ id, name, at }) => ({ id, name, kept_at: new Date(at).toISOString() })),
  takes_proof: isReceived(state) && proofs.length < DELIVERY_PROOFS_MOST,
})
