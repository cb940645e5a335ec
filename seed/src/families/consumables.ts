import { axis, from, given, kind, pick } from '../define-family.ts'
import type { FamilyRule } from '../define-family.ts'

const common = { uqc: 'BOX', maxOq: 200 } as const

export const gloveFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'nitrile-exam-gloves', code: 'NGL', name: 'Nitrile exam gloves', sub: 'gloves', hsn: '40151200', life: 60, cls: 'DEV_A',
    pack: [100, 'glove'], weight: 480, depth: 14,
    generic: 'Nitrile examination gloves',
    about: 'Disposable gloves of synthetic nitrile rubber, worn on either hand and free of latex protein. They are used for examination, ward work, sample handling and cleaning where latex allergy or chemicals rule out latex. Compare the size, the weight per glove, the cuff length and whether the box states a tested leak level.',
    uses: ['examination, ward rounds and sample handling', 'out-patient work, laboratories and dental chairs', 'tasks where a latex-free barrier against fluids and common disinfectants is needed'],
    lines: [
      'The nitrile is free of natural rubber latex, so it suits staff and patients who react to latex protein.',
      'Textured fingertips keep a grip on wet instruments, vials and cannula hubs.',
      'A beaded cuff makes the glove easy to pull on and stops it from rolling down during work.',
      'The gloves are not sterile and fit either hand; change them between patients and after any tear.',
      'If a glove feels tight across the palm, take the next size: a stretched glove tears sooner and tires the hand.',
    ],
    points: ['Latex-free, ambidextrous', 'Textured fingertips for wet grip', 'Beaded cuff', 'For single use, not sterile'],
    box: ['100 gloves by weight in a dispenser box'],
    attrs: {
      size: axis('Size', ['XS', 'S', 'M', 'L', 'XL'], { popular: 'M' }), powderFree: given('Powder-free'),
      colour: pick('Colour', ['Blue', 'Violet', 'Black', 'White']), weight: given('Glove weight', { unit: 'g' }), sterile: given('Sterile'),
    },
    kinds: [
      kind('Nitrile Examination Gloves, Powder-Free, {colour}', 260, 390, 'At {weight} a glove this is the everyday weight: thin enough to feel a vein, strong enough for a full procedure.', { powderFree: true, weight: 3.5, sterile: false }),
      kind('Nitrile Examination Gloves Heavy Weight, Powder-Free, {colour}', 380, 590, 'The heavier {weight} glove is chosen for emergency rooms, dialysis and disinfectant work.', { powderFree: true, weight: 5, sterile: false }),
      kind('Nitrile Examination Gloves Long Cuff, Powder-Free, {colour}', 480, 700, 'A 290 mm cuff covers the wrist and the gown sleeve during wet work and drug preparation.', { powderFree: true, weight: 6, sterile: false }),
    ],
  },
  {
    ...common, key: 'latex-exam-gloves', code: 'LGL', name: 'Latex exam gloves', sub: 'gloves', hsn: '40151200', life: 36, cls: 'DEV_A',
    pack: [100, 'glove'], weight: 560, depth: 12,
    generic: 'Latex examination gloves',
    about: 'Disposable natural rubber gloves for non-sterile examination. They stretch easily and give the best feel of all glove materials, but they can cause reactions in people with latex allergy. Choose powder-free gloves where powder could reach wounds or instruments, and check the size and protein level.',
    uses: ['general examination and nursing care', 'out-patient departments, camps and clinics', 'short tasks that need good feel at low cost'],
    lines: [
      'Natural rubber stretches with the hand, so the fit stays close even over long shifts.',
      'Do not use them on patients or with staff known to be allergic to latex; take nitrile instead.',
      'The gloves fit either hand and come in a dispenser box that opens from the top.',
      'Keep the box away from sunlight, heat and X-ray rooms, because ozone makes rubber brittle.',
    ],
    points: ['Natural rubber latex with close fit', 'Ambidextrous, beaded cuff', 'For single use, not sterile'],
    box: ['100 gloves by weight in a dispenser box'],
    attrs: {
      size: axis('Size', ['XS', 'S', 'M', 'L', 'XL'], { popular: 'M' }), powderFree: given('Powder-free'), weight: given('Glove weight', { unit: 'g' }), sterile: given('Sterile'),
    },
    kinds: [
      kind('Latex Examination Gloves, Powder-Free', 320, 540, 'Polymer coating in place of powder lets the hand slide in and leaves no dust on wounds, lenses or impressions.', { powderFree: true, weight: 5.5, sterile: false }),
      kind('Latex Examination Gloves, Powdered', 250, 390, 'A light coat of absorbable corn starch makes frequent changes quick in a busy out-patient room.', { powderFree: false, weight: 5.2, sterile: false }),
      kind('Latex Examination Gloves Textured, Powder-Free', 380, 600, 'The whole palm is textured for grip on instruments and slippery surfaces.', { powderFree: true, weight: 6, sterile: false }),
    ],
  },
  {
    ...common, key: 'surgical-gloves-sterile', code: 'SGL', name: 'Surgical gloves sterile', sub: 'gloves', hsn: '40151200', life: 60, cls: 'DEV_B', uqc: 'PRS', moq: 10,
    pack: [1, 'pair'], weight: 28, depth: 11,
    generic: 'Sterile surgical gloves',
    about: 'Gloves shaped for the left and right hand, packed sterile in pairs for operations and aseptic procedures. They protect the wound and the surgeon alike. Choose the half size that matches the hand, then decide on latex or a latex-free material and on powder-free inner coating.',
    uses: ['surgery and every aseptic procedure', 'operating theatres, labour rooms and catheterisation', 'procedures that need a sterile, hand-specific fit'],
    lines: [
      'The thumb lies forward and the fingers curve, so the hand works in its natural position without strain.',
      'Each pair lies in an inner wrap with the cuffs folded back for gloving without touching the outside.',
      'The pouch is marked with size, lot and sterilisation date, easy to read in the store and in theatre.',
      'Check that the pouch is dry and unbroken; if it is not, do not use the pair.',
      'Surgeons who double-glove usually wear half a size larger underneath.',
    ],
    points: ['Sterile pair, left and right', 'Micro-rough palm', 'Folded cuff for aseptic gloving', 'Peel-open pouch'],
    attrs: {
      size: axis('Size', [6, 6.5, 7, 7.5, 8, 8.5], { popular: 7 }), powderFree: given('Powder-free'), material: given('Material'), sterile: given('Sterile'),
    },
    kinds: [
      kind('Sterile Surgical Gloves, Latex, Powder-Free', 24, 46, 'The inner polymer coat goes on over damp hands and leaves no starch in the wound.', { powderFree: true, material: 'Latex', sterile: true }),
      kind('Sterile Surgical Gloves, Latex, Powdered', 18, 30, 'A light starch coat keeps the cost of routine theatre work low.', { powderFree: false, material: 'Latex', sterile: true }),
      kind('Sterile Surgical Gloves, Polyisoprene, Latex-Free', 44, 65, 'Polyisoprene feels like latex without its proteins, for allergic staff and patients.', { powderFree: true, material: 'Polyisoprene', sterile: true }),
      kind('Sterile Surgical Gloves, Latex, Powder-Free', 1100, 2900, 'The theatre box holds fifty pairs of one size, so the shelf stays sorted.', { powderFree: true, material: 'Latex', sterile: true }, { pack: [50, 'pair'], uqc: 'BOX', weight: 1450, moq: 1 }),
    ],
  },
]

