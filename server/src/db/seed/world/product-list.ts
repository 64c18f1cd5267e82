import type { CountryCode } from './places.ts'

/** Products of the shops behind the two companies: sku | price in euro | German | Polish | Czech | Ukrainian | Hungarian. */
const LIST = `
KIT-0412 | 64.9 | Wasserkocher Edelstahl 1,7 l | Czajnik stalowy 1,7 l | Nerezová konvice 1,7 l | Чайник сталевий 1,7 л | Acél vízforraló 1,7 l
KIT-0977 | 119 | Heißluftfritteuse 5 l | Frytkownica beztłuszczowa 5 l | Horkovzdušná fritéza 5 l | Аерогриль 5 л | Forrólevegős sütő 5 l
KIT-1203 | 39.9 | Pfannenset, 3-teilig | Zestaw patelni, 3 szt. | Sada pánví, 3 ks | Набір сковорідок, 3 шт. | Serpenyőkészlet, 3 db
KIT-1318 | 229 | Kaffeevollautomat Piccolo | Ekspres do kawy Piccolo | Kávovar Piccolo | Кавомашина Piccolo | Kávégép Piccolo
HOM-0031 | 149 | Akku-Staubsauger | Odkurzacz bezprzewodowy | Tyčový vysavač | Акумуляторний пилосос | Akkus porszívó
HOM-0108 | 24.5 | Bettwäsche Baumwolle 155 × 220 | Pościel bawełniana 160 × 200 | Bavlněné povlečení 140 × 200 | Постільна білизна бавовняна | Pamut ágynemű 140 × 200
HOM-0219 | 89.9 | Orthopädische Matratzenauflage | Nakładka na materac | Vrchní matrace | Ортопедичний топер | Matracfedő
HOM-0344 | 17.9 | LED-Tischleuchte | Lampka biurkowa LED | Stolní LED lampa | Настільна LED-лампа | LED asztali lámpa
HOM-0350 | 34.9 | Luftbefeuchter | Nawilżacz powietrza | Zvlhčovač vzduchu | Зволожувач повітря | Párásító
GAR-0017 | 54.9 | Akku-Heckenschere | Nożyce akumulatorowe do żywopłotu | Aku nůžky na živý plot | Акумуляторний кущоріз | Akkus sövényvágó
GAR-0102 | 29.9 | Gartenschlauch 25 m | Wąż ogrodowy 25 m | Zahradní hadice 25 m | Шланг садовий 25 м | Kerti tömlő 25 m
TOO-0055 | 79 | Akkuschrauber 18 V | Wkrętarka 18 V | Aku šroubovák 18 V | Шурупокрут 18 В | Akkus csavarbehajtó 18 V
TOO-0210 | 44.9 | Werkzeugkoffer, 108-teilig | Zestaw narzędzi, 108 el. | Sada nářadí, 108 dílů | Набір інструментів, 108 шт. | Szerszámkészlet, 108 db
ELE-0640 | 59.9 | Bluetooth-Lautsprecher | Głośnik Bluetooth | Bluetooth reproduktor | Колонка Bluetooth | Bluetooth hangszóró
ELE-0712 | 99 | Fitnessuhr Pulse 3 | Zegarek sportowy Pulse 3 | Chytré hodinky Pulse 3 | Фітнес-годинник Pulse 3 | Okosóra Pulse 3
ELE-0833 | 21.9 | USB-C-Ladegerät 65 W | Ładowarka USB-C 65 W | Nabíječka USB-C 65 W | Зарядний пристрій USB-C 65 Вт | USB-C töltő 65 W
FAM-0126 | 69.9 | Kinderroller | Hulajnoga dziecięca | Dětská koloběžka | Дитячий самокат | Gyerekroller
FAM-0141 | 32.9 | Holzbausteine, 200 Stück | Klocki drewniane, 200 szt. | Dřevěná stavebnice, 200 ks | Дерев’яні кубики, 200 шт. | Fakocka készlet, 200 db
PET-0009 | 47.9 | Hundefutter Lamm 12 kg | Karma dla psa z jagnięciną 12 kg | Granule pro psy jehněčí 12 kg | Корм для собак з ягням 12 кг | Kutyatáp bárány 12 kg
PET-0044 | 74.9 | Kratzbaum 140 cm | Drapak dla kota 140 cm | Škrabadlo pro kočky 140 cm | Кігтеточка 140 см | Macskabútor 140 cm
SPO-0301 | 27.9 | Yogamatte mit Tasche | Mata do jogi z torbą | Podložka na jógu s taškou | Килимок для йоги з чохлом | Jógaszőnyeg táskával
SPO-0318 | 84.9 | Wanderrucksack 45 l | Plecak turystyczny 45 l | Turistický batoh 45 l | Туристичний рюкзак 45 л | Túrahátizsák 45 l
`

export interface Product {
  readonly sku: string
  readonly euro: number
  readonly names: Readonly<Record<CountryCode, string>>
}

export const PRODUCTS: readonly Product[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [sku = '', euro = '', DE = '', PL = '', CZ = '', UA = '', HU = ''] = line.split('|').map((cell) => cell.trim())
    return { sku, euro: Number(euro), names: { DE, PL, CZ, UA, HU } }
  })
