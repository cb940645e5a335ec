/**
 * The licences and registrations that a seller of medical goods may hold, with what each allows. Drugs Rules 1945,
 * rules 61 and 62A; Medical Devices Rules 2017, rule 87A; AERB and PC-PNDT registrations of suppliers.
 */
export const SELLER_LICENCE_FORMS = Object.freeze([
  { form: '20', name: 'Form 20: retail of medicines', covers: 'drugs' },
  { form: '21', name: 'Form 21: retail of Schedule C and C1 medicines', covers: 'drugs' },
  { form: '20B', name: 'Form 20B: wholesale of medicines', covers: 'drugs' },
  { form: '21B', name: 'Form 21B: wholesale of Schedule C and C1 medicines', covers: 'drugs' },
  { form: '20F', name: 'Form 20F: retail of Schedule X medicines', covers: 'drugs' },
  { form: '20G', name: 'Form 20G: wholesale of Schedule X medicines', covers: 'drugs' },
  { form: 'MD-42', name: 'MD-42: sale of medical devices', covers: 'devices' },
  { form: 'AERB', name: 'AERB: supply of X-ray equipment', covers: 'devices' },
  { form: 'PCPNDT', name: 'PC-PNDT: supply of ultrasound machines', covers: 'devices' },
] as const satisfies readonly {
  form: string
  name: string
  covers: 'drugs' | 'devices'
}[])

/** The form of one of {@link SELLER_LICENCE_FORMS}. */
export type SellerLicenceForm = (typeof SELLER_LICENCE_FORMS)[number]['form']

/** Every form, for lists of choices. */
export const SELLER_LICENCE_KEYS: readonly SellerLicenceForm[] = SELLER_LICENCE_FORMS.map(
  ({ form }) => form,
)

/** A form's name for staff. */
export const licenceFormName = (form: SellerLicenceForm): string =>
  SELLER_LICENCE_FORMS.find((one) => one.form === form)?.name ?? form

/**
 * Whether a form is granted with a registered pharmacist or competent person in charge: all for medicines (Drugs Rules
 * 1945, rules 59(2), 64 and 65), none for devices and registrations.
 */
export const needsPersonInCharge = (form: SellerLicenceForm): boolean =>
  SELLER_LICENCE_FORMS.some((one) => one.form === form && one.covers === 'drugs')

/** What staff read when they enter such a form without its person. */
export const personMissingText = (form: SellerLicenceForm): string =>
  `Form ${form} needs a registered pharmacist or competent person in charge (Drugs Rules 1945, rules 59(2), 64 and 65). Enter the name.`
