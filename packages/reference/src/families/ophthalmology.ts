import { attribute, type FamilyFacts } from '../family.ts'

export const ophthalmologyFamilies: readonly FamilyFacts[] = [
  {
    key: 'intraocular-lens',
    name: 'Intraocular lens',
    subCategory: 'cataract-surgery',
    genericName: 'Intraocular lens (IOL)',
    description:
      'A small lens placed in the eye after the cataract is removed. Foldable acrylic lenses go through a 2 to 3 mm incision. Choose the dioptre from biometry, then hydrophobic or hydrophilic material, aspheric or toric optic.',
    hsn: '90213900',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('dioptre', 'Dioptre', 'number', { unit: 'D', makesVariant: true }),
      attribute('material', 'Material', 'text'),
      attribute('optic', 'Optic', 'text'),
      attribute('preloaded', 'Preloaded', 'bool'),
    ],
  },
  {
    key: 'viscoelastic',
    name: 'Viscoelastic',
    subCategory: 'cataract-surgery',
    genericName: 'Ophthalmic viscoelastic (OVD)',
    description:
      'A clear gel that keeps space in the eye and protects the endothelium during surgery. HPMC spreads, sodium hyaluronate holds. Choose by substance, strength and volume.',
    hsn: '30049099',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 24,
    uqc: 'PCS',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('substance', 'Substance', 'text'),
      attribute('strength', 'Strength', 'number', { unit: '%' }),
    ],
  },
  {
    key: 'trypan-blue',
    name: 'Trypan blue',
    subCategory: 'cataract-surgery',
    genericName: 'Trypan blue ophthalmic dye',
    description:
      'A blue dye that stains the front capsule of the lens so that it can be opened safely in white cataract. It comes as a 1 ml vial or prefilled syringe. Check the strength and the sterility of the outer pack.',
    hsn: '30049099',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 24,
    uqc: 'BTL',
    attributes: [
      attribute('pack', 'Pack', 'text', { filterable: false, makesVariant: true }),
      attribute('strength', 'Strength', 'number', { unit: '%' }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'ophthalmic-blades',
    name: 'Ophthalmic blades',
    subCategory: 'cataract-surgery',
    genericName: 'Ophthalmic surgical blades',
    description:
      'Fine sterile knives for eye incisions. Keratomes make the main wound, side-port blades the second entry, crescents the tunnel. Choose by width in millimetres and by straight or angled.',
    hsn: '90189022',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('width', 'Width', 'number', { unit: 'mm', makesVariant: true }),
      attribute('type', 'Type', 'text'),
      attribute('angle', 'Angle', 'text'),
    ],
  },
  {
    key: 'ophthalmic-suture',
    name: 'Ophthalmic suture',
    subCategory: 'cataract-surgery',
    genericName: 'Ophthalmic nylon suture',
    description:
      'Very fine black nylon on a spatula needle for cornea, sclera and lids. 10-0 is for cornea, 8-0 for sclera and muscle. Choose by size, needle and single or double arm.',
    hsn: '30061010',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'USP size', 'text', { makesVariant: true }),
      attribute('arm', 'Arm', 'text'),
      attribute('needle', 'Needle', 'text'),
    ],
  },
  {
    key: 'slit-lamp',
    name: 'Slit lamp',
    subCategory: 'eye-examination',
    genericName: 'Slit lamp biomicroscope',
    description:
      'A binocular microscope with a narrow beam of light for the front of the eye. Choose by steps of magnification, LED or halogen, and whether a camera or tonometer will be added.',
    hsn: '90185090',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('steps', 'Magnification steps', 'text', { makesVariant: true }),
      attribute('led', 'LED light', 'bool'),
      attribute('camera', 'Camera', 'bool'),
    ],
  },
  {
    key: 'direct-ophthalmoscope',
    name: 'Direct ophthalmoscope',
    subCategory: 'eye-examination',
    genericName: 'Direct ophthalmoscope',
    description:
      'A hand-held instrument with a light and a wheel of lenses to see the back of the eye. Compare LED or halogen, the number of apertures and the battery.',
    hsn: '90185020',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('power', 'Power', 'text', { makesVariant: true }),
      attribute('led', 'LED light', 'bool'),
    ],
  },
  {
    key: 'retinoscope',
    name: 'Retinoscope',
    subCategory: 'refraction',
    genericName: 'Streak retinoscope',
    description:
      'A hand-held light that lets the examiner find the refraction without answers from the patient. The streak turns to find the axis. Choose LED or halogen and the kind of battery.',
    hsn: '90185090',
    regulatoryClass: 'DEV_A',
    uqc: 'NOS',
    attributes: [
      attribute('power', 'Power', 'text', { makesVariant: true }),
      attribute('led', 'LED light', 'bool'),
    ],
  },
  {
    key: 'tonometer',
    name: 'Tonometer',
    subCategory: 'eye-examination',
    genericName: 'Tonometer',
    description:
      'An instrument that measures the pressure in the eye. Schiotz is simple and portable, applanation on the slit lamp is the standard, non-contact blows a puff of air. Choose by patients a day and by the slit lamp at hand.',
    hsn: '90185090',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('model', 'Model', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'trial-lens-set',
    name: 'Trial lens set',
    subCategory: 'refraction',
    genericName: 'Trial lens set (trial box)',
    description:
      'A box of spheres, cylinders, prisms and accessories for subjective refraction. 266 pieces are the full set, 104 or 158 serve camps. Choose by aperture, rim and case.',
    hsn: '90185090',
    regulatoryClass: 'DEV_A',
    uqc: 'SET',
    attributes: [
      attribute('pieces', 'Pieces', 'number', { makesVariant: true }),
      attribute('aperture', 'Aperture', 'text'),
      attribute('case', 'Case', 'text'),
    ],
  },
  {
    key: 'autorefractometer',
    name: 'Autorefractometer',
    subCategory: 'refraction',
    genericName: 'Autorefractometer',
    description:
      'An instrument that measures the refraction of the eye in seconds. Models with keratometry measure the cornea too. Compare the range, the smallest pupil and the link to your records.',
    hsn: '90185090',
    regulatoryClass: 'DEV_B',
    leadOnly: true,
    uqc: 'NOS',
    attributes: [
      attribute('screen', 'Screen', 'text', { makesVariant: true }),
      attribute('keratometry', 'Keratometry', 'bool'),
    ],
  },
  {
    key: 'eye-drops-lubricant',
    name: 'Eye drops lubricant',
    subCategory: 'eye-drops-lenses',
    genericName: 'Lubricant eye drops',
    description:
      'Artificial tears for dry, burning eyes. Carboxymethylcellulose 0.5 % is the common strength, 1 % lasts longer. Choose by strength, preservative and bottle or single-dose vials.',
    hsn: '30049099',
    regulatoryClass: 'DRUG_GEN',
    shelfLifeMonths: 24,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'text', { makesVariant: true }),
      attribute('strength', 'CMC strength', 'number', { unit: '%' }),
      attribute('preservativeFree', 'Preservative-free', 'bool'),
    ],
  },
  {
    key: 'spectacle-lens',
    name: 'Spectacle lens',
    subCategory: 'eye-drops-lenses',
    genericName: 'Spectacle lens, single vision',
    description:
      'Round uncut lenses that the optician edges to the frame. A higher index makes strong lenses thinner; coatings cut glare and scratches. Choose by index, coating and power.',
    hsn: '90014090',
    regulatoryClass: 'DEV_A',
    uqc: 'PRS',
    attributes: [
      attribute('index', 'Index', 'number', { makesVariant: true }),
      attribute('coating', 'Coating', 'text'),
    ],
  },
]
