import { CalendarButton, DayInput } from './day-input.tsx'
import type { Gallery } from './gallery.ts'

const ignore = () => undefined

export const gallery: Gallery = {
  title: 'Day',
  parts: { CalendarButton, DayInput },
  states: {
    empty: <DayInput label="Valid until" value="" onChange={ignore} />,
    filled: <DayInput label="First day of the offer" value="2027-03-05" onChange={ignore} />,
    'not a day': (
      <DayInput
        id="gallery-day"
        label="Last day"
        value="31-02-2027"
        error="Write the day as 31-03-2027"
        onChange={ignore}
      />
    ),
    'the calendar alone': <CalendarButton className="h-9" value="2027-03-05" onChange={ignore} />,
    disabled: <DayInput label="Valid until the end" value="" disabled onChange={ignore} />,
  },
}
