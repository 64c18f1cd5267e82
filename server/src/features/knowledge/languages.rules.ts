import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stemmer as stemUkrainian } from '@orama/stemmers/ukrainian'
import { folded } from '@tracklane/contract/kit/word-search'

interface Language {
  /** Returns the part of a word that its forms share, in lower case. */
  readonly stem: (word: string) => string
  /** Folded words that say nothing about a text. */
  readonly stops: ReadonlySet<string>
}

/** Endings of Polish nouns, adjectives and verbs, folded; the longest one that leaves enough of the word is cut. */
const POLISH =
  'owania owanie owego owych owymi iami ami ach iem ego emu ymi imi ych ich owi owe owa owy ow om em ie ej ym im uje ac ic yc aj a e i o u y'
    .split(' ')
    .sort((one, other) => other.length - one.length)
const SHORTEST = 3

function stemPolish(word: string): string {
  const plain = folded(word)
  const ending = POLISH.find((one) => plain.endsWith(one) && plain.length - one.length >= SHORTEST)
  return ending ? plain.slice(0, -ending.length) : plain
}

const stops = (words: string) => new Set(words.split(' '))

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    stem: stemEnglish,
    stops: stops(
      'a an the and or but if of to in on at by for from with without as is are was were be been do does did can could may must shall should will would how what when where which who why i me my we our you your it its he she they them this that these those there not no so than then cannot cant',
    ),
  },
  de: {
    stem: stemGerman,
    stops: stops(
      'der die das den dem des ein eine einen einem einer und oder aber wenn von zu zum zur in im an am auf bei fur aus mit ohne als ist sind war waren sein wird werden kann konnen darf muss soll wie was wann wo wer warum welche welcher ich mich mir mein meine wir uns unser sie ihr ihre du es er man nicht kein keine so dass diese dieser dieses',
    ),
  },
  es: {
    stem: stemSpanish,
    stops: stops(
      'el la los las un una unos unas y o pero si de del a al en por para con sin como es son era ser esta estan puede puedo debe hay que cual cuando donde quien porque yo me mi mis nos nuestro usted su sus tu lo le se no ni este esta esto ese esa',
    ),
  },
  pl: {
    stem: stemPolish,
    stops: stops(
      'i oraz lub albo ale jesli z ze do na w we o od po przy za dla bez jak jest sa byl byc moge moze mozna trzeba co kiedy gdzie kto dlaczego czy ktory ktora ja mnie mi moj moja my nas nasz pan pani to ten ta te tego sie nie tak ze by',
    ),
  },
  uk: {
    stem: stemUkrainian,
    stops: stops(
      'і та и або чи але якщо з зі до на в у від по при за для без як є був бути можу може можна треба що коли де хто чому який яка які я мене мені мии ми нас наш ви ваш це цеи ця ті той не так ж б же щоб',
    ),
  },
}

const NONE: Language = { stem: (word) => word, stops: new Set() }

/** Returns the rules of a language; an unknown language compares whole words only. */
export function languageOf(code: string): Language {
  return LANGUAGES[code] ?? NONE
}
