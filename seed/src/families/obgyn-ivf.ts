import { axis, given, kind } from '../define-family.ts'
import type { FamilyRule } from '../define-family.ts'

const supply = { uqc: 'PCS', maxOq: 100, weight: 40 } as const
const machine = { uqc: 'NOS', maxOq: 5, warranty: 12 } as const

export const obgynFamilies: readonly FamilyRule[] = [
  {
    ...supply, key: 'pregnancy-test', code: 'PRG', name: 'Pregnancy test', sub: 'tests-contraception', hsn: '38221990', life: 24, cls: 'IVD', homeUse: true, uqc: 'BOX', pack: [50, 'test'], weight: 260, depth: 9,
    generic: 'hCG pregnancy test (pregnancy kit)', about: 'A strip or card that shows hCG in urine from about the day of the missed period. Choose strip or card, sensitivity and number of tests.',
    uses: ['finding out about pregnancy early', 'clinics, laboratories and home use'], lines: ['Three drops of urine are enough and two lines mean pregnant.', 'The first urine of the morning holds the most hormone.', 'Read after three to five minutes and not later than ten.', 'Repeat after two days when a negative result is doubtful.'], points: ['Detects 25 mIU/ml hCG', 'Result in 5 minutes', 'Sealed pouches'],
    attrs: { count: axis('Tests', [10, 25, 50, 100], { unit: 'tests', step: 0.5, popular: 50, counts: true }), form: given('Form') },
    kinds: [kind('hCG Pregnancy Test Card', 350, 2400, 'The card has its own dropper.', { form: 'Card' }), kind('hCG Pregnancy Test Strip', 350, 1200, 'The strip is dipped.', { form: 'Strip' }), kind('Pregnancy Test Kit Midstream', 450, 2400, 'The stick is held in the stream.', { form: 'Midstream' })],
  },
  {
    ...supply, key: 'ovulation-kit', code: 'OVK', name: 'Ovulation kit', sub: 'tests-contraception', hsn: '38221990', life: 24, cls: 'IVD', homeUse: true, uqc: 'KIT', pack: [5, 'strip'], weight: 60, depth: 6,
    generic: 'LH ovulation test kit', about: 'Strips that show the rise of LH before ovulation. Five to seven daily tests find the fertile days. Choose by number of strips and sensitivity.',
    uses: ['finding the fertile days of the cycle', 'couples and fertility clinics'], lines: ['Test at the same hour each day.', 'A test line as dark as the control means ovulation within 36 hours.', 'Drink little for two hours before.', 'Start by the table in the leaflet for the length of your cycle.'], points: ['Detects 25 mIU/ml LH', 'Result in 5 minutes', 'Cycle table'],
    attrs: { count: axis('Strips', [5, 7, 20], { unit: 'strips', step: 0.25, counts: true }), form: given('Form') },
    kinds: [kind('Ovulation LH Test Strip Kit', 350, 580, 'Economical strips for dipping.', { form: 'Strip' }), kind('Ovulation LH Midstream Kit', 420, 650, 'Sticks are easier to handle.', { form: 'Midstream' })],
  },
  {
    ...supply, key: 'copper-iud', code: 'IUD', name: 'Copper IUD', sub: 'tests-contraception', hsn: '90189099', gstTag: 'contraceptive', life: 60, cls: 'DEV_C', weight: 45, depth: 7,
    generic: 'Copper intrauterine device (Copper T)', about: 'A small plastic frame with copper that prevents pregnancy for years. Cu-T 380A serves ten years, Cu 375 five. Choose by years, shape and size of the uterus.',
    uses: ['long-term contraception', 'family planning after birth or in the interval'], lines: ['The inserter has a depth gauge.', 'The sterile pouch holds device, inserter and patient card.', 'Sound the uterus before opening the pouch.', 'Threads let the woman check it herself.'], points: ['Sterile with inserter', 'Reversible', 'Patient card'],
    attrs: { model: axis('Pack', ['1 piece', 'Pack of 5', 'Pack of 10'], { quiet: true, popular: '1 piece', multiplies: true }), type: given('Type'), years: given('Years of use', { unit: 'years' }) },
    kinds: [kind('Copper IUD Cu-T 380A', 60, 280, 'Ten years of protection.', { type: 'Cu-T 380A', years: 10 }), kind('Copper IUD Cu 375', 180, 650, 'Soft curved arms for five years.', { type: 'Cu 375', years: 5 })],
  },
  {
    ...supply, key: 'speculum-disposable', code: 'SPC', name: 'Speculum disposable', sub: 'gynae-examination', hsn: '90189099', life: 60, cls: 'DEV_A', weight: 48, moq: 10,
    generic: 'Disposable vaginal speculum', about: 'A clear single-use Cusco speculum for examination and smears. Choose by size and by a slot for a light.',
    uses: ['gynaecological examination and Pap smear', 'clinics and camps'], lines: ['Clear blades let the walls be seen.', 'Rounded edges and a quiet lock are kind to the patient.', 'Wet it with warm water before a smear.', 'Discard after one patient.'], points: ['Sterile, single use', 'Clear blades', 'Self-locking'],
    attrs: { size: axis('Size', ['S', 'M', 'L'], { popular: 'M' }), light: given('Light') },
    kinds: [kind('Disposable Cusco Vaginal Speculum', 18, 60, 'Screw lock, without light.', { light: false }), kind('Disposable Vaginal Speculum with LED Light', 55, 95, 'A small LED lights the cervix.', { light: true })],
  },
  {
    ...supply, key: 'cytology-brush', code: 'CYB', name: 'Cytology brush', sub: 'gynae-examination', hsn: '90189099', life: 60, cls: 'DEV_A', uqc: 'BOX', pack: [100, 'brush'], weight: 320, depth: 7,
    generic: 'Cervical cytology brush (Pap smear brush)', about: 'A soft brush or spatula that takes cells from the cervix for Pap smear or liquid cytology. Choose by shape and sterile packing.',
    uses: ['Pap smear and HPV sampling', 'screening for cervical cancer'], lines: ['Turn the brush once through half a circle.', 'Soft bristles reach the canal without bleeding.', 'The head breaks off into the vial.', 'Fix the slide at once.'], points: ['Soft bristles', 'Break-off head', 'Individually packed'],
    attrs: { pack: axis('Pack', ['Box of 50', 'Box of 100', 'Box of 200'], { step: 0.5, quiet: true, popular: 'Box of 100', counts: true }), type: given('Type') },
    kinds: [kind('Cytology Brush for Pap Smear', 450, 1600, 'The brush reaches the canal.', { type: 'Endocervical brush' }), kind('Pap Smear Kit, Brush and Spatula', 700, 2600, 'Brush and Ayre spatula together.', { type: 'Brush and spatula' }), kind('Cervix Broom for Liquid Cytology', 1200, 3800, 'The broom samples canal and surface in one turn.', { type: 'Broom' })],
  },
  {
    ...machine, key: 'fetal-doppler', code: 'FDP', name: 'Fetal doppler', sub: 'fetal-monitoring', hsn: '90181290', cls: 'DEV_B', weight: 380, maxOq: 10,
    generic: 'Fetal doppler', about: 'A hand-held doppler that lets you hear and count the fetal heart from about twelve weeks. Choose by probe, display and battery.',
    uses: ['listening to the fetal heart in antenatal care'], lines: ['Two megahertz reach deep, three are clearer early.', 'Use plenty of gel and move slowly.', 'The rate is shown as number and curve.', 'It is for use by trained staff and does not replace a doctor.'], points: ['Clear speaker', 'Rate display', 'Rechargeable'],
    box: ['Doppler', 'Probe', 'Gel', 'Charger'],
    attrs: { probe: axis('Probe', ['2 MHz', '2.5 MHz', '3 MHz'], { step: 0.06 }), display: given('Display') },
    kinds: [kind('Pocket Fetal Doppler, LCD', 2400, 7500, 'It fits the apron pocket.', { display: 'LCD' }), kind('Table-Top Fetal Doppler, Colour Display', 6500, 16000, 'A large speaker fills the room.', { display: 'Colour TFT' }, { weight: 1600 })],
  },
  {
    ...machine, key: 'ctg-monitor', code: 'CTG', name: 'CTG monitor', sub: 'fetal-monitoring', hsn: '90181990', cls: 'DEV_B', weight: 5200, depth: 7,
    generic: 'CTG fetal monitor', about: 'A monitor that records fetal heart and contractions together. Twin models follow two hearts. Choose by screen, twin and mother parameters.',
    uses: ['monitoring in late pregnancy and labour'], lines: ['The nine-crystal probe holds the heart when the child moves.', 'Traces print on thermal paper and stay in memory.', 'Alarms tell of slow and fast rates.', 'Belts are washable.'], points: ['Heart rate and contractions', 'Event marker', 'Printer built in'],
    box: ['Monitor', 'Ultrasound probe', 'Toco probe', 'Belts, gel and paper'],
    attrs: { screen: axis('Screen', [7, 10.1, 12.1], { unit: 'inch', step: 0.16 }), twin: given('Twin') },
    kinds: [kind('CTG Fetal Monitor', 48000, 120000, 'Single fetus, the everyday model.', { twin: false }), kind('CTG Fetal Monitor, Twin', 82000, 260000, 'Two hearts are shown apart.', { twin: true })],
  },
  {
    ...supply, key: 'iui-catheter', code: 'IUC', name: 'IUI catheter', sub: 'iui-embryo-transfer', hsn: '90183910', life: 36, cls: 'DEV_B', depth: 7,
    generic: 'IUI catheter', about: 'A thin sterile catheter that places washed semen in the uterus. Choose by stiffness, length and depth marks.',
    uses: ['intrauterine insemination'], lines: ['The tip is rounded and passes the canal gently.', 'Marks show the depth.', 'The luer hub fits a 1 ml syringe.', 'Mouse embryo tested material is safe for sperm.'], points: ['Sterile, single use', 'Depth marks', 'MEA tested'],
    attrs: { length: axis('Length', [15, 18, 20], { unit: 'cm', popular: 18 }), type: given('Firmness'), size: given('Size', { unit: 'Fr' }) },
    kinds: [kind('IUI Catheter, Soft {size}', 120, 700, 'Soft for easy canals.', { type: 'Soft', size: 5 }), kind('IUI Catheter, Firm with Memory {size}', 190, 1200, 'Firm with memory for bent canals.', { type: 'Firm', size: 6 })],
  },
  {
    ...supply, key: 'embryo-transfer-catheter', code: 'ETF', name: 'Embryo transfer catheter', sub: 'iui-embryo-transfer', hsn: '90183910', life: 36, cls: 'DEV_B', depth: 6,
    generic: 'Embryo transfer catheter', about: 'A soft catheter in an outer guide that brings the embryo into the uterus. Echo tips show under ultrasound. Choose by length and guide.',
    uses: ['embryo transfer in IVF'], lines: ['The inner tube is very soft and has a polished end.', 'The outer guide is shaped and passes the cervix first.', 'Each lot is mouse embryo tested.', 'Load under the microscope with medium on both sides.'], points: ['Sterile', 'MEA tested', 'Polished tip'],
    attrs: { length: axis('Length', [17, 18, 23], { unit: 'cm', popular: 18 }), echo: given('Echo tip') },
    kinds: [kind('Embryo Transfer Catheter', 1600, 3800, 'The standard soft catheter.', { echo: false }), kind('Embryo Transfer Catheter, Echo Tip', 2800, 6500, 'The tip shines on ultrasound.', { echo: true })],
  },
  {
    ...supply, key: 'ovum-pickup-needle', code: 'OPU', name: 'Ovum pickup needle', sub: 'iui-embryo-transfer', hsn: '90183290', life: 36, cls: 'DEV_B', weight: 90, depth: 6,
    generic: 'Ovum pick-up (OPU) needle', about: 'A long echogenic needle with tubing that draws eggs from follicles. Single lumen is thinner, double lumen allows flushing. Choose by gauge, lumen and length.',
    uses: ['oocyte retrieval in IVF'], lines: ['The echo rings make the tip bright on ultrasound.', 'The sharp tip enters with little force and pain.', 'The stopper fits common tubes.', 'Check the vacuum with medium before the first follicle.'], points: ['Echogenic tip', 'Sterile', 'MEA tested'],
    attrs: { gauge: axis('Gauge', [16, 17, 18], { unit: 'G', popular: 17 }), lumen: given('Lumen') },
    kinds: [kind('Ovum Pick-Up Needle, Single Lumen', 1400, 4200, 'Single lumen is the usual choice.', { lumen: 'Single' }), kind('Ovum Pick-Up Needle, Double Lumen', 2400, 6500, 'The second lumen flushes.', { lumen: 'Double' })],
  },
  {
    ...supply, key: 'ivf-culture-media', code: 'IVF', name: 'IVF culture media', sub: 'culture-media', hsn: '38210000', life: 3, cls: 'DEV_C', cold: true, uqc: 'BTL', weight: 80, maxOq: 20, depth: 6,
    generic: 'IVF culture medium', about: 'Buffered solutions in which eggs are fertilised and embryos grow. Each stage has its own medium. Choose by stage and volume; life is short, so order to need.',
    uses: ['fertilisation and embryo culture in IVF laboratories'], lines: ['Each batch is tested for endotoxin, pH and mouse embryo growth, with certificate.', 'Equilibrate overnight in the incubator.', 'Write the opening date and use within a week.', 'It travels cold and by fast courier.'], points: ['MEA and endotoxin tested', 'Keep at 2 to 8 °C', 'Short life, fresh lots'],
    attrs: { volume: axis('Volume', [10, 20, 60], { unit: 'ml', step: 0.5, popular: 20 }), stage: given('Stage') },
    kinds: [kind('IVF Fertilisation Medium', 2500, 9000, 'For insemination and the first day.', { stage: 'Fertilisation' }), kind('IVF Single-Step Embryo Culture Medium', 4200, 18000, 'From day 0 to blastocyst without change.', { stage: 'Single step' }), kind('IVF Flushing Medium with Heparin', 2500, 8500, 'For rinsing follicles.', { stage: 'Flushing' })],
  },
  {
    ...supply, key: 'sperm-wash-medium', code: 'SWM', name: 'Sperm wash medium', sub: 'culture-media', hsn: '38210000', life: 6, cls: 'DEV_B', cold: true, uqc: 'BTL', weight: 90, maxOq: 20, depth: 6,
    generic: 'Sperm wash medium', about: 'Medium that parts moving sperm from semen for IUI and IVF. Gradient sets sort by density, plain wash by swim-up. Choose by method and volume.',
    uses: ['semen preparation for IUI and IVF'], lines: ['HEPES keeps the pH outside the incubator.', 'Warm to 37 °C before use.', 'Spin gently to spare motility.', 'A batch certificate lies in the box.'], points: ['HEPES buffered', 'With albumin', 'Keep at 2 to 8 °C'],
    attrs: { volume: axis('Volume', [20, 60, 100], { unit: 'ml', step: 0.5, popular: 60 }), method: given('Method') },
    kinds: [kind('Sperm Wash Medium', 1800, 6500, 'For swim-up and simple wash.', { method: 'Wash' }), kind('Sperm Density Gradient Set', 2600, 9500, 'Two layers of 40 and 80 percent.', { method: 'Gradient' })],
  },
  {
    ...supply, key: 'delivery-kit', code: 'DKT', name: 'Delivery kit', sub: 'delivery-care', hsn: '30065000', life: 36, cls: 'DEV_B', uqc: 'KIT', weight: 650, depth: 7,
    generic: 'Disposable delivery kit', about: 'A sterile set with drapes, gown, cord clamps, pads and wipes for one birth. Choose by contents and normal or caesarean use.',
    uses: ['clean normal delivery', 'labour rooms and emergency births'], lines: ['Contents lie in the order of use.', 'One opening prepares the whole table.', 'The plastic drape under the mother collects blood.', 'Discard as biomedical waste after one birth.'], points: ['Sterile set', 'For one birth', 'List on the pouch'],
    box: ['Under-buttock drape', 'Gown and gloves', 'Cord clamps', 'Baby wrap', 'Pads and wipes'],
    attrs: { contents: axis('Contents', ['8 items', '12 items', '16 items'], { step: 0.3 }), type: given('Type') },
    kinds: [kind('Disposable Delivery Kit, Normal Delivery', 120, 380, 'For vaginal birth.', { type: 'Normal delivery' }), kind('Disposable Delivery Kit with Suture Tray', 190, 480, 'With tray for episiotomy repair.', { type: 'Normal delivery with suture tray' })],
  },
  {
    ...supply, key: 'cord-clamp', code: 'CCL', name: 'Cord clamp', sub: 'delivery-care', hsn: '90189099', life: 60, cls: 'DEV_A', weight: 8, moq: 10, maxOq: 200, depth: 6,
    generic: 'Umbilical cord clamp', about: 'A plastic clamp that closes the cord of the newborn and stays until it falls off. Look at the lock, the teeth and the sterile pouch.',
    uses: ['closing the umbilical cord after birth'], lines: ['Fine teeth hold the shrinking cord.', 'The lock clicks and cannot open by itself.', 'Smooth edges are kind to the skin.', 'Clamp two to three centimetres from the skin.'], points: ['Sterile, single use', 'One-way lock', 'Fine teeth'],
    attrs: { colour: axis('Colour', ['Blue', 'White', 'Yellow']), pack: given('Supplied as') },
    kinds: [kind('Umbilical Cord Clamp, Sterile', 6, 22, 'Single pouch.', { pack: 'Single' }), kind('Umbilical Cord Clamp, Sterile', 240, 780, 'Box for the labour room.', { pack: 'Box' }, { pack: [50, 'clamp'], uqc: 'BOX', weight: 320, moq: 1 })],
  },
]
