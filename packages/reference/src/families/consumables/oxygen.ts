import { attribute, type FamilyFacts } from '../../family.ts'

export const oxygenFamilies: readonly FamilyFacts[] = [
  {
    key: 'oxygen-mask',
    name: 'Oxygen mask',
    subCategory: 'oxygen-airway',
    genericName: 'Oxygen mask',
    description:
      'A soft mask with tubing that gives oxygen over nose and mouth. Simple masks give 35 to 50 %, reservoir bag masks more, venturi masks an exact figure. Choose by age and by how exact the oxygen share must be.',
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    homeUse: true,
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'nasal-cannula',
    name: 'Nasal cannula',
    subCategory: 'oxygen-airway',
    genericName: 'Nasal oxygen cannula',
    description:
      'Two soft prongs and a tube that give oxygen through the nose while the patient eats and talks. It serves for flows up to about 5 litres a minute. Choose by age, prong shape and tube length.',
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    homeUse: true,
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('tube', 'Tube length', 'number', { unit: 'm' }),
    ],
  },
]