export const needleFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'syringe-with-needle', code: 'SYR', name: 'Syringe with needle', sub: 'syringes-needles', hsn: '90183100', life: 60, cls: 'DEV_B',
    pack: [100, 'syringe'], weight: 700, depth: 14,
    generic: 'Syringe with needle',
    about: 'Sterile single-use plastic syringes supplied with a hypodermic needle. They are used to inject, to draw blood and to prepare medicines. Choose by volume, by needle gauge and by the tip: luer lock screws the needle on, luer slip pushes on faster.',
    uses: ['injections, vaccination sessions and drawing blood', 'wards, clinics and pharmacies', 'preparing and giving medicines by injection'],
    lines: [
      'The clear barrel has bold markings that stay readable when wet, and a backstop keeps the plunger from slipping out.',
      'The gasket glides evenly, so the dose goes in without jerks even at the end of the stroke.',
      'Each syringe is sterilised with ethylene oxide and packed in a ribbon blister that tears open cleanly.',
      'Use once and drop it into a puncture-proof container without putting the cap back.',
      'Small volumes read best in the smallest syringe that holds the dose.',
    ],
    points: ['Sterile, non-pyrogenic, single use', 'Clear barrel with bold scale', 'Plunger stop', 'Needle included'],
    box: ['100 syringes in individual blisters, each with needle'],
    attrs: {
      volume: axis('Volume', [2, 3, 5, 10, 20], { unit: 'ml', step: 0.22, popular: 5 }),
      needleGauge: from('Needle gauge', 'volume', { 0.5: 23, 1: 23, 2: 24, 3: 23, 5: 23, 10: 21, 20: 21 }, { unit: 'G' }), tip: given('Tip'), luerLock: given('Luer lock'),
    },
    kinds: [
      kind('Disposable Syringe with Needle, Luer Slip', 180, 620, 'The slip tip changes needles with a push and a twist, the usual choice for intramuscular injections.', { luerLock: false, tip: 'Luer slip' }),
      kind('Disposable Syringe with Needle, Luer Lock', 260, 900, 'The lock tip holds the needle and line under pressure, safer for thick drugs and infusion lines.', { luerLock: true, tip: 'Luer lock' }),
      kind('Auto-Disable Syringe with Needle', 380, 950, 'The plunger locks after one full stroke, so the syringe cannot be used a second time.', { luerLock: false, tip: 'Fixed needle' }, { axis: [0.5, 1, 2, 3, 5] }),
    ],
  },
  {
    ...common, key: 'hypodermic-needle', code: 'NDL', name: 'Hypodermic needle', sub: 'syringes-needles', hsn: '90183200', life: 60, cls: 'DEV_B',
    pack: [100, 'needle'], weight: 120, depth: 10,
    generic: 'Hypodermic needle',
    about: 'Sterile single-use steel needles with a colour-coded hub that fits luer syringes. The gauge says how thick the needle is: a higher number is thinner. Choose by gauge and length for the drug, the route and the patient.',
    uses: ['intramuscular, subcutaneous and intravenous injections', 'drawing up drugs and taking samples', 'clinics, wards and vaccination rooms'],
    lines: [
      'A triple-bevel tip with silicone coating enters with little force and hurts less.',
      'The hub colour follows the international code, so the right gauge is found at a glance.',
      'Thin-wall tubing gives a better flow than an ordinary needle of the same outer size.',
      'Each needle is sealed in its own blister with a push-on cap.',
    ],
    points: ['Sterile, single use', 'Triple-bevel, siliconised tip', 'Colour-coded luer hub'],
    box: ['100 needles in individual blisters'],
    attrs: {
      gauge: axis('Gauge', [18, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31], { unit: 'G', popular: 23 }),
      hub: from('Hub colour', 'gauge', { 18: 'Pink', 20: 'Yellow', 21: 'Green', 22: 'Black', 23: 'Blue', 24: 'Purple', 25: 'Orange', 26: 'Brown', 27: 'Grey', 30: 'Yellow', 31: 'White' }),
      length: given('Length', { unit: 'inch' }),
    },
    kinds: [
      kind('Hypodermic Needle, {length}', 90, 190, 'The {length} length reaches muscle in most adults.', { length: 1 }, { axis: [20, 21, 22, 23, 24, 25] }),
      kind('Hypodermic Needle, {length}', 120, 260, 'The {length} length is kept for deep intramuscular injection and for drawing up.', { length: 1.5 }, { axis: [18, 20, 21, 22, 23] }),
      kind('Hypodermic Needle Short, {length}', 110, 320, 'The short {length} needle suits children, subcutaneous injections and local blocks.', { length: 0.5 }, { axis: [25, 26, 27, 30, 31] }),
    ],
  },
  {
    ...common, key: 'sharps-container', code: 'SHC', name: 'Sharps container', sub: 'syringes-needles', hsn: '39269099', cls: 'GEN', uqc: 'PCS', maxOq: 100,
    pack: [1, 'piece'], weight: 420, depth: 6,
    generic: 'Sharps container',
    about: 'A puncture-proof box for used needles, blades and ampoules. Biomedical waste rules ask for a white, leak-proof, tamper-proof container at the place of use. Choose by volume, by wall or trolley mounting and by the opening.',
    uses: ['collecting used needles, blades and broken ampoules', 'injection rooms, laboratories and vaccination points'],
    lines: [
      'The wall is thick polypropylene that resists puncture by needles falling from trolley height.',
      'A fill line shows when to close it; the lid then locks and cannot be opened by hand.',
      'Slots in the lid take the hub off a needle without touching it.',
      'Hand the closed container to your authorised waste collector; never empty it for a second use.',
    ],
    points: ['Puncture-proof polypropylene', 'Locking lid', 'Biohazard mark and fill line'],
    attrs: { volume: axis('Volume', [1.5, 3, 5, 10], { unit: 'L', step: 0.4, popular: 5 }), colour: given('Colour') },
    kinds: [
      kind('Sharps Container, White Translucent', 95, 420, 'The white translucent wall meets the colour code for sharps waste.', { colour: 'White translucent' }),
      kind('Sharps Container with Foot Stand, White', 240, 780, 'A foot stand keeps it upright on the floor beside the chair or bed.', { colour: 'White' }),
    ],
  },
]

