import { attribute, type FamilyFacts } from '../family.ts'

export const veterinarySupplyFamilies: readonly FamilyFacts[] = [
  {
    key: 'veterinary-syringe',
    name: 'Veterinary syringe',
    subCategory: 'veterinary-supplies',
    genericName: 'Reusable veterinary syringe',
    description:
      'A syringe of metal or strong plastic for injecting many animals. Automatic ones give the same dose with each stroke. Choose by volume and by a dose that can be set.',
    hsn: '90183100',
    regulatoryClass: 'DEV_B',
    uqc: 'PCS',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'examination-sleeve',
    name: 'Veterinary examination sleeve',
    subCategory: 'veterinary-supplies',
    genericName: 'Shoulder-length veterinary glove',
    description:
      'Thin gloves up to the shoulder for pregnancy checks, insemination and calving. Soft film lets the fingers feel.',
    hsn: '39262019',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('length', 'Length', 'number', { unit: 'cm', makesVariant: true }),
      attribute('strength', 'Strength', 'text'),
    ],
  },
  {
    key: 'pet-collar',
    name: 'Elizabethan collar',
    subCategory: 'veterinary-supplies',
    genericName: 'Elizabethan collar (pet recovery cone)',
    description:
      'A cone round the neck that keeps dogs and cats from licking wounds and stitches. Choose by the girth of the neck; the cone must reach beyond the nose.',
    hsn: '39269099',
    regulatoryClass: 'GEN',
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
]
