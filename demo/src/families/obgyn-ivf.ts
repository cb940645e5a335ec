import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

const supply = { maxOq: 100, weight: 40 } as const
const machine = { maxOq: 5, warranty: 12 } as const

export const obgynFamilies: readonly InventedFamily[] = [
  {
    ...supply,
    key: 'pregnancy-test',
    code: 'PRG',
    pack: [50, 'test'],
    weight: 260,
    depth: 9,
    uses: ['finding out about pregnancy early', 'clinics, laboratories and home use'],
    lines: [
      'Three drops of urine are enough and two lines mean pregnant.',
      'The first urine of the morning holds the most hormone.',
      'Read after three to five minutes and not later than ten.',
      'Repeat after two days when a negative result is doubtful.',
    ],
    points: ['Detects 25 mIU/ml hCG', 'Result in 5 minutes', 'Sealed pouches'],
    attrs: {
      count: axis([10, 25, 50, 100], {
        step: 0.5,
        popular: 50,
        counts: true,
      }),
      form: given(),
    },
    kinds: [
      kind('hCG Pregnancy Test Card', 350, 2400, 'The card has its own dropper.', { form: 'Card' }),
      kind('hCG Pregnancy Test Strip', 350, 1200, 'The strip is dipped.', { form: 'Strip' }),
      kind('Pregnancy Test Kit Midstream', 450, 2400, 'The stick is held in the stream.', {
        form: 'Midstream',
      }),
    ],
  },
  {
    ...supply,
    key: 'ovulation-kit',
    code: 'OVK',
    pack: [5, 'strip'],
    weight: 60,
    depth: 6,
    uses: ['finding the fertile days of the cycle', 'couples and fertility clinics'],
    lines: [
      'Test at the same hour each day.',
      'A test line as dark as the control means ovulation within 36 hours.',
      'Drink little for two hours before.',
      'Start by the table in the leaflet for the length of your cycle.',
    ],
    points: ['Detects 25 mIU/ml LH', 'Result in 5 minutes', 'Cycle table'],
    attrs: {
      count: axis([5, 7, 20], { step: 0.25, counts: true }),
      form: given(),
    },
    kinds: [
      kind('Ovulation LH Test Strip Kit', 350, 580, 'Economical strips for dipping.', {
        form: 'Strip',
      }),
      kind('Ovulation LH Midstream Kit', 420, 650, 'Sticks are easier to handle.', {
        form: 'Midstream',
      }),
    ],
  },
  {
    ...supply,
    key: 'copper-iud',
    code: 'IUD',
    weight: 45,
    depth: 7,
    uses: ['long-term contraception', 'family planning after birth or in the interval'],
    lines: [
      'The inserter has a depth gauge.',
      'The sterile pouch holds device, inserter and patient card.',
      'Sound the uterus before opening the pouch.',
      'Threads let the woman check it herself.',
    ],
    points: ['Sterile with inserter', 'Reversible', 'Patient card'],
    attrs: {
      model: axis(['1 piece', 'Pack of 5', 'Pack of 10'], {
        popular: '1 piece',
        multiplies: true,
      }),
      type: given(),
      years: given(),
    },
    kinds: [
      kind('Copper IUD Cu-T 380A', 60, 280, 'Ten years of protection.', {
        type: 'Cu-T 380A',
        years: 10,
      }),
      kind('Copper IUD Cu 375', 180, 650, 'Soft curved arms for five years.', {
        type: 'Cu 375',
        years: 5,
      }),
    ],
  },
  {
    ...supply,
    key: 'speculum-disposable',
    code: 'SPC',
    weight: 48,
    moq: 10,
    uses: ['gynaecological examination and Pap smear', 'clinics and camps'],
    lines: [
      'Clear blades let the walls be seen.',
      'Rounded edges and a quiet lock are kind to the patient.',
      'Wet it with warm water before a smear.',
      'Discard after one patient.',
    ],
    points: ['Sterile, single use', 'Clear blades', 'Self-locking'],
    attrs: { size: axis(['S', 'M', 'L'], { popular: 'M' }), light: given() },
    kinds: [
      kind('Disposable Cusco Vaginal Speculum', 18, 60, 'Screw lock, without light.', {
        light: false,
      }),
      kind('Disposable Vaginal Speculum with LED Light', 55, 95, 'A small LED lights the cervix.', {
        light: true,
      }),
    ],
  },
  {
    ...supply,
    key: 'cytology-brush',
    code: 'CYB',
    pack: [100, 'brush'],
    weight: 320,
    depth: 7,
    uses: ['Pap smear and HPV sampling', 'screening for cervical cancer'],
    lines: [
      'Turn the brush once through half a circle.',
      'Soft bristles reach the canal without bleeding.',
      'The head breaks off into the vial.',
      'Fix the slide at once.',
    ],
    points: ['Soft bristles', 'Break-off head', 'Individually packed'],
    attrs: {
      pack: axis(['Box of 50', 'Box of 100', 'Box of 200'], {
        step: 0.5,
        popular: 'Box of 100',
        counts: true,
      }),
      type: given(),
    },
    kinds: [
      kind('Cytology Brush for Pap Smear', 450, 1600, 'The brush reaches the canal.', {
        type: 'Endocervical brush',
      }),
      kind('Pap Smear Kit, Brush and Spatula', 700, 2600, 'Brush and Ayre spatula together.', {
        type: 'Brush and spatula',
      }),
      kind(
        'Cervix Broom for Liquid Cytology',
        1200,
        3800,
        'The broom samples canal and surface in one turn.',
        { type: 'Broom' },
      ),
    ],
  },
  {
    ...machine,
    key: 'fetal-doppler',
    code: 'FDP',
    weight: 380,
    maxOq: 10,
    uses: ['listening to the fetal heart in antenatal care'],
    lines: [
      'Two megahertz reach deep, three are clearer early.',
      'Use plenty of gel and move slowly.',
      'The rate is shown as number and curve.',
      'It is for use by trained staff and does not replace a doctor.',
    ],
    points: ['Clear speaker', 'Rate display', 'Rechargeable'],
    box: ['Doppler', 'Probe', 'Gel', 'Charger'],
    attrs: {
      probe: axis(['2 MHz', '2.5 MHz', '3 MHz'], { step: 0.06 }),
      display: given(),
    },
    kinds: [
      kind('Pocket Fetal Doppler, LCD', 2400, 7500, 'It fits the apron pocket.', {
        display: 'LCD',
      }),
      kind(
        'Table-Top Fetal Doppler, Colour Display',
        6500,
        16000,
        'A large speaker fills the room.',
        { display: 'Colour TFT' },
        { weight: 1600 },
      ),
    ],
  },
  {
    ...machine,
    key: 'ctg-monitor',
    code: 'CTG',
    weight: 5200,
    depth: 7,
    uses: ['monitoring in late pregnancy and labour'],
    lines: [
      'The nine-crystal probe holds the heart when the child moves.',
      'Traces print on thermal paper and stay in memory.',
      'Alarms tell of slow and fast rates.',
      'Belts are washable.',
    ],
    points: ['Heart rate and contractions', 'Event marker', 'Printer built in'],
    box: ['Monitor', 'Ultrasound probe', 'Toco probe', 'Belts, gel and paper'],
    attrs: {
      screen: axis([7, 10.1, 12.1], { step: 0.16 }),
      twin: given(),
    },
    kinds: [
      kind('CTG Fetal Monitor', 48000, 120000, 'Single fetus, the everyday model.', {
        twin: false,
      }),
      kind('CTG Fetal Monitor, Twin', 82000, 260000, 'Two hearts are shown apart.', { twin: true }),
    ],
  },
  {
    ...supply,
    key: 'iui-catheter',
    code: 'IUC',
    depth: 7,
    uses: ['intrauterine insemination'],
    lines: [
      'The tip is rounded and passes the canal gently.',
      'Marks show the depth.',
      'The luer hub fits a 1 ml syringe.',
      'Mouse embryo tested material is safe for sperm.',
    ],
    points: ['Sterile, single use', 'Depth marks', 'MEA tested'],
    attrs: {
      length: axis([15, 18, 20], { popular: 18 }),
      type: given(),
      size: given(),
    },
    kinds: [
      kind('IUI Catheter, Soft {size}', 120, 700, 'Soft for easy canals.', {
        type: 'Soft',
        size: 5,
      }),
      kind(
        'IUI Catheter, Firm with Memory {size}',
        190,
        1200,
        'Firm with memory for bent canals.',
        { type: 'Firm', size: 6 },
      ),
    ],
  },
  {
    ...supply,
    key: 'embryo-transfer-catheter',
    code: 'ETF',
    depth: 6,
    uses: ['embryo transfer in IVF'],
    lines: [
      'The inner tube is very soft and has a polished end.',
      'The outer guide is shaped and passes the cervix first.',
      'Each lot is mouse embryo tested.',
      'Load under the microscope with medium on both sides.',
    ],
    points: ['Sterile', 'MEA tested', 'Polished tip'],
    attrs: {
      length: axis([17, 18, 23], { popular: 18 }),
      echo: given(),
    },
    kinds: [
      kind('Embryo Transfer Catheter', 1600, 3800, 'The standard soft catheter.', { echo: false }),
      kind('Embryo Transfer Catheter, Echo Tip', 2800, 6500, 'The tip shines on ultrasound.', {
        echo: true,
      }),
    ],
  },
  {
    ...supply,
    key: 'ovum-pickup-needle',
    code: 'OPU',
    weight: 90,
    depth: 6,
    uses: ['oocyte retrieval in IVF'],
    lines: [
      'The echo rings make the tip bright on ultrasound.',
      'The sharp tip enters with little force and pain.',
      'The stopper fits common tubes.',
      'Check the vacuum with medium before the first follicle.',
    ],
    points: ['Echogenic tip', 'Sterile', 'MEA tested'],
    attrs: {
      gauge: axis([16, 17, 18], { popular: 17 }),
      lumen: given(),
    },
    kinds: [
      kind('Ovum Pick-Up Needle, Single Lumen', 1400, 4200, 'Single lumen is the usual choice.', {
        lumen: 'Single',
      }),
      kind('Ovum Pick-Up Needle, Double Lumen', 2400, 6500, 'The second lumen flushes.', {
        lumen: 'Double',
      }),
    ],
  },
  {
    ...supply,
    key: 'ivf-culture-media',
    code: 'IVF',
    weight: 80,
    maxOq: 20,
    depth: 6,
    uses: ['fertilisation and embryo culture in IVF laboratories'],
    lines: [
      'Each batch is tested for endotoxin, pH and mouse embryo growth, with certificate.',
      'Equilibrate overnight in the incubator.',
      'Write the opening date and use within a week.',
      'It travels cold and by fast courier.',
    ],
    points: ['MEA and endotoxin tested', 'Keep at 2 to 8 °C', 'Short life, fresh lots'],
    attrs: {
      volume: axis([10, 20, 60], { step: 0.5, popular: 20 }),
      stage: given(),
    },
    kinds: [
      kind('IVF Fertilisation Medium', 2500, 9000, 'For insemination and the first day.', {
        stage: 'Fertilisation',
      }),
      kind(
        'IVF Single-Step Embryo Culture Medium',
        4200,
        18000,
        'From day 0 to blastocyst without change.',
        { stage: 'Single step' },
      ),
      kind('IVF Flushing Medium with Heparin', 2500, 8500, 'For rinsing follicles.', {
        stage: 'Flushing',
      }),
    ],
  },
  {
    ...supply,
    key: 'sperm-wash-medium',
    code: 'SWM',
    weight: 90,
    maxOq: 20,
    depth: 6,
    uses: ['semen preparation for IUI and IVF'],
    lines: [
      'HEPES keeps the pH outside the incubator.',
      'Warm to 37 °C before use.',
      'Spin gently to spare motility.',
      'A batch certificate lies in the box.',
    ],
    points: ['HEPES buffered', 'With albumin', 'Keep at 2 to 8 °C'],
    attrs: {
      volume: axis([20, 60, 100], { step: 0.5, popular: 60 }),
      method: given(),
    },
    kinds: [
      kind('Sperm Wash Medium', 1800, 6500, 'For swim-up and simple wash.', { method: 'Wash' }),
      kind('Sperm Density Gradient Set', 2600, 9500, 'Two layers of 40 and 80 percent.', {
        method: 'Gradient',
      }),
    ],
  },
  {
    ...supply,
    key: 'delivery-kit',
    code: 'DKT',
    weight: 650,
    depth: 7,
    uses: ['clean normal delivery', 'labour rooms and emergency births'],
    lines: [
      'Contents lie in the order of use.',
      'One opening prepares the whole table.',
      'The plastic drape under the mother collects blood.',
      'Discard as biomedical waste after one birth.',
    ],
    points: ['Sterile set', 'For one birth', 'List on the pouch'],
    box: ['Under-buttock drape', 'Gown and gloves', 'Cord clamps', 'Baby wrap', 'Pads and wipes'],
    attrs: {
      contents: axis(['8 items', '12 items', '16 items'], { step: 0.3 }),
      type: given(),
    },
    kinds: [
      kind('Disposable Delivery Kit, Normal Delivery', 120, 380, 'For vaginal birth.', {
        type: 'Normal delivery',
      }),
      kind(
        'Disposable Delivery Kit with Suture Tray',
        190,
        480,
        'With tray for episiotomy repair.',
        { type: 'Normal delivery with suture tray' },
      ),
    ],
  },
  {
    ...supply,
    key: 'cord-clamp',
    code: 'CCL',
    weight: 8,
    moq: 10,
    maxOq: 200,
    depth: 6,
    uses: ['closing the umbilical cord after birth'],
    lines: [
      'Fine teeth hold the shrinking cord.',
      'The lock clicks and cannot open by itself.',
      'Smooth edges are kind to the skin.',
      'Clamp two to three centimetres from the skin.',
    ],
    points: ['Sterile, single use', 'One-way lock', 'Fine teeth'],
    attrs: { colour: axis(['Blue', 'White', 'Yellow']), pack: given() },
    kinds: [
      kind('Umbilical Cord Clamp, Sterile', 6, 22, 'Single pouch.', { pack: 'Single' }),
      kind(
        'Umbilical Cord Clamp, Sterile',
        240,
        780,
        'Box for the labour room.',
        { pack: 'Box' },
        { pack: [50, 'clamp'], uqc: 'BOX', weight: 320, moq: 1 },
      ),
    ],
  },
]
