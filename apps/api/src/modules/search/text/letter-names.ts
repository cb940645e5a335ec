const names = new Map<string, string>(
  Object.entries({
    e: 'a',
    bi: 'b',
    si: 'c',
    di: 'd',
    i: 'e',
    ef: 'f',
    ji: 'g',
    ech: 'h',
    aich: 'h',
    ai: 'i',
    je: 'j',
    ke: 'k',
    el: 'l',
    em: 'm',
    en: 'n',
    o: 'o',
    pi: 'p',
    kyu: 'q',
    ar: 'r',
    es: 's',
    ti: 't',
    yu: 'u',
    vi: 'v',
    dabalyu: 'w',
    eks: 'x',
    vai: 'y',
    jed: 'z',
  }),
)

/** All readings of a transliterated word as names of letters: `isiji` is ECG, `bipi` is BP, `en` is N. */
export function lettersSpelled(word: string): string[] {
  if (word === '') return ['']
  const found: string[] = []
  for (let length = Math.min(7, word.length); length > 0; length--) {
    const letter = names.get(word.slice(0, length))
    if (letter !== undefined)
      for (const rest of lettersSpelled(word.slice(length))) found.push(letter + rest)
  }
  return found
}
