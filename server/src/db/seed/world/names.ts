import type { CountryCode } from './places.ts'
import type { Random } from './random.ts'

interface Names {
  readonly women: string
  readonly men: string
  /** "Man's form/woman's form" where they differ. */
  readonly families: string
}

const NAMES: Record<CountryCode, Names> = {
  DE: {
    women:
      'Anna Lena Julia Sabine Katrin Monika Petra Claudia Birgit Sophie Marie Laura Hannah Ursula Heike Nicole Johanna Clara Emine Svenja',
    men: 'Thomas Michael Andreas Stefan Lukas Jonas Felix Markus Jürgen Wolfgang Tobias Florian Paul Maximilian Matthias Sven Mehmet Jan Uwe Karsten',
    families:
      'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier Huber Kaiser Fuchs Peters Lang Scholz Jung Hahn Vogel Yılmaz Petersen Brandt Sommer',
  },
  PL: {
    women:
      'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Joanna Zofia Monika Aleksandra Natalia Julia Karolina Beata Dorota',
    men: 'Piotr Krzysztof Andrzej Tomasz Jan Paweł Michał Marcin Jakub Adam Marek Łukasz Grzegorz Mateusz Wojciech Kamil Rafał Zbigniew',
    families:
      'Nowak Kowalski/Kowalska Wiśniewski/Wiśniewska Wójcik Kowalczyk Kamiński/Kamińska Lewandowski/Lewandowska Zieliński/Zielińska Szymański/Szymańska Woźniak Dąbrowski/Dąbrowska Kozłowski/Kozłowska Mazur Jankowski/Jankowska Kwiatkowski/Kwiatkowska Krawczyk Piotrowski/Piotrowska Grabowski/Grabowska Pawlak Michalski/Michalska Nowicki/Nowicka Adamczyk Dudek Zając Wieczorek Król Wróbel Majewski/Majewska',
  },
  CZ: {
    women: 'Jana Marie Eva Hana Anna Lenka Kateřina Lucie Věra Alena Petra Veronika Tereza Martina Michaela Zuzana Barbora Markéta',
    men: 'Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk Václav Michal František Jakub Lukáš David Ondřej Vojtěch',
    families:
      'Novák/Nováková Svoboda/Svobodová Novotný/Novotná Dvořák/Dvořáková Černý/Černá Procházka/Procházková Kučera/Kučerová Veselý/Veselá Horák/Horáková Němec/Němcová Pokorný/Pokorná Marek/Marková Pospíšil/Pospíšilová Hájek/Hájková Jelínek/Jelínková Král/Králová Růžička/Růžičková Beneš/Benešová Fiala/Fialová Sedláček/Sedláčková Doležal/Doležalová Zeman/Zemanová Kolář/Kolářová Krejčí',
  },
  UA: {
    women: 'Олена Наталія Ірина Тетяна Оксана Людмила Світлана Марія Юлія Анна Катерина Вікторія Галина Софія Дарина Соломія Надія Леся',
    men: 'Олександр Андрій Сергій Володимир Микола Іван Дмитро Олег Богдан Максим Юрій Тарас Василь Роман Михайло Артем Ігор Остап',
    families:
      'Мельник Шевченко Бондаренко Коваленко Бойко Ткаченко Кравченко Ковальчук Олійник Шевчук Поліщук Бондар Ткачук Мороз Марченко Лисенко Савченко Руденко Петренко Клименко Павленко Гончаренко Романюк Кравець Іваненко Василенко Левченко Сидоренко Мазур Назаренко',
  },
  HU: {
    women: 'Mária Erzsébet Katalin Éva Ilona Anna Zsuzsanna Judit Ágnes Andrea Erika Eszter Réka Zsófia Nóra Dóra Krisztina Tímea',
    men: 'László István József Zoltán János Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Balázs Gergő Dániel Levente',
    families:
      'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Simon Rácz Fekete Szilágyi Török Fehér Gál Kocsis Pintér Szűcs Orsós Hegedűs',
  },
}

const LISTS = Object.fromEntries(
  Object.entries(NAMES).map(([code, { women, men, families }]) => [
    code,
    { women: women.split(' '), men: men.split(' '), families: families.split(' ') },
  ]),
)

export interface PersonName {
  readonly first_name: string
  readonly last_name: string
  /** The name as it is written on a parcel: the family name comes first in Hungary. */
  readonly full: string
}

export function personName(random: Random, country: CountryCode): PersonName {
  const lists = LISTS[country]
  if (!lists) throw new Error(`No names for ${country}`)
  const isWoman = random.chance(0.55)
  const first_name = random.pick(isWoman ? lists.women : lists.men)
  const [his = '', hers = his] = random.pick(lists.families).split('/')
  const last_name = isWoman ? hers : his
  return { first_name, last_name, full: country === 'HU' ? `${last_name} ${first_name}` : `${first_name} ${last_name}` }
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ł: 'l', ı: 'i' }
const CYRILLIC =
  'а-a б-b в-v г-h ґ-g д-d е-e є-ie ж-zh з-z и-y і-i ї-i й-i к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-kh ц-ts ч-ch ш-sh щ-shch ь- ю-iu я-ia'
const LATIN = new Map<string, string>(
  CYRILLIC.split(' ').map((pair) => {
    const [letter = '', latin = ''] = pair.split('-')
    return [letter, latin]
  }),
)

/** Writes a name for a mail address: "Jürgen Köhler" → "juergen.koehler". */
export function mailName({ first_name, last_name }: PersonName): string {
  const latin = [...`${first_name}.${last_name}`.toLowerCase()].map((letter) => PLAIN[letter] ?? LATIN.get(letter) ?? letter).join('')
  return latin.normalize('NFD').replaceAll(/[^a-z.]/g, '')
}
