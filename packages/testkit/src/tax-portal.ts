import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A report as the Invoice Registration Portal reads it. */
export type Reported = {
  SellerDtls: { Gstin: string }
  BuyerDtls: { Gstin: string }
  DocDtls: { Typ: string; No: string; Dt: string }
  ItemList: readonly { HsnCd: string }[]
  ValDtls: { TotInvVal: number }
}

/** A key of a portal; `publicPem` is what a shop checks with. */
export function portalKey(): { privateKey: KeyObject; publicPem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

const istHours = 5.5 * 3_600_000
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Its financial year, from the day dd/mm/yyyy. */
function yearOf(day: string): string {
  const [, month = 0, year = 0] = day.split('/').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String(first + 1).slice(2)}`
}

/**
 * What the portal answers to a report, with hash and signature of its own: independent of the shop's. `total`: of the QR code, where it is
 * to be wrong.
 */
export function portalAnswer(
  report: Reported,
  { key, at, total = report.ValDtls.TotInvVal }: { key: KeyObject; at: Date; total?: number },
) {
  const { SellerDtls, DocDtls } = report
  const irn = createHash('sha256')
    .update(SellerDtls.Gstin + yearOf(DocDtls.Dt) + DocDtls.Typ + DocDtls.No)
    .digest('hex')
  const now = new Date(at.getTime() + istHours).toISOString().slice(0, 19).replace('T', ' ')
  const data = JSON.stringify({
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: report.BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: DocDtls.Dt,
    TotInvVal: total,
    ItemCnt: report.ItemList.length,
    MainHsnCode: report.ItemList[0]?.HsnCd,
    Irn: irn,
    IrnDt: now,
  })
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ data, iss: 'NIC' })}`
  return {
    AckNo: 112_610_000_000_000 + Math.floor(Number.parseInt(irn.slice(0, 8), 16) / 10),
    AckDt: now,
    Irn: irn,
    SignedQRCode: `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`,
    SignedInvoice: `${signed}.`,
    Status: 'ACT',
  }
}
