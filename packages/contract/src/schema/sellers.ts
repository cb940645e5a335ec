import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { asciiLine, asciiText, guestId } from './common.ts'

export const getSellerCategories = endpoint({
  summary: 'Departments with their categories, for sellers to choose from (ENGAGE-08)',
  tag: 'sellers',
  answer: z.object({
    success: z.literal(true),
    categories: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        categories: z.array(z.object({ slug: z.string(), name: z.string() })),
      }),
    ),
  }),
  refusals: [],
})

export const registerSeller = endpoint({
  summary: 'Applies to sell here (ENGAGE-08); staff review it and reply. Idempotent',
  tag: 'sellers',
  body: z.object({
    business_name: asciiLine(120).min(2, 'Enter the name of the business'),
    contact_name: asciiLine(80).min(2, 'Enter your name'),
    email: z.email().max(254),
    phone: z.string().trim().max(20),
    gstin: z.string().trim().max(20),
    pincode: z.string().trim().max(20),
    /** Slugs of categories. */
    categories: z.array(z.string().max(120)).min(1, 'Choose at least one category').max(60),
    /** Numbers of the licences that the products require: Forms 20B and 21B for medicines, MD-42 for devices. */
    drug_licence: asciiLine(60).default(''),
    device_licence: asciiLine(60).default(''),
    about: asciiText(1000).default(''),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    ticket: z.string(),
    /** The application’s page, with its key; null when it is repeated: the mail of the first has it. */
    href: z.string().nullable(),
  }),
  refusals: [
    { code: 'phone_invalid', status: 400, means: 'Enter a mobile number' },
    { code: 'gstin_invalid', status: 400, means: 'The GST number is invalid' },
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
    { code: 'category_unknown', status: 400, means: 'No such category' },
    {
      code: 'already_registered',
      status: 409,
      means: 'Another person has applied with this GST number, or it already sells here',
    },
  ],
})
