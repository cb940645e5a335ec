import { attribute, type FamilyFacts } from '../family.ts'

export const airwayFamilies: readonly FamilyFacts[] = [
  {
    key: 'endotracheal-tube',
    name: 'Endotracheal tube',
    subCategory: 'oxygen-airway',
    genericName: 'Endotracheal (ET) tube',
    description:
      'A curved tube passed through mouth or nose into the windpipe for ventilation. The cuff seals the airway in adults; small children often get a tube without cuff. Choose by inner diameter: about 7.5 mm for women, 8.0 mm for men.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Inner diameter', 'number', { unit: 'mm', makesVariant: true }),
      attribute('cuff', 'Cuff', 'text'),
    ],
  },
  {
    key: 'tracheostomy-tube',
    name: 'Tracheostomy tube',
    subCategory: 'oxygen-airway',
    genericName: 'Tracheostomy tube',
    description:
      'A short bent tube for an opening in the neck. The flange is tied round the neck and the cuff seals the windpipe. Choose by inner diameter, with an inner tube where secretions block it at home.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Inner diameter', 'number', { unit: 'mm', makesVariant: true }),
      attribute('cuff', 'Cuff', 'text'),
      attribute('inner', 'Inner tube', 'bool'),
    ],
  },
  {
    key: 'laryngeal-mask',
    name: 'Laryngeal mask airway',
    subCategory: 'oxygen-airway',
    genericName: 'Laryngeal mask airway',
    description:
      'A tube with a soft mask that seats over the larynx without a laryngoscope. It serves short operations and difficult airways. Choose by body weight: size 3 for 30 to 50 kg, 4 for 50 to 70 kg, 5 above.',
    hsn: '90183990',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'number', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'guedel-airway',
    name: 'Guedel airway',
    subCategory: 'oxygen-airway',
    genericName: 'Oropharyngeal (Guedel) airway',
    description:
      'A stiff curved piece that keeps the tongue from falling back in an unconscious patient. Choose the size by holding it from the corner of the mouth to the angle of the jaw.',
    hsn: '90183990',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('reach', 'Age group', 'text'),
    ],
  },
  {
    key: 'manual-resuscitator',
    name: 'Manual resuscitator',
    subCategory: 'oxygen-airway',
    genericName: 'Manual resuscitator bag with mask',
    description:
      'A self-filling bag with mask that breathes for the patient by hand. An oxygen reservoir raises the oxygen to nearly pure. Choose by age: adult 1.5 litres, child 0.5 litre, newborn 0.25 litre.',
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    uqc: 'SET',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('material', 'Material', 'text'),
      attribute('valve', 'Pressure limit', 'number', { unit: 'cm H2O' }),
    ],
  },
  {
    key: 'nebuliser-mask',
    name: 'Nebuliser mask kit',
    subCategory: 'oxygen-airway',
    genericName: 'Nebuliser mask, chamber and tubing',
    description:
      'The mask, medicine chamber and tube that connect to a nebuliser or to wall oxygen. Each patient needs an own kit. Choose child or adult by the face, and a mouthpiece for those who can hold it.',
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    homeUse: true,
    shelfLifeMonths: 60,
    uqc: 'KIT',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('part', 'Patient part', 'text'),
    ],
  },
  {
    key: 'oxygen-flowmeter',
    name: 'Oxygen flowmeter',
    subCategory: 'oxygen-airway',
    genericName: 'Oxygen flowmeter with humidifier bottle',
    description:
      'A meter with a humidifier bottle that sets the oxygen flow from cylinder or wall outlet. Choose the kind by the source: an FA valve with gauge for cylinders, a plug for wall outlets.',
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    uqc: 'SET',
    attributes: [
      attribute('flow', 'Flow range', 'text', { makesVariant: true }),
      attribute('source', 'Source', 'text'),
    ],
  },
  {
    key: 'breathing-filter',
    name: 'Breathing filter (HME)',
    subCategory: 'oxygen-airway',
    genericName: 'Bacterial viral breathing filter, HME',
    description:
      'A filter between tube and breathing circuit that stops germs, and in the HME form keeps warmth and moisture. Change it daily and for each patient.',
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'breathing-circuit',
    name: 'Breathing circuit',
    subCategory: 'oxygen-airway',
    genericName: 'Breathing circuit for anaesthesia and ventilators',
    description:
      "Corrugated hoses that join patient and machine. Adult circuits have 22 mm hoses, children's 15 mm. Choose with water traps for long ventilation and the Bain form for anaesthesia.",
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Length', 'number', { unit: 'm', makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'incentive-spirometer',
    name: 'Incentive spirometer',
    subCategory: 'respiratory-care',
    genericName: 'Three-ball incentive spirometer',
    description:
      'A breathing trainer in which balls rise as the patient breathes in. It opens the lungs after surgery or pneumonia and keeps them open. Every patient gets an own one.',
    hsn: '90192090',
    regulatoryClass: 'DEV_B',
    homeUse: true,
    uqc: 'PCS',
    attributes: [
      attribute('type', 'Type', 'text', { makesVariant: true }),
      attribute('washable', 'Washable', 'bool'),
    ],
  },
  {
    key: 'laryngoscope',
    name: 'Laryngoscope',
    subCategory: 'oxygen-airway',
    genericName: 'Laryngoscope set',
    description:
      'A handle with light and blades that shows the larynx for intubation. Macintosh blades are curved, Miller blades straight. Fibre-optic light is brighter and has no bulb to lose in the mouth.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    uqc: 'SET',
    attributes: [
      attribute('blades', 'Blades', 'text', { makesVariant: true }),
      attribute('light', 'Light', 'text'),
      attribute('form', 'Blade form', 'text'),
    ],
  },
  {
    key: 'suction-machine',
    name: 'Suction machine',
    subCategory: 'respiratory-care',
    genericName: 'Surgical suction apparatus',
    description:
      'A pump with jars that draws off blood and secretions. Portable ones serve homes and ambulances, trolleys with two jars serve theatres. Choose by vacuum, flow and whether it runs when the power fails.',
    hsn: '90189099',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('flow', 'Flow', 'number', { unit: 'L/min', makesVariant: true }),
      attribute('type', 'Type', 'text'),
      attribute('jars', 'Jars', 'text'),
    ],
  },
]
