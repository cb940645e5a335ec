const irregular = new Map<string, string>(
  Object.entries({
    lens: 'lens',
    lenses: 'lens',
    gray: 'grey',
    guage: 'gauge',
    guaze: 'gauze',
    aluminum: 'aluminium',
    disk: 'disc',
    series: 'series',
    feet: 'foot',
    teeth: 'tooth',
    knives: 'knife',
    shelves: 'shelf',
    gases: 'gas',
    plus: 'plus',
    sterilised: 'sterile',
    sterilized: 'sterile',
    mashin: 'machine',
    masheen: 'machine',
    mashine: 'machine',
  }),
)

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** Reduces plurals and British or American spellings to one form. Input and output are lower case. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const known = irregular.get(word)
  if (known !== undefined) return known
  let form = singular(word)
  if (form.length >= 6) {
    form = form
      .replace(/z(?=(?:e|er|ed|ing|ation|able)$)/, 's')
      .replace(/[ao]e(?=.)/g, 'e')
      .replace(/ulph/, 'ulf')
  }
  if (form.length >= 5) form = form.replace(/our$/, 'or').replace(/([bt])re$/, '$1er')
  return form
}
