import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { parseJsonBytes } from '../../../platform/webhooks/raw-body.ts'

/** What the portal's QR code states of a document (CGST Rules 46(r), 48(4)). */
const stated = z.object({
  SellerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.enum(['INV', 'CRN', 'DBN']),
  DocDt: z.string(),
  TotInvVal: z.coerce.number(),
  Irn: z.string().regex(/^[0-9a-f]{64}$/),
})
export type StatedByQr = z.infer<typeof stated>

const body = z.object({ data: z.union([z.string(), z.record(z.string(), z.unknown())]) })

const partOf = (text: string): unknown => parseJsonBytes(Buffer.from(text, 'base64url'))

/** What a signed QR code states; undefined: it is none. Its signature isn't looked at. */
export function readSignedQr(jws: string): StatedByQr | undefined {
  const [, payload] = jws.split('.')
  if (payload === undefined) return undefined
  const outer = body.safeParse(partOf(payload))
  if (!outer.success) return undefined
  const { data } = outer.data
  const inner = typeof data === 'string' ? parseJsonBytes(Buffer.from(data)) : data
  return stated.safeParse(inner).data
}

/** Whether the portal has signed it (JWS, RS256). */
export function isSignedBy(jws: string, publicKey: string): boolean {
  const [header, payload, signature, ...more] = jws.split('.')
  if (!header || !payload || !signature || more.length > 0) return false
  if (z.object({ alg: z.literal('RS256') }).safeParse(partOf(header)).success === false)
    return false
  return verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey(publicKey),
    Buffer.from(signature, 'base64url'),
  )
}
