import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { classifyRow, type GoodsToClassify } from './classify-row.ts'

const row = (title: string, hsn = '30049099', productClass = ''): GoodsToClassify => ({
  title,
  hsn,
  productClass,
  brand: '',
  category: '',
  description: '',
  attributes: [],
  schedule: '',
})
const known = (name: string | undefined) => PRODUCT_CLASSES.find((one) => one === name)

/** The class that is certain; else why it waits, or the column that is refused. */
function classOf(goods: GoodsToClassify, family?: string, soldAs?: string): string {
  const found = classifyRow(goods, { familyClass: known(family), soldAs: known(soldAs) })
  if (!found.ok) return `refused: ${found.error.column}`
  return found.value.problem ?? found.value.productClass
}

// The names are those of the NDPS schedules, Schedule X and Schedule H1 as published, not of the table in the code.
describe('the class of an imported product', () => {
  it.each([
    'Morphine sulphate injection 10 mg/ml',
    'FENTANYL CITRATE 50 mcg',
    'Inj. Ketamine 50mg',
    'Alprazolam 0.25 tablets',
    'Tramadol-50 injection',
    'Codeine linctus',
    'Methylphenidate 10 mg',
    'MTP Kit (mifepristone + misoprostol)',
    'Ｍｏｒｐｈｉｎｅ 10 mg',
  ])('refuses %s whatever class or HSN the file gives', (title) => {
    for (const hsn of ['30049099', '3004', '', '21069099'])
      for (const productClass of ['', 'GEN', 'DRUG_H', 'DEV_A'])
        expect(classOf(row(title, hsn, productClass))).toBe('refused: title')
  })

  it('refuses a banned ingredient behind a trade name, Schedule X, and oxytocin for animals', () => {
    const trade = row('Calmotab 0.5', '30049099', 'DRUG_GEN')
    expect(classOf({ ...trade, attributes: [{ label: 'Salt', value: 'Alprazolam 0.5 mg' }] })).toBe(
      'refused: title',
    )
    expect(classOf({ ...trade, brand: 'Diazepam' })).toBe('refused: title')
    expect(classOf({ ...trade, schedule: 'X' })).toBe('refused: title')
    expect(classOf(row('Oxytocin injection for cattle'))).toBe('refused: title')
    expect(classOf({ ...trade, description: 'Each tablet contains alprazolam.' })).toBe(
      'class_doubtful',
    )
  })

  it('takes a test kit for what it is, though it names a drug', () => {
    expect(classOf(row('Morphine urine test kit', '38221990', 'IVD_HOME'))).toBe('IVD_HOME')
  })

  it.each([
    ['Cefixime 200 mg', 'DRUG_H1'],
    ['Meropenem 1 g vial', 'DRUG_H1'],
    ['Rifampicin 450', 'DRUG_H1'],
    ['Ondansetron 2 mg/ml', 'DRUG_H'],
    ['Hepatitis B vaccine 10 ml', 'BIO_C'],
    ['Human insulin 40 IU', 'BIO_C'],
  ])('knows %s as %s by its name', (title, expected) => {
    expect(classOf(row(title))).toBe(expected)
  })

  it.each([
    ['H', 'DRUG_H'],
    ['Schedule H1', 'DRUG_H1'],
    ['C', 'BIO_C'],
    ['C(1)', 'BIO_C'],
    ['', 'class_unknown'],
    ['Q', 'refused: schedule'],
  ])('reads schedule "%s" as %s', (schedule, expected) => {
    expect(classOf({ ...row('Cetzine tablets'), schedule })).toBe(expected)
  })

  it('takes the stricter of class and schedule', () => {
    expect(classOf({ ...row('Cetzine', '30049099', 'DRUG_GEN'), schedule: 'H1' })).toBe('DRUG_H1')
    expect(classOf({ ...row('Cetzine', '30049099', 'BIO_C'), schedule: 'H' })).toBe('BIO_C')
    expect(classOf({ ...row('Cetzine', '73249000', 'GEN'), schedule: 'H' })).toBe('class_doubtful')
  })

  it('leaves a medicine that it does not know to staff', () => {
    expect(classOf(row('Cetzine tablets'))).toBe('class_unknown')
    expect(classOf(row('Cetzine tablets', '30049099', 'DRUG_GEN'))).toBe('DRUG_GEN')
    expect(classOf(row('Cetzine tablets', '30049099', 'GEN'))).toBe('class_doubtful')
  })

  it('leaves a column that contradicts the name to staff, once', () => {
    const gel = row('Diclofenac gel 1 %', '30049099', 'DRUG_GEN')
    expect(classOf(gel)).toBe('class_doubtful')
    expect(classOf(gel, undefined, 'DRUG_GEN')).toBe('DRUG_GEN')
    expect(classOf(row('Cefixime 200 mg', '21069099'))).toBe('class_doubtful')
    expect(classOf(row('Coronary stent', '90219010', 'DEV_A'))).toBe('class_doubtful')
    expect(classOf(row('IV cannula 20 G', '90183990', 'DEV_B_HOME'))).toBe('class_doubtful')
    expect(classOf(row('Any instrument', '90189099', 'GEN'))).toBe('class_doubtful')
    expect(classOf(row('Tablets', '21069099', 'GEN'), undefined, 'DRUG_H')).toBe('class_doubtful')
  })

  it('takes a family’s class, and the stricter one of a name', () => {
    expect(classOf(row('Ringer lactate 500 ml'), 'DRUG_H')).toBe('DRUG_H')
    expect(classOf(row('Ceftriaxone 1 g'), 'DRUG_H')).toBe('DRUG_H1')
    expect(classOf(row('Infusion pump', '90189099'), 'DEV_C')).toBe('DEV_C')
  })

  // Classes of CDSCO's lists (domain reference 3.1).
  it.each([
    ['Nitrile examination gloves M', '40151200', 'DEV_A'],
    ['Sterile surgical gloves 7.5', '40151200', 'DEV_B_PRO'],
    ['Digital BP monitor, upper arm', '90189019', 'DEV_B_HOME'],
    ['Glucometer with 25 strips', '90278990', 'IVD_HOME'],
    ['Drug eluting coronary stent', '90219010', 'DEV_D'],
    ['Ventilator, ICU', '90192090', 'DEV_C'],
    ['Syringe 5 ml', '90183100', 'DEV_B_PRO'],
    ['Radiography set', '90221410', 'RADIATION'],
  ])('knows %s by its name or HSN %s as %s', (title, hsn, expected) => {
    expect(classOf(row(title, hsn))).toBe(expected)
  })

  it.each(['90189099', '30059090', '30069900', '38221990', '40151900', '90213900', '90200000', ''])(
    'leaves goods of HSN "%s" without class or known name to staff',
    (hsn) => {
      expect(classOf(row('Gizmo', hsn))).toBe('class_unknown')
    },
  )

  it('takes goods of other headings for general ones', () => {
    expect(classOf(row('Kidney tray', '73249000'))).toBe('GEN')
    expect(classOf(row('Hospital shelf', '94032090'))).toBe('GEN')
  })

  it.each([
    ['A', 'DEV_A'],
    ['CLASS B', 'DEV_B_PRO'],
    ['C', 'DEV_C'],
    ['D', 'DEV_D'],
    ['IVD', 'IVD_PRO'],
  ])('reads %s of the Medical Devices Rules as %s', (letter, expected) => {
    expect(classOf(row('Gizmo', '90189099', letter))).toBe(expected)
  })

  it('leaves dressings and sutures of chapter 30 to their family', () => {
    expect(classOf(row('Silk suture 2-0', '30061010'), 'DEV_C')).toBe('DEV_C')
    expect(classOf(row('Ophthalmic dye', '30049099'), 'DEV_C')).toBe('DEV_C')
  })

  it('refuses an unknown class and the class of what is never listed', () => {
    expect(classOf(row('Tray', '73249000', 'WHATEVER'))).toBe('refused: class')
    expect(classOf(row('Tray', '73249000', 'BANNED'))).toBe('refused: class')
    expect(classOf(row('Tray', '73249000', 'constructor'.toUpperCase()))).toBe('refused: class')
  })
})
