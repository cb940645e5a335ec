import { attribute, type FamilyFacts } from '../family.ts'

export const tubeAndLineFamilies: readonly FamilyFacts[] = [
  {
    key: 'suction-catheter',
    name: 'Suction catheter',
    subCategory: 'catheters-tubes',
    genericName: 'Suction catheter',
    description:
      'A soft tube for drawing secretions from mouth, nose and windpipe. The thumb control starts and stops the suction. The outer diameter should be at most half of the tube through which it goes.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'number', { unit: 'Fr', makesVariant: true }),
      attribute('control', 'Thumb control', 'bool'),
    ],
  },
  {
    key: 'yankauer-set',
    name: 'Yankauer suction set',
    subCategory: 'catheters-tubes',
    genericName: 'Yankauer suction handle with tubing',
    description:
      'A firm curved handle with a tube to the suction machine. It clears blood and fluid from mouth and wound. Choose the crown tip for theatre and the plain tip for the mouth.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('tubing', 'Tubing', 'text', { makesVariant: true }),
      attribute('tip', 'Tip', 'text'),
    ],
  },
  {
    key: 'nelaton-catheter',
    name: 'Nelaton catheter',
    subCategory: 'catheters-tubes',
    genericName: 'Nelaton (intermittent) catheter',
    description:
      'A straight catheter that empties the bladder and comes out again. Patients with a weak bladder use it several times a day. Choose the size by age and the coated form for own use at home.',
    hsn: '90183910',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'number', { unit: 'Fr', makesVariant: true }),
      attribute('coating', 'Coating', 'text'),
    ],
  },
  {
    key: 'external-catheter',
    name: 'External (condom) catheter',
    subCategory: 'catheters-tubes',
    genericName: 'Male external catheter',
    description:
      'A sheath with an outlet that leads urine to a bag without a tube in the bladder. Choose by diameter with the measuring card, and silicone for sensitive skin.',
    hsn: '90183990',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Diameter', 'number', { unit: 'mm', makesVariant: true }),
      attribute('material', 'Material', 'text'),
    ],
  },
  {
    key: 'chest-drain',
    name: 'Chest drain',
    subCategory: 'catheters-tubes',
    genericName: 'Chest drainage catheter and bottle',
    description:
      'A catheter and an underwater seal that drain air, blood or fluid from the chest. Choose 20 to 24 Fr for air and 28 to 32 Fr for blood.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'SET',
    attributes: [
      attribute('size', 'Size', 'number', { unit: 'Fr', makesVariant: true }),
      attribute('part', 'Part', 'text'),
    ],
  },
  {
    key: 'wound-drain',
    name: 'Closed wound drain',
    subCategory: 'catheters-tubes',
    genericName: 'Closed wound suction drain',
    description:
      'A bellows or bulb with a perforated tube that sucks fluid from a wound under the skin. Choose the tube by the size of the wound and the bottle by how much is expected.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'SET',
    attributes: [
      attribute('size', 'Tube size', 'number', { unit: 'Fr', makesVariant: true }),
      attribute('bottle', 'Container', 'text'),
    ],
  },
  {
    key: 'ostomy-bag',
    name: 'Ostomy bag',
    subCategory: 'catheters-tubes',
    genericName: 'Colostomy and ileostomy bag',
    description:
      'A bag that sticks round an opening of the bowel and collects what comes out. Choose open bags for soft stool and closed ones for firm stool; the hole is cut to the stoma.',
    hsn: '30069100',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Hole', 'text', { makesVariant: true }),
      attribute('system', 'System', 'text'),
      attribute('outlet', 'Outlet', 'text'),
    ],
  },
  {
    key: 'spinal-needle',
    name: 'Spinal needle',
    subCategory: 'syringes-needles',
    genericName: 'Spinal needle',
    description:
      'A long thin needle with stylet for spinal anaesthesia and lumbar puncture. Quincke points cut, pencil points spread the fibres and cause fewer headaches. Choose 25 to 27 G for anaesthesia and 22 G for puncture.',
    hsn: '90183290',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('gauge', 'Gauge', 'number', { unit: 'G', makesVariant: true }),
      attribute('point', 'Point', 'text'),
      attribute('length', 'Length', 'text'),
    ],
  },
  {
    key: 'scalp-vein-set',
    name: 'Scalp vein set',
    subCategory: 'iv-access',
    genericName: 'Scalp vein (butterfly) set',
    description:
      'A short needle with wings and a tube for drawing blood or a short infusion. The wings are held between two fingers and then taped down. Choose 23 G for adults and 24 or 25 G for children.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('gauge', 'Gauge', 'number', { unit: 'G', makesVariant: true }),
      attribute('hub', 'Wing colour', 'text'),
    ],
  },
  {
    key: 'pen-needle',
    name: 'Insulin pen needle',
    subCategory: 'syringes-needles',
    genericName: 'Insulin pen needle',
    description:
      'A very short needle that screws on every insulin pen. 4 mm is long enough for adults and children and needs no skin fold. Use a new one for each injection.',
    hsn: '90183200',
    regulatoryClass: 'DEV_B',
    homeUse: true,
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('bevel', 'Point', 'text'),
    ],
  },
  {
    key: 'blood-transfusion-set',
    name: 'Blood transfusion set',
    subCategory: 'iv-access',
    genericName: 'Blood transfusion set',
    description:
      'A giving set with a large filter chamber for blood and its components. The filter of 200 microns holds back clots. Change it after four hours or two units.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Tube length', 'number', { unit: 'cm', makesVariant: true }),
      attribute('chamber', 'Chamber', 'text'),
    ],
  },
  {
    key: 'extension-line',
    name: 'Extension line',
    subCategory: 'iv-access',
    genericName: 'Infusion extension and pressure monitoring line',
    description:
      'A narrow tube with luer locks that joins pump and patient. Low-pressure lines serve infusion, high-pressure ones serve arterial pressure and contrast. Choose by length and pressure.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Length', 'number', { unit: 'cm', makesVariant: true }),
      attribute('pressure', 'Pressure', 'text'),
    ],
  },
  {
    key: 'central-venous-catheter',
    name: 'Central venous catheter kit',
    subCategory: 'iv-access',
    genericName: 'Central venous catheter kit',
    description:
      'A catheter for the large veins of neck or groin with guide wire, dilator and needle. Choose lumens by the number of drugs and the length by the side and the patient.',
    hsn: '90183910',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 48,
    uqc: 'KIT',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('lumens', 'Lumens', 'number'),
    ],
  },
]
