import { attribute, type FamilyFacts } from '../../family.ts'

export const tubeFamilies: readonly FamilyFacts[] = [
  {
    key: 'foley-catheter',
    name: 'Foley catheter',
    subCategory: 'catheters-tubes',
    genericName: 'Foley balloon catheter',
    description:
      'A soft tube held in the bladder by a water-filled balloon. It drains urine after surgery, in retention and in critical illness. Choose by French size (14 to 16 Fr for most adults), balloon volume, two or three ways, and latex or all-silicone for long wear.',
    hsn: '90183910',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'number', { unit: 'Fr', makesVariant: true }),
      attribute('ways', 'Ways', 'text'),
      attribute('material', 'Material', 'text'),
      attribute('balloon', 'Balloon volume', 'number', { unit: 'ml' }),
    ],
  },
  {
    key: 'urine-collection-bag',
    name: 'Urine collection bag',
    subCategory: 'catheters-tubes',
    genericName: 'Urine collection bag (urobag)',
    description:
      'A closed bag that collects and measures urine from a catheter. Bedside bags hold two litres, leg bags let patients walk, urometers show hourly output. Check the outlet, the non-return valve and the tube length.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('outlet', 'Outlet', 'text', { makesVariant: true }),
      attribute('volume', 'Volume', 'number', { unit: 'ml' }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'ryles-tube',
    name: 'Ryles tube',
    subCategory: 'catheters-tubes',
    genericName: 'Ryles (nasogastric) tube',
    description:
      'A tube passed through the nose into the stomach for feeding or for emptying. It is marked at 50, 60 and 70 cm from the tip and has a radio-opaque line. Choose by French size and by the time it will stay in.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'number', { unit: 'Fr', makesVariant: true }),
      attribute('length', 'Length', 'number', { unit: 'cm' }),
      attribute('material', 'Material', 'text'),
    ],
  },
]
