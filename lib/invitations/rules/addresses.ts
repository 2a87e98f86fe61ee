import { fullName } from '@/lib/members/rules'
import { invitationLimits, malformedNames } from './invitations'
import { cut, onlyVisible } from '@/lib/shared/text'
import { isHeading, guessColumns, type Columns } from '@/lib/invitations/imports/rules/columns'
import { valueOf } from '@/lib/shared/csv/csv-import'
import { parseCsv } from '@/lib/shared/csv/csv'

export type Addressee = { email: string; firstName: string; lastName: string }

/** Distinct addresses, and invalid pieces as typed, for correction. */
export type AddressList = { addressees: Addressee[]; malformed: string[] }

// The pattern of the address fields, without loading their schema.
const address = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

export const isAddress = (text: string) => text.length <= invitationLimits.email && address.test(text)

type Name = Omit<Addressee, 'email'>
type ReadAddressee = Addressee | string

const nameless: Name = { firstName: '', lastName: '' }

const named = (text: string) => cut(onlyVisible(text).trim(), invitationLimits.name)

const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '')

const partsOf = (text: string) => text.split(',').flatMap((part) => part.trim() || [])

/** "Priya Nair", or "Nair, Priya" as in directories; brackets hold a remark. */
function nameOf(text: string): Name {
  const [last = '', first] = text
    .replace(/\([^()]*\)/g, ' ')
    .split(',')
    .map((part) => part.replace(/^[\s'"“”‘’]+|[\s'"“”‘’]+$/g, ''))
  if (first) return { firstName: named(first), lastName: named(last) }
  const [firstName = '', ...rest] = last.split(/\s+/)
  return { firstName: named(firstName), lastName: named(rest.join(' ')) }
}

const bare = (word: string): ReadAddressee => {
  const email = word.replace(/^mailto:/i, '').replace(/^['"“”‘’(]+|['"“”‘’).,]+$/g, '')
  return isAddress(email) ? { email: email.toLowerCase(), ...nameless } : word
}

const allBare = (text: string) => wordsOf(text).map(bare)

/** True for addresses and pieces of them, which are no names. */
const isNoName = (word: string) => /[@_/\\]|\p{L}{2}\.\p{L}{2}/u.test(word)

/** True for a reversed name; in "ana, Bob Reed" the first is another person. */
const isTurned = ([last = '', first = '']: string[]) => !(/^\p{Ll}\S*$/u.test(last) && /^\p{Lu}/u.test(first))

/** A quoted name may hold a comma. */
const quotedAtEnd = /^([^"]*)"([^"]*)"\s*$/

function beforeAddress(text: string): { listed: string; name: string } {
  const [, before, quoted] = quotedAtEnd.exec(text) ?? []
  if (before !== undefined && quoted !== undefined) return { listed: before, name: quoted }
  const words = text.match(/[^\s,]+[\s,]*/g) ?? []
  const end = words.findLastIndex((word) => isNoName(word)) + 1
  const parts = partsOf(words.slice(end).join(''))
  const ofName = parts.length === 2 && isTurned(parts) ? parts : parts.slice(-1)
  return {
    listed: [words.slice(0, end).join(''), ...parts.slice(0, parts.length - ofName.length)].join(','),
    name: ofName.join(','),
  }
}

function withName(text: string, email: string): ReadAddressee[] {
  const { listed, name } = beforeAddress(text)
  const person = isAddress(email) ? { email: email.toLowerCase(), ...nameOf(name) } : email || name
  return [...allBare(listed), ...(person === '' ? [] : [person])]
}

/** "Priya Nair <priya@example.com>, tom@example.com", as mail programs copy it. */
function inWords(line: string): ReadAddressee[] {
  const [first = '', ...named] = line.split('<')
  let before = first
  const people = named.flatMap((text) => {
    const [email = '', ...after] = text.split('>')
    const listed = before
    before = after.join(' ')
    return withName(listed, email.trim())
  })
  return [...people, ...allBare(before)]
}

/** A table row without headings: one address, with the name in one cell or two. */
function inCells(line: string): ReadAddressee[] {
  const cells = line.split('\t').flatMap((cell) => cell.trim() || [])
  const [email = '', ...others] = cells.filter(isAddress)
  const name = cells.filter((cell) => !isAddress(cell))
  const isOne = email !== '' && others.length === 0 && name.length <= 2
  if (!isOne || name.some((cell) => wordsOf(cell).some(isNoName))) return cells.flatMap(inWords)
  const [firstName = '', lastName] = name
  if (lastName === undefined) return [{ email: email.toLowerCase(), ...nameOf(firstName) }]
  return [{ email: email.toLowerCase(), firstName: named(firstName), lastName: named(lastName) }]
}

function inColumns(cells: readonly string[], columns: Columns): ReadAddressee[] {
  const email = valueOf(cells, columns, 'email')
  const fullName = valueOf(cells, columns, 'fullName')
  const whole = nameOf(fullName)
  const firstName = named(valueOf(cells, columns, 'firstName')) || whole.firstName
  const lastName = named(valueOf(cells, columns, 'lastName')) || whole.lastName
  if (isAddress(email)) return [{ email: email.toLowerCase(), firstName, lastName }]
  return [email || `${firstName} ${lastName}`.trim()].filter((text) => text !== '')
}

/** Larger than any pasted table. */
const tableLimits = { rows: invitationLimits.text, cells: 40, heading: 100 }

/** Null without a row of headings. */
function inTable(text: string): ReadAddressee[] | null {
  const { rows, fault } = parseCsv(text, tableLimits)
  const [heading = [], ...others] = rows.map(({ cells }) => cells)
  if (fault !== null || !isHeading(heading) || heading.some((title) => title.length > tableLimits.heading)) return null
  const columns = guessColumns(heading, [])
  return columns.includes('email') ? others.flatMap((cells) => inColumns(cells, columns)) : null
}

/** Bullets and numbers of a list. */
const bullet = /^\s*(?:[-*•·–]|\d{1,3}[.)])\s+/

function inLines(text: string): ReadAddressee[] {
  return text
    .split(/[;\n\r]+/)
    .map((line) => line.replace(bullet, ''))
    .flatMap((line) => (line.trim().includes('\t') ? inCells(line) : inWords(line)))
}

/**
 * Addresses separated by commas, semicolons, spaces or lines, or in a spreadsheet's table. The first of a repeat
 * counts. An invalid address is never read as part of a name.
 */
export function readAddresses(text: string): AddressList {
  const seen = onlyVisible(text)
  const all = inTable(seen) ?? inLines(seen)
  const byEmail = new Map<string, Addressee>()
  for (const person of all) {
    if (typeof person !== 'string' && !byEmail.has(person.email)) byEmail.set(person.email, person)
  }
  const malformed = all.filter((person) => typeof person === 'string')
  return { addressees: [...byEmail.values()], malformed: [...new Set(malformed)] }
}

/** A person as typed, with the name where it reads back the same. */
export function asTyped({ email, ...name }: Addressee) {
  const typed = `${fullName(name)} <${email}>`
  const { addressees, malformed } = readAddresses(typed)
  const isSame = malformed.length === 0 && addressees.every((read) => fullName(read) === fullName(name))
  return isSame && fullName(name) !== '' ? typed : email
}

export const malformedInWords = (malformed: readonly string[]) =>
  malformed.length === 1
    ? `This isn’t a valid e-mail address: ${malformedNames(malformed)}. Fix it or remove it.`
    : `These aren’t valid e-mail addresses: ${malformedNames(malformed)}. Fix or remove them.`
