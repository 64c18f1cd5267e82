import { describe, expect, test } from 'vitest'
import { readAddress } from './address.ts'

interface ReadAddress {
  readonly street: string
  readonly postcode: string
  readonly town: string
}

interface Case {
  readonly country: string
  readonly places: readonly ReadAddress[]
  /** Ways in which people of the country write the same address. */
  readonly forms: readonly ((place: ReadAddress) => string)[]
}

const place = (street: string, postcode: string, town: string): ReadAddress => ({ street, postcode, town })
const before = ({ street, postcode, town }: ReadAddress) => `${street}, ${postcode} ${town}`
const COMMON: Case['forms'] = [
  before,
  ({ street, postcode, town }) => `${street}\n${postcode} ${town}`,
  ({ street, postcode, town }) => `  ${street} ,${postcode}   ${town} `,
  ({ street, postcode, town }) => `${street},${postcode} ${town}`,
  ({ street, postcode, town }) => `${street}\r\n\r\n${postcode} ${town}\r\n`,
  ({ street, postcode, town }) => `${street}, ${postcode}, ${town}`,
  ({ street, postcode, town }) => `${street} ${postcode} ${town}`,
]
const prefixed =
  (prefix: string) =>
  ({ street, postcode, town }: ReadAddress) =>
    `${street}, ${prefix}${postcode} ${town}`
const ended = (name: string) => (one: ReadAddress) => `${before(one)}, ${name}`
const townLast = ({ street, postcode, town }: ReadAddress) => `${street}, ${town}, ${postcode}`

/** Four places in ten forms: forty addresses a country. */
const CASES: readonly Case[] = [
  {
    country: 'DE',
    places: [
      place('Neuer Wall 8', '20354', 'Hamburg'),
      place('Am Hafen 12a', '18055', 'Rostock'),
      place('Große Bergstraße 104', '01067', 'Dresden-Altstadt'),
      place('Straße des 17. Juni 135', '60311', 'Frankfurt am Main'),
    ],
    forms: [...COMMON, prefixed('D-'), ended('Deutschland'), townLast],
  },
  {
    country: 'AT',
    places: [
      place('Mariahilfer Straße 77/12', '1060', 'Wien'),
      place('Landstraße 3', '4020', 'Linz'),
      place('Getreidegasse 9', '5020', 'Salzburg'),
      place('Hauptplatz 1', '9300', 'St. Veit an der Glan'),
    ],
    forms: [...COMMON, prefixed('A-'), ended('Österreich'), townLast],
  },
  {
    country: 'PL',
    places: [
      place('ul. Długa 4/17', '80-831', 'Gdańsk'),
      place('al. Jana Pawła II 22', '00-133', 'Warszawa'),
      place('os. Piastowskie 60/3', '61-154', 'Poznań'),
      place('ul. 3 Maja 9', '43-300', 'Bielsko-Biała'),
    ],
    forms: [
      ...COMMON,
      prefixed('PL-'),
      ended('Polska'),
      ({ street, postcode, town }) => `${street}, ${postcode.replace('-', ' – ')} ${town}`,
    ],
  },
  {
    country: 'CZ',
    places: [
      place('Vinohradská 1234/12', '120 00', 'Praha 2'),
      place('Korunní 810/104', '101 00', 'Praha 10 - Vinohrady'),
      place('Masarykova 31', '602 00', 'Brno'),
      place('Na Příkopě 5', '779 00', 'Olomouc'),
    ],
    forms: [...COMMON, prefixed('CZ-'), ended('Česko'), ({ street, postcode, town }) => `${street}, ${postcode.replace(' ', '')} ${town}`],
  },
  {
    country: 'HU',
    places: [
      place('Váci utca 12. 1/2', '1052', 'Budapest'),
      place('Piac u. 20', '4024', 'Debrecen'),
      place('Kossuth Lajos sgt. 1073', '6722', 'Szeged'),
      place('Baross Gábor út 15', '9021', 'Győr'),
    ],
    forms: [
      ...COMMON.filter((_, at) => at !== 5),
      prefixed('H-'),
      ended('Magyarország'),
      ({ street, postcode, town }) => `${postcode} ${town}, ${street}`,
      ({ street, postcode, town }) => `${town}, ${street}, ${postcode}`,
    ],
  },
  {
    country: 'UA',
    places: [
      place('вул. Шевченка, 22, кв. 4', '79018', 'Львів'),
      place('просп. Свободи, 7', '01001', 'Київ'),
      place('вул. Лесі Українки, 130', '76000', 'Івано-Франківськ'),
      place('вул. Соборна, 1', '09100', 'Біла Церква'),
    ],
    forms: [
      townLast,
      before,
      ({ street, postcode, town }) => `${street}\n${town} ${postcode}`,
      ({ street, postcode, town }) => `${street}, м. ${town}, ${postcode}`,
      ({ street, postcode, town }) => `${street},м.${town},${postcode}`,
      ({ street, postcode, town }) => `${postcode}, м. ${town}, ${street}`,
      ({ street, postcode, town }) => `м. ${town}, ${street}, ${postcode}`,
      ({ street, postcode, town }) => `${town}, ${street}, ${postcode}`,
      (one) => `${townLast(one)}, Україна`,
      ({ street, postcode, town }) => `${street}\nмісто ${town}\n${postcode}`,
    ],
  },
]

describe.each(CASES)('$country', ({ country, places, forms }) => {
  const addresses = forms.flatMap((form) => places.map((one): [string, ReadAddress] => [form(one), one]))

  test('the table has forty addresses', () => expect(new Set(addresses.map(([address]) => address)).size).toBe(40))

  test.each(addresses)('%j', (address, { street, postcode, town }) => {
    expect(readAddress(country, address)).toEqual({ street, postcode, town })
  })
})

test.each([
  ['UA', 'вул. Соборна, 1, м. Біла Церква, Київська обл., 09100', 'вул. Соборна, 1, Київська обл.', '09100', 'Біла Церква'],
  ['NL', 'Damrak 1, 1012lg Amsterdam', 'Damrak 1', '1012 LG', 'Amsterdam'],
  ['GB', '10 Downing Street, London SW1A2AA', '10 Downing Street', 'SW1A 2AA', 'London'],
  ['SE', 'Drottninggatan 5\n11151 Stockholm', 'Drottninggatan 5', '111 51', 'Stockholm'],
  ['PT', 'Rua Augusta 9, 1100-048 Lisboa', 'Rua Augusta 9', '1100-048', 'Lisboa'],
  ['DE', 'c/o Meier, Hinterhaus\nNeuer Wall 8\n20354 Hamburg', 'c/o Meier, Hinterhaus\nNeuer Wall 8', '20354', 'Hamburg'],
  ['DE', '20354 Hamburg', '', '20354', 'Hamburg'],
])('%s: %j', (country, address, street, postcode, town) => {
  expect(readAddress(country, address)).toEqual({ street, postcode, town })
})

test.each([
  ['DE', 'Werkstraße 12345'],
  ['DE', 'Hamburg'],
  ['DE', 'Neuer Wall 8, 20354'],
  ['HU', '1052 Budapest Váci utca 12'],
  ['XX', 'Main Street 1, 12345 Springfield'],
  ['__proto__', 'Neuer Wall 8, 20354 Hamburg'],
  ['constructor', ''],
  ['DE', ', ,\n,'],
  ['DE', `${'<'.repeat(200_000)} 20354`],
])('%s, case %#: an address that cannot be split is a street', (country, address) => {
  expect(readAddress(country, address)).toEqual({ street: address.trim(), postcode: null, town: null })
})
