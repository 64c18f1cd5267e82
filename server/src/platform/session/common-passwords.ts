import { DEMO_PASSWORD } from '#db/seed/demo-accounts.ts'

/** Checks for a common password, given in lower case. A word of `WORDS` with digits and symbols around it counts as common, too. */
export function isCommonPassword(plain: string): boolean {
  if (COMMON.has(plain)) return true
  const [word = ''] = /[a-z](?:.*[a-z])?/is.exec(plain) ?? []
  return WORDS.has(word) && plain.length - word.length <= MAX_DECORATION
}

const MAX_DECORATION = 5

const WORDS = new Set([
  DEMO_PASSWORD,
  ...'password passwort contrasena haslo parol passw0rd p@ssw0rd p@ssword pa$$word pa$$w0rd qwerty qwertz azerty admin administrator welcome willkommen letmein iloveyou changeme tracklane'.split(
    ' ',
  ),
])

/** The most frequent passwords of at least eight characters in published breaches. */
const COMMON = new Set(
  `123456789 12345678 1234567890 12345678910 123123123 1234512345 0123456789 0987654321 987654321 87654321 1234567891 147258369 741852963 789456123
  963852741 159753456 123654789 123456123 123321123 112233445566 11223344 1122334455 12341234 123412345 11112222 12121212 10203040 102030405060 1020304050
  13131313 121212121 123789456 147852369 159357456 19831983 19841984 19851985 19861986 19871987 20002000 20012001 69696969 88888888 99999999 00000000
  11111111 22222222 33333333 44444444 55555555 66666666 77777777 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qazwsxedc
  qazwsx123 zaq12wsx zaq1zaq1 zaq1xsw2 qwertyuiop qwertyui qwertyuiop123 qwerty123 qwerty1234 qwerty12 qwertzuiop qweasdzxc qweasd123 qwe123qwe qweqweqwe
  qwer1234 asdfghjkl asdfghjk asdfasdf asdf1234 asdfqwer asdasdasd asd123456 zxcvbnm1 zxcvbnm123 zxcvbnmasdf zxcasdqwe azertyuiop abcd1234 abcdefgh abcdefghi abc12345
  abc123456 abc123abc a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaa1111 q1234567 q123456789 1234qwer 123qweasd 123qwe123 12qwaszx 123abc123 1a2b3c4d
  password1 password12 password123 password1234 passw0rd password! mypassword thepassword passwordpassword newpassword letmein1 letmein123 letmeinnow trustno1 iloveyou
  iloveyou1 iloveyou2 iloveyou! iloveu12 loveyou1 lovelove lovely123 babygirl babygirl1 princess princess1 sunshine sunshine1 football football1 baseball baseball1
  basketball superman superman1 batman123 spiderman pokemon1 starwars starwars1 naruto123 minecraft minecraft1 computer computer1 internet samsung1 samsung123 whatever
  whatever1 michelle jennifer jessica1 danielle victoria veronica alexander alexandra christian elizabeth samantha stephanie nicholas benjamin jonathan patricia
  michael1 charlie1 chocolate butterfly butterfly1 liverpool liverpool1 manchester barcelona arsenal1 chelsea1 juventus realmadrid corvette mercedes mustang1 ferrari1
  porsche911 dragon123 monkey123 shadow123 master123 hunter123 killer123 freedom1 welcome1 welcome123 welcome2 hello123 hello1234 hellohello helloworld secret123 secret12 test1234
  test12345 testtest testing1 testing123 tester123 default1 admin123 admin1234 admin12345 adminadmin administrator root1234 rootroot toor1234 user1234 guest123 changeme changeme1
  login123 access14 blink182 scorpion midnight cocacola cookie123 snickers slipknot metallica anthony1 jordan23 maverick metallic swordfish rush2112 redsox123 yankees1
  steelers packers1 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter2023 winter2024 winter2025 spring2024 spring2025 autumn2024
  monday123 company1 company123 temp1234 temporary temppass server123 database oracle123 postgres mysql123 cisco123 homelesspa passpass pass1234 pass12345
  password01 password02 password2 password3 hallo123 passwort passwort1 passwort123 schalke04 sommer2024 fussball ficken123 schatz123 contrasena contraseña tequiero
  teamo123 estrella barcelona1 haslo123 polska123 kochanie misiek123 parol123 privet123 marina123 natasha1 samsung12 vfrcbv12 gfhjkm123 1g2w3e4r`.split(
    /\s+/,
  ),
)