export const ivFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'iv-cannula', code: 'IVC', name: 'IV cannula', sub: 'iv-access', hsn: '90183930', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10,
    pack: [1, 'piece'], weight: 12, depth: 14,
    generic: 'IV cannula',
    about: 'A soft plastic tube over a steel needle, placed in a vein to give fluids, blood and medicines. The gauge fixes the flow: 18 G for fast fluids and blood, 20 G for most adults, 22 to 24 G for children and thin veins. Look at the gauge colour, the injection port, the wings and whether the needle is shielded after use.',
    uses: ['giving fluids, blood and medicines into a vein', 'wards, emergency rooms and theatres', 'peripheral venous access in adults and children'],
    lines: [
      'A flashback chamber shows blood the moment the vein is entered.',
      'The catheter is radio-opaque and softens at body temperature, which is kinder to the vein over days.',
      'The hub colour follows the international code, so the gauge can be told from across the bed.',
      '[wings=true] Wings lie flat on the skin and hold the dressing; fix it with a transparent film and note the date.',
      'Replace it as your infusion protocol asks, or at once when the site is red, swollen or painful.',
    ],
    points: ['Sterile, single use', 'Colour-coded hub', 'Flashback chamber', 'Radio-opaque catheter'],
    attrs: {
      gauge: axis('Gauge', [14, 16, 18, 20, 22, 24, 26], { unit: 'G', popular: 20 }),
      colour: from('Hub colour', 'gauge', { 14: 'Orange', 16: 'Grey', 18: 'Green', 20: 'Pink', 22: 'Blue', 24: 'Yellow', 26: 'Violet' }),
      flow: from('Flow rate', 'gauge', { 14: 270, 16: 180, 18: 90, 20: 61, 22: 36, 24: 23, 26: 13 }, { unit: 'ml/min', quiet: true }),
      port: given('Injection port'), wings: given('Wings'), safety: given('Safety shield'), material: pick('Catheter material', ['PTFE', 'PUR', 'FEP']),
    },
    kinds: [
      kind('IV Cannula with Port and Wings', 12, 45, 'The valve in the port takes a syringe directly, so drugs go in without opening the line.', { port: true, wings: true, safety: false }),
      kind('Safety IV Cannula with Port and Wings', 58, 130, 'A metal clip covers the needle tip as it leaves the hub and prevents needle-stick injury.', { port: true, wings: true, safety: true }),
      kind('IV Cannula Pen Type, without Port', 14, 40, 'The slim pen shape gives control in small and fragile veins.', { port: false, wings: false, safety: false }),
      kind('IV Cannula with Port and Wings', 1300, 3900, 'The box of one hundred of one gauge is meant for wards that draw from a central store.', { port: true, wings: true, safety: false }, { pack: [100, 'piece'], uqc: 'BOX', weight: 1250, moq: 1 }),
    ],
  },
  {
    ...common, key: 'iv-infusion-set', code: 'IVS', name: 'IV infusion set', sub: 'iv-access', hsn: '90183990', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10,
    pack: [1, 'set'], weight: 38, depth: 10,
    generic: 'IV infusion set',
    about: 'Tubing with a spike, a drip chamber and a roller clamp that carries fluid from the bottle to the cannula. Macro sets give about 20 drops to a millilitre, micro sets 60, which suits children and potent drugs. Check the drop rate, the air vent, the Y-port and the connector.',
    uses: ['gravity infusion of fluids and medicines', 'wards, day care and emergency rooms'],
    lines: [
      'The sharp spike enters bottles and bags without coring the stopper.',
      'A fine roller clamp holds the drop rate steady after it is set.',
      'The soft, kink-resistant tube is 150 cm long and leaves the patient room to move.',
      'A 15 micron filter in the drip chamber holds back particles.',
      'Change the set as your infusion protocol asks and after any blood product.',
    ],
    points: ['Sterile, single use', '15 µm fluid filter', 'Soft kink-resistant tubing'],
    attrs: {
      connector: axis('Connector', ['Luer slip', 'Luer lock', 'Rotating lock'], { step: 0.12 }), drops: given('Drops per ml', { unit: 'drops/ml' }),
      vented: given('Air vent'), yport: given('Y-port'),
    },
    kinds: [
      kind('IV Infusion Set Macro Drip, Vented', 12, 34, 'Twenty drops to a millilitre and an air vent suit rigid bottles and bags alike.', { drops: 20, vented: true, yport: false }),
      kind('IV Infusion Set Macro Drip with Y-Port', 18, 48, 'The latex-free Y-port takes a second drug close to the patient.', { drops: 20, vented: true, yport: true }),
      kind('IV Infusion Set Micro Drip with 110 ml Burette', 38, 70, 'The burette limits the volume that can run in, which protects children from overload.', { drops: 60, vented: true, yport: true }),
    ],
  },
  {
    ...common, key: 'three-way-stopcock', code: 'TWS', name: 'Three-way stopcock', sub: 'iv-access', hsn: '90183990', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10,
    pack: [1, 'piece'], weight: 14, depth: 6,
    generic: 'Three-way stopcock',
    about: 'A small tap that joins two infusion lines to one cannula and chooses which of them runs. It is used in theatre, intensive care and dialysis. Look at the extension length, the pressure rating and the lock on the male end.',
    uses: ['joining two lines to one cannula', 'anaesthesia, intensive care and recovery rooms'],
    lines: [
      'The handle turns through 360 degrees and its arms show which way is open.',
      'The clear body lets you see and push out air before connecting.',
      'A rotating male lock tightens without twisting the cannula in the vein.',
      'Cap every open port and wipe it with alcohol before each access.',
    ],
    points: ['Clear body, arrow handle', 'Rotating male luer lock', 'Sterile, single use'],
    attrs: { extension: axis('Extension', ['No extension', '10 cm', '25 cm', '50 cm', '100 cm'], { step: 0.16 }), pressure: given('Pressure', { unit: 'bar' }) },
    kinds: [
      kind('3-Way Stopcock', 12, 60, 'Rated to {pressure} for gravity lines and syringe pumps.', { pressure: 3 }),
      kind('3-Way Stopcock High Pressure', 38, 120, 'Rated to {pressure} for pressure monitoring and contrast.', { pressure: 12 }),
    ],
  },
  {
    ...common, key: 'tourniquet', code: 'TRQ', name: 'Tourniquet', sub: 'iv-access', hsn: '90189099', cls: 'DEV_A', uqc: 'PCS', maxOq: 100,
    pack: [1, 'piece'], weight: 45, depth: 6,
    generic: 'Tourniquet',
    about: 'A band that stops venous flow for a minute so that a vein fills and can be entered. Buckle types are reused after wiping, flat bands are for one patient. Check the width, the latex content and the release.',
    uses: ['drawing blood and placing a cannula', 'collection centres, wards and ambulances'],
    lines: [
      'One hand closes it and one finger releases it, so the needle hand stays free.',
      'The band is wide enough not to pinch the skin of older patients.',
      'Wipe reusable bands with alcohol between patients and discard them when soiled.',
      'Release it within a minute: longer pressure changes potassium and protein results.',
    ],
    points: ['One-hand release', 'Soft on skin', 'Latex-free'],
    attrs: { colour: axis('Colour', ['Blue', 'Red', 'Green']), size: given('Size') },
    kinds: [
      kind('Tourniquet with Buckle, {size}', 45, 220, 'The buckle releases in two steps, first easing and then opening.', { size: 'Adult' }),
      kind('Tourniquet with Buckle, {size}', 45, 220, 'The short band fits the arms of small children.', { size: 'Paediatric' }),
      kind('Disposable Tourniquet Band Roll', 190, 420, 'Twenty-five perforated bands on one roll, one for each patient.', { size: 'Adult' }, { pack: [25, 'band'], uqc: 'ROL', weight: 190 }),
    ],
  },
  {
    ...common, key: 'alcohol-swab', code: 'ALS', name: 'Alcohol swab', sub: 'iv-access', hsn: '30059090', life: 36, cls: 'DEV_A',
    pack: [100, 'swab'], weight: 170, depth: 6,
    generic: 'Alcohol swab',
    about: 'A small non-woven pad soaked in 70 % isopropyl alcohol and sealed in foil. It cleans skin before an injection and wipes ports and vial stoppers. Check the pad size, the ply and whether the foil is sealed on all four sides.',
    uses: ['cleaning skin before injections and blood sampling', 'wiping vial stoppers, ports and thermometers'],
    lines: [
      'Wipe once from the centre outwards and let the skin dry for thirty seconds before the needle.',
      'Four-layer foil keeps the alcohol from drying out until the sachet is opened.',
      'The soft non-woven pad leaves no lint on the skin.',
      'Keep away from flame and eyes; do not use on open wounds.',
    ],
    points: ['70 % isopropyl alcohol', 'Sealed foil sachet', 'Lint-free pad'],
    attrs: { count: axis('Pieces per box', ['Box of 100', 'Box of 200', '10 boxes of 100'], { step: 1.1, popular: 'Box of 100', quiet: true, counts: true }), pad: pick('Pad size', ['30 × 60 mm', '65 × 30 mm', '60 × 60 mm']) },
    kinds: [
      kind('Alcohol Prep Swab 70 % IPA', 55, 690, 'The pad is large enough for one injection site.'),
      kind('Alcohol Prep Swab 70 % IPA, Large', 95, 980, 'The large pad covers donor arms and port sites in one wipe.'),
    ],
  },
]

