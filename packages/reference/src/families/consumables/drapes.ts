import { attribute, type FamilyFacts } from '../../family.ts'

export const drapeFamilies: readonly FamilyFacts[] = [
  {
    key: 'surgical-gown',
    name: 'Surgical gown',
    subCategory: 'gowns-drapes',
    genericName: 'Surgical gown',
    description:
      'A barrier gown worn in theatre and isolation. SMS gowns are light and breathe, reinforced gowns add film at chest and sleeves, reusable gowns come back from the laundry. Choose by size, barrier level, weight of the fabric and sterile or not.',
    hsn: '62101000',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('level', 'Barrier level', 'text'),
      attribute('gsm', 'Fabric weight', 'number', { unit: 'GSM' }),
      attribute('sterile', 'Sterile', 'bool'),
      attribute('reusable', 'Reusable', 'bool'),
    ],
  },
  {
    key: 'surgical-drape',
    name: 'Surgical drape',
    subCategory: 'gowns-drapes',
    genericName: 'Surgical drape',
    description:
      'A sterile sheet that keeps the operating field apart from the rest of the patient. Fenestrated drapes have an opening, some with adhesive or incise film. Choose by size, opening, absorbent zone and single use or reusable.',
    hsn: '63079090',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('opening', 'Opening', 'text'),
      attribute('reusable', 'Reusable', 'bool'),
    ],
  },
]
