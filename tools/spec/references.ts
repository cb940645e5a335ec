import { citable, requirementIds } from './documents.ts'

/** Prefixes that look like requirement ids but are forms, encodings or product numbers in tests. */
const otherPrefixes = new Set(['CE', 'EWB', 'GM', 'GTIN', 'INV', 'MD', 'QZ', 'REG', 'UTF'])

const idPattern = /\b([A-Z]{2,9})-\d{2}\b/g
const citation =
  /\b(domain reference|design decisions?|guide) (\d+(?:\.\d+)?(?:(?:, | and | or | to )\d+(?:\.\d+)?)*)(?![\d%])/gi
const otherForm =
  /\bdomain[- ](?:india|notes)\b|\bdomain reference,? (?:§|section)|\bspecification \d/i

/** Joins lines, because a citation may wrap. */
const unwrap = (text: string): string => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')

export const idsIn = (text: string): string[] =>
  [...text.matchAll(idPattern)]
    .filter(([, prefix = '']) => !otherPrefixes.has(prefix))
    .map(([id]) => id)

/** Returns a function that lists a text's invalid citations of the specification. */
export function referenceCheck(): (text: string) => string[] {
  const ids = new Set(requirementIds())
  const known = citable()
  const unknown = (name: string, numbers: string): string[] => {
    const kind = name.toLowerCase().replace(/s$/, '')
    const existing = Object.entries(known).find(([key]) => key === kind)?.[1] ?? new Set()
    return numbers
      .split(/, | and | or | to /)
      .filter((number) => !existing.has(number))
      .map((number) => `${kind} ${number}`)
  }
  return (text) => {
    const line = unwrap(text)
    return [
      ...idsIn(text).filter((id) => !ids.has(id)),
      ...[...line.matchAll(citation)].flatMap(([, name = '', numbers = '']) =>
        unknown(name, numbers),
      ),
      ...(otherForm.exec(line) ?? []).map((form) => `"${form}" (write "domain reference 3.3")`),
    ]
  }
}
