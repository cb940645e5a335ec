import { axis, given, kind, pick } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

const supply = { maxOq: 100, weight: 40 } as const
const machine = { maxOq: 5, warranty: 12 } as const
const halves = Array.from({ length: 61 }, (_, i) => 5 + i / 2)

export const ophthalmologyFamilies: readonly InventedFamily[] = [
  {
    ...supply,
    key: 'intraocular-lens',
    code: 'IOL',
    depth: 12,
    uses: [
      'implantation in the capsular bag after cataract surgery',
      'phaco and small-incision cataract surgery',
    ],
    lines: [
      'Square edges of the optic slow the clouding of the capsule behind it.',
      'The lens filters ultraviolet light as the natural lens did.',
      'Check power, model and expiry aloud with the nurse before opening the vial.',
      'A sticker for the patient file and the implant card lies in the box.',
      'The A-constant printed on the box is a start; adjust it to your own results.',
    ],
    points: ['6.0 mm optic, 360° square edge', 'UV filter', 'Sterile, single use'],
    box: ['Lens in vial or holder', 'Patient card', 'Record stickers'],
    attrs: {
      dioptre: axis(halves, {
        popular: 21,
        format: (value) => `+${Number(value).toFixed(1)} D`,
      }),
      material: given(),
      optic: given(),
      preloaded: given(),
    },
    kinds: [
      kind(
        'Foldable Hydrophilic Acrylic IOL',
        350,
        1900,
        'Hydrophilic acrylic unfolds softly and is easy to load.',
        { material: 'Hydrophilic acrylic', optic: 'Spherical', preloaded: false },
      ),
      kind(
        'Foldable Hydrophobic Aspheric IOL',
        2600,
        9500,
        'The aspheric optic gives contrast at dusk.',
        { material: 'Hydrophobic acrylic', optic: 'Aspheric', preloaded: false },
      ),
      kind(
        'Preloaded Hydrophobic Aspheric IOL',
        4500,
        14000,
        'The injector is ready to use, nobody touches the lens.',
        { material: 'Hydrophobic acrylic', optic: 'Aspheric', preloaded: true },
      ),
      kind(
        'Toric Hydrophobic IOL',
        9000,
        38000,
        'Marks on the optic are turned to the axis of the astigmatism.',
        { material: 'Hydrophobic acrylic', optic: 'Toric', preloaded: false },
      ),
    ],
  },
  {
    ...supply,
    key: 'viscoelastic',
    code: 'VSC',
    uses: [
      'keeping the chamber deep in cataract surgery',
      'protecting the endothelium while the lens is implanted',
    ],
    lines: [
      'It comes in a glass syringe with a bent cannula.',
      'Push out the air before entering the eye.',
      'Remove all of it at the end: what stays raises the pressure.',
      'Keep it as printed on the carton and bring it to room temperature before use.',
    ],
    points: ['Prefilled glass syringe', 'Sterile, single use', 'Clear and free of bubbles'],
    box: ['Prefilled syringe', 'Cannula'],
    attrs: {
      volume: axis([1, 2, 3, 5], { step: 0.3, popular: 2 }),
      substance: given(),
      strength: given(),
    },
    kinds: [
      kind('HPMC 2 % Ophthalmic Viscoelastic', 90, 420, 'HPMC coats well and is economical.', {
        substance: 'HPMC',
        strength: 2,
      }),
      kind(
        'Sodium Hyaluronate 1.4 % Viscoelastic',
        480,
        1900,
        'The cohesive gel comes out in one piece.',
        { substance: 'Sodium hyaluronate', strength: 1.4 },
      ),
    ],
  },
  {
    ...supply,
    key: 'trypan-blue',
    code: 'TRB',
    pack: [1, 'vial'],
    depth: 6,
    uses: [
      'staining the lens capsule in white cataract',
      'cataract surgery with a poor red reflex',
    ],
    lines: [
      'Inject under an air bubble and wash out after ten seconds.',
      'The stain is clear against the white lens and fades in days.',
      'The solution is isotonic and free of preservative.',
      'Use one vial for one eye and discard the rest.',
    ],
    points: ['Preservative-free', 'Sterile', 'For one eye'],
    attrs: {
      pack: axis(['1 vial', '5 vials', '10 vials'], {
        popular: '1 vial',
        multiplies: true,
      }),
      strength: given(),
      form: given(),
    },
    kinds: [
      kind(
        'Trypan Blue 0.06 % Ophthalmic Dye, 1 ml Vial',
        90,
        280,
        'The usual strength for capsule staining.',
        { strength: 0.06, form: 'Vial' },
      ),
      kind(
        'Trypan Blue 0.06 % Prefilled Syringe',
        160,
        350,
        'The prefilled syringe saves drawing up.',
        { strength: 0.06, form: 'Prefilled syringe' },
      ),
    ],
  },
  {
    ...supply,
    key: 'ophthalmic-blades',
    code: 'OBL',
    pack: [6, 'blade'],
    uses: ['corneal and scleral incisions', 'phaco and small-incision cataract surgery'],
    lines: [
      'The width is etched on the blade and holds to a few hundredths.',
      'A matt surface does not mirror the microscope light.',
      'The safety cap locks over the edge before it is passed back.',
      'A sharp blade leaves a wound that seals without a stitch.',
    ],
    points: ['Sterile, single use', 'Matt non-glare blade', 'Safety cap'],
    attrs: {
      width: axis([2.2, 2.4, 2.8, 3, 3.2], { popular: 2.8 }),
      type: given(),
      angle: pick(['Straight', 'Angled 45°']),
    },
    kinds: [
      kind(
        'Ophthalmic Keratome, {angle}',
        650,
        2900,
        'It makes the main phaco wound in one movement.',
        { type: 'Keratome' },
      ),
      kind(
        'Ophthalmic Crescent Blade, {angle}',
        420,
        1800,
        'The rounded edge splits the sclera for a tunnel.',
        { type: 'Crescent' },
        { axis: [2, 2.3, 2.5] },
      ),
      kind(
        'Ophthalmic Side-Port Blade, {angle}',
        350,
        1500,
        'The lance makes the paracentesis.',
        { type: 'Side-port' },
        { axis: [0.9, 1, 1.2] },
      ),
    ],
  },
  {
    ...supply,
    key: 'ophthalmic-suture',
    code: 'OSU',
    pack: [12, 'foil'],
    uses: ['closing cornea, sclera and conjunctiva', 'cataract, corneal and squint surgery'],
    lines: [
      'The monofilament slides through cornea and causes little reaction.',
      'The spatula needle runs between the layers and does not cut down.',
      'Turn the knot into the tissue.',
      'Hold the needle one third from its end with a fine holder.',
    ],
    points: ['Black monofilament nylon', 'Spatula needle', 'Sterile foil'],
    attrs: {
      size: axis(['8-0', '9-0', '10-0'], { popular: '10-0' }),
      arm: given(),
      needle: given(),
    },
    kinds: [
      kind(
        'Ophthalmic Nylon Suture, Single Arm',
        900,
        3600,
        'One needle for interrupted stitches.',
        { arm: 'Single', needle: '3/8 circle spatula 6 mm' },
      ),
      kind('Ophthalmic Nylon Suture, Double Arm', 1400, 6500, 'Two needles work from inside out.', {
        arm: 'Double',
        needle: '3/8 circle spatula 6 mm',
      }),
    ],
  },
  {
    ...machine,
    key: 'slit-lamp',
    code: 'SLT',
    weight: 17000,
    uses: ['examining cornea, lens and anterior chamber', 'eye clinics, opticians and camps'],
    lines: [
      'The slit turns and narrows smoothly for optical sections.',
      'One joystick moves the base in all three directions.',
      'The optics converge, which keeps the eyes relaxed through long lists.',
      'Check the voltage and the table before unpacking.',
    ],
    points: ['Converging optics', 'Cobalt and red-free filters', 'Joystick base'],
    box: ['Slit lamp', 'Chin rest', 'Power supply', 'Dust cover'],
    attrs: {
      steps: axis(['2-step', '3-step', '5-step'], { step: 0.45 }),
      led: given(),
      camera: given(),
    },
    kinds: [
      kind('Slit Lamp LED', 38000, 220000, 'LED light needs no bulb changes.', {
        led: true,
        camera: false,
      }),
      kind(
        'Slit Lamp LED with Digital Camera',
        160000,
        650000,
        'Stills and video go into the patient record.',
        { led: true, camera: true },
      ),
    ],
  },
  {
    ...machine,
    key: 'direct-ophthalmoscope',
    code: 'OPH',
    weight: 340,
    uses: ['viewing the optic disc and retina', 'physicians, eye doctors and students'],
    lines: [
      'Lenses from +20 to -20 dioptres focus for patient and examiner.',
      'Small, large, fixation star, slit and red-free apertures are on one wheel.',
      'A soft brow rest lets you come close without scratching spectacles.',
      'Dim the room and start at a low brightness.',
    ],
    points: ['28 lenses', 'Five apertures', 'Dust-proof optics'],
    box: ['Ophthalmoscope head', 'Handle', 'Case'],
    attrs: {
      power: axis(['AA batteries', 'Rechargeable USB', 'Rechargeable with desk charger'], {
        step: 0.25,
      }),
      led: given(),
    },
    kinds: [
      kind('Direct Ophthalmoscope LED', 7500, 48000, 'White LED shows true colours of the disc.', {
        led: true,
      }),
      kind(
        'Direct Ophthalmoscope Halogen 2.5 V',
        4500,
        21000,
        'Warm halogen light at a lower price.',
        { led: false },
      ),
    ],
  },
  {
    ...machine,
    key: 'retinoscope',
    code: 'RET',
    weight: 330,
    depth: 6,
    uses: ['objective refraction in children and adults', 'optometry and eye clinics'],
    lines: [
      'The streak turns freely and its vergence is set with the thumb.',
      'A bright reflex is seen even in small pupils.',
      "Work at arm's length and take off the working distance.",
      'Keep the mirror free of dust with a blower.',
    ],
    points: ['Rotating streak', 'Crossed filter', 'Metal sleeve control'],
    box: ['Retinoscope head', 'Handle', 'Fixation cards', 'Case'],
    attrs: {
      power: axis(['AA batteries', 'Rechargeable USB', 'Rechargeable with desk charger'], {
        step: 0.2,
      }),
      led: given(),
    },
    kinds: [
      kind('Streak Retinoscope LED', 12000, 45000, 'The LED lasts for years.', { led: true }),
      kind('Streak Retinoscope Halogen', 9000, 27000, 'The halogen bulb gives a warm reflex.', {
        led: false,
      }),
    ],
  },
  {
    ...machine,
    key: 'tonometer',
    code: 'TON',
    weight: 900,
    uses: ['measuring eye pressure and following glaucoma', 'eye clinics and screening camps'],
    lines: [
      'Take three readings and use the middle one.',
      'Thick corneas read high and thin ones low.',
      'Disinfect the tip between patients as the manual says.',
      'A yearly check with the calibration arm keeps it true.',
    ],
    points: ['0 to 60 mmHg', 'Calibration tool included', 'Carry case'],
    box: ['Tonometer', 'Weights or prisms', 'Calibration tool', 'Case'],
    attrs: {
      model: axis(['Standard', 'Digital', 'With calibration kit'], { step: 0.12 }),
      type: given(),
    },
    kinds: [
      kind('Schiotz Tonometer', 1800, 9500, 'The indentation type needs no electricity.', {
        type: 'Schiotz',
      }),
      kind('Applanation Tonometer for Slit Lamp', 18000, 85000, 'It is the reference method.', {
        type: 'Applanation',
      }),
      kind(
        'Non-Contact Tonometer',
        180000,
        450000,
        'The puff needs no drops and no touch.',
        { type: 'Non-contact' },
        { weight: 19000 },
      ),
    ],
  },
  {
    ...machine,
    key: 'trial-lens-set',
    code: 'TLS',
    weight: 5200,
    uses: ['subjective refraction and spectacle trials', 'opticians, eye clinics and camps'],
    lines: [
      'Powers are engraved on the handle in colour: red minus, black plus.',
      'Full-aperture lenses give a wide field, reduced-aperture ones less weight.',
      'Each pair has its own slot and is found without reading.',
      'Wash lenses with mild soap and dry with a soft cloth.',
    ],
    points: ['Spheres, cylinders and prisms', 'Metal rims', 'Fitted case'],
    box: ['Lenses', 'Prisms and accessories', 'Trial frame', 'Case'],
    attrs: {
      pieces: axis([104, 158, 232, 266], { step: 0.25, popular: 266 }),
      aperture: given(),
      case: pick(['Wooden', 'Aluminium', 'Leather']),
    },
    kinds: [
      kind(
        'Trial Lens Set, Full Aperture, {case} Case',
        5500,
        22000,
        'Full aperture of 38 mm suits teaching and children.',
        { aperture: 'Full, 38 mm' },
      ),
      kind(
        'Trial Lens Set, Reduced Aperture, {case} Case',
        7500,
        32000,
        'Reduced aperture keeps the frame light.',
        { aperture: 'Reduced, 22 mm' },
      ),
    ],
  },
  {
    ...machine,
    key: 'autorefractometer',
    code: 'ARF',
    weight: 18000,
    depth: 6,
    uses: ['objective refraction before the subjective test', 'eye hospitals and busy opticians'],
    lines: [
      'It follows the eye and measures by itself.',
      'The fogging picture relaxes accommodation.',
      'Results print or go to the phoropter.',
      'Delivery, installation and training are part of the offer.',
    ],
    points: ['Auto tracking', 'Tilting touch screen', 'Printer built in'],
    attrs: {
      screen: axis(['5.7 inch', '7 inch', '8.4 inch'], { step: 0.15 }),
      keratometry: given(),
    },
    kinds: [
      kind('Autorefractometer', 220000, 420000, 'Refraction alone at a lower price.', {
        keratometry: false,
      }),
      kind(
        'Autorefractometer with Keratometry',
        320000,
        850000,
        'Refraction and corneal curves in one measurement.',
        { keratometry: true },
      ),
    ],
  },
  {
    ...supply,
    key: 'eye-drops-lubricant',
    code: 'EDR',
    depth: 7,
    uses: ['relief of dry and irritated eyes', 'dry eye after surgery and screen work'],
    lines: [
      'The drop coats the eye and thins with each blink.',
      'Take contact lenses out unless the label allows them.',
      'Do not touch the eye with the tip; discard the bottle a month after opening.',
      'Pain or loss of sight needs an eye doctor.',
    ],
    points: ['Isotonic', 'Sterile until opened', 'Controlled drop'],
    attrs: {
      volume: axis(['5 ml', '10 ml', '15 ml'], { step: 0.35, popular: '10 ml' }),
      strength: given(),
      preservativeFree: given(),
    },
    kinds: [
      kind('CMC 0.5 % Lubricant Eye Drops', 90, 220, 'The standard strength for daily use.', {
        strength: 0.5,
        preservativeFree: false,
      }),
      kind('CMC 1 % Lubricant Eye Drops', 120, 280, 'The thicker drop lasts longer.', {
        strength: 1,
        preservativeFree: false,
      }),
      kind(
        'CMC 0.5 % Lubricant Eye Drops, Preservative-Free',
        220,
        480,
        'No preservative, for frequent use and sensitive eyes.',
        { strength: 0.5, preservativeFree: true },
      ),
    ],
  },
  {
    ...supply,
    key: 'spectacle-lens',
    code: 'SPL',
    pack: [1, 'pair'],
    uses: ['single vision spectacles', 'opticians and eye hospitals'],
    lines: [
      'The blank is 65 or 70 mm wide and edges without chipping.',
      'Hard coat on both sides guards against scratches.',
      'Centre the lens on the pupil, above all in strong powers.',
      'Clean with water first: dust scratches when wiped dry.',
    ],
    points: ['Hard-coated', 'UV protection', 'Uncut blank'],
    attrs: {
      index: axis([1.5, 1.56, 1.61, 1.67, 1.74], { step: 0.35, popular: 1.56 }),
      coating: given(),
    },
    kinds: [
      kind(
        'Single Vision Spectacle Lens, Hard Coat',
        150,
        1200,
        'Economical lenses for everyday frames.',
        { coating: 'Hard coat' },
      ),
      kind(
        'Single Vision Spectacle Lens, Anti-Reflection',
        260,
        2600,
        'Anti-reflection coat clears headlights and screens.',
        { coating: 'Anti-reflection' },
      ),
      kind(
        'Single Vision Spectacle Lens, Blue Filter',
        380,
        4500,
        'The blue filter is chosen for long screen work.',
        { coating: 'Blue filter' },
      ),
    ],
  },
]
