import { attribute, type FamilyFacts } from '../../family.ts'

export const gloveFamilies: readonly FamilyFacts[] = [
  {
    key: 'nitrile-exam-gloves',
    name: 'Nitrile exam gloves',
    subCategory: 'gloves',
    genericName: 'Nitrile examination gloves',
    description:
      'Disposable gloves of synthetic nitrile rubber, worn on either hand and free of latex protein. They are used for examination, ward work, sample handling and cleaning where latex allergy or chemicals rule out latex. Compare the size, the weight per glove, the cuff length and whether the box states a tested leak level.',
    hsn: '40151200',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('powderFree', 'Powder-free', 'bool'),
      attribute('colour', 'Colour', 'text'),
      attribute('weight', 'Glove weight', 'number', { unit: 'g' }),
      attribute('sterile', 'Sterile', 'bool'),
    ],
  },
  {
    key: 'latex-exam-gloves',
    name: 'Latex exam gloves',
    subCategory: 'gloves',
    genericName: 'Latex examination gloves',
    description:
      'Disposable natural rubber gloves for non-sterile examination. They stretch easily and give the best feel of all glove materials, but they can cause reactions in people with latex allergy. Choose powder-free gloves where powder could reach wounds or instruments, and check the size and protein level.',
    hsn: '40151200',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('powderFree', 'Powder-free', 'bool'),
      attribute('weight', 'Glove weight', 'number', { unit: 'g' }),
      attribute('sterile', 'Sterile', 'bool'),
    ],
  },
  {
    key: 'surgical-gloves-sterile',
    name: 'Surgical gloves sterile',
    subCategory: 'gloves',
    genericName: 'Sterile surgical gloves',
    description:
      'Gloves shaped for the left and right hand, packed sterile in pairs for operations and aseptic procedures. They protect the wound and the surgeon alike. Choose the half size that matches the hand, then decide on latex or a latex-free material and on powder-free inner coating.',
    hsn: '40151200',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PRS',
    attributes: [
      attribute('size', 'Size', 'number', { makesVariant: true }),
      attribute('powderFree', 'Powder-free', 'bool'),
      attribute('material', 'Material', 'text'),
      attribute('sterile', 'Sterile', 'bool'),
    ],
  },
]
