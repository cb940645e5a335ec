import type { FieldProblem } from '@upchar/ui/form/problems'

export const CODE_DIGITS = 6
export const CODE_FIELDS = ['code'] as const

/** Validates a code's format. */
export const codeProblems = (code: string): FieldProblem<'code'>[] =>
  code.length < CODE_DIGITS
    ? [{ field: 'code', message: `Enter the ${CODE_DIGITS} digits that the app shows` }]
    : []
