import { attribute, type FamilyFacts } from '../../family.ts'

export const sutureFamilies: readonly FamilyFacts[] = [
  {
    key: 'absorbable-suture',
    name: 'Absorbable suture',
    subCategory: 'sutures-blades',
    genericName: 'Absorbable suture',
    description:
      'Synthetic thread that the body dissolves, swaged to a needle. Polyglactin 910 holds for about four weeks and is gone in two to three months. Choose by USP size, needle shape and length: round body for soft tissue, cutting for skin.',
    hsn: '30061010',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'USP size', 'text', { makesVariant: true }),
      attribute('material', 'Material', 'text'),
      attribute('thread', 'Thread', 'text'),
      attribute('needle', 'Needle', 'text'),
      attribute('needleLength', 'Needle length', 'number', { unit: 'mm' }),
      attribute('length', 'Thread length', 'number', { unit: 'cm' }),
    ],
  },
  {
    key: 'catgut-suture',
    name: 'Catgut suture',
    subCategory: 'sutures-blades',
    genericName: 'Catgut suture',
    description:
      'Absorbable suture of purified collagen. Plain gut is gone within ten weeks, chromic gut holds longer. It is chosen for mucosa and episiotomy; check the USP size, the needle and plain or chromic.',
    hsn: '30061010',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 48,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'USP size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
      attribute('needleLength', 'Needle length', 'number', { unit: 'mm' }),
      attribute('length', 'Thread length', 'number', { unit: 'cm' }),
    ],
  },
  {
    key: 'surgical-blade',
    name: 'Surgical blade',
    subCategory: 'sutures-blades',
    genericName: 'Surgical blade',
    description:
      'Sterile steel blades that click on a scalpel handle. The number tells the shape: 11 is pointed, 15 small and curved, 22 large. Choose by number, by carbon or stainless steel and by the handle at hand.',
    hsn: '90189022',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('number', 'Blade number', 'text', { makesVariant: true }),
      attribute('steel', 'Steel', 'text'),
    ],
  },
]
