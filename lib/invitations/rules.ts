import type { InvitationStatus } from '@/lib/platform/generated/prisma/enums'

/** Decisions, sections 10 and 11. */
export const invitationLimits = {
  days: 7,
  atOnce: 200,
  text: 20_000,
  name: 100,
  email: 254,
  teams: 20,
  tags: 30,
} as const

/** Somebody to be invited, as a list of addresses names them: without a name where it has none. */
export type Addressee = { email: string; firstName: string; lastName: string }

/** What a typed or pasted list holds: each address once, and what is none as it was written, so that it can be mended. */
export type AddressList = { addressees: Addressee[]; malformed: string[] }

// The same that the fields for an address accept, without the script that reads their schema.
const address = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

export const isAddress = (text: string) => text.length <= invitationLimits.email && address.test(text)

const wordsOf = (text: string) => text.split(/[\s,;]+/).filter((word) => word !== '')

const cut = (text: string) => text.trim().slice(0, invitationLimits.name)

/** "Priya Nair", or "Nair, Priya" as directories put it. */
function nameOf(text: string) {
  const [last = '', first] = text.split(',').map((part) => part.trim())
  if (first) return { firstName: cut(first), lastName: cut(last) }
  const [firstName = '', ...rest] = last.split(/\s+/)
  return { firstName: cut(firstName), lastName: cut(rest.join(' ')) }
}

type Found = Addressee | string

const bare = (word: string): Found => {
  const email = word.replace(/^mailto:/i, '').replace(/^['"(]+|['").,]+$/g, '')
  return isAddress(email) ? { email: email.toLowerCase(), firstName: '', lastName: '' } : word
}

/** A quoted name may hold a comma. */
const quotedAtEnd = /^([^"]*)"([^"]*)"\s*$/

const isName = (part: string) => /^[^@()[\]\d_/\\]+$/.test(part)

/** What stands before "<priya@example.com>": her name, and before it whatever else was listed without an end of line. */
function withName(before: string, email: string): Found[] {
  const [, listed = before, quoted] = quotedAtEnd.exec(before) ?? []
  const parts = listed.split(',').filter((part) => part.trim() !== '')
  const isOther = (part: string) => quoted !== undefined || !isName(part)
  const name = quoted ?? parts.filter(isName).slice(-2).join(',')
  const person = isAddress(email) ? { email: email.toLowerCase(), ...nameOf(name) } : email
  return [...parts.filter(isOther).flatMap(wordsOf).map(bare), person]
}

/** "Priya Nair <priya@example.com>, tom@example.com", as mail programs copy it. */
function found(line: string): Found[] {
  const [first = '', ...named] = line.split('<')
  let before = first
  const people = named.flatMap((text) => {
    const [email = '', ...after] = text.split('>')
    const listed = before
    before = after.join(' ')
    return withName(listed, email.trim())
  })
  return [...people, ...wordsOf(before).map(bare)]
}

/** The addresses in a typed or pasted list, parted by commas, semicolons, spaces or lines. The first of a repeat counts. */
export function readAddresses(text: string): AddressList {
  const all = text.split(/[;\n\r\t]+/).flatMap(found)
  const byEmail = new Map<string, Addressee>()
  for (const person of all) {
    if (typeof person !== 'string' && !byEmail.has(person.email)) byEmail.set(person.email, person)
  }
  const malformed = all.filter((person) => typeof person === 'string')
  return { addressees: [...byEmail.values()], malformed: [...new Set(malformed)] }
}

/** An address for the eyes of somebody it may not belong to: "p•••@acme.example". */
export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*@/, '$1•••@')

type Standing = { status: InvitationStatus; expiresAt: Date; hasInviter: boolean }

/** `stopped`: whoever invited is not here any more, so nobody answers for it until it is sent again. */
export type InvitationState = 'waiting' | 'stopped' | 'expired' | 'revoked' | 'accepted'

/** What an invitation is at a moment. */
export function invitationState({ status, expiresAt, hasInviter }: Standing, at: Date): InvitationState {
  if (status === 'ACCEPTED') return 'accepted'
  if (status === 'REVOKED') return 'revoked'
  if (expiresAt <= at) return 'expired'
  return hasInviter ? 'waiting' : 'stopped'
}

/** What became of an address that was to be invited. */
export type InviteOutcome = 'invited' | 'here' | 'waiting'

/** Whether a press so soon after the last one is the same press. */
export const isSamePress = (sentAt: Date, at: Date) => at.getTime() - sentAt.getTime() < 60_000

/** Where the link of an invitation leads. */
export const invitationPath = (token: string) => `/workspace/invitation/${token}`
