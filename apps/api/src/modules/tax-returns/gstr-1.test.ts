import { describe, expect, it } from 'vitest'
import { gstr1Json } from './gstr-1-json.ts'
import { makeGstr1 } from './gstr-1.ts'
import type { ReturnDocument } from './model.ts'
import { invoiceOf, noteOf } from './testing/documents.ts'

const gstin = '27AABCK1234M1Z5'
const clinic = '29AABTC4321D1Z6'
const operatorGstin = '27AAECU1234F1ZX'
const made = (...documents: ReturnDocument[]) => makeGstr1(documents, { hasOperator: true })
const json = (...documents: ReturnDocument[]) =>
  gstr1Json(made(...documents), { gstin, month: '2026-11', operatorGstin })

describe('a GSTR-1', () => {
  it('OPS-07 lists each invoice and note of registered buyers (tables 4 and 9B)', () => {
    const { fp, b2b, cdnr } = json(
      invoiceOf({ place: '29', buyer: clinic, taxablePaise: 1_000_000, gstBp: 1800, number: 7 }),
      noteOf({ place: '29', buyer: clinic, taxablePaise: 250_000, gstBp: 1800, number: 2 }),
    )
    expect(fp).toBe('112026')
    expect(b2b).toEqual([
      {
        ctin: clinic,
        inv: [
          {
            inum: 'A/26-27/7',
            idt: '24-11-2026',
            val: 11_800,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1801, itm_det: { txval: 10_000, rt: 18, iamt: 1800, csamt: 0 } }],
          },
        ],
      },
    ])
    expect(cdnr).toMatchObject([
      {
        ctin: clinic,
        nt: [
          {
            ntty: 'C',
            nt_num: 'AC/26-27/2',
            val: 2950,
            itms: [{ itm_det: { txval: 2500, iamt: 450 } }],
          },
        ],
      },
    ])
  })

  it('OPS-07 sums up unregistered buyers by place and rate, less their notes (table 7)', () => {
    const { b2cs, b2cl, cdnur } = json(
      invoiceOf({ place: '27', taxablePaise: 100_000, number: 1 }),
      invoiceOf({ place: '27', taxablePaise: 50_000, number: 2 }),
      invoiceOf({ place: '27', taxablePaise: 10_000, gstBp: 1200, number: 3 }),
      invoiceOf({ place: '33', taxablePaise: 20_000, number: 4 }),
      noteOf({ place: '27', taxablePaise: 30_000 }),
    )
    expect(b2cs).toEqual([
      { sply_ty: 'INTRA', pos: '27', typ: 'OE', rt: 5, txval: 1200, camt: 30, samt: 30, csamt: 0 },
      { sply_ty: 'INTRA', pos: '27', typ: 'OE', rt: 12, txval: 100, camt: 6, samt: 6, csamt: 0 },
      { sply_ty: 'INTER', pos: '33', typ: 'OE', rt: 5, txval: 200, iamt: 10, csamt: 0 },
    ])
    expect([b2cl, cdnur]).toEqual([undefined, undefined])
  })

  it('OPS-07 lists invoices above ₹1 lakh to unregistered buyers of other states, and their notes (tables 5 and 9B)', () => {
    const at = { place: '33', gstBp: 500 }
    const above = invoiceOf({ ...at, taxablePaise: 9_523_810, number: 1 })
    expect(above.document.totals.totalPaise).toBe(10_000_001)
    const limit = invoiceOf({ ...at, taxablePaise: 9_523_809, number: 3 })
    expect(limit.document.totals.totalPaise).toBe(9_999_999)
    const within = invoiceOf({ place: '27', taxablePaise: 90_000_000, number: 4 })
    const note = noteOf({ place: '33', taxablePaise: 100_000 }, 10_000_001)
    const { b2cl, cdnur, b2cs } = made(limit, above, within, note)
    expect(b2cl.map(({ number }) => number)).toEqual(['A/26-27/1'])
    expect(cdnur.map(({ number }) => number)).toEqual(['AC/26-27/1'])
    expect(b2cs.map(({ place, taxablePaise }) => [place, taxablePaise])).toEqual([
      ['27', 90_000_000],
      ['33', 9_523_809],
    ])
    // Until 31 July 2024 the limit was ₹2.5 lakh.
    const before = invoiceOf({ place: '33', taxablePaise: 20_000_000, issuedOn: '2024-07-31' })
    expect(made(before).b2cl).toEqual([])
  })

  it('OPS-07 counts exempt goods by buyer and place (table 8), in no table of taxed ones', () => {
    const result = json(
      invoiceOf({ place: '27', taxablePaise: 40_000, gstBp: 0, number: 1 }),
      invoiceOf({ place: '29', buyer: clinic, taxablePaise: 70_000, gstBp: 0, number: 2 }),
      noteOf({ place: '27', taxablePaise: 10_000, gstBp: 0 }),
    )
    expect(result.nil).toEqual({
      inv: [
        { sply_ty: 'INTRAB2C', expt_amt: 300, nil_amt: 0, ngsup_amt: 0 },
        { sply_ty: 'INTRB2B', expt_amt: 700, nil_amt: 0, ngsup_amt: 0 },
      ],
    })
    expect([result.b2b, result.b2cs, result.cdnr]).toEqual([undefined, undefined, undefined])
  })

  it('OPS-07 names supplies to economic zones as such, with tax or under a letter (table 6B)', () => {
    const zone = { place: '27', buyer: '27AAACX1234A1ZX', taxablePaise: 100_000 }
    const { b2b } = json(
      invoiceOf({ ...zone, sez: { kind: 'unit', supply: 'igst' }, number: 1 }),
      invoiceOf({
        ...zone,
        sez: { kind: 'unit', supply: 'lut', lut: 'AD2711260001234' },
        number: 2,
      }),
    )
    expect(b2b?.[0]).toMatchObject({
      inv: [
        { inv_typ: 'SEWP', itms: [{ itm_det: { rt: 5, txval: 1000, iamt: 50 } }] },
        { inv_typ: 'SEWOP', itms: [{ itm_det: { rt: 0, txval: 1000, iamt: 0 } }] },
      ],
    })
  })

  it('OPS-07 splits the summary by HSN into registered and other buyers, notes taken off (table 12)', () => {
    const { hsn } = json(
      invoiceOf({ place: '29', buyer: clinic, taxablePaise: 100_000, quantity: 10, number: 1 }),
      invoiceOf({ place: '27', taxablePaise: 60_000, quantity: 6, number: 2 }),
      noteOf({ place: '27', taxablePaise: 20_000, quantity: 2 }),
    )
    expect(hsn).toEqual({
      hsn_b2b: [
        {
          num: 1,
          hsn_sc: '401512',
          uqc: 'BOX',
          qty: 10,
          rt: 5,
          txval: 1000,
          iamt: 50,
          camt: 0,
          samt: 0,
          csamt: 0,
        },
      ],
      hsn_b2c: [
        {
          num: 1,
          hsn_sc: '401512',
          uqc: 'BOX',
          qty: 4,
          rt: 5,
          txval: 400,
          iamt: 0,
          camt: 10,
          samt: 10,
          csamt: 0,
        },
      ],
    })
  })

  it('OPS-07 puts a delivery charge into the row of its goods', () => {
    const one = invoiceOf({ place: '27', taxablePaise: 60_000, quantity: 6 })
    one.document.charges.push({
      label: 'Delivery',
      hsn: '',
      gstBp: 500,
      taxablePaise: 10_000,
      cgstPaise: 250,
      sgstPaise: 250,
      igstPaise: 0,
      totalPaise: 10_500,
    })
    expect(made(one).hsn.b2c).toMatchObject([
      { hsn: '401512', unit: 'BOX', quantity: 6, taxablePaise: 70_000 },
    ])
  })

  it('OPS-07 counts the numbers of each series, and leaves void documents out of all else (table 13)', () => {
    const result = json(
      invoiceOf({ place: '27', taxablePaise: 1000, number: 5 }),
      { ...invoiceOf({ place: '27', taxablePaise: 1000, number: 6 }), standing: 'void' },
      invoiceOf({ place: '27', taxablePaise: 1000, number: 7 }),
      noteOf({ place: '27', taxablePaise: 500, number: 3 }),
      {
        kind: 'challan',
        series: 'AD',
        sequence: 1,
        standing: 'stands',
        document: { number: 'AD/26-27/1' },
      },
    )
    expect(result.doc_issue?.doc_det.map(({ doc_num, docs }) => [doc_num, docs])).toEqual([
      [1, [{ num: 1, from: 'A/26-27/5', to: 'A/26-27/7', totnum: 3, cancel: 1, net_issue: 2 }]],
      [5, [{ num: 1, from: 'AC/26-27/3', to: 'AC/26-27/3', totnum: 1, cancel: 0, net_issue: 1 }]],
      [12, [{ num: 1, from: 'AD/26-27/1', to: 'AD/26-27/1', totnum: 1, cancel: 0, net_issue: 1 }]],
    ])
    expect(result.b2cs).toMatchObject([{ txval: 15 }])
  })

  it('OPS-07 tells what went through the marketplace (table 14), its own return doesn’t', () => {
    const one = invoiceOf({ place: '29', taxablePaise: 100_000 })
    expect(json(one).supeco).toEqual({
      clttx: [
        { etin: operatorGstin, suppval: 1000, igst: 50, cgst: 0, sgst: 0, cess: 0, flag: 'N' },
      ],
    })
    expect(makeGstr1([one], { hasOperator: false }).throughOperator).toBeNull()
  })
})
