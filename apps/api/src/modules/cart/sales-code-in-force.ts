import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import type { Handle } from '../../platform/db/database.ts'
import { isSalesCode } from '../sales-codes/index.ts'

/** The sales code as the shop knows it (CART-12); null where none is given, or it isn't in force. */
export async function salesCodeInForce(
  handle: Handle,
  given: string | null | undefined,
): Promise<string | null> {
  const code = cleanVoucherCode(given ?? '')
  return code !== '' && (await isSalesCode(handle, code)) ? code : null
}