export const maskFamilies: readonly FamilyRule[] = [
  {
    ...common, key: '3-ply-mask', code: 'MSK', name: '3-ply mask', sub: 'masks-respirators', hsn: '63079090', life: 60, cls: 'DEV_A', weight: 190, depth: 10,
    pack: [50, 'mask'],
    generic: '3-ply face mask',
    about: 'A disposable mask of two non-woven layers with a melt-blown filter between them. It keeps droplets from the wearer away from the patient and splashes away from the wearer. Compare the bacterial filtration figure, ear loops or ties, and the nose clip.',
    uses: ['clinics, wards and theatres where droplets must be held back', 'out-patient work and visitors'],
    lines: [
      'The melt-blown middle layer filters, the inner layer stays dry and soft on the face.',
      'A full-width nose wire closes the gap at the bridge and keeps spectacles from fogging.',
      'Pleats open from nose to chin, so that the mask stays in place while talking.',
      'Change it when damp and never reuse it; it is not a respirator and does not seal.',
    ],
    points: ['Three layers with melt-blown filter', 'Enclosed nose wire', 'Glass-fibre free'],
    attrs: { colour: axis('Colour', ['Blue', 'White', 'Green', 'Black']), fixing: given('Fixing'), bfe: given('Bacterial filtration', { unit: '%' }), count: given('Masks per box') },
    kinds: [
      kind('3-Ply Surgical Face Mask, Ear Loop', 80, 220, 'Flat elastic ear loops are welded at four points and do not cut behind the ear.', { fixing: 'Ear loop', bfe: 98, count: 50 }),
      kind('3-Ply Surgical Face Mask, Tie-On', 130, 260, 'Ties hold it over a cap for the length of an operation.', { fixing: 'Tie-on', bfe: 98, count: 50 }),
      kind('3-Ply Surgical Face Mask, Ear Loop', 150, 350, 'The larger box brings the price per mask down for departments.', { fixing: 'Ear loop', bfe: 99, count: 100 }, { pack: [100, 'mask'], weight: 370 }),
    ],
  },
  {
    ...common, key: 'n95-respirator', code: 'N95', name: 'N95 respirator', sub: 'masks-respirators', hsn: '63079090', life: 60, cls: 'DEV_A', uqc: 'PCS', weight: 14, moq: 5, depth: 9,
    pack: [1, 'piece'],
    generic: 'N95 respirator',
    about: 'A respirator that seals on the face and filters at least 95 % of fine particles. It is worn against tuberculosis, influenza and other airborne infections. Choose by fit, head band or ear loop, and without a valve wherever the patient must be protected too.',
    uses: ['care of patients with airborne infection', 'isolation rooms, bronchoscopy and TB clinics'],
    lines: [
      'Five layers with an electrostatic melt-blown filter hold fine particles while breathing stays easy.',
      'Press the nose clip with both hands and check the seal by breathing out sharply before entering the room.',
      'A beard breaks the seal: no respirator protects over facial hair.',
      'The outer layer resists splashes; change it when wet, damaged or hard to breathe through.',
    ],
    points: ['At least 95 % particle filtration', 'Adjustable nose clip', 'Folds flat or cup shape'],
    attrs: { colour: axis('Colour', ['White', 'Blue', 'Black']), valve: given('Exhalation valve'), standard: given('Standard'), strap: given('Strap') },
    kinds: [
      kind('N95 Respirator without Valve, Head Strap', 60, 220, 'Two head straps pull evenly and seal better than ear loops.', { valve: false, standard: 'NIOSH N95', strap: 'Head strap' }),
      kind('N95 Respirator Foldable, Ear Loop', 18, 75, 'It folds flat into a pocket and opens into a chamber that stays off the lips.', { valve: false, standard: 'BIS FFP2', strap: 'Ear loop' }),
      kind('N95 Respirator with Valve', 28, 120, 'The valve lets warm air out for long wear; it does not protect people nearby from the wearer.', { valve: true, standard: 'BIS FFP2', strap: 'Ear loop' }),
    ],
  },
]

