import type { APIRequestContext } from 'playwright-core'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import type { Scan } from './scans.ts'

/** Valid answers of a doctor and a hospital. */
const values: Partial<Record<KycFieldName, string>> = {
  'Establishment-Name': 'Rose Clinic',
  pan: 'AAACX1234A',
  GST: '27AAACX1234A1ZX',
  registration_council: 'Maharashtra Medical Council',
  registration_number: 'MMC-12345',
  registration_year: '2009',
  registration_valid_until: '2028-03-31',
  establishment_paper: 'Clinical establishment registration',
  establishment_number: 'CE/1234',
  md42_number: 'MD-42/2024/001234',
  md42_valid_until: '2028-06-30',
  licence_20_number: 'MH-20B-111',
  licence_21_number: 'MH-21B-222',
  licence_state: 'Maharashtra',
  licence_valid_until: '2028-06-30',
  own_patients_only: 'true',
  own_animals_only: 'true',
  inside_use_only: 'true',
  medical_head: 'Dr. Asha Rao',
}

/** Fills in the form of a step for the buyer of this browser, uploads its documents and submits it. Returns the application's id. */
export async function sendKyc(
  request: APIRequestContext,
  origin: string,
  options: {
    pharma?: boolean
    fields?: Partial<Record<KycFieldName, string>>
    scanOf: (document: string) => Scan | Promise<Scan>
  },
): Promise<string> {
  const { pharma = false, fields = {}, scanOf } = options
  const read = async <T>(answer: {
    ok(): boolean
    status(): number
    text(): Promise<string>
  }): Promise<T> => {
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
    return JSON.parse(await answer.text()) as T
  }
  const is_pharma = String(pharma)
  const form = await read<Answer<'getKycFields'>>(
    await request.get(`${origin}/api/get-kyc-fields`, { params: { is_pharma } }),
  )
  const typed: Record<string, string> = {}
  for (const section of form.sections) {
    const proof = section.choices.find(({ key }) => key === section.choice)
    for (const { name } of proof?.fields ?? [])
      typed[name] = { ...values, ...fields }[name as KycFieldName] ?? ''
    for (const { document, files } of proof?.documents ?? []) {
      if (files.length === 0)
        await read(
          await request.post(`${origin}/api/kyc/file/upload`, {
            params: { document, is_pharma },
            multipart: { file: await scanOf(document) },
          }),
        )
    }
  }
  const sent = await read<Answer<'completeKyc'>>(
    await request.post(`${origin}/api/complete-kyc/v2`, {
      data: { is_pharma: pharma, fields: typed },
    }),
  )
  return sent.kyc.steps.find((step) => step.is_pharma === pharma)?.application?.id ?? ''
}
