import { attribute, type FamilyFacts } from '../../family.ts'

export const maskFamilies: readonly FamilyFacts[] = [
  {
    key: '3-ply-mask',
    name: '3-ply mask',
    subCategory: 'masks-respirators',
    genericName: '3-ply face mask',
    description:
      'A disposable mask of two non-woven layers with a melt-blown filter between them. It keeps droplets from the wearer away from the patient and splashes away from the wearer. Compare the bacterial filtration figure, ear loops or ties, and the nose clip.',
    hsn: '63079090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('colour', 'Colour', 'text', { makesVariant: true }),
      attribute('fixing', 'Fixing', 'text'),
      attribute('bfe', 'Bacterial filtration', 'number', { unit: '%' }),
      attribute('count', 'Masks per box', 'number'),
    ],
  },
  {
    key: 'n95-respirator',
    name: 'N95 respirator',
    subCategory: 'masks-respirators',
    genericName: 'N95 respirator',
    description:
      'A respirator that seals on the face and filters at least 95 % of fine particles. It is worn against tuberculosis, influenza and other airborne infections. Choose by fit, head band or ear loop, and without a valve wherever the patient must be protected too.',
    hsn: '63079090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('colour', 'Colour', 'text', { makesVariant: true }),
      attribute('valve', 'Exhalation valve', 'bool'),
      attribute('standard', 'Standard', 'text'),
      attribute('strap', 'Strap', 'text'),
    ],
  },
]
