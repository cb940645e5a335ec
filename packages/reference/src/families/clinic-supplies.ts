import { attribute, type FamilyFacts } from '../family.ts'

export const clinicSupplyFamilies: readonly FamilyFacts[] = [
  {
    key: 'temporary-cement',
    name: 'Zinc oxide eugenol cement',
    subCategory: 'restoratives',
    genericName: 'Zinc oxide eugenol and temporary cement',
    description:
      'A soothing cement for temporary fillings and for fixing crowns for some weeks. Powder and oil are mixed on a slab. Use a kind without eugenol below composite.',
    hsn: '30064000',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 36,
    uqc: 'KIT',
    attributes: [
      attribute('size', 'Pack', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'dental-hand-instruments',
    name: 'Dental hand instruments',
    subCategory: 'dental-equipment',
    genericName: 'Mouth mirror, probe and tweezers',
    description:
      'The steel instruments of each dental tray: mirror, probe, tweezers and filling instruments. Choose by the number in the set and a front-surface mirror for a picture without shadow.',
    hsn: '90184900',
    regulatoryClass: 'DEV_A',
    uqc: 'SET',
    attributes: [
      attribute('pieces', 'Pieces', 'number', { makesVariant: true }),
      attribute('set', 'Set', 'text'),
    ],
  },
  {
    key: 'saliva-ejector',
    name: 'Saliva ejector',
    subCategory: 'dental-equipment',
    genericName: 'Disposable saliva ejector tip',
    description:
      'A bendable tube that draws off saliva during dental work. The tip is soft and the wire inside keeps its shape.',
    hsn: '90184900',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('length', 'Length', 'text', { makesVariant: true }),
      attribute('tip', 'Tip', 'text'),
    ],
  },
  {
    key: 'rubber-dam',
    name: 'Rubber dam',
    subCategory: 'endodontics',
    genericName: 'Dental rubber dam sheets',
    description:
      'Thin sheets that isolate a tooth so that the field stays dry and nothing is swallowed. Punch a hole, stretch it over a clamp and fix it on a frame.',
    hsn: '40149090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('thickness', 'Thickness', 'text'),
      attribute('colour', 'Colour', 'text'),
    ],
  },
]
