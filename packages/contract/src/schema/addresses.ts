import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { notSignedIn } from './account.ts'
import { pincode } from './common.ts'

/** The use case validates the fields, with a message for each. A change keeps omitted fields. */
const typed = z.string().max(1000).optional()

/**
 * The form, with the specified names (DATA-02). State follows from the pincode, unless that lies in several; country and
 * flag from the shop.
 */
export const addressForm = z
  .object({
    billingName: typed,
    billingLastName: typed,
    landmark: typed,
    buildingName: typed,
    streetName: typed,
    phoneNumber: typed,
    pinCode: typed,
    city: typed,
    state: typed,
    country: typed,
    emoji: typed,
    gstin: typed,
    /** Name as registered for GST, printed on the invoice. */
    businessName: typed,
    /** True: becomes the default, replacing another. False: stops being it. */
    is_default_shipping: z.boolean().optional(),
    is_default_billing: z.boolean().optional(),
  })
  .meta({ id: 'AddressForm' })

export const address = z
  .object({
    id: z.string(),
    billingName: z.string(),
    billingLastName: z.string(),
    landmark: z.string(),
    buildingName: z.string(),
    streetName: z.string(),
    /** Ten digits. */
    phoneNumber: z.string(),
    pinCode: pincode,
    city: z.string(),
    /** Empty where the pincode lies in several and the address was saved before it was asked for. */
    state: z.string(),
    state_code: z.string(),
    country: z.string(),
    emoji: z.string(),
    gstin: z.string(),
    businessName: z.string(),
    /** Why no courier delivers there (billing only), or that its state must be chosen. Empty if neither. */
    delivery_note: z.string(),
  })
  .meta({ id: 'Address' })

export const addressBook = {
  success: z.literal(true),
  /** Oldest first. Without a default the first one is used (ADDR-02). */
  addresses: z.array(address),
  default_shipping_address_id: z.string().nullable(),
  default_billing_address_id: z.string().nullable(),
  /** The delivery address unless another is chosen; null without addresses. */
  delivery_address: z
    .object({ address_line_1: z.string(), address_line_2: z.string(), pincode })
    .nullable(),
  max_addresses: z.int(),
}

export const getMyAddresses = endpoint({
  summary: 'The buyer’s addresses with the defaults (DATA-02, ADDR-01)',
  tag: 'addresses',
  answer: z.object(addressBook),
  refusals: [notSignedIn],
})

export const addressRefusals = [
  {
    code: 'address_invalid',
    status: 400,
    means: 'Invalid fields, each with its text in `fields`',
  },
  {
    code: 'pincode_unknown',
    status: 400,
    means:
      'Not six digits, or not in the directory: Invalid Pincode; `fields` has other invalid fields',
  },
  { code: 'address_not_found', status: 404, means: 'The buyer has no such address' },
  { code: 'address_limit', status: 409, means: 'The buyer has the maximum number of addresses' },
] as const

export const editMyAddress = endpoint({
  summary:
    'Adds, modifies or deletes an address; answers with all of them (ADDR-02, ADDR-03). Adding an identical address returns the existing one',
  tag: 'addresses',
  query: z
    .object({ action: z.enum(['add', 'modify', 'delete']), id: z.string().max(64).default('') })
    .refine(({ action, id }) => action === 'add' || id !== '', {
      path: ['id'],
      message: 'Which address?',
    }),
  body: addressForm,
  answer: z.object({ ...addressBook, message: z.string(), address_id: z.string() }),
  refusals: [notSignedIn, ...addressRefusals],
})

const pincodeUnknown = {
  code: 'pincode_unknown',
  status: 400,
  means: 'Not six digits, or not in the directory: Invalid Pincode',
} as const

export const checkPincode = endpoint({
  summary: 'Whether a pincode exists and is served, with city and state (ADDR-04, VALID-02)',
  tag: 'addresses',
  query: z.object({ pincode: z.string().max(20) }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    pincode,
    city: z.string(),
    state: z.string(),
    state_code: z.string(),
    /** Empty for a pincode of one state. Otherwise an address needs `state`, which decides the tax. */
    states: z.array(
      z.object({
        state: z.string(),
        state_code: z.string(),
        city: z.string(),
        /** Names of its post offices. */
        localities: z.array(z.string()),
      }),
    ),
    serviceable: z.boolean(),
    cod: z.boolean(),
    /** Earliest and latest delivery of products in stock, over all warehouses. */
    delivery: z.object({ label: z.string(), min_days: z.int(), max_days: z.int() }).nullable(),
  }),
  refusals: [pincodeUnknown],
})

export const getCities = endpoint({
  summary: 'Cities of a state (ADDR-04)',
  tag: 'addresses',
  query: z.object({ state: z.string().max(60) }),
  answer: z.object({ success: z.literal(true), cities: z.array(z.string()) }),
  refusals: [{ code: 'state_unknown', status: 404, means: 'No such state' }],
})

export const getLocation = endpoint({
  summary: 'The address at coordinates: at least the nearest pincode (ADDR-05, VALID-10)',
  tag: 'addresses',
  query: z.object({
    latitude: z.string().max(30).default(''),
    longitude: z.string().max(30).default(''),
  }),
  answer: z.object({
    success: z.literal(true),
    pincode,
    address: z.object({
      house: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      pincode,
      address: z.string(),
      landmark: z.string(),
    }),
  }),
  refusals: [
    { code: 'coordinates_invalid', status: 400, means: 'Invalid coordinates' },
    {
      code: 'location_unavailable',
      status: 404,
      means: 'No pincode within 50 km: Location unavailable',
    },
  ],
})
