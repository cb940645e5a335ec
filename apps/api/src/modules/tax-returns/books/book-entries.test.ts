import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { invoiceOf, noteOf } from '../testing/documents.ts'
import { salesRegister } from './sales-register.ts'
import { mastersXml, vouchersXml } from './tally-xml.ts'
import { deductionsOf, receiptOf, voucherOf, type Voucher } from './book-entries.ts'

const clinic = '29AABTC4321D1Z6'
const company = { name: 'Konkan Surgicals LLP', gstin: '27AABCK1234M1Z5' }
/** Debits above zero, credits below, in rupees. */
const posted = ({ postings }: Voucher) =>
  postings.map(({ ledger, paise }) => [ledger.name, paise / 100])
const sumOf = ({ postings }: Voucher) => postings.reduce((sum, { paise }) => sum + paise, 0)

describe('a voucher', () => {
  it('OPS-07 of an invoice between states debits the buyers and credits sales and IGST', () => {
    const voucher = voucherOf(
      invoiceOf({ place: '29', buyer: clinic, taxablePaise: 1_000_000, gstBp: 1800, number: 7 }),
      'Upchar',
    )
    expect(voucher).toMatchObject({ type: 'Sales', number: 'A/26-27/7', on: '2026-11-24' })
    expect(voucher.buyer).toMatchObject({ registration: clinic, registrationType: 'Regular' })
    expect(posted(voucher)).toEqual([
      ['Buyers through Upchar', 11_800],
      ['Sales interstate 18 %', -10_000],
      ['Output IGST', -1800],
    ])
  })

  it('OPS-07 of a credit note posts the reverse to the same ledgers, and names the invoice', () => {
    const voucher = voucherOf(noteOf({ place: '27', taxablePaise: 20_000, gstBp: 500 }), 'Upchar')
    expect(voucher).toMatchObject({ type: 'Credit Note', reference: 'A/26-27/1' })
    expect(voucher.buyer?.registrationType).toBe('Unregistered/Consumer')
    expect(posted(voucher)).toEqual([
      ['Buyers through Upchar', -210],
      ['Sales intrastate 5 %', 200],
      ['Output CGST', 5],
      ['Output SGST', 5],
    ])
  })

  it('OPS-07 keeps exempt sales and supplies to economic zones in ledgers of their own', () => {
    const of = (given: Parameters<typeof invoiceOf>[0]) => posted(voucherOf(invoiceOf(given), 'U'))
    expect(of({ place: '27', taxablePaise: 5000, gstBp: 0 })).toEqual([
      ['Buyers through U', 50],
      ['Sales exempt', -50],
    ])
    const zone = { place: '27', taxablePaise: 100_000, gstBp: 1200 }
    expect(of({ ...zone, sez: { kind: 'unit', supply: 'igst' } })).toEqual([
      ['Buyers through U', 1120],
      ['Sales to SEZ 12 %', -1000],
      ['Output IGST', -120],
    ])
    expect(of({ ...zone, sez: { kind: 'unit', supply: 'lut', lut: 'AD2711260001234' } })).toEqual([
      ['Buyers through U', 1000],
      ['Sales to SEZ under LUT', -1000],
    ])
  })

  it('OPS-07 of a statement books fees and taxes kept, and the payout what is left', () => {
    const statement = {
      nth: 3,
      closedAt: '2026-11-30T20:00:00Z',
      fromDay: '2026-11-16',
      untilDay: '2026-11-30',
      feesPaise: 90_000,
      serviceGstPaise: 16_200,
      tcsCgstPaise: 2500,
      tcsSgstPaise: 2500,
      tcsIgstPaise: 0,
      tdsPaise: 1000,
    }
    const journal = deductionsOf(statement, 'Upchar')
    // In India it is the 1st by then.
    expect(journal).toMatchObject({ type: 'Journal', on: '2026-12-01' })
    expect(posted(journal)).toEqual([
      ['Upchar fees', 900],
      ['GST on Upchar fees', 162],
      ['TCS receivable CGST', 25],
      ['TCS receivable SGST', 25],
      ['TDS receivable', 10],
      ['Buyers through Upchar', -1122],
    ])
    const receipt = receiptOf(
      { nth: 3, paidAt: '2026-12-02T06:00:00Z', paise: 1, bankReference: 'N1', splitReference: '' },
      'Upchar',
    )
    expect(receipt).toMatchObject({ type: 'Receipt', on: '2026-12-02' })
    expect(receipt.narration).toContain('UTR N1')
    expect(posted(receipt)).toEqual([
      ['Bank, payouts of Upchar', 0.01],
      ['Buyers through Upchar', -0.01],
    ])
  })

  it('OPS-07 always adds up to zero', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('27', '29', '33'),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(0, 500, 1200, 1800),
        fc.boolean(),
        (place, taxablePaise, gstBp, isNote) => {
          const given = { place, taxablePaise, gstBp }
          expect(sumOf(voucherOf(isNote ? noteOf(given) : invoiceOf(given), 'Upchar'))).toBe(0)
        },
      ),
    )
  })
})

