import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/imports.ts'

export const specFolder = 'docs/spec'

const document = (name: string): string => readFileSync(path.join(root, specFolder, name), 'utf8')

const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** The part of a document between two headings; throws when one was renamed. */
function between(text: string, from: string, to: string): string {
  const [start, end] = [text.indexOf(from), text.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`no "${from}" before "${to}" in ${specFolder}`)
  return text.slice(start, end)
}

/** Ids of docs/spec/requirements.md, in order. */
export const requirementIds = (): string[] =>
  captures(document('requirements.md'), /^- ([A-Z]{2,9}-\d{2}) /gm)

/** Calls of docs/spec/endpoints.txt, as `METHOD /path`. */
export const specifiedCalls = (): string[] =>
  captures(document('endpoints.txt'), /^((?:GET|POST|PATCH|DELETE|\*) \/\S+)/gm)

/** Words of the list of calls that are no names: they describe, or are part of a name in words. */
const describing = new Set(
  'query body form multipart file fields for multiple with extra totals list guest default'.split(
    ' ',
  ),
)

/** Calls with the parameters and answered fields that the list names. */
export function specifiedFields(): { call: string; asked: string[]; answered: string[] }[] {
  const namesOf = (text: string | undefined): string[] =>
    captures(
      (text ?? '').replaceAll(/=\S+?(?=[,;\s]|$)|\(default \d+\)|guest id/g, ''),
      /([A-Za-z_]+)/g,
    ).filter((word) => !describing.has(word))
  return document('endpoints.txt')
    .split('\n')
    .filter((line) => /^(GET|POST|PATCH|DELETE|\*) \//.test(line))
    .map((line) => {
      const [call = '', asked, answered] = line.split(' | ')
      return { call, asked: namesOf(asked), answered: namesOf(answered) }
    })
}

/** The names in code type of a requirement, in order. */
export const specifiedNames = (id: string): string[] =>
  captures(
    captures(document('requirements.md'), new RegExp(`^- ${id} (.*)$`, 'gm'))[0] ?? '',
    /`([A-Za-z_][\w-]*)`/g,
  )

/** Citable sections of the domain reference, decisions of the design and items of the guide's checklist. */
export function citable(): Record<'domain reference' | 'design decision' | 'guide', Set<string>> {
  const design = document('design.md')
  return {
    'domain reference': new Set(
      captures(document('domain-reference.md'), /^#{2,3} (\d+(?:\.\d+)?)\.? /gm),
    ),
    'design decision': new Set(
      captures(between(design, '## Decisions', '## Shape'), /^(\d+)\. /gm),
    ),
    guide: new Set(
      captures(between(document('guide.md'), '## 1. Checklist', '## 2. '), /^(\d+)\. /gm),
    ),
  }
}

/** Our own text files, relative to the root. */
export const ownFiles = (): string[] =>
  globSync(
    '{*,.github/**/*,{apps,bench,demo,docs,e2e,packages,server,tools}/**/*}.{ts,tsx,mjs,md,txt,css,json,sql}',
    {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist|package-lock\.json)$/.test(name),
    },
  ).toSorted()

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
