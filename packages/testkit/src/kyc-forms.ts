import type { BodyInput } from '@upchar/contract/schema/endpoints'
import type { BusinessTypeId } from '@upchar/kernel/business-types'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { signUp, type Customer } from './customers.ts'
import { multipartOf, plainPdf } from './uploads.ts'
import type { Reply, Visitor, World } from './world.ts'

/** Valid values of every field. */
export const rightValues: Readonly<Record<KycFieldName, string>> = {
  'Establishment-Name': 'Rao Clinic',
  pan: 'AAACX1234A',
  aadhaar: '345678901238',
  GST: '27AAACX1234A1ZX',
  gst_not_registered: 'true',
  registration_council: 'Maharashtra Medical Council',
  registration_number: 'MMC-12345',
  registration_year: '2009',
  registration_valid_until: '2028-03-31',
  degree: 'BPT, 2016',
  establishment_paper: 'Clinical establishment registration',
  establishment_number: 'CE/1234',
  establishment_valid_until: '2029-01-01',
  md42_number: 'MD-42/2024/001234',
  md42_valid_until: '2027-06-30',
  licence_20_number: 'MH-20B-111',
  licence_21_number: 'MH-21B-222',
  licence_state: 'Maharashtra',
  licence_valid_until: '2027-06-30',
  authorised_person: 'Ravi Menon',
  authorised_designation: 'Purchase manager',
  ngo_paper: 'NGO Darpan id',
  ngo_number: 'MH/2020/0261234',
  office_order_number: 'OO/55',
  medical_head: 'Dr. Asha Rao',
  own_patients_only: 'true',
  own_animals_only: 'true',
  inside_use_only: 'true',
  comment: '',
}

type Uploaded = {
  success: boolean
  code?: string
  message: string
  file: { file_id: string; name: string; media_type: string; bytes: number }
}

/** Uploads a document into the form as a browser does. */
export async function uploadDocument(
  visitor: Visitor,
  document: KycDocumentKind,
  options: { pharma?: boolean; bytes?: Buffer; name?: string; replaces?: string } = {},
): Promise<Reply<Uploaded>> {
  const {
    pharma = false,
    bytes = plainPdf(`/X (${Math.random()}) `),
    name = `${document}.pdf`,
    replaces,
  } = options
  const query = { document, is_pharma: String(pharma), ...(replaces !== undefined && { replaces }) }
  return (await visitor.raw({
    method: 'POST',
    url: '/api/kyc/file/upload',
    query,
    ...multipartOf(bytes, name),
  })) as Reply<Uploaded>
}

/** A buyer with a complete profile of a business type and no KYC. */
export const buyerOfType = (
  world: World,
  type: BusinessTypeId | undefined,
  profile: BodyInput<'updateUser'> = {},
): Promise<Customer> =>
  signUp(world, {
    profile: {
      first_name: 'Asha',
      last_name: 'Rao',
      phone: '9876543210',
      ...(type !== undefined && { business_type: type }),
      ...profile,
    },
  })

/** Fills the form of a step with valid values and documents and submits it. Returns the application's id. */
export async function sendKyc(
  { visitor }: Customer,
  options: {
    pharma?: boolean
    choices?: Record<string, string>
    fields?: Partial<Record<KycFieldName, string>>
  } = {},
): Promise<string> {
  const { pharma = false, choices = {}, fields = {} } = options
  const { body: form } = await visitor.call('getKycFields', {
    query: { is_pharma: pharma ? 'true' : 'false' },
  })
  const values: Record<string, string> = {}
  for (const section of form.sections) {
    const proof = section.choices.find(
      ({ key }) => key === (choices[section.key] ?? section.choice),
    )
    for (const field of proof?.fields ?? [])
      values[field.name] = { ...rightValues, ...fields }[field.name as KycFieldName]
    for (const { document, files } of proof?.documents ?? [])
      if (files.length === 0) await uploadDocument(visitor, document, { pharma })
  }
  const sent = await visitor.call('completeKyc', {
    body: { is_pharma: pharma, choices, fields: values },
  })
  if (sent.status !== 200) throw new Error(`not sent: ${JSON.stringify(sent.body)}`)
  return sent.body.kyc.steps.find((step) => step.is_pharma === pharma)?.application?.id ?? ''
}

/** The licences that a reviewer names on approval, as the buyer entered them. */
export async function approveByStaff(
  staff: Visitor,
  id: string,
  validUntil?: string,
): Promise<void> {
  const {
    body: { application },
  } = await staff.call('staffGetKyc', { params: { id } })
  const licences = application.licences_suggested.map(
    ({
      kind,
      number,
      scope,
      valid_until,
    }: {
      kind: KycLicenceKind
      number: string
      scope: string
      valid_until: string
    }) => ({ kind, number, scope, valid_until: validUntil ?? (valid_until || null) }),
  )
  const approved = await staff.call('staffApproveKyc', {
    params: { id },
    body: { version: application.version, licences },
  })
  if (approved.status !== 200) throw new Error(`not approved: ${JSON.stringify(approved.body)}`)
}
