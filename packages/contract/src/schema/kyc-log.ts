import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { notSignedIn } from './account.ts'
import { asciiText } from './common.ts'
import { fieldName } from './kyc.ts'

const logType = z.enum(['exit', 'issue'])

const logRefusals = [
  notSignedIn,
  { code: 'option_unknown', status: 400, means: 'No such option' },
] as const

export const getKycLogOptions = endpoint({
  summary: 'The reasons for leaving the form, and the issues to report (KYC-05)',
  tag: 'kyc',
  query: z.object({ type: logType.default('exit') }),
  answer: z.object({
    success: z.literal(true),
    type: logType,
    options: z.array(z.object({ key: z.string(), label: z.string(), asks_comment: z.boolean() })),
  }),
  refusals: [],
})

const logged = z.object({ success: z.literal(true), message: z.string() })

export const logKycExit = endpoint({
  summary: 'Records why a buyer left the form (KYC-05)',
  tag: 'kyc',
  body: z.object({
    is_pharma: z.boolean().default(false),
    option: z.string().max(40),
    comment: asciiText(500).default(''),
  }),
  answer: logged,
  refusals: logRefusals,
})

export const logKycIssue = endpoint({
  summary: 'Reports an issue with the form, which staff see with the application (KYC-05)',
  tag: 'kyc',
  body: z.object({
    is_pharma: z.boolean().default(false),
    option: z.string().max(40),
    comment: asciiText(500).default(''),
    section: fieldName.optional(),
  }),
  answer: logged,
  refusals: logRefusals,
})
