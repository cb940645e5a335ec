import { attribute, type FamilyFacts } from '../family.ts'

export const obgynFamilies: readonly FamilyFacts[] = [
  {
    key: 'pregnancy-test',
    name: 'Pregnancy test',
    subCategory: 'tests-contraception',
    genericName: 'hCG pregnancy test (pregnancy kit)',
    description:
      'A strip or card that shows hCG in urine from about the day of the missed period. Choose strip or card, sensitivity and number of tests.',
    hsn: '38221990',
    regulatoryClass: 'IVD',
    homeUse: true,
    shelfLifeMonths: 24,
    uqc: 'BOX',
    attributes: [
      attribute('count', 'Tests', 'number', { unit: 'tests', makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'ovulation-kit',
    name: 'Ovulation kit',
    subCategory: 'tests-contraception',
    genericName: 'LH ovulation test kit',
    description:
      'Strips that show the rise of LH before ovulation. Five to seven daily tests find the fertile days. Choose by number of strips and sensitivity.',
    hsn: '38221990',
    regulatoryClass: 'IVD',
    homeUse: true,
    shelfLifeMonths: 24,
    uqc: 'KIT',
    attributes: [
      attribute('count', 'Strips', 'number', { unit: 'strips', makesVariant: true }),
      attribute('form', 'Form', 'text'),
    ],
  },
  {
    key: 'copper-iud',
    name: 'Copper IUD',
    subCategory: 'tests-contraception',
    genericName: 'Copper intrauterine device (Copper T)',
    description:
      'A small plastic frame with copper that prevents pregnancy for years. Cu-T 380A serves ten years, Cu 375 five. Choose by years, shape and size of the uterus.',
    hsn: '90189099',
    gstTag: 'contraceptive',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('model', 'Pack', 'text', { filterable: false, makesVariant: true }),
      attribute('type', 'Type', 'text'),
      attribute('years', 'Years of use', 'number', { unit: 'years' }),
    ],
  },
  {
    key: 'speculum-disposable',
    name: 'Speculum disposable',
    subCategory: 'gynae-examination',
    genericName: 'Disposable vaginal speculum',
    description:
      'A clear single-use Cusco speculum for examination and smears. Choose by size and by a slot for a light.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('light', 'Light', 'bool'),
    ],
  },
  {
    key: 'cytology-brush',
    name: 'Cytology brush',
    subCategory: 'gynae-examination',
    genericName: 'Cervical cytology brush (Pap smear brush)',
    description:
      'A soft brush or spatula that takes cells from the cervix for Pap smear or liquid cytology. Choose by shape and sterile packing.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'BOX',
    attributes: [
      attribute('pack', 'Pack', 'text', { filterable: false, makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'fetal-doppler',
    name: 'Fetal doppler',
    subCategory: 'fetal-monitoring',
    genericName: 'Fetal doppler',
    description:
      'A hand-held doppler that lets you hear and count the fetal heart from about twelve weeks. Choose by probe, display and battery.',
    hsn: '90181290',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('probe', 'Probe', 'text', { makesVariant: true }),
      attribute('display', 'Display', 'text'),
    ],
  },
  {
    key: 'ctg-monitor',
    name: 'CTG monitor',
    subCategory: 'fetal-monitoring',
    genericName: 'CTG fetal monitor',
    description:
      'A monitor that records fetal heart and contractions together. Twin models follow two hearts. Choose by screen, twin and mother parameters.',
    hsn: '90181990',
    regulatoryClass: 'DEV_B',
    uqc: 'NOS',
    attributes: [
      attribute('screen', 'Screen', 'number', { unit: 'inch', makesVariant: true }),
      attribute('twin', 'Twin', 'bool'),
    ],
  },
  {
    key: 'iui-catheter',
    name: 'IUI catheter',
    subCategory: 'iui-embryo-transfer',
    genericName: 'IUI catheter',
    description:
      'A thin sterile catheter that places washed semen in the uterus. Choose by stiffness, length and depth marks.',
    hsn: '90183910',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 36,
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Length', 'number', { unit: 'cm', makesVariant: true }),
      attribute('type', 'Firmness', 'text'),
      attribute('size', 'Size', 'number', { unit: 'Fr' }),
    ],
  },
  {
    key: 'embryo-transfer-catheter',
    name: 'Embryo transfer catheter',
    subCategory: 'iui-embryo-transfer',
    genericName: 'Embryo transfer catheter',
    description:
      'A soft catheter in an outer guide that brings the embryo into the uterus. Echo tips show under ultrasound. Choose by length and guide.',
    hsn: '90183910',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 36,
    uqc: 'PCS',
    attributes: [
      attribute('length', 'Length', 'number', { unit: 'cm', makesVariant: true }),
      attribute('echo', 'Echo tip', 'bool'),
    ],
  },
  {
    key: 'ovum-pickup-needle',
    name: 'Ovum pickup needle',
    subCategory: 'iui-embryo-transfer',
    genericName: 'Ovum pick-up (OPU) needle',
    description:
      'A long echogenic needle with tubing that draws eggs from follicles. Single lumen is thinner, double lumen allows flushing. Choose by gauge, lumen and length.',
    hsn: '90183290',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 36,
    uqc: 'PCS',
    attributes: [
      attribute('gauge', 'Gauge', 'number', { unit: 'G', makesVariant: true }),
      attribute('lumen', 'Lumen', 'text'),
    ],
  },
  {
    key: 'ivf-culture-media',
    name: 'IVF culture media',
    subCategory: 'culture-media',
    genericName: 'IVF culture medium',
    description:
      'Buffered solutions in which eggs are fertilised and embryos grow. Each stage has its own medium. Choose by stage and volume; life is short, so order to need.',
    hsn: '38210000',
    regulatoryClass: 'DEV_C',
    coldChain: true,
    shelfLifeMonths: 3,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('stage', 'Stage', 'text'),
    ],
  },
  {
    key: 'sperm-wash-medium',
    name: 'Sperm wash medium',
    subCategory: 'culture-media',
    genericName: 'Sperm wash medium',
    description:
      'Medium that parts moving sperm from semen for IUI and IVF. Gradient sets sort by density, plain wash by swim-up. Choose by method and volume.',
    hsn: '38210000',
    regulatoryClass: 'DEV_B',
    coldChain: true,
    shelfLifeMonths: 6,
    uqc: 'BTL',
    attributes: [
      attribute('volume', 'Volume', 'number', { unit: 'ml', makesVariant: true }),
      attribute('method', 'Method', 'text'),
    ],
  },
  {
    key: 'delivery-kit',
    name: 'Delivery kit',
    subCategory: 'delivery-care',
    genericName: 'Disposable delivery kit',
    description:
      'A sterile set with drapes, gown, cord clamps, pads and wipes for one birth. Choose by contents and normal or caesarean use.',
    hsn: '30065000',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 36,
    uqc: 'KIT',
    attributes: [
      attribute('contents', 'Contents', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
    ],
  },
  {
    key: 'cord-clamp',
    name: 'Cord clamp',
    subCategory: 'delivery-care',
    genericName: 'Umbilical cord clamp',
    description:
      'A plastic clamp that closes the cord of the newborn and stays until it falls off. Look at the lock, the teeth and the sterile pouch.',
    hsn: '90189099',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PCS',
    attributes: [
      attribute('colour', 'Colour', 'text', { makesVariant: true }),
      attribute('pack', 'Supplied as', 'text'),
    ],
  },
]
