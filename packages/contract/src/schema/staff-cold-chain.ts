import { z } from 'zod'
import { TEMPERATURE_LONGEST, TEMPERATURE_VERDICTS } from '@upchar/kernel/cold-chain'
import { endpoint } from './endpoint.ts'
import { id, parcelUnknown, staffLine, staffRefusals } from './staff.ts'

const verdict = z.enum(TEMPERATURE_VERDICTS)

/** What the latest file of a parcel's temperature logger says; null: there is none. */
export const temperatureRecord = z
  .object({
    file_name: z.string(),
    verdict,
    /** Degrees Celsius on the way; null: the file has no reading of it. */
    lowest: z.number().nullable(),
    highest: z.number().nullable(),
    minutes_outside: z.int(),
    recorded_at: z.iso.datetime(),
  })
  .nullable()

export const staffRecordTemperature = endpoint({
  summary:
    'Keeps the file of a delivered parcel’s temperature logger and says whether the goods stayed at 2 to 8 °C; an excursion refunds them (OPS-02, RET-02)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object({
    file_name: staffLine(120).min(1),
    /** The record as CSV. */
    text: z
      .string()
      .min(1, 'The file is empty')
      .max(TEMPERATURE_LONGEST, 'The file is too large for a logger’s record'),
  }),
  answer: z.object({ success: z.literal(true), verdict, minutes_outside: z.int() }),
  refusals: [
    ...staffRefusals,
    parcelUnknown,
    {
      code: 'state_wrong',
      status: 409,
      means: 'No logger was packed, or the parcel isn’t delivered',
    },
    {
      code: 'temperature_unreadable',
      status: 400,
      means: 'The file isn’t a logger’s record; the message says which reading is wrong',
    },
    { code: 'logger_other', status: 409, means: 'The file names another logger than was packed' },
    { code: 'uploads_busy', status: 503, means: 'Too many files arrive at this moment' },
  ],
})
