import { attribute, type FamilyFacts } from '../../family.ts'

export const incontinenceFamilies: readonly FamilyFacts[] = [
  {
    key: 'adult-diaper',
    name: 'Adult diaper',
    subCategory: 'incontinence-care',
    genericName: 'Adult diaper',
    description:
      'Absorbent briefs for people who cannot hold urine. Tape types are changed lying down, pull-up pants suit people who walk. Choose by waist size, by day or night absorbency and by tape or pant style.',
    hsn: '96190030',
    regulatoryClass: 'GEN',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('style', 'Style', 'text'),
      attribute('absorbency', 'Absorbency', 'text'),
    ],
  },
  {
    key: 'underpad',
    name: 'Underpad',
    subCategory: 'incontinence-care',
    genericName: 'Underpad',
    description:
      'A flat absorbent pad with a leak-proof back, laid under the patient. It protects beds, delivery tables and wheelchairs. Choose by size, weight of the core and the number in the pack.',
    hsn: '96190090',
    regulatoryClass: 'GEN',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('core', 'Core', 'text'),
    ],
  },
]
