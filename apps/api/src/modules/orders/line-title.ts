import { optionText } from '@upchar/kernel/option-text'
import type { FrozenQuote } from '../checkout/index.ts'

type Line = Pick<FrozenQuote['lines'][number], 'title' | 'optionName' | 'optionLabel'>

/** A line as orders, mails and documents name it: "Nitrile gloves, Size: M". */
export const lineTitle = ({ title, optionName, optionLabel }: Line): string =>
  [title, optionText(optionName, optionLabel)].filter(Boolean).join(', ')
