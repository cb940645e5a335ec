import { describe, expect, it } from 'vitest'
import { classifyRow } from './classify-row.ts'

const row = (title: string, hsn = '30049099', productClass = '') => ({ title, hsn, productClass })
const classOf = (goods: ReturnType<typeof row>, family = 'GEN') => {
  const found = classifyRow(goods, family)
  return found.ok ? found.value : `refused: ${found.error.column}`
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
  ])('refuses %s whatever class or HSN the file gives', (title) => {
    for (const hsn of ['30049099', '3004', ''])
      for (const productClass of ['', 'GEN', 'DRUG_H'])
        expect(classOf(row(title, hsn, productClass))).toBe('refused: title')
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

  it('asks for the class of a medicine that it does not know', () => {
    expect(classOf(row('Cetzine tablets'))).toBe('refused: class')
    expect(classOf(row('Cetzine tablets', '30049099', 'DRUG_GEN'))).toBe('DRUG_GEN')
    expect(classOf(row('Cetzine tablets', '30049099', 'GEN'))).toBe('refused: class')
  })

  it('takes a family’s class, and the stricter one of a name', () => {
    expect(classOf(row('Ringer lactate 500 ml'), 'DRUG_H')).toBe('DRUG_H')
    expect(classOf(row('Ceftriaxone 1 g'), 'DRUG_H')).toBe('DRUG_H1')
    expect(classOf(row('Infusion pump', '90189099'), 'DEV_C')).toBe('DEV_C')
  })

  it('leaves dressings and sutures of chapter 30 to their family', () => {
    expect(classOf(row('Gauze swab 10 cm', '30059040'))).toBe('GEN')
    expect(classOf(row('Silk suture 2-0', '30061010'), 'DEV_C')).toBe('DEV_C')
  })

  it('refuses an unknown class and the class of what is never listed', () => {
    expect(classOf(row('Tray', '73249000', 'WHATEVER'))).toBe('refused: class')
    expect(classOf(row('Tray', '73249000', 'BANNED'))).toBe('refused: class')
  })
})