export const dressingFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'gauze-swab-roll', code: 'GZE', name: 'Gauze swab / roll', sub: 'dressings-tapes', hsn: '30059040', life: 60, cls: 'DEV_A', uqc: 'PAC', weight: 140, depth: 12,
    pack: [100, 'swab'],
    generic: 'Gauze swab, roll and bandage',
    about: 'Absorbent cotton gauze cut and folded into swabs, or wound on rolls and bandages. It cleans wounds, soaks up blood and holds dressings. Choose by ply, size, mesh and whether it is sterile.',
    uses: ['cleaning, packing and dressing wounds', 'dressing rooms, theatres and first aid', 'dressing burns, cuts and surgical wounds'],
    lines: [
      'Bleached pure cotton soaks up quickly and has no starch or optical whitener.',
      '[form=Swab] Cut edges are folded inside, so that no loose thread stays in the wound.',
      '[sterile=false] Non-sterile packs can go through the hospital autoclave in your own drums.',
      'Moisten gauze with saline before lifting it from a dry wound, so that new skin is not torn.',
    ],
    points: ['100 % cotton, high absorbency', '[form=Swab] Folded edges', '[form=Roll] Bleached, no whitener', '[form=Bandage] Woven edge', 'No starch'],
    attrs: { size: axis('Size', ['5 × 5 cm', '7.5 × 7.5 cm', '10 × 10 cm', '10 × 20 cm'], { step: 0.3, popular: '7.5 × 7.5 cm' }), ply: given('Ply'), sterile: given('Sterile'), form: given('Form') },
    kinds: [
      kind('Gauze Swabs 8 Ply, Non-Sterile', 40, 190, 'Eight layers serve for cleaning and light dressings.', { ply: 8, sterile: false, form: 'Swab' }),
      kind('Gauze Swabs 12 Ply, Sterile', 120, 420, 'Twelve layers, packed sterile in small pouches ready for the dressing trolley.', { ply: 12, sterile: true, form: 'Swab' }, { pack: [50, 'swab'] }),
      kind('Gauze Than Roll, 18 m', 260, 550, 'Cut the length you need; one than lasts a small dressing room for days.', { ply: 1, sterile: false, form: 'Roll' }, { pack: [1, 'roll'], uqc: 'ROL', weight: 620, axis: ['60 cm × 18 m', '90 cm × 18 m', '100 cm × 18 m'] }),
      kind('Gauze Bandage Roll', 45, 160, 'The woven edge does not fray and the bandage holds a dressing on limbs and head.', { ply: 1, sterile: false, form: 'Bandage' }, { pack: [12, 'roll'], weight: 260, axis: ['5 cm × 3 m', '7.5 cm × 3 m', '10 cm × 3 m', '15 cm × 3 m'] }),
    ],
  },
  {
    ...common, key: 'cotton-wool', code: 'CTW', name: 'Cotton wool', sub: 'dressings-tapes', hsn: '56012110', life: 60, cls: 'DEV_A', uqc: 'ROL', weight: 480, depth: 6,
    pack: [1, 'roll'],
    generic: 'Absorbent cotton wool',
    about: 'Bleached and carded cotton that soaks up many times its weight. It is used to clean skin, pad splints and apply antiseptics. Choose by net weight, by roll or balls, and by the IP mark on the pack.',
    uses: ['cleaning skin, padding and applying antiseptics', 'dressing rooms, maternity wards and home care'],
    lines: [
      'Long fibres are carded into even layers that tear off without dust.',
      'The cotton sinks in water within seconds, the simple test of good absorbent cotton.',
      '[form=Roll] Interleaved paper keeps the roll clean and easy to part.',
      '[form=Balls] The balls are all of one size and do not fall apart when wet.',
      'Do not lay loose cotton on an open wound: fibres stick; use gauze there.',
    ],
    points: ['Pure bleached cotton, IP grade', 'High absorbency', '[form=Roll] Interleaved roll', '[form=Balls] Even size'],
    attrs: { weight: axis('Net weight', [50, 100, 200, 400, 500], { unit: 'g', step: 0.45, popular: 500 }), form: given('Form') },
    kinds: [
      kind('Absorbent Cotton Wool Roll IP', 35, 330, 'The roll opens to a wide sheet that can be cut for padding.', { form: 'Roll' }),
      kind('Absorbent Cotton Balls', 60, 420, 'Ready-made balls save time at the injection table.', { form: 'Balls' }, { uqc: 'PAC', pack: [1, 'pack'] }),
    ],
  },
  {
    ...common, key: 'micropore-tape', code: 'TPE', name: 'Micropore tape', sub: 'dressings-tapes', hsn: '30051090', life: 48, cls: 'DEV_A', weight: 260, depth: 9,
    pack: [12, 'roll'],
    generic: 'Surgical adhesive tape',
    about: 'Adhesive tape that fixes dressings, tubes and lines to the skin. Paper tape is gentle and breathes, cloth tape is strong, silk-like tape tears straight. Choose by width and by how much pull and how much kindness to the skin is needed.',
    uses: ['fixing dressings, cannulas and tubes', 'wards, theatres and home care'],
    lines: [
      'Pores let sweat out, so the skin underneath stays dry for days.',
      'It tears by hand across the width and leaves little residue when peeled back slowly.',
      'The acrylic adhesive is free of latex.',
      'Press it down from the middle without stretching; tension is what blisters the skin.',
    ],
    points: ['Hypoallergenic acrylic adhesive', 'Tears by hand', 'Latex-free'],
    attrs: { width: axis('Width', ['1/2 inch', '1 inch', '2 inch', '3 inch'], { step: 0.2, popular: '1 inch' }), backing: given('Backing') },
    kinds: [
      kind('Microporous Paper Tape, 9 m', 150, 380, 'Soft paper backing is kind to the skin of newborns and the elderly.', { backing: 'Paper' }),
      kind('Cloth Adhesive Tape, 9 m', 220, 560, 'Strong cloth backing holds splints, drains and heavy tubes.', { backing: 'Cloth' }),
      kind('Transparent Surgical Tape, 9 m', 200, 520, 'See-through perforated film lets the site be watched.', { backing: 'Film' }),
      kind('Silicone Gentle Tape, 5 m', 360, 650, 'Silicone gel lifts off without pulling hair or fragile skin.', { backing: 'Silicone' }, { pack: [6, 'roll'] }),
    ],
  },
]

export const tubeFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'foley-catheter', code: 'FOL', name: 'Foley catheter', sub: 'catheters-tubes', hsn: '90183910', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 5, weight: 35, depth: 12,
    pack: [1, 'piece'],
    generic: 'Foley balloon catheter',
    about: 'A soft tube held in the bladder by a water-filled balloon. It drains urine after surgery, in retention and in critical illness. Choose by French size (14 to 16 Fr for most adults), balloon volume, two or three ways, and latex or all-silicone for long wear.',
    uses: ['draining the bladder after surgery and in retention', 'wards, theatres and home nursing'],
    lines: [
      'The valve colour shows the French size according to the international code.',
      'Smooth drainage eyes opposite each other resist blocking and are kind to the bladder wall.',
      'Fill the balloon with sterile water only, to the volume printed on the valve.',
      'Use the smallest size that drains well; a large catheter hurts the urethra and leaks no less.',
      'Each catheter lies in a double pack, so that the inner wrap stays sterile to the field.',
    ],
    points: ['Sterile, single use', 'Colour-coded valve', 'Symmetrical balloon', 'Smooth opposed eyes'],
    attrs: {
      size: axis('Size', [8, 10, 12, 14, 16, 18, 20, 22, 24], { unit: 'Fr', popular: 16 }), ways: given('Ways'), material: given('Material'), balloon: given('Balloon volume', { unit: 'ml' }),
    },
    kinds: [
      kind('Foley Catheter 2-Way, Silicone-Coated Latex', 35, 110, 'The silicone coat smooths insertion and slows crusting in the first week.', { ways: '2-way', material: 'Silicone-coated latex', balloon: 30 }, { axis: [12, 14, 16, 18, 20, 22, 24] }),
      kind('Foley Catheter 2-Way, 100 % Silicone', 180, 480, 'All-silicone stays in place for weeks and has a wider channel for the same outer size.', { ways: '2-way', material: 'Silicone', balloon: 10 }, { axis: [12, 14, 16, 18, 20, 22, 24] }),
      kind('Foley Catheter 3-Way for Irrigation', 90, 650, 'The third channel carries irrigation after prostate and bladder surgery.', { ways: '3-way', material: 'Silicone-coated latex', balloon: 30 }, { axis: [16, 18, 20, 22, 24] }),
      kind('Paediatric Foley Catheter 2-Way', 45, 160, 'A short shaft and a small balloon fit children.', { ways: '2-way', material: 'Silicone-coated latex', balloon: 3 }, { axis: [6, 8, 10] }),
    ],
  },
  {
    ...common, key: 'urine-collection-bag', code: 'URB', name: 'Urine collection bag', sub: 'catheters-tubes', hsn: '90189099', life: 60, cls: 'DEV_A', uqc: 'PCS', moq: 5, weight: 75, depth: 7,
    pack: [1, 'piece'],
    generic: 'Urine collection bag (urobag)',
    about: 'A closed bag that collects and measures urine from a catheter. Bedside bags hold two litres, leg bags let patients walk, urometers show hourly output. Check the outlet, the non-return valve and the tube length.',
    uses: ['closed drainage from a urinary catheter', 'wards, recovery rooms and home nursing'],
    lines: [
      'A non-return valve stops urine from running back to the bladder when the bag is lifted.',
      'The scale is easy to read and begins at small volumes for the intake and output chart.',
      '[volume=2000] The tube resists kinking, and a clip holds it to the sheet.',
      '[volume=750] The short tube resists kinking when the knee bends.',
      '[volume=2000] Keep the bag below the bladder and off the floor, and empty it when two-thirds full.',
      '[volume=750] Change to a bedside bag for the night, and empty it when two-thirds full.',
    ],
    points: ['Non-return valve', '[volume=2000] Graduated to 2,000 ml', '[volume=750] Graduated to 750 ml', 'Kink-resistant tube'],
    attrs: { outlet: axis('Outlet', ['Bottom outlet T-tap', 'Push-pull tap', 'Without outlet'], { step: -0.1 }), volume: given('Volume', { unit: 'ml' }), type: given('Type') },
    kinds: [
      kind('Urine Collection Bag (Urobag) 2000 ml', 28, 95, 'Reinforced eyelets hang it from any bed rail.', { volume: 2000, type: 'Bedside' }),
      kind('Urine Leg Bag 750 ml with Straps', 60, 190, 'Elastic straps hold it under clothing while the patient walks.', { volume: 750, type: 'Leg bag' }),
      kind('Urine Bag with Urometer 2000 ml', 180, 460, 'The rigid meter shows hourly output to the millilitre in intensive care.', { volume: 2000, type: 'Urometer' }),
    ],
  },
  {
    ...common, key: 'ryles-tube', code: 'RYL', name: 'Ryles tube', sub: 'catheters-tubes', hsn: '90183990', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10, weight: 26, depth: 7,
    pack: [1, 'piece'],
    generic: 'Ryles (nasogastric) tube',
    about: 'A tube passed through the nose into the stomach for feeding or for emptying. It is marked at 50, 60 and 70 cm from the tip and has a radio-opaque line. Choose by French size and by the time it will stay in.',
    uses: ['feeding through the nose and emptying the stomach', 'wards, intensive care and home nursing'],
    lines: [
      '[length=105] Steel balls sealed in the tip help it to pass and show on X-ray.',
      '[length=105] Four side eyes keep it draining when one is blocked.',
      '[length=52] Two side eyes beside the closed, rounded tip let milk through slowly.',
      '[length=52] Marks in centimetres guide the depth; confirm the position before any feed.',
      '[length=52] The tube is soft enough for the nose of a newborn.',
      '[length=105] Marks at 50, 60 and 70 cm guide the depth; confirm the position before any feed.',
      'The colour of the funnel tells the size.',
    ],
    points: ['Sterile, single use', '[length=105] Radio-opaque line', 'Depth marks', 'Colour-coded funnel', '[length=52] Soft closed tip'],
    attrs: { size: axis('Size', [6, 8, 10, 12, 14, 16, 18, 20], { unit: 'Fr', popular: 16 }), length: given('Length', { unit: 'cm' }), material: given('Material') },
    kinds: [
      kind('Ryles Tube (Nasogastric Feeding Tube), PVC', 12, 38, 'Soft PVC of medical grade serves for up to a week.', { length: 105, material: 'PVC' }),
      kind('Ryles Tube with X-Ray Line', 20, 60, 'A continuous line shows the whole course on film.', { length: 105, material: 'PVC' }),
      kind('Infant Feeding Tube', 12, 40, 'The short 52 cm tube with closed tip is made for newborns.', { length: 52, material: 'PVC' }, { axis: [5, 6, 8, 10] }),
    ],
  },
]

