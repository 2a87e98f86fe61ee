import type { PersonName } from '../rules'
import { passwordLimits } from './schema'

/** What the lists of leaked passwords are made of: the words that people put an ending to. */
const words = `
password passwort passw0rd passwd pass parola contrasena senha motdepasse admin administrator root user login welcome
willkommen bienvenue letmein changeme default secret hemmelig geheim test testing tester guest temp master super
superman batman spiderman ironman pokemon naruto starwars matrix dragon monkey tiger lion eagle falcon shadow hunter
killer ninja warrior wizard phoenix mustang ferrari porsche mercedes corvette harley yamaha football baseball basketball
hockey soccer tennis golf cricket arsenal chelsea liverpool barcelona realmadrid manchester juventus yankees cowboys
lakers steelers packers redsox qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwertyuiop qazwsx qazwsxedc
wsxedc edcrfv abc abcd abcde abcdef abcdefg abcdefgh abcdefghi alphabet iloveyou iloveu loveyou lovely love lover loveme
mylove princess prince queen king angel angels babygirl baby sunshine moonlight starlight summer winter spring autumn
sommer january february march april june july august september october november december monday friday sunday weekend
flower flowers rainbow butterfly chocolate cookie coffee cheese pepper ginger orange banana apple cherry strawberry
purple yellow green blue black white silver golden diamond crystal computer internet laptop samsung iphone android google
facebook twitter instagram youtube linkedin microsoft windows linux oracle amazon netflix spotify whatsapp telegram
minecraft fortnite roblox playstation nintendo michael jordan jennifer jessica ashley amanda nicole daniel andrew joshua
matthew anthony charlie thomas robert william george jackson richard patrick samantha elizabeth stephanie michelle
melissa natasha alexander alexandra nicholas benjamin victoria isabella maria carlos fernando ricardo francisco london
paris berlin madrid moscow newyork chicago boston dallas houston texas florida california canada america england
scotland ireland germany france spain italy brasil mexico argentina india mumbai delhi bangalore chennai kolkata
pakistan jesus christ jesuschrist blessed heaven angelina freedom forever friends friend family mother father brother
sister daddy mommy happy lucky smile smiley peace hello hallo bonjour hola namaste whatever trustno nothing something
access server network system security company business office office365 manager employee money dollar million music
guitar piano metallica nirvana slipknot eminem hiphop rockstar maverick gandalf frodo merlin scooby snoopy mickey garfield
tinkerbell hellokitty cinderella doraemon buster bailey bandit buddy cooper maggie sophie tigger rocky ranger trooper
thunder lightning storm hurricane tornado ocean mountain river forest jungle desert winner champion victory legend hero
rapport feedback workplace colleague teamwork
`

/** Endings people add when a form asks for "something more": stripped from both ends before the word is looked up. */
const decoration = /^[\d\W_]+|[\d\W_]+$/g
const ending = /[\d\W_]+$/

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const known = new Set(words.trim().split(/\s+/))

const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)

/** "abcabcabc" is three times "abc"; a password that is one short piece over and over is no better than the piece. */
const isRepeated = (text: string) => /^(.{1,4})\1+.?$/su.test(text)

const rows = ['0123456789012345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** How many pieces it takes to lay the text out of rows of the keyboard or the alphabet, each at least three long. */
function isRun(text: string): boolean {
  let rest = text
  for (let pieces = 0; rest.length > 0 && pieces < 3; pieces++) {
    const length = longestRun(rest)
    if (length < 3) return false
    rest = rest.slice(length)
  }
  return rest.length === 0
}

function longestRun(text: string): number {
  let length = text.length
  while (length > 0 && !runs.some((run) => run.includes(text.slice(0, length)))) length--
  return length
}

/** Two known words side by side, as in "iloveyoubaby". */
function isTwoWords(text: string): boolean {
  for (let cut = 3; cut <= text.length - 3; cut++) {
    if (known.has(text.slice(0, cut)) && known.has(text.slice(cut))) return true
  }
  return false
}

/** Columns of the keyboard, walked down, which no dictionary lists as words. */
const walks =
  /^(1qaz|2wsx|3edc|4rfv|5tgb|6yhn|7ujm|zaq1|xsw2|cde3|vfr4|1q2w|3e4r|5t6y|q1w2|e3r4|t5y6|w2e3|r4t5)+.{0,3}$/

/**
 * Whether a password is among the first that a guesser tries: a well-known word with the usual letters swapped and the
 * usual endings, two such words, a run along the keyboard, or one short piece repeated.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().normalize('NFKC').replace(/\s/g, '')
  if (isRepeated(text) || isRun(text) || walks.test(text)) return true
  // Ten digits and fewer are dates and telephone numbers.
  if (/^\d{1,10}$/.test(text)) return true
  const bare = text.replace(decoration, '')
  const head = text.replace(ending, '')
  const readings = [bare, plain(bare), plain(head), plain(text).replace(decoration, ''), bare.replace(/[\W_]/g, '')]
  return readings.some((reading) => known.has(reading) || isTwoWords(reading))
}

/** The names and the address, and the words they are made of; shorter ones stand in too many passwords by chance. */
function ownWords({ firstName, lastName, email }: PersonName & { email: string }) {
  const parts = email.replace(/\.[^.]*$/, '').split(/[@.+_-]/)
  const words = [email, ...parts, ...firstName.split(/\s/), ...lastName.split(/\s/)]
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length)
}

/** Whether too little for a password is left once the person's own names and address are taken out of it. */
export function isOwnName(password: string, person: PersonName & { email: string }): boolean {
  const typed = password.toLowerCase().replace(/\s/g, '')
  const rest = ownWords(person).reduce((text, word) => text.replaceAll(word, ''), typed)
  return rest !== typed && rest.length < passwordLimits.min
}
