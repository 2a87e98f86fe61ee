import { parseCsv, type CsvRow } from '@/lib/shared/csv/csv'
import { addressPattern, cut, onlyVisible } from '@/lib/shared/text'
import { slugFault, suggestedSlug } from '@/lib/workspaces/rules/slugs'

export const campaignStates = ['DRAFT', 'PENDING', 'OPENED', 'COMPLETED', 'EXPIRED', 'REVOKED'] as const
export type CampaignState = (typeof campaignStates)[number]

export const campaignBadges = {
  DRAFT: { label: 'Not sent', tone: 'neutral' },
  PENDING: { label: 'Pending', tone: 'warning' },
  OPENED: { label: 'Opened', tone: 'info' },
  COMPLETED: { label: 'Completed', tone: 'success' },
  EXPIRED: { label: 'Expired', tone: 'danger' },
  REVOKED: { label: 'Revoked', tone: 'danger' },
} as const satisfies Record<CampaignState, { label: string; tone: string }>

export const CAMPAIGN_DAYS = 14

const MOST_ADDRESSES = 500

export type Listed = { email: string; firstName: string; companyName: string; companySlug: string }

/** Public mail providers, which name no company. */
const anybodys = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|gmx|web|proton|protonmail|aol)\.[a-z.]+$/

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** "ana@harbour-works.co.uk" gives "Harbour Works"; a public mail provider gives nothing. */
export function companyOf(email: string): string {
  const domain = email.split('@')[1] ?? ''
  if (anybodys.test(domain)) return ''
  const [name = ''] = domain
    .replace(/(\.(com?|org|net|ac|gov|edu))?\.[a-z]+$/, '')
    .split('.')
    .slice(-1)
  return name.split('-').map(capitalized).join(' ')
}

const isFree = (slug: string, taken: ReadonlySet<string>) => slugFault(slug) === undefined && !taken.has(slug)

/** An unused slug for the company, numbered if taken; empty without a company. */
export function proposedSlug(companyName: string, taken: ReadonlySet<string>): string {
  const slug = suggestedSlug(companyName)
  if (slug === '' || isFree(slug, taken)) return slug
  const numbered = Array.from({ length: 98 }, (_, index) => `${slug.slice(0, 45).replace(/-$/, '')}-${index + 2}`)
  return numbered.find((one) => isFree(one, taken)) ?? slug
}

type Cells = readonly string[]

function listedOf(cells: Cells): Listed {
  const [email = '', firstName = '', company = '', slug = ''] = cells.map((cell) => onlyVisible(cell).trim())
  const address = email.toLowerCase()
  return {
    email: address,
    firstName,
    companyName: company || companyOf(address),
    companySlug: slug.toLowerCase(),
  }
}

const limits = [
  ['firstName', 'The first name', 100],
  ['companyName', 'The company', 128],
  ['companySlug', 'The workspace address', 48],
] as const

const isAddress = (email: string) => email.length <= 254 && addressPattern.test(email)

function faultsOf({ cells, number }: CsvRow): string[] {
  const typed = cells[0] ?? ''
  if (!isAddress(typed.trim())) return [`Line ${number}: “${cut(typed, 60)}” isn’t a valid e-mail address.`]
  const listed = listedOf(cells)
  return limits
    .filter(([field, , limit]) => listed[field].length > limit)
    .map(([, what, limit]) => `Line ${number}: ${what} may have at most ${limit} characters.`)
}

/** The rows of a list (address, first name, company, slug) without duplicates and headings, or a validation error. */
export function readCampaignList(list: string): { listed: Listed[] } | { fault: string } {
  const { rows, fault } = parseCsv(list, { rows: MOST_ADDRESSES + 1, cells: 20 })
  if (fault?.kind === 'too-many-rows' || rows.length > MOST_ADDRESSES + 1)
    return { fault: `A campaign may have at most ${MOST_ADDRESSES} addresses.` }
  if (fault) return { fault: `Line ${fault.number} can’t be read.` }
  const [first] = rows
  const lines = first && !first.cells.some((cell) => cell.includes('@')) ? rows.slice(1) : rows
  const [wrong] = lines.flatMap(faultsOf)
  if (wrong !== undefined) return { fault: wrong }
  const byEmail = new Map(lines.map(({ cells }) => listedOf(cells)).map((one) => [one.email, one]))
  if (byEmail.size === 0) return { fault: 'Enter at least one e-mail address.' }
  if (byEmail.size > MOST_ADDRESSES) return { fault: `A campaign may have at most ${MOST_ADDRESSES} addresses.` }
  return { listed: [...byEmail.values()] }
}

type Stored = { status: 'PENDING' | 'OPENED' | 'COMPLETED' | 'REVOKED'; sentAt: Date | null; expiresAt: Date | null }

export function campaignState({ status, sentAt, expiresAt }: Stored, now: Date): CampaignState {
  if (status === 'COMPLETED' || status === 'REVOKED') return status
  if (sentAt === null) return 'DRAFT'
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status
}

type Prepared = { companyName: string; companySlug: string }

export function inviteProblem({ companyName, companySlug }: Prepared, isTaken: boolean, hasAccount: boolean) {
  if (hasAccount) return 'This address already has an account.'
  if (companyName === '') return 'Enter the company.'
  const fault = slugFault(companySlug)
  if (fault !== undefined) return `Workspace address: ${fault}`
  return isTaken ? 'Another workspace has this address.' : null
}
