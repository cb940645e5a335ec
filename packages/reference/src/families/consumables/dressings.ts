import { attribute, type FamilyFacts } from '../../family.ts'

export const dressingFamilies: readonly FamilyFacts[] = [
  {
    key: 'gauze-swab-roll',
    name: 'Gauze swab / roll',
    subCategory: 'dressings-tapes',
    genericName: 'Gauze swab, roll and bandage',
    description:
      'Absorbent cotton gauze cut and folded into swabs, or wound on rolls and bandages. It cleans wounds, soaks up blood and holds dressings. Choose by ply, size, mesh and whether it is sterile.',
    hsn: '30059040',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('ply', 'Ply', 'number'),
      attribute('sterile', 'Sterile', 'bool'),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'cotton-wool',
    name: 'Cotton wool',
    subCategory: 'dressings-tapes',
    genericName: 'Absorbent cotton wool',
    description:
      'Bleached and carded cotton that soaks up many times its weight. It is used to clean skin, pad splints and apply antiseptics. Choose by net weight, by roll or balls, and by the IP mark on the pack.',
    hsn: '56012110',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'ROL',
    attributes: [
      attribute('weight', 'Net weight', 'number', { unit: 'g', makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'micropore-tape',
    name: 'Micropore tape',
    subCategory: 'dressings-tapes',
    genericName: 'Surgical adhesive tape',
    description:
      'Adhesive tape that fixes dressings, tubes and lines to the skin. Paper tape is gentle and breathes, cloth tape is strong, silk-like tape tears straight. Choose by width and by how much pull and how much kindness to the skin is needed.',
    hsn: '30051090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 48,
    uqc: 'BOX',
    attributes: [
      attribute('width', 'Width', 'text', { makesVariant: true }),
      attribute('backing', 'Backing', 'text'),
    ],
  },
]
