const rules: readonly [RegExp, string][] = [
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/tion/g, 'sn'],
  [/sch/g, 's'],
  [/c+h+/g, 'ch'],
  [/sh/g, 's'],
  [/([kgbdtjr])h/g, '$1'],
  [/ck/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/wh?/g, 'v'],
  [/z/g, 'j'],
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ae|ai|eya/g, 'e'],
  [/(?<=[bcdfgkmnpt])yu/g, 'u'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ch/g, 'c'],
  [/g(?=[eiy])/g, 'j'],
  [/(?!^)y|y(?![aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?!^)e$/, ''],
]

/**
 * Phonetic key of a word in Indian pronunciation: merges v and w, z and j, sh and s, ee and i, oo and u, ph and f, aspirates
 * and doubled letters, so that `sirinj` equals `syringe` and `oxigen` equals `oxygen`.
 */
export function phoneticKey(word: string): string {
  let key = word
  for (const [pattern, to] of rules) key = key.replace(pattern, to)
  return key
}

/** A phonetic key's first letter and consonants: its skeleton without vowels. */
export function skeleton(key: string): string {
  return (
    key.slice(0, 1) +
    key
      .slice(1)
      .replace(/[aeiou]/g, '')
      .replace(/(.)\1+/g, '$1')
  )
}
