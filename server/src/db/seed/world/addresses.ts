import type { CountryCode } from './places.ts'
import type { Random } from './random.ts'

interface Addresses {
  /** "City | postcode", where '#' becomes a digit, and its weight. */
  readonly cities: readonly (readonly [place: `${string} | ${string}`, weight: number])[]
  readonly streets: readonly string[]
  write(random: Random, place: { city: string; postcode: string; street: string }): string
  readonly phones: readonly string[]
}

const ADDRESSES: Record<CountryCode, Addresses> = {
  DE: {
    cities: [
      ['Hamburg | 2025#', 5],
      ['Hamburg | 2208#', 4],
      ['Hamburg | 2230#', 4],
      ['Hamburg | 2276#', 4],
      ['Bremen | 2820#', 4],
      ['Lübeck | 2355#', 3],
      ['Kiel | 2410#', 3],
      ['Hannover | 3016#', 4],
      ['Lüneburg | 2133#', 2],
      ['Schwerin | 1905#', 1],
      ['Rostock | 1805#', 2],
    ],
    streets: [
      'Schillerstraße',
      'Lindenallee',
      'Hauptstraße',
      'Bahnhofstraße',
      'Goethestraße',
      'Am Hafen',
      'Eppendorfer Weg',
      'Osterstraße',
      'Marktplatz',
      'Gartenweg',
      'Kastanienallee',
      'Mühlenweg',
      'Große Bergstraße',
      'Fruchtallee',
      'Wandsbeker Chaussee',
      'Beethovenstraße',
      'Rosenweg',
      'Kirchgasse',
      'Holstenstraße',
      'Deichstraße',
    ],
    write: (random, { city, postcode, street }) =>
      `${street} ${random.whole(1, 148)}${random.chance(0.15) ? random.pick(['a', 'b', 'c']) : ''}, ${postcode} ${city}`,
    phones: ['+49 151 #### ####', '+49 160 #### ###', '+49 172 #### ###', '+49 176 #### ####'],
  },
  PL: {
    cities: [
      ['Gdańsk | 80-###', 5],
      ['Gdynia | 81-###', 4],
      ['Warszawa | 0#-4##', 7],
      ['Poznań | 61-###', 4],
      ['Wrocław | 50-###', 4],
      ['Łódź | 90-###', 3],
      ['Szczecin | 70-###', 2],
      ['Bydgoszcz | 85-###', 2],
    ],
    streets: [
      'ul. Długa',
      'ul. Słowackiego',
      'al. Grunwaldzka',
      'ul. Kościuszki',
      'ul. Mickiewicza',
      'ul. Polna',
      'ul. Leśna',
      'ul. Ogrodowa',
      'ul. 3 Maja',
      'ul. Piłsudskiego',
      'ul. Lipowa',
      'ul. Morska',
      'al. Jana Pawła II',
      'ul. Kwiatowa',
      'os. Piastowskie',
      'ul. Szkolna',
      'ul. Sienkiewicza',
      'ul. Krótka',
    ],
    write: (random, { city, postcode, street }) =>
      `${street} ${random.whole(1, 120)}${random.chance(0.7) ? `/${random.whole(1, 64)}` : ''}, ${postcode} ${city}`,
    phones: ['+48 5## ### ###', '+48 6## ### ###', '+48 7## ### ###'],
  },
  CZ: {
    cities: [
      ['Praha 3 | 130 00', 4],
      ['Praha 6 | 160 00', 4],
      ['Praha 10 | 101 00', 3],
      ['Brno | 602 00', 5],
      ['Ostrava | 702 00', 3],
      ['Plzeň | 301 00', 3],
      ['Liberec | 460 01', 2],
      ['Olomouc | 779 00', 2],
    ],
    streets: [
      'Vinohradská',
      'Korunní',
      'Masarykova',
      'Husova',
      'Nádražní',
      'Dlouhá',
      'Palackého',
      'Komenského',
      'Lidická',
      'Na Příkopě',
      'Jiráskova',
      'Sokolská',
      'Školní',
      'U Parku',
      'Zahradní',
      'Veveří',
    ],
    write: (random, { city, postcode, street }) => `${street} ${random.whole(100, 2400)}/${random.whole(1, 98)}, ${postcode} ${city}`,
    phones: ['+420 60# ### ###', '+420 72# ### ###', '+420 73# ### ###', '+420 77# ### ###'],
  },
  UA: {
    cities: [
      ['Львів | 790##', 6],
      ['Київ | 010##', 6],
      ['Івано-Франківськ | 7600#', 3],
      ['Тернопіль | 4600#', 2],
      ['Ужгород | 8800#', 2],
      ['Луцьк | 4300#', 2],
    ],
    streets: [
      'вул. Шевченка',
      'вул. Франка',
      'вул. Лесі Українки',
      'вул. Городоцька',
      'вул. Зелена',
      'вул. Київська',
      'просп. Свободи',
      'вул. Грушевського',
      'вул. Садова',
      'вул. Соборна',
      'вул. Бандери',
      'вул. Стрийська',
      'вул. Личаківська',
      'вул. Хмельницького',
    ],
    write: (random, { city, postcode, street }) =>
      `${street}, ${random.whole(1, 130)}${random.chance(0.75) ? `, кв. ${random.whole(1, 160)}` : ''}, ${city}, ${postcode}`,
    phones: ['+380 50 ### ## ##', '+380 63 ### ## ##', '+380 67 ### ## ##', '+380 97 ### ## ##'],
  },
  HU: {
    cities: [
      ['Budapest | 107#', 5],
      ['Budapest | 111#', 4],
      ['Budapest | 113#', 4],
      ['Debrecen | 402#', 3],
      ['Szeged | 672#', 3],
      ['Győr | 902#', 2],
      ['Pécs | 762#', 2],
    ],
    streets: [
      'Király u.',
      'Petőfi u.',
      'Kossuth Lajos u.',
      'Rákóczi út',
      'Dózsa György út',
      'Széchenyi tér',
      'Ady Endre u.',
      'Arany János u.',
      'Bartók Béla út',
      'József Attila u.',
      'Váci út',
      'Deák Ferenc u.',
      'Hunyadi u.',
      'Jókai u.',
    ],
    write: (random, { city, postcode, street }) =>
      `${postcode} ${city}, ${street} ${random.whole(1, 110)}.${random.chance(0.6) ? ` ${random.whole(1, 6)}/${random.whole(1, 12)}` : ''}`,
    phones: ['+36 20 ### ####', '+36 30 ### ####', '+36 70 ### ####'],
  },
}

export function address(random: Random, country: CountryCode): string {
  const { cities, streets, write } = ADDRESSES[country]
  const [city = '', postcode = ''] = random.weighted(cities).split(' | ')
  return write(random, { city, postcode: random.digits(postcode), street: random.pick(streets) })
}

export function phone(random: Random, country: CountryCode): string {
  return random.digits(random.pick(ADDRESSES[country].phones))
}
