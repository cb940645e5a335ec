import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'

/** Texts of the business categories' landing pages in a new shop; staff edit them (ROUTE-23). */
export const landingTexts: Readonly<
  Record<
    BusinessCategoryKey,
    readonly [metaTitle: string, metaDescription: string, bannerTitle: string]
  >
> = {
  dental: [
    'Dental materials and equipment online',
    'Composites, endodontic files, burs, handpieces and dental equipment from verified sellers, with GST invoice and delivery across India.',
    'Everything for the dental chair',
  ],
  diagnostics: [
    'Lab supplies, rapid tests and glucometers online',
    'Glucose strips, rapid kits, blood tubes, reagents and lab instruments with batch, expiry and GST invoice.',
    'From the first drop to the report',
  ],
  consumables: [
    'Hospital consumables and disposables online',
    'Gloves, syringes, IV cannulas, masks, dressings, catheters and sutures at clear prices including GST.',
    'Never run out of the essentials',
  ],
  medicalequipments: [
    'Medical devices and hospital equipment online',
    'BP monitors, oximeters, nebulisers, ECG machines, beds, OT lights and autoclaves with warranty and GST invoice.',
    'Equipment you can rely on',
  ],
  ophthalmology: [
    'Ophthalmic lenses, blades and instruments online',
    'Intraocular lenses by dioptre, viscoelastics, blades, slit lamps and trial sets for eye hospitals and clinics.',
    'Clear sight, complete supply',
  ],
  nephrology: [
    'Dialysis supplies and machines online',
    'Dialysers, tubing sets, AV needles, concentrates and dialysis machines for dialysis units across India.',
    'Supplies for every session',
  ],
  physiotherapy: [
    'Physiotherapy equipment and mobility aids online',
    'TENS, ultrasound therapy, braces, wheelchairs, walkers and exercise aids for clinics and homes.',
    'Back on their feet',
  ],
  'refurbished-devices': [
    'Refurbished medical equipment with warranty',
    'Tested refurbished ventilators, monitors, dialysis machines and imaging with grade, year of make and warranty.',
    'Proven machines, tested again',
  ],
  vaccines: [
    'Vaccines for clinics and hospitals',
    'Enquire about vaccines with an unbroken cold chain for registered practitioners and institutions.',
    'Cold chain you can trace',
  ],
  'obgyn-ivf': [
    'Gynaecology and IVF supplies online',
    'Pregnancy tests, speculums, fetal dopplers, IUI and embryo transfer catheters, culture media and delivery kits.',
    'Care from the first test to the first cry',
  ],
  pharmaceutical: [
    'Hospital medicines for verified buyers',
    'Enquire about infusions, injections and antiseptics; medicines are sold to verified professionals only.',
    'Medicines for verified professionals',
  ],
}
