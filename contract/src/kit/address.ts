/** The parts of an address, for printing and sorting. */
export interface AddressParts {
  /** All but postcode and town, in its lines. */
  readonly street: string
  /** The postcode as the country writes it; null where the address has none that differs clearly from a house number. */
  readonly postcode: string | null
  readonly town: string | null
}

interface Country {
  /** A pattern of the country's postcodes, without the country's letters. */
  readonly code: string
  /** Letters that are written before the code: "D-20354". */
  readonly prefix?: string
  /** The code is written after the town: "Київ, 01001". */
  readonly isAfterTown?: true
  /** Towns may have a number after the name: "Praha 2". */
  readonly hasDistricts?: true
  /** Names of the country at the end of an address. */
  readonly names: string
}

const FIVE = String.raw`\d{5}`
const FOUR = String.raw`\d{4}`
const THREE_TWO = String.raw`\d{3} ?\d{2}`

/** Countries whose postcodes are read, by ISO 3166. An address of any other country is all street. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  AT: { code: FOUR, prefix: 'AT?', names: 'Austria|Österreich' },
  BE: { code: FOUR, prefix: 'BE?', names: 'Belgium|België|Belgique' },
  BG: { code: FOUR, prefix: 'BG', names: 'Bulgaria|България' },
  CH: { code: FOUR, prefix: 'CH', names: 'Switzerland|Schweiz|Suisse|Svizzera' },
  CZ: { code: THREE_TWO, prefix: 'CZ', hasDistricts: true, names: 'Czechia|Czech Republic|Česko|Česká republika' },
  DE: { code: FIVE, prefix: 'DE?', names: 'Germany|Deutschland' },
  DK: { code: FOUR, prefix: 'DK', names: 'Denmark|Danmark' },
  EE: { code: FIVE, prefix: 'EE', names: 'Estonia|Eesti' },
  ES: { code: FIVE, prefix: 'ES?', names: 'Spain|España' },
  FI: { code: FIVE, prefix: 'FI', names: 'Finland|Suomi' },
  FR: { code: FIVE, prefix: 'FR?', names: 'France' },
  GB: { code: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`, isAfterTown: true, names: 'United Kingdom|UK|Great Britain|England' },
  GR: { code: THREE_TWO, prefix: 'GR', names: 'Greece|Ελλάδα' },
  HR: { code: FIVE, prefix: 'HR', names: 'Croatia|Hrvatska' },
  HU: { code: FOUR, prefix: 'HU?', names: 'Hungary|Magyarország' },
  IT: { code: FIVE, prefix: 'IT?', names: 'Italy|Italia' },
  LT: { code: FIVE, prefix: 'LT', names: 'Lithuania|Lietuva' },
  LU: { code: FOUR, prefix: 'LU?', names: 'Luxembourg|Luxemburg' },
  LV: { code: FOUR, prefix: 'LV', isAfterTown: true, names: 'Latvia|Latvija' },
  NL: { code: String.raw`\d{4} ?[A-Z]{2}`, prefix: 'NL', names: 'Netherlands|Nederland' },
  NO: { code: FOUR, prefix: 'NO?', names: 'Norway|Norge' },
  PL: { code: String.raw`\d{2} ?[-–] ?\d{3}`, prefix: 'PL', names: 'Poland|Polska' },
  PT: { code: String.raw`\d{4}-\d{3}`, prefix: 'PT?', names: 'Portugal' },
  RO: { code: String.raw`\d{6}`, prefix: 'RO', names: 'Romania|România' },
  SE: { code: THREE_TWO, prefix: 'SE?', names: 'Sweden|Sverige' },
  SI: { code: FOUR, prefix: 'SI', names: 'Slovenia|Slovenija' },
  SK: { code: THREE_TWO, prefix: 'SK', hasDistricts: true, names: 'Slovakia|Slovensko' },
  TR: { code: FIVE, prefix: 'TR', names: 'Turkey|Türkiye' },
  UA: { code: FIVE, prefix: 'UA', isAfterTown: true, names: 'Ukraine|Україна' },
}

/** Words before the name of a town that are not part of the name. */
const KIND_OF_TOWN = /^(?:м\.|місто|смт\.?|с\.|село|селище)\s*(?=\p{L})/iu
/** A region between town and postcode. */
const REGION = /(?:обл\.?|область|район|р-н)$/iu
/** Words that begin a street: such a part is not a town. */
const STREET = /^(?:вул|просп|пр-т|бул|б-р|пл|пров|шосе|узвіз|наб|ул|ulica|al|os|pl)[.\s]/iu

interface Part {
  readonly text: string
  /** The part begins a line. */
  readonly isFirst: boolean
}

interface Found {
  readonly postcode: string
  readonly town: string
  /** Parts that were used, by their index, with the text that is left of each. */
  readonly left: ReadonlyMap<number, string>
}

/**
 * Reads street, postcode and town of an address in the country with this code (ISO 3166). The postcode is normalized; every other letter
 * stays as it is.
 */
