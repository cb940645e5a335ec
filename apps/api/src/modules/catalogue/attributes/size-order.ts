/** Words for sizes and ages from the smallest on; those of one line mean the same. */
const ladder = [
  'xxxs|3xs',
  'xxs|2xs|extra extra small',
  'xs|extra small|x small|very small',
  's|small|sm',
  'm|medium|med',
  'l|large|lg|lrg',
  'xl|extra large|x large|very large',
  'xxl|2xl|extra extra large|xx large|double xl',
  'xxxl|3xl|xxx large|triple xl',
  'xxxxl|4xl',
  'xxxxxl|5xl',
  'preterm|premature',
  'neonate|neonatal|newborn|new born',
  'infant|baby|infants',
  'toddler',
  'child|children|paediatric|pediatric|paed|kids|paediatrics',
  'youth|adolescent|junior',
  'small adult|adult small',
  'adult|adults|adult medium|medium adult',
  'large adult|adult large',
  'extra large adult|adult extra large|thigh',
]
const ranks = new Map(
  ladder.flatMap((words, rank) => words.split('|').map((word) => [word, rank] as const)),
)

/** The place of a size among sizes: "Small", "S" and "S (6 to 7)" have the same. Undefined for other words. */
export function sizeRank(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .replace(/\(.*\)\s*$/, '')
    .replace(/[\s._-]+/g, ' ')
    .trim()
    .replace(/^size /, '')
  return ranks.get(words)
}