export const oxygenFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'oxygen-mask', code: 'OXM', name: 'Oxygen mask', sub: 'oxygen-airway', hsn: '90192090', life: 60, cls: 'DEV_B', homeUse: true, uqc: 'PCS', moq: 5, weight: 70, depth: 7,
    pack: [1, 'piece'],
    generic: 'Oxygen mask',
    about: 'A soft mask with tubing that gives oxygen over nose and mouth. Simple masks give 35 to 50 %, reservoir bag masks more, venturi masks an exact figure. Choose by age and by how exact the oxygen share must be.',
    uses: ['giving oxygen over nose and mouth', 'ambulances, wards and home oxygen'],
    lines: [
      '[type=Venturi] Set the flow that is printed on the diluter: the diluter and the flow belong together.',
      '[type=Reservoir bag] Let the bag fill before the mask goes on, and keep the flow so that it never empties.',
      'The clear shell lets you see the lips and any vomit at once.',
      'The tube has a star-shaped bore and keeps flowing when it is stepped on or kinked.',
      'An aluminium clip and an elastic strap fit it to the face.',
      '[type=Simple] Run a simple mask at 5 litres a minute or more, so that breathed-out air is washed away.',
    ],
    points: ['Soft clear shell', '2 m star-lumen tube', 'Adjustable nose clip'],
    attrs: { size: axis('Size', ['Infant', 'Child', 'Adult', 'Adult XL'], { popular: 'Adult' }), type: given('Type') },
    kinds: [
      kind('Oxygen Face Mask with Tubing', 45, 120, 'The simple mask is the everyday choice for moderate flow.', { type: 'Simple' }),
      kind('Non-Rebreather Oxygen Mask with Reservoir Bag', 85, 240, 'The one litre bag and valves give high oxygen in emergencies.', { type: 'Reservoir bag' }),
      kind('Venturi Oxygen Mask with 6 Diluters', 120, 340, 'Colour-coded diluters set 24 to 60 % exactly, as needed in COPD.', { type: 'Venturi' }),
    ],
  },
  {
    ...common, key: 'nasal-cannula', code: 'NSC', name: 'Nasal cannula', sub: 'oxygen-airway', hsn: '90192090', life: 60, cls: 'DEV_B', homeUse: true, uqc: 'PCS', moq: 5, weight: 45, depth: 6,
    pack: [1, 'piece'],
    generic: 'Nasal oxygen cannula',
    about: 'Two soft prongs and a tube that give oxygen through the nose while the patient eats and talks. It serves for flows up to about 5 litres a minute. Choose by age, prong shape and tube length.',
    uses: ['low-flow oxygen in hospital and at home', 'patients on an oxygen concentrator or cylinder'],
    lines: [
      'Curved, soft prongs follow the nose and do not press on the septum.',
      'The loop goes over the ears and a slider under the chin sets the fit.',
      'A star-shaped bore keeps the flow when the tube is kinked.',
      'Dry noses on long oxygen are helped by a humidifier bottle and a water-based jelly.',
    ],
    points: ['Soft curved prongs', 'Star-lumen tube', 'Latex-free'],
    attrs: { size: axis('Size', ['Neonatal', 'Infant', 'Paediatric', 'Adult'], { popular: 'Adult' }), tube: given('Tube length', { unit: 'm' }) },
    kinds: [
      kind('Nasal Oxygen Cannula, {tube} Tube', 28, 110, 'The {tube} tube reaches from the bedside outlet.', { tube: 2 }),
      kind('Nasal Oxygen Cannula, {tube} Tube', 90, 260, 'The {tube} tube lets a patient at home walk about the room.', { tube: 5 }, { axis: ['Paediatric', 'Adult', 'Adult large'] }),
    ],
  },
]