export function readAddress(countryCode: string, address: string): AddressParts {
  const rules = rulesOf(countryCode)
  const parts = withoutCountry(partsOf(address), rules)
  const found = rules && (townWithCode(rules, parts) ?? codeAlone(rules, parts) ?? codeInside(rules, parts))
  if (!found) return { street: address.trim(), postcode: null, town: null }
  const street = parts.map(({ text, isFirst }, at) => ({ text: found.left.get(at) ?? text, isFirst })).filter(({ text }) => text !== '')
  return {
    street: street.map(({ text, isFirst }, at) => (at === 0 ? text : `${isFirst ? '\n' : ', '}${text}`)).join(''),
    postcode: written(countryCode, found.postcode),
    town: found.town.replace(KIND_OF_TOWN, ''),
  }
}

function countryOf(code: string): Country | undefined {
  return Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code] : undefined
}

/** The patterns of a country. They are compiled once, since a million addresses are read with them. */
interface Rules {
  readonly isAfterTown: boolean
  readonly name: RegExp
  readonly code: RegExp
  readonly town: RegExp
  readonly townWithCode: readonly RegExp[]
  readonly inside: RegExp
}

const known = new Map<string, Rules>()

function rulesOf(countryCode: string): Rules | undefined {
  const country = countryOf(countryCode)
  if (!country) return undefined
  const rules = known.get(countryCode) ?? madeOf(country)
  known.set(countryCode, rules)
  return rules
}

function madeOf(country: Country): Rules {
  const [code, town] = [codeOf(country), townOf(country)]
  const isAfterTown = country.isAfterTown === true
  return {
    isAfterTown,
    name: matching(`(?:${country.names})`),
    code: matching(code),
    town: matching(town),
    townWithCode: [matching(`${code} (?<town>${town})`), ...(isAfterTown ? [matching(`(?<town>${town}) ${code}`)] : [])],
    inside: matching(`(?<street>.*\\S) ${code} (?<town>${town})`),
  }
}

function partsOf(address: string): Part[] {
  return address.split(/[\r\n]+/).flatMap((line) =>
    line
      .split(',')
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
      .map((text, at) => ({ text, isFirst: at === 0 })),
  )
}

function withoutCountry(parts: Part[], rules: Rules | undefined): Part[] {
  const last = parts.at(-1)
  return last && parts.length > 1 && rules?.name.test(last.text) ? parts.slice(0, -1) : parts
}

/** Finds "20354 Hamburg", or "Київ 01001" in countries where the town comes first. */
function townWithCode(rules: Rules, parts: readonly Part[]): Found | undefined {
  for (const at of fromTheLast(parts)) {
    for (const pattern of rules.townWithCode) {
      const groups = pattern.exec(parts[at]?.text ?? '')?.groups
      if (groups?.town && groups.code) return { postcode: groups.code, town: groups.town, left: new Map([[at, '']]) }
    }
  }
  return undefined
}

/** Finds a part that is only a code; the town is the part beside it. */
function codeAlone({ code, town, isAfterTown }: Rules, parts: readonly Part[]): Found | undefined {
  for (const at of fromTheLast(parts)) {
    const postcode = code.exec(parts[at]?.text ?? '')?.groups?.code
    if (!postcode) continue
    const before = fromTheLast(parts.slice(0, at))
    const after = at + 1 < parts.length ? [at + 1] : []
    const places = isAfterTown && at > 0 ? [...before, ...after] : [...after, ...before]
    const isTown = (index: number) => {
      const text = parts[index]?.text ?? ''
      return town.test(text) && !REGION.test(text) && !STREET.test(text)
    }
    const named = places.find((index) => KIND_OF_TOWN.test(parts[index]?.text ?? '')) ?? places.find(isTown)
    if (named !== undefined)
      return {
        postcode,
        town: parts[named]?.text ?? '',
        left: new Map([
          [at, ''],
          [named, ''],
        ]),
      }
  }
  return undefined
}

/** Finds code and town inside a part without a comma: "Neuer Wall 8 20354 Hamburg". */
function codeInside({ inside }: Rules, parts: readonly Part[]): Found | undefined {
  for (const at of fromTheLast(parts)) {
    const groups = inside.exec(parts[at]?.text ?? '')?.groups
    if (groups?.town && groups.code) return { postcode: groups.code, town: groups.town, left: new Map([[at, groups.street ?? '']]) }
  }
  return undefined
}

function fromTheLast(parts: readonly Part[]): number[] {
  return parts.map((_, at) => at).reverse()
}

function codeOf({ code, prefix }: Country): string {
  return `${prefix ? `(?:${prefix}[- ]?)?` : ''}(?<code>${code})`
}

/** Returns a pattern of letters only, so that no house number becomes part of a town. */
function townOf({ hasDistricts }: Country): string {
  return String.raw`\p{L}[\p{L}\p{M}.'’()/ -]*${hasDistricts ? String.raw`(?:\d{1,2}(?: ?[-–] ?\p{L}[\p{L}\p{M} .-]*)?)?` : ''}`
}

function matching(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'iu')
}

/** Writes a code in one form where people use several. */
function written(countryCode: string, postcode: string): string {
  const code = postcode.toUpperCase()
  if (countryCode === 'PL') return code.replace(/ ?[-–] ?/, '-')
  if (countryOf(countryCode)?.code === THREE_TWO) return code.replace(/^(\d{3}) ?/, '$1 ')
  if (countryCode === 'NL') return code.replace(/^(\d{4}) ?/, '$1 ')
  if (countryCode === 'GB') return code.replace(/ ?(\d[A-Z]{2})$/, ' $1')
  return code
}
