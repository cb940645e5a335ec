import { err, ok, type Result } from '@upchar/kernel/result'
import type { Config } from '../config.ts'
import { unreached, type ProviderError } from '../provider-error.ts'

/** A seller as the seller-management backend keeps it (docs/seller-backend.md). */
export type SellerRecord = {
  id: string
  /** Instant of this record; the backend keeps the latest. */
  sent_at: string
  state: 'active' | 'suspended'
  legal_name: string
  trade_name: string
  gstin: string
  address: string
  city: string
  pincode: string
  state_code: string
  email: string
  phone: string
  licences: {
    form: string
    number: string
    valid_from: string | null
    valid_until: string | null
  }[]
}

/** The separate backend in which sellers are managed (ENGAGE-08). */
export type SellerBackend = {
  /** Stores a seller whole; the same again changes nothing. */
  put(record: SellerRecord): Promise<Result<undefined, ProviderError>>
}

type Options = { baseUrl: string; token: string; timeoutMs?: number }

const kindOf = (status: number): ProviderError['kind'] =>
  status === 401 || status === 403
    ? 'unauthorized'
    : status === 429
      ? 'rate_limited'
      : status >= 500
        ? 'unavailable'
        : 'invalid'

const overHttp = ({ baseUrl, token, timeoutMs = 8000 }: Options): SellerBackend => ({
  async put(record) {
    const path = `/v1/sellers/${encodeURIComponent(record.id)}`
    try {
      const reply = await fetch(`${baseUrl}${path}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(record),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await reply.body?.cancel()
      return reply.ok
        ? ok(undefined)
        : err({ kind: kindOf(reply.status), message: `PUT ${path} answered ${reply.status}` })
    } catch (error) {
      return unreached(`PUT ${path}`, error)
    }
  },
})

/** The backend named by the settings; undefined: sellers are managed in the console alone. */
export const createSellerBackend = ({
  SELLER_BACKEND_URL: url,
  SELLER_BACKEND_TOKEN: token,
}: Pick<Config, 'SELLER_BACKEND_URL' | 'SELLER_BACKEND_TOKEN'>): SellerBackend | undefined =>
  url === undefined || token === undefined
    ? undefined
    : overHttp({ baseUrl: url.replace(/\/$/, ''), token })
