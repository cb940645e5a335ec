import type { Answer } from '@upchar/contract/schema/endpoints'
import { unbroken } from '@upchar/kernel/unbroken'
import { count, rupees } from '../../kit/format.ts'

export type Volume = Answer<'staffListVolumePrices'>['volumes'][number]
export type VolumeOffer = Answer<'staffFindVolumeOffer'>['offer']

/** "10 or more: ₹90 each" */
export const stepWords = ({ from, price }: Volume['prices'][number]): string =>
  unbroken(`${count(from)} or more: ${rupees(price)} each`)
