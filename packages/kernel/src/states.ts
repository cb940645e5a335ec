/** Two-digit GST state code, such as `27`; text, because leading zeros matter. */
export type StateCode = string

/** A state or union territory as GST numbers it. */
export type State = {
  readonly code: StateCode
  readonly name: string
  /** A union territory by the constitution. Not the same as {@link usesUtgst}: Delhi is one, but levies SGST. */
  readonly isUt: boolean
  /** Merged or split since: old GSTINs have such codes, new entries use the successor. */
  readonly retired: boolean
}

function state(
  code: StateCode,
  name: string,
  kind: 'state' | 'ut' = 'state',
  retired = false,
): State {
  return Object.freeze({ code, name, isUt: kind === 'ut', retired })
}

/** Every code that a GSTIN may start with. Source: GST portal state code list, domain reference 1.3. */
export const STATES: readonly State[] = Object.freeze([
  state('01', 'Jammu and Kashmir', 'ut'),
  state('02', 'Himachal Pradesh'),
  state('03', 'Punjab'),
  state('04', 'Chandigarh', 'ut'),
  state('05', 'Uttarakhand'),
  state('06', 'Haryana'),
  state('07', 'Delhi', 'ut'),
  state('08', 'Rajasthan'),
  state('09', 'Uttar Pradesh'),
  state('10', 'Bihar'),
  state('11', 'Sikkim'),
  state('12', 'Arunachal Pradesh'),
  state('13', 'Nagaland'),
  state('14', 'Manipur'),
  state('15', 'Mizoram'),
  state('16', 'Tripura'),
  state('17', 'Meghalaya'),
  state('18', 'Assam'),
  state('19', 'West Bengal'),
  state('20', 'Jharkhand'),
  state('21', 'Odisha'),
  state('22', 'Chhattisgarh'),
  state('23', 'Madhya Pradesh'),
  state('24', 'Gujarat'),
  state('25', 'Daman and Diu', 'ut', true),
  state('26', 'Dadra and Nagar Haveli and Daman and Diu', 'ut'),
  state('27', 'Maharashtra'),
  state('28', 'Andhra Pradesh (before 2014)', 'state', true),
  state('29', 'Karnataka'),
  state('30', 'Goa'),
  state('31', 'Lakshadweep', 'ut'),
  state('32', 'Kerala'),
  state('33', 'Tamil Nadu'),
  state('34', 'Puducherry', 'ut'),
  state('35', 'Andaman and Nicobar Islands', 'ut'),
  state('36', 'Telangana'),
  state('37', 'Andhra Pradesh'),
  state('38', 'Ladakh', 'ut'),
  state('97', 'Other Territory'),
])

const BY_CODE: ReadonlyMap<string, State> = new Map(STATES.map((entry) => [entry.code, entry]))

/** The state of a code, including retired ones; undefined if unknown. */
export function stateByCode(code: string): State | undefined {
  return BY_CODE.get(code)
}

/** Normalises a name to letters, so that "Jammu & Kashmir", "JAMMU AND KASHMIR" and "Jammu-and-Kashmir" are equal. */
function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')
    .replace(/^the(?=dadra)/, '')
}

const ALIASES = new Map<string, StateCode>(
  Object.entries({
    orissa: '21',
    pondicherry: '34',
    uttaranchal: '05',
    newdelhi: '07',
    nctofdelhi: '07',
    delhinct: '07',
    chattisgarh: '22',
    chhatisgarh: '22',
    telengana: '36',
    tamilnad: '33',
    andamanandnicobar: '35',
    dadraandnagarhaveli: '26',
    damananddiu: '26',
  }),
)

const BY_NAME: ReadonlyMap<string, State> = new Map(
  STATES.filter((entry) => !entry.retired).map((entry) => [nameKey(entry.name), entry]),
)

/**
 * The current state of a name in any case and punctuation, including old and courier spellings ("Orissa",
 * "THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU"). Undefined if unknown: never guess a tax state.
 */
export function stateByName(name: string): State | undefined {
  const key = nameKey(name)
  return BY_NAME.get(key) ?? BY_CODE.get(ALIASES.get(key) ?? '')
}

const UTGST_CODES: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38', '97'])

/**
 * Whether the state half of the tax is called UTGST instead of SGST: the union territories without an assembly.
 * The amount is the same. Source: domain reference 1.2.
 */
export function usesUtgst(code: StateCode): boolean {
  return UTGST_CODES.has(code)
}