export const sutureFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'absorbable-suture', code: 'SUT', name: 'Absorbable suture', sub: 'sutures-blades', hsn: '30061010', life: 60, cls: 'DEV_C', uqc: 'PCS', weight: 12, moq: 2, depth: 12,
    pack: [1, 'foil'],
    generic: 'Absorbable suture',
    about: 'Synthetic thread that the body dissolves, swaged to a needle. Polyglactin 910 holds for about four weeks and is gone in two to three months. Choose by USP size, needle shape and length: round body for soft tissue, cutting for skin.',
    uses: ['approximating soft tissue and closing in layers', 'general surgery, gynaecology and dental surgery'],
    lines: [
      '[thread=Braided] The braided and coated thread ties easily and the knot stays flat.',
      '[thread=Braided] About three quarters of the strength remains at two weeks and half at three.',
      '[thread=Monofilament] The smooth strand passes tissue without sawing and gives germs no braid to hide in.',
      '[thread=Monofilament] Tie at least four throws: a smooth strand slips more than a braid.',
      'The needle is drilled and swaged, so thread and needle pass as one.',
      'The violet dye is easy to see in a bloody field.',
      'Keep foils dry below 25 °C and use them at once after opening; do not sterilise again.',
    ],
    points: ['Sterile foil with needle', '[thread=Braided] Coated, braided thread', '[thread=Braided] Absorbed in 56 to 90 days', '[thread=Monofilament] Monofilament thread', '[thread=Monofilament] Absorbed in about six months'],
    attrs: {
      size: axis('USP size', ['2', '1', '1-0', '2-0', '3-0', '4-0', '5-0', '6-0'], { popular: '2-0' }), material: given('Material'), thread: given('Thread'), needle: given('Needle'),
      needleLength: from('Needle length', 'size', { '2': 40, '1': 40, '1-0': 40, '2-0': 30, '3-0': 26, '4-0': 22, '5-0': 16, '6-0': 13 }, { unit: 'mm' }), length: given('Thread length', { unit: 'cm' }),
    },
    kinds: [
      kind('Polyglactin 910 Absorbable Suture, Round Body Needle', 130, 420, 'The half-circle round body needle spreads tissue rather than cutting it.', { material: 'Polyglactin 910', thread: 'Braided', needle: '1/2 circle round body', length: 90 }),
      kind('Polyglactin 910 Absorbable Suture, Reverse Cutting Needle', 140, 440, 'The reverse cutting needle passes skin and tough tissue without tearing towards the edge.', { material: 'Polyglactin 910', thread: 'Braided', needle: '3/8 circle reverse cutting', length: 70 }),
      kind('Polyglycolic Acid Absorbable Suture, Round Body Needle', 90, 300, 'Polyglycolic acid is the older standard, close in handling and lower in price.', { material: 'Polyglycolic acid', thread: 'Braided', needle: '1/2 circle round body', length: 90 }),
      kind('Polydioxanone Monofilament Suture, Round Body Needle', 280, 650, 'The single smooth strand holds for six weeks, as the abdominal wall needs.', { material: 'Polydioxanone', thread: 'Monofilament', needle: '1/2 circle round body', length: 90 }),
    ],
  },
  {
    ...common, key: 'catgut-suture', code: 'CGT', name: 'Catgut suture', sub: 'sutures-blades', hsn: '30061010', life: 48, cls: 'DEV_C', uqc: 'PCS', weight: 14, moq: 2, depth: 6,
    pack: [1, 'foil'],
    generic: 'Catgut suture',
    about: 'Absorbable suture of purified collagen. Plain gut is gone within ten weeks, chromic gut holds longer. It is chosen for mucosa and episiotomy; check the USP size, the needle and plain or chromic.',
    uses: ['mucosa, episiotomy and subcutaneous tissue', 'obstetrics, dental and general surgery'],
    lines: [
      'The strand is packed in alcohol-water fluid and is supple when it leaves the foil.',
      'Polishing gives an even diameter that slides through tissue.',
      'It loses strength faster in infected tissue; use a synthetic thread there.',
      'Tie with three throws and leave slightly longer ears than with braided thread.',
    ],
    points: ['Sterile foil with needle', 'Natural absorbable collagen', 'Even, polished strand'],
    attrs: { size: axis('USP size', ['2', '1', '1-0', '2-0', '3-0', '4-0'], { popular: '2-0' }), type: given('Type'), needleLength: from('Needle length', 'size', { '2': 40, '1': 40, '1-0': 40, '2-0': 30, '3-0': 26, '4-0': 20 }, { unit: 'mm' }), length: given('Thread length', { unit: 'cm' }) },
    kinds: [
      kind('Chromic Catgut Suture, Round Body Needle', 70, 210, 'Chromic treatment keeps useful strength for about two weeks.', { type: 'Chromic', length: 76 }),
      kind('Plain Catgut Suture, Round Body Needle', 60, 190, 'Plain gut holds for about a week and is soon gone.', { type: 'Plain', length: 76 }),
    ],
  },
  {
    ...common, key: 'surgical-blade', code: 'BLD', name: 'Surgical blade', sub: 'sutures-blades', hsn: '90189022', life: 60, cls: 'DEV_B', weight: 160, depth: 7,
    pack: [100, 'blade'],
    generic: 'Surgical blade',
    about: 'Sterile steel blades that click on a scalpel handle. The number tells the shape: 11 is pointed, 15 small and curved, 22 large. Choose by number, by carbon or stainless steel and by the handle at hand.',
    uses: ['incision, drainage and dissection', 'theatres, dressing rooms and histology'],
    lines: [
      'The edge is ground and honed by machine and checked for sharpness in each lot.',
      'Blades 10 to 15 fit handle no. 3, blades 18 to 24 fit handle no. 4.',
      'Each blade is sealed in foil with oil-free paper and sterilised by gamma rays.',
      'Mount and remove it with an instrument, never with the fingers.',
    ],
    points: ['Sterile, single use', 'Honed edge', 'Fits standard handles'],
    box: ['100 blades in foil, one number'],
    attrs: { number: axis('Blade number', ['10', '11', '12', '15', '20', '22', '24'], { popular: '15' }), steel: given('Steel') },
    kinds: [
      kind('Surgical Blades, Carbon Steel', 190, 420, 'Carbon steel takes the keenest edge.', { steel: 'Carbon steel' }),
      kind('Surgical Blades, Stainless Steel', 260, 560, 'Stainless steel does not rust in damp stores.', { steel: 'Stainless steel' }),
    ],
  },
]

