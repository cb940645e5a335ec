import { attribute, type FamilyFacts } from '../family.ts'

export const closureFamilies: readonly FamilyFacts[] = [
  {
    key: 'silk-suture',
    name: 'Silk suture',
    subCategory: 'sutures-blades',
    genericName: 'Braided silk suture (non-absorbable)',
    description:
      'Black braided silk on an atraumatic needle. It ties easily, the knot holds, and it does not dissolve: skin stitches are taken out again. Choose the thickness by the tissue and a cutting needle for skin.',
    hsn: '30061010',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('needle', 'Needle', 'text'),
      attribute('needleLength', 'Needle length', 'number', { unit: 'mm' }),
      attribute('length', 'Thread length', 'number', { unit: 'cm' }),
    ],
  },
  {
    key: 'polypropylene-suture',
    name: 'Polypropylene suture',
    subCategory: 'sutures-blades',
    genericName: 'Polypropylene monofilament suture (non-absorbable)',
    description:
      'A blue single thread that glides through tissue and keeps its strength for good. It serves blood vessels, hernia repair, and skin that is closed with a running stitch. Choose the size by the tissue and a double needle for vessels.',
    hsn: '30061010',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('needle', 'Needle', 'text'),
      attribute('needleLength', 'Needle length', 'number', { unit: 'mm' }),
      attribute('needles', 'Needles', 'text'),
    ],
  },
  {
    key: 'nylon-suture',
    name: 'Nylon suture',
    subCategory: 'sutures-blades',
    genericName: 'Polyamide (nylon) monofilament suture (non-absorbable)',
    description:
      'A smooth single thread of polyamide for closing skin. It causes little reaction and comes out easily. Choose 3-0 for the trunk, 4-0 for limbs and 5-0 for the face.',
    hsn: '30061010',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('needle', 'Needle', 'text'),
      attribute('needleLength', 'Needle length', 'number', { unit: 'mm' }),
      attribute('colour', 'Colour', 'text'),
    ],
  },
  {
    key: 'skin-stapler',
    name: 'Skin stapler',
    subCategory: 'sutures-blades',
    genericName: 'Disposable skin stapler',
    description:
      'A sterile hand stapler that closes long skin cuts in seconds. The staples come out with a small remover after a week. Choose by the number of staples and regular or wide form.',
    hsn: '90189099',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('staples', 'Staples', 'number', { makesVariant: true }),
      attribute('form', 'Staple form', 'text'),
    ],
  },
  {
    key: 'surgical-mesh',
    name: 'Hernia mesh',
    subCategory: 'sutures-blades',
    genericName: 'Polypropylene hernia mesh',
    description:
      'A knitted sheet of polypropylene that stays in the body and bridges a weak abdominal wall. Tissue grows through its pores within weeks. Choose the size to overlap the gap by 3 to 5 cm on every side.',
    hsn: '90219090',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('weight', 'Weight', 'text'),
    ],
  },
]
