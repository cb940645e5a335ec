import { html as xml, type Html } from '../../../platform/text/html.ts'
import type { Ledger, Posting, SoldTo, Voucher } from './book-entries.ts'

/** XML 1.0 has no control characters, and Tally refuses a whole file for one. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const plain = (text: string): string => text.replaceAll(/[\u0000-\u001F\u007F\uFFFE\uFFFF]+/g, ' ')

const yesNo = (is: boolean): string => (is ? 'Yes' : 'No')

/** Tally writes debits below zero and marks them as deemed positive. */
const amount = (paise: number): string => (-paise / 100).toFixed(2)

function envelope(report: 'All Masters' | 'Vouchers', company: string, messages: Html[]): string {
  const { text } =
    xml`<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>${report}</REPORTNAME><STATICVARIABLES><SVCURRENTCOMPANY>${plain(company)}</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC>
<REQUESTDATA>
${messages.map((one) => xml`<TALLYMESSAGE xmlns:UDF="TallyUDF">${one}</TALLYMESSAGE>\n`)}</REQUESTDATA>
</IMPORTDATA></BODY></ENVELOPE>
`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}`
}

const ledgerXml = ({ name, group, duty }: Ledger): Html => {
  const head = duty && xml`<TAXTYPE>GST</TAXTYPE><GSTDUTYHEAD>${duty}</GSTDUTYHEAD>`
  return xml`<LEDGER NAME="${plain(name)}" ACTION="Create"><NAME>${plain(name)}</NAME><PARENT>${group}</PARENT>${head}</LEDGER>`
}

function postingXml({ ledger, paise }: Posting): Html {
  const signs = xml`<ISDEEMEDPOSITIVE>${yesNo(paise > 0)}</ISDEEMEDPOSITIVE><ISPARTYLEDGER>${yesNo(ledger.group === 'Sundry Debtors')}</ISPARTYLEDGER>`
  return xml`<ALLLEDGERENTRIES.LIST><LEDGERNAME>${plain(ledger.name)}</LEDGERNAME>${signs}<AMOUNT>${amount(paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`
}

function buyerXml({ name, state, placeOfSupply, registration, registrationType }: SoldTo): Html {
  const place = xml`<STATENAME>${state}</STATENAME><COUNTRYOFRESIDENCE>India</COUNTRYOFRESIDENCE><PLACEOFSUPPLY>${placeOfSupply}</PLACEOFSUPPLY>`
  const gstin = registration && xml`<PARTYGSTIN>${registration}</PARTYGSTIN>`
  return xml`<BASICBUYERNAME>${plain(name)}</BASICBUYERNAME>${place}<GSTREGISTRATIONTYPE>${registrationType}</GSTREGISTRATIONTYPE>${gstin}`
}

/** `REMOTEID` makes a second import of the same file alter a voucher instead of doubling it. */
function voucherXml(
  gstin: string,
  { type, number, on, reference, narration, buyer, postings }: Voucher,
): Html {
  const [first] = postings
  const facts = xml`<DATE>${on.replaceAll('-', '')}</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><VOUCHERNUMBER>${number}</VOUCHERNUMBER>`
  const said = xml`${reference && xml`<REFERENCE>${reference}</REFERENCE>`}<NARRATION>${plain(narration)}</NARRATION>`
  const party =
    buyer &&
    xml`<PARTYLEDGERNAME>${plain(first?.ledger.name ?? '')}</PARTYLEDGERNAME>${buyerXml(buyer)}`
  const view = xml`<PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW><ISINVOICE>No</ISINVOICE>`
  return xml`<VOUCHER REMOTEID="${gstin}/${type}/${number}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">${facts}${said}${view}${party}${postings.map(postingXml)}</VOUCHER>`
}

type Company = { name: string; gstin: string }

/** The ledgers of vouchers, to be imported before them. */
export function mastersXml(vouchers: readonly Voucher[], { name }: Company): string {
  const used = vouchers.flatMap(({ postings }) => postings.map(({ ledger }) => ledger))
  const ledgers = new Map(used.map((ledger) => [ledger.name, ledger]))
  return envelope('All Masters', name, [...ledgers.values()].map(ledgerXml))
}

export const vouchersXml = (vouchers: readonly Voucher[], { name, gstin }: Company): string =>
  envelope(
    'Vouchers',
    name,
    vouchers.map((one) => voucherXml(gstin, one)),
  )
