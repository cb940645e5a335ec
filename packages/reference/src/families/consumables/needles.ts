import { attribute, type FamilyFacts } from '../../family.ts'

export const needleFamilies: readonly FamilyFacts[] = [
  {
    key: 'syringe-with-needle',
    name: 'Syringe with needle',
    subCategory: 'syringes-needles',
    genericName: 'Syringe with needle',
    description:
      'Sterile single-use plastic syringes supplied with a hypodermic needle. They are used to inject, to draw blood and to prepare medicines. Choose by volume, by needle gauge and by the tip: luer lock screws the needle on, luer slip pushes on faster.',
    hsn: '90183100',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('needleGauge', 'Needle gauge', 'number', { unit: 'G' }),
      attribute('tip', 'Tip', 'text'),
      attribute('luerLock', 'Luer lock', 'bool'),
    ],
  },
  {
    key: 'hypodermic-needle',
    name: 'Hypodermic needle',
    subCategory: 'syringes-needles',
    genericName: 'Hypodermic needle',
    description:
      'Sterile single-use steel needles with a colour-coded hub that fits luer syringes. The gauge says how thick the needle is: a higher number is thinner. Choose by gauge and length for the drug, the route and the patient.',
    hsn: '90183200',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('gauge', 'Gauge', 'number', { unit: 'G', makesVariant: true }),
      attribute('hub', 'Hub colour', 'text'),
      attribute('length', 'Length', 'number', { unit: 'inch' }),
    ],
  },
  {
    key: 'sharps-container',
    name: 'Sharps container',
    subCategory: 'syringes-needles',
    genericName: 'Sharps container',
    description:
      'A puncture-proof box for used needles, blades and ampoules. Biomedical waste rules ask for a white, leak-proof, tamper-proof container at the place of use. Choose by volume, by wall or trolley mounting and by the opening.',
    hsn: '39269099',
    regulatoryClass: 'GEN',
    uqc: 'PCS',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'L', makesVariant: true }),
      attribute('colour', 'Colour', 'text'),
    ],
  },
]