describe('the files', () => {
  const sale = invoiceOf({ place: '29', buyer: clinic, taxablePaise: 1_000_000, gstBp: 1800 })
  const note = noteOf({ place: '27', taxablePaise: 20_000, gstBp: 500 })

  it('OPS-07 write debits below zero and deemed positive, as Tally reads them', () => {
    const xml = vouchersXml([voucherOf(sale, 'Upchar')], company)
    expect(xml).toContain('<DATE>20261124</DATE><VOUCHERTYPENAME>Sales</VOUCHERTYPENAME>')
    expect(xml).toContain(`<PARTYGSTIN>${clinic}</PARTYGSTIN>`)
    expect(xml).toContain(
      '<LEDGERNAME>Buyers through Upchar</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><ISPARTYLEDGER>Yes</ISPARTYLEDGER><AMOUNT>-11800.00</AMOUNT>',
    )
    expect(xml).toContain(
      '<LEDGERNAME>Output IGST</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><ISPARTYLEDGER>No</ISPARTYLEDGER><AMOUNT>1800.00</AMOUNT>',
    )
  })

  it('OPS-07 name each ledger once, under its group, before the vouchers', () => {
    const xml = mastersXml([voucherOf(sale, 'Upchar'), voucherOf(note, 'Upchar')], company)
    expect(xml.match(/<LEDGER NAME="Buyers through Upchar"/g)).toHaveLength(1)
    expect(xml).toContain(
      '<NAME>Output CGST</NAME><PARENT>Duties &amp; Taxes</PARENT><TAXTYPE>GST</TAXTYPE><GSTDUTYHEAD>CGST</GSTDUTYHEAD>',
    )
  })

  it('OPS-07 keep a buyer’s name text: neither markup nor control characters', () => {
    const odd = invoiceOf({ place: '27', taxablePaise: 100 })
    odd.document.recipient.name = `A & B <VOUCHER>\u0007"Clinic"`
    const xml = vouchersXml([voucherOf(odd, 'Upchar')], company)
    expect(xml).toContain(
      '<BASICBUYERNAME>A &amp; B &lt;VOUCHER&gt; &quot;Clinic&quot;</BASICBUYERNAME>',
    )
  })

  it('OPS-07 a register has a row for each document and rate, credit notes below zero, void ones left out', () => {
    const gone = { ...invoiceOf({ place: '27', taxablePaise: 700 }), standing: 'void' as const }
    const waits = { ...sale, standing: 'waiting' as const }
    const rows: Record<string, string>[] = parse(salesRegister([waits, gone, note]), {
      bom: true,
      columns: true,
    })
    expect(rows).toMatchObject([
      {
        Document: 'Tax invoice',
        'GSTIN or UIN': clinic,
        'Rate (%)': '18',
        'Taxable value': '10000',
        'Integrated tax': '1800',
        'With tax': '11800',
        'Waits for an IRN': 'Yes',
      },
      {
        Document: 'Credit note',
        'Reduces invoice': 'A/26-27/1',
        'Taxable value': '-200',
        'Central tax': '-5',
        'State/UT tax': '-5',
        'With tax': '-210',
        'Waits for an IRN': '',
      },
    ])
  })
})
