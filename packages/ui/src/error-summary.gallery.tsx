import { ErrorSummary, FormProblems, FormRefusal } from './error-summary.tsx'
import type { Gallery } from './gallery.ts'

export const gallery: Gallery = {
  title: 'Error summary',
  parts: { ErrorSummary, FormProblems, FormRefusal },
  states: {
    'many fields': (
      <ErrorSummary
        attempt={0}
        problems={[
          { id: 'gallery-pincode', message: 'Enter a 6-digit pincode' },
          {
            id: 'gallery-gstin',
            message: 'Enter a valid GSTIN: characters 3 to 12 must be a PAN, such as ABCDE1234F',
          },
        ]}
      />
    ),
    'refusal of no field': <FormRefusal message="This code has expired. Ask for a new one." />,
    'of a form that was refused, long text, narrow': (
      <div className="max-w-64">
        <FormProblems
          form={{
            id: 'gallery',
            problems: [],
            message: 'Two orders were placed with this checkout. Open your orders to see them.',
            attempt: 0,
          }}
        />
      </div>
    ),
  },
}
