import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiResult } from '@upchar/web/api'
import { api } from '../../shell/api/api.ts'
import { upload } from '../../shell/api/upload.ts'
import { landingPage } from '../../shell/tracking/landing-page.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import { changing, where } from '../cart/index.ts'
import { missing, wishOf, type PadRow } from './pad-rows.ts'

/** A visitor without a guest id gets one. */
async function withGuest<T>(call: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  const result = await call()
  if (result.ok || result.error.code !== 'guest_unknown') return result
  await api('createGuestCart', { body: where() })
  return call()
}

/** Reads lines; one that has its product already is read by its SKU. */
export const matchRows = (rows: readonly PadRow[]) =>
  withGuest(() =>
    api('matchOrderPad', {
      body: {
        lines: rows.map(({ text, quantity, sku }) => ({ text: sku ?? text, quantity })),
        pincode: readPincode(document.cookie),
      },
    }),
  )

export const addRows = (rows: readonly PadRow[]): Promise<ApiResult<Answer<'addOrderPad'>>> =>
  withGuest(() =>
    changing(() =>
      api('addOrderPad', {
        body: {
          lines: rows.map((row) => ({
            sku_id: row.sku ?? '',
            quantity: missing(row),
            ...wishOf(row),
          })),
          ...where(),
          landed_page_url: landingPage() ?? '',
        },
      }),
    ),
  )

export const readFile = (file: File) =>
  withGuest(() =>
    upload(
      'readOrderPadFile',
      file,
      {},
      { onProgress: () => undefined, signal: new AbortController().signal },
    ),
  )
