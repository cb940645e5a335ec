import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreditNote, InvoiceDocument, InvoiceLine } from '../model.ts'
import { bulkUpload, makeEwb01 } from './make-ewb-01.ts'
import { consignmentPaise, lastDayOf, needsEWayBill, needsIrn } from './due.ts'
import { inv01 } from './inv-01.ts'
import { irnOf } from './irn.ts'
import { makeInv01 } from './make-inv-01.ts'

const line = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  title: 'Nitrile gloves "M"',
  sku: 'GL-M',
  engravingName: null,
  hsn: '401519',
  quantity: 2,
  uqc: 'BOX',
  unitPricePaise: 10_500,
  discountPaise: 0,
  gstBp: 500,
  taxablePaise: 20_000,
  cgstPaise: 500,
  sgstPaise: 500,
  igstPaise: 0,
  totalPaise: 21_000,
  batches: [{ batchNo: 'B-771', expiresOn: '2028-03-31', quantity: 2 }],
  ...changes,
})

const totalsOf = (parts: readonly Omit<InvoiceLine, 'batches'>[] | InvoiceDocument['charges']) => {
  const sum = (key: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise') =>
    [...parts].reduce((total, part) => total + part[key], 0)
  return {
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    totalPaise: sum('totalPaise'),
  }
}

const place = {
  name: 'Asha Rao',
  address: '12 Marine Lines, Queens Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
  pincode: '400001',
}

const invoice = (
  lines: InvoiceLine[] = [line()],
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument => ({
  title: 'Tax invoice',
  number: 'MH1/26-27/000123',
  issuedOn: '2026-11-24',
  orderNumber: 'UP-261124-AAAAA',
  orderedOn: '2026-11-24',
  seller: {
    legalName: 'Konkan Surgicals Private Limited',
    tradeName: 'Konkan Surgicals',
    address: '4 Dockyard Road',
    city: 'Mumbai',
    stateCode: '27',
    state: 'Maharashtra',
    pincode: '400010',
    gstin: '27AAACX1234A1ZX',
    licence: null,
  },
  recipient: {
    ...place,
    businessName: 'Lines Clinic',
    gstin: '27AAPFU0939F1ZV',
    phone: '9876543210',
  },
  deliveredTo: place,
  placeOfSupply: { stateCode: '27', state: 'Maharashtra' },
  reverseCharge: false,
  lines,
  charges: [],
  totals: totalsOf([...lines]),
  paidBy: 'Online',
  ...changes,
})
const report = (document: InvoiceDocument | CreditNote) =>
  makeInv01({ document, operatorGstin: '27AABCU7421K1Z5', dispatchedFrom: undefined })

/** Rupees with decimals as paise, without trusting a float. */
const paise = (rupees: number) => Number(rupees.toFixed(2).replace('.', ''))

describe('the Invoice Reference Number', () => {
  it('RET-03 is the SHA-256 of GSTIN, year, type and number (domain reference 1.8)', () => {
    expect(
      irnOf({
        gstin: '27AAACX1234A1ZX',
        financialYear: '2026-27',
        type: 'INV',
        number: 'MH/26-27/000123',
      }),
    ).toBe('6b8d4d82892535417aa893628aa62a3f263617528bfa4ad6a4c108431b282340')
  })
})

describe('FORM GST INV-01', () => {
  it('RET-03 states parties, goods with batch and expiry, taxes and the operator, without what the portal refuses', () => {
    const { payload, problem } = report(invoice())
    expect(problem).toBeUndefined()
    expect(payload).toEqual({
      Version: '1.1',
      TranDtls: {
        TaxSch: 'GST',
        SupTyp: 'B2B',
        RegRev: 'N',
        EcmGstin: '27AABCU7421K1Z5',
        IgstOnIntra: 'N',
      },
      DocDtls: { Typ: 'INV', No: 'MH1/26-27/000123', Dt: '24/11/2026' },
      SellerDtls: {
        Gstin: '27AAACX1234A1ZX',
        LglNm: 'Konkan Surgicals Private Limited',
        TrdNm: 'Konkan Surgicals',
        Addr1: '4 Dockyard Road',
        Loc: 'Mumbai',
        Pin: 400_010,
        Stcd: '27',
      },
      BuyerDtls: {
        Gstin: '27AAPFU0939F1ZV',
        LglNm: 'Lines Clinic',
        Addr1: '12 Marine Lines, Queens Road',
        Loc: 'Mumbai',
        Pin: 400_001,
        Stcd: '27',
        Pos: '27',
        Ph: '9876543210',
      },
      ItemList: [
        {
          SlNo: '1',
          PrdDesc: 'Nitrile gloves ’M’',
          IsServc: 'N',
          HsnCd: '401519',
          Qty: 2,
          Unit: 'BOX',
          UnitPrice: 100,
          TotAmt: 200,
          Discount: 0,
          AssAmt: 200,
          GstRt: 5,
          IgstAmt: 0,
          CgstAmt: 5,
          SgstAmt: 5,
          TotItemVal: 210,
          BchDtls: { Nm: 'B-771', ExpDt: '31/03/2028' },
        },
      ],
      ValDtls: { AssVal: 200, CgstVal: 5, SgstVal: 5, IgstVal: 0, TotInvVal: 210 },
    })
  })

  it('RET-03 names the invoice of a credit note, the zone of a supply, and where goods leave from and go', () => {
    const { title: _title, ...rest } = invoice()
    const note: CreditNote = {
      ...rest,
      title: 'Credit note',
      number: 'MH1C/26-27/00007',
      credits: {
        title: 'Tax invoice',
        number: 'MH1/26-27/000123',
        issuedOn: '2026-11-20',
        reason: 'Returned',
      },
    }
    expect(report(note).payload).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: 'MH1/26-27/000123', InvDt: '20/11/2026' }] },
    })
    const lut = line({ igstPaise: 0, cgstPaise: 0, sgstPaise: 0, taxablePaise: 21_000 })
    const { payload } = makeInv01({
      document: invoice([lut], {
        sez: { kind: 'unit', supply: 'lut', lut: 'AD270426000000X' },
        poNumber: 'ZD/118',
        deliveredTo: { ...place, pincode: '400096' },
      }),
      operatorGstin: undefined,
      dispatchedFrom: { name: 'Nagpur depot', city: 'Nagpur', pincode: '440001', stateCode: '27' },
    })
    expect(payload).toMatchObject({
      TranDtls: { SupTyp: 'SEZWOP' },
      DispDtls: { Loc: 'Nagpur', Pin: 440_001 },
      ShipDtls: { Pin: 400_096 },
      RefDtls: { ContrDtls: [{ PORefr: 'ZD/118' }] },
      ValDtls: { AssVal: 210, IgstVal: 0, TotInvVal: 210 },
    })
  })

  it('RET-03 says what the portal would refuse before it is asked', () => {
    expect(report(invoice([line({ hsn: '4015' })])).problem).toMatch(/six digits of HSN/)
    expect(report(invoice([line()], { number: '0/1' })).problem).toMatch(/DocDtls.No/)
    const elsewhere = invoice().recipient
    expect(
      report(invoice([line()], { recipient: { ...elsewhere, stateCode: '07' } })).problem,
    ).toMatch(/state of the buyer’s GSTIN/)
  })

  it('RET-03 adds up to the document to the paisa, for any amounts, quantities and discounts', () => {
    const lines = fc.array(
      fc
        .record({
          quantity: fc.integer({ min: 1, max: 20_000 }),
          taxablePaise: fc.integer({ min: 0, max: 500_000_000 }),
          discountPaise: fc.integer({ min: 0, max: 5_000_000 }),
          half: fc.integer({ min: 0, max: 10_000_000 }),
          gstBp: fc.constantFrom(500, 1200, 1800),
        })
        .map(({ half, ...one }) =>
          line({
            ...one,
            cgstPaise: half,
            sgstPaise: half,
            totalPaise: one.taxablePaise + 2 * half,
          }),
        ),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(lines, (all) => {
        const document = invoice(all)
        const { payload, problem } = report(document)
        expect(problem).toBeUndefined()
        expect(inv01.safeParse(payload).success).toBe(true)
        const { totals } = document
        const sum = (key: 'AssAmt' | 'CgstAmt' | 'SgstAmt' | 'TotItemVal') =>
          payload.ItemList.reduce((total, item) => total + paise(item[key]), 0)
        expect([sum('AssAmt'), sum('CgstAmt'), sum('SgstAmt'), sum('TotItemVal')]).toEqual([
          totals.taxablePaise,
          totals.cgstPaise,
          totals.sgstPaise,
          totals.totalPaise,
        ])
        expect(paise(payload.ValDtls.TotInvVal)).toBe(totals.totalPaise)
        // The portal's own sums, with its tolerance of a rupee.
        for (const { UnitPrice, Qty, TotAmt, Discount, AssAmt } of payload.ItemList) {
          expect(Math.abs(UnitPrice * Qty - TotAmt)).toBeLessThan(0.02)
          expect(paise(TotAmt) - paise(Discount)).toBe(paise(AssAmt))
        }
        const bill = makeEwb01(document, {
          name: 'Depot',
          city: 'Mumbai',
          pincode: '400010',
          stateCode: '27',
        })
        expect(paise(bill.payload.totInvValue)).toBe(totals.totalPaise)
        expect(
          bill.payload.itemList.reduce((total, item) => total + paise(item.taxableAmount), 0),
        ).toBe(totals.taxablePaise)
      }),
      { numRuns: 200 },
    )
  })
})