export const drapeFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'surgical-gown', code: 'GWN', name: 'Surgical gown', sub: 'gowns-drapes', hsn: '62101000', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 5, weight: 130, depth: 9,
    pack: [1, 'piece'],
    generic: 'Surgical gown',
    about: 'A barrier gown worn in theatre and isolation. SMS gowns are light and breathe, reinforced gowns add film at chest and sleeves, reusable gowns come back from the laundry. Choose by size, barrier level, weight of the fabric and sterile or not.',
    uses: ['[level=Level 2] operations, deliveries and procedures', '[level=Level 3] long operations and deliveries', '[level=Level 4] operations with much blood or fluid', '[level=Level 1] visitors, sampling and isolation rooms'],
    lines: [
      'Knitted cuffs hold the glove over the sleeve.',
      '[sterile=true] The back overlaps fully and the transfer card keeps the tie sterile while it is passed round.',
      '[reusable=false] Seams are ultrasonically welded, without needle holes for fluid to pass.',
      '[reusable=true] Seams are felled and sealed, and the label counts the washes.',
      '[level=Level 1] Ties at neck and waist close it in a moment.',
      'Choose level 3 or higher when blood or irrigation is expected.',
    ],
    points: ['Full back cover', 'Knitted cuffs', '[reusable=false] Welded seams', '[reusable=true] 75 wash cycles'],
    attrs: { size: axis('Size', ['S', 'M', 'L', 'XL', 'XXL'], { popular: 'L' }), level: given('Barrier level'), gsm: given('Fabric weight', { unit: 'GSM' }), sterile: given('Sterile'), reusable: given('Reusable') },
    kinds: [
      kind('Surgical Gown SMS 45 GSM, Sterile', 95, 260, 'Three-layer SMS of {gsm} breathes and holds back fluid at level 2.', { level: 'Level 2', gsm: 45, sterile: true, reusable: false }),
      kind('Reinforced Surgical Gown SMS 50 GSM, Sterile', 190, 450, 'Film at chest and forearms raises the barrier to level 3 for long operations.', { level: 'Level 3', gsm: 50, sterile: true, reusable: false }, { regulatoryClass: 'DEV_B' }),
      kind('Isolation Gown 30 GSM, Non-Sterile', 45, 120, 'The light {gsm} gown is for visitors, isolation and samples.', { level: 'Level 1', gsm: 30, sterile: false, reusable: false }, { regulatoryClass: 'DEV_A' }),
      kind('Reusable Barrier Surgical Gown, Level 4', 3040, 4200, 'Woven barrier fabric is tested for 75 wash and autoclave cycles, each counted on the label.', { level: 'Level 4', gsm: 130, sterile: false, reusable: true }, { weight: 520, moq: 1, regulatoryClass: 'DEV_A' }),
    ],
  },
  {
    ...common, key: 'surgical-drape', code: 'DRP', name: 'Surgical drape', sub: 'gowns-drapes', hsn: '63079090', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 2, weight: 160, depth: 8,
    pack: [1, 'piece'],
    generic: 'Surgical drape',
    about: 'A sterile sheet that keeps the operating field apart from the rest of the patient. Fenestrated drapes have an opening, some with adhesive or incise film. Choose by size, opening, absorbent zone and single use or reusable.',
    uses: ['covering the patient around the operating field', 'theatres, cath labs and minor procedures'],
    lines: [
      'An absorbent zone around the opening takes up blood and irrigation.',
      'The lower film stops fluid and bacteria from striking through.',
      '[reusable=false] It is folded for one-person draping, with marked head and foot ends.',
      '[reusable=false] Keep the pouch flat and dry; a crushed pouch can lose its seal.',
      '[reusable=true] Wash, inspect and autoclave it after each use, and count the cycle on the label.',
      '[reusable=true] Fold it in the same way each time, so that the head end is found at once.',
    ],
    points: ['[reusable=false] Sterile, lint-free', 'Absorbent and fluid-proof', '[reusable=false] Folded for aseptic opening', '[reusable=true] Lint-free barrier fabric', '[reusable=true] Autoclavable'],
    attrs: { size: axis('Size', ['60 × 60 cm', '90 × 90 cm', '120 × 150 cm', '150 × 200 cm'], { step: 0.32, popular: '90 × 90 cm' }), opening: given('Opening'), reusable: given('Reusable') },
    kinds: [
      kind('Surgical Drape Fenestrated, Sterile', 45, 280, 'The round opening with adhesive edge stays where it is placed.', { opening: 'Round, adhesive', reusable: false }),
      kind('Surgical Drape Plain, Sterile', 30, 220, 'The plain sheet covers tables and the parts around the field.', { opening: 'None', reusable: false }),
      kind('Ophthalmic Drape with Incise Film and Pouch', 60, 320, 'Incise film holds the lashes back and the pouch collects irrigation.', { opening: 'Incise film', reusable: false }, { axis: ['60 × 60 cm', '90 × 90 cm', '100 × 120 cm'] }),
      kind('Reusable Barrier Laparotomy Drape', 3050, 4400, 'The woven carbon-thread barrier withstands 75 wash and autoclave cycles.', { opening: 'Abdominal', reusable: true }, { weight: 1400, moq: 1, regulatoryClass: 'DEV_A', axis: ['150 × 200 cm', '200 × 250 cm', '240 × 300 cm'] }),
    ],
  },
]

export const incontinenceFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'adult-diaper', code: 'ADP', name: 'Adult diaper', sub: 'incontinence-care', hsn: '96190030', life: 60, cls: 'GEN', uqc: 'PAC', weight: 900, depth: 8,
    pack: [10, 'diaper'],
    generic: 'Adult diaper',
    about: 'Absorbent briefs for people who cannot hold urine. Tape types are changed lying down, pull-up pants suit people who walk. Choose by waist size, by day or night absorbency and by tape or pant style.',
    uses: ['bedridden patients and elderly care', 'wards, nursing homes and home care'],
    lines: [
      'The core turns urine into gel and keeps the surface dry for up to eight hours.',
      'High leg guards stop leaks when the patient is turned.',
      'A wetness line changes colour, so that carers need not open the diaper to look.',
      'Measure the waist at the widest part; a size too large leaks at the legs.',
    ],
    points: ['Gel-locking core', 'Leg guards', 'Wetness indicator'],
    attrs: { size: axis('Size', ['S', 'M', 'L', 'XL', 'XXL'], { step: 0.05, popular: 'L' }), style: given('Style'), absorbency: given('Absorbency') },
    kinds: [
      kind('Adult Diaper Tape Style', 260, 620, 'Four tapes open and close again for checking.', { style: 'Tape', absorbency: 'Day' }),
      kind('Adult Diaper Pants, Pull-Up', 320, 720, 'The elastic waist is worn like ordinary underwear.', { style: 'Pull-up', absorbency: 'Day' }),
      kind('Adult Diaper Tape Style, Overnight', 340, 760, 'A thicker core lasts through the night.', { style: 'Tape', absorbency: 'Night' }),
    ],
  },
  {
    ...common, key: 'underpad', code: 'UNP', name: 'Underpad', sub: 'incontinence-care', hsn: '96190090', life: 60, cls: 'GEN', uqc: 'PAC', weight: 620, depth: 6,
    pack: [10, 'pad'],
    generic: 'Underpad',
    about: 'A flat absorbent pad with a leak-proof back, laid under the patient. It protects beds, delivery tables and wheelchairs. Choose by size, weight of the core and the number in the pack.',
    uses: ['protecting beds, delivery tables and chairs', 'labour rooms, wards and home care'],
    lines: [
      'The quilted surface spreads fluid over the whole core, so the skin stays dry.',
      'The film at the back does not slip on the sheet.',
      'Sealed edges on four sides hold fluid in.',
      'Change the pad when it is wet: a dry surface is the best guard against bed sores.',
    ],
    points: ['Leak-proof back film', 'Quilted absorbent core', 'Sealed edges'],
    attrs: { size: axis('Size', ['60 × 60 cm', '60 × 90 cm', '90 × 90 cm'], { step: 0.25 }), core: given('Core') },
    kinds: [
      kind('Disposable Underpad', 140, 340, 'The fluff pulp core is for everyday bed care.', { core: 'Fluff pulp' }),
      kind('Disposable Underpad with Gel Core', 190, 460, 'Gel grains bind heavy flow, as in labour rooms.', { core: 'Fluff pulp and gel' }),
    ],
  },
]

export const consumableFamilies: readonly FamilyRule[] = [
  ...gloveFamilies, ...needleFamilies, ...ivFamilies, ...maskFamilies, ...dressingFamilies, ...tubeFamilies, ...oxygenFamilies,
  ...sutureFamilies, ...drapeFamilies, ...incontinenceFamilies,
]
