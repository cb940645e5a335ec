import { attribute, type FamilyFacts } from '../../family.ts'

export const ivFamilies: readonly FamilyFacts[] = [
  {
    key: 'iv-cannula',
    name: 'IV cannula',
    subCategory: 'iv-access',
    genericName: 'IV cannula',
    description:
      'A soft plastic tube over a steel needle, placed in a vein to give fluids, blood and medicines. The gauge fixes the flow: 18 G for fast fluids and blood, 20 G for most adults, 22 to 24 G for children and thin veins. Look at the gauge colour, the injection port, the wings and whether the needle is shielded after use.',
    hsn: '90183930',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('gauge', 'Gauge', 'number', { unit: 'G', makesVariant: true }),
      attribute('colour', 'Hub colour', 'text'),
      attribute('flow', 'Flow rate', 'number', { unit: 'ml/min', filterable: false }),
      attribute('port', 'Injection port', 'bool'),
      attribute('wings', 'Wings', 'bool'),
      attribute('safety', 'Safety shield', 'bool'),
      attribute('material', 'Catheter material', 'text'),
    ],
  },
  {
    key: 'iv-infusion-set',
    name: 'IV infusion set',
    subCategory: 'iv-access',
    genericName: 'IV infusion set',
    description:
      'Tubing with a spike, a drip chamber and a roller clamp that carries fluid from the bottle to the cannula. Macro sets give about 20 drops to a millilitre, micro sets 60, which suits children and potent drugs. Check the drop rate, the air vent, the Y-port and the connector.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('connector', 'Connector', 'text', { makesVariant: true }),
      attribute('drops', 'Drops per ml', 'number', { unit: 'drops/ml' }),
      attribute('vented', 'Air vent', 'bool'),
      attribute('yport', 'Y-port', 'bool'),
    ],
  },
  {
    key: 'three-way-stopcock',
    name: 'Three-way stopcock',
    subCategory: 'iv-access',
    genericName: 'Three-way stopcock',
    description:
      'A small tap that joins two infusion lines to one cannula and chooses which of them runs. It is used in theatre, intensive care and dialysis. Look at the extension length, the pressure rating and the lock on the male end.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('extension', 'Extension', 'text', { makesVariant: true }),
      attribute('pressure', 'Pressure', 'number', { unit: 'bar' }),
    ],
  },
  {
    key: 'tourniquet',
    name: 'Tourniquet',
    subCategory: 'iv-access',
    genericName: 'Tourniquet',
    description:
      'A band that stops venous flow for a minute so that a vein fills and can be entered. Buckle types are reused after wiping, flat bands are for one patient. Check the width, the latex content and the release.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    uqc: 'PCS',
    attributes: [
      attribute('colour', 'Colour', 'text', { makesVariant: true }),
      attribute('size', 'Size', 'text'),
    ],
  },
  {
    key: 'alcohol-swab',
    name: 'Alcohol swab',
    subCategory: 'iv-access',
    genericName: 'Alcohol swab',
    description:
      'A small non-woven pad soaked in 70 % isopropyl alcohol and sealed in foil. It cleans skin before an injection and wipes ports and vial stoppers. Check the pad size, the ply and whether the foil is sealed on all four sides.',
    hsn: '30059090',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('count', 'Pieces per box', 'text', { filterable: false, makesVariant: true }),
      attribute('pad', 'Pad size', 'text'),
    ],
  },
]