describe('what must be reported', () => {
  const duty = { financialYear: '2024-25', abovePaise: 5_000_000_000, reportWithinDays: 30 }

  it('RET-03 is a tax invoice to a registered buyer, within 30 days where the turnover is large', () => {
    const consumer = { ...invoice().recipient, gstin: '' }
    expect(needsIrn(invoice(), duty)).toBe(true)
    expect(needsIrn(invoice(), undefined)).toBe(false)
    expect(needsIrn(invoice([line()], { recipient: consumer }), duty)).toBe(false)
    expect(needsIrn(invoice([line()], { title: 'Bill of supply' }), duty)).toBe(false)
    expect(lastDayOf(invoice(), duty)).toBe('2026-12-24')
    expect(lastDayOf(invoice(), { ...duty, reportWithinDays: null })).toBeNull()
  })

  it('RET-03 is a consignment above the limit of its state, counted without exempt goods (CGST Rules 138)', () => {
    const rules = [
      { stateCode: '27', abovePaise: 10_000_000 },
      { stateCode: null, abovePaise: 5_000_000 },
    ]
    const worth = (totalPaise: number, stateCode = '07') =>
      invoice([line({ totalPaise })], { deliveredTo: { ...place, stateCode } })
    const from = { stateCode: '27' }
    const needed = [
      worth(5_000_000),
      worth(5_000_001),
      worth(10_000_000, '27'),
      worth(10_000_001, '27'),
    ]
    expect(needed.map((document) => needsEWayBill(document, from, rules))).toEqual([
      false,
      true,
      false,
      true,
    ])
    const mixed = invoice([
      line({ totalPaise: 4_000_000 }),
      line({ gstBp: 0, totalPaise: 9_000_000 }),
    ])
    expect(consignmentPaise(mixed)).toBe(4_000_000)
    expect(needsEWayBill(invoice([line({ gstBp: 0, totalPaise: 9_000_000 })]), from, rules)).toBe(
      false,
    )
  })

  it('RET-03 goes to the e-way bill portal with Part B where a vehicle is known', () => {
    const { payload, problem } = makeEwb01(invoice(), {
      name: 'Nagpur depot',
      city: 'Nagpur',
      pincode: '440001',
      stateCode: '27',
    })
    expect(problem).toBeUndefined()
    const transport = {
      transporterId: '',
      transporterName: '',
      mode: 1,
      vehicle: 'MH12AB1234',
      distanceKm: 0,
    }
    expect(bulkUpload([{ payload, transport }])).toMatchObject({
      version: '1.0.0621',
      billLists: [
        {
          userGstin: '27AAACX1234A1ZX',
          transType: 3,
          fromPincode: 440_001,
          toGstin: '27AAPFU0939F1ZV',
          docDate: '24/11/2026',
          totalValue: 200,
          totInvValue: 210,
          vehicleNo: 'MH12AB1234',
          vehicleType: 'R',
          itemList: [{ hsnCode: 401_519, cgstRate: 2.5, sgstRate: 2.5, igstRate: 0 }],
        },
      ],
    })
  })
})
