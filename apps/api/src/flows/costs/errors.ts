import { err } from '@upchar/kernel/result'

export type LineProblem = { field: string; message: string }

const mostProblems = 20

export const costInvalid = (field: string, message: string) =>
  err({ code: 'cost_invalid' as const, message, field })
export const costFileUnreadable = (message: string, problems: readonly LineProblem[] = []) =>
  err({
    code: 'cost_file_unreadable' as const,
    message,
    ...(problems.length > 0 && { fields: problems.slice(0, mostProblems) }),
  })
export type CostFileUnreadable = ReturnType<typeof costFileUnreadable>['error']
