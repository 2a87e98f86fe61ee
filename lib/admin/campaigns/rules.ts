import { parseCsv, type CsvRow } from '@/lib/shared/csv/csv'
import { addressPattern, capitalized, cut, fullCount, onlyVisible } from '@/lib/shared/text'
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

function typedOf(cells: Cells): Listed {
  const [email = '', firstName = '', companyName = '', slug = ''] = cells.map((cell) => onlyVisible(cell).trim())
  return { email: email.toLowerCase(), firstName, companyName, companySlug: slug.toLowerCase() }
}

const withCompany = (typed: Listed): Listed => ({ ...typed, companyName: typed.companyName || companyOf(typed.email) })

const filledFrom = (first: Listed, later: Listed): Listed => ({
  email: first.email,
  firstName: first.firstName || later.firstName,
  companyName: first.companyName || later.companyName,
  companySlug: first.companySlug || later.companySlug,
})

/** Each address once; a later line fills only what earlier ones left empty. */
function onePerAddress(typed: readonly Listed[]): Listed[] {
  const byEmail = new Map<string, Listed>()
  for (const one of typed) byEmail.set(one.email, filledFrom(byEmail.get(one.email) ?? one, one))
  return [...byEmail.values()].map(withCompany)
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
  const listed = withCompany(typedOf(cells))
  return limits
    .filter(([field, , limit]) => listed[field].length > limit)
    .map(([, what, limit]) => `Line ${number}: ${what} may have at most ${limit} characters.`)
}

const FAULTS_NAMED = 10

function firstOf(faults: readonly string[]): string[] {
  const more = faults.length - FAULTS_NAMED
  return [...faults.slice(0, FAULTS_NAMED), ...(more > 0 ? [`And ${fullCount(more)} more.`] : [])]
}

export type ReadList = { listed: Listed[]; faults: string[]; duplicateCount: number }

/**
 * The rows of a list (address, first name, company, slug) without duplicates and headings, and the errors of the lines
 * left out; only an error if no row is left.
 */
export function readCampaignList(list: string): ReadList | { fault: string } {
  const { rows, fault } = parseCsv(list, { rows: MOST_ADDRESSES + 1, cells: 20 })
  if (fault?.kind === 'too-many-rows' || rows.length > MOST_ADDRESSES + 1)
    return { fault: `A campaign may have at most ${MOST_ADDRESSES} addresses.` }
  if (fault) return { fault: `Line ${fault.number} can’t be read.` }
  const [first] = rows
  const lines = first && !first.cells.some((cell) => cell.includes('@')) ? rows.slice(1) : rows
  const faults = firstOf(lines.flatMap(faultsOf))
  const typed = lines.filter((line) => faultsOf(line).length === 0).map(({ cells }) => typedOf(cells))
  const listed = onePerAddress(typed)
  if (listed.length === 0) return { fault: faults.join(' ') || 'Enter at least one e-mail address.' }
  if (listed.length > MOST_ADDRESSES) return { fault: `A campaign may have at most ${MOST_ADDRESSES} addresses.` }
  return { listed, faults, duplicateCount: typed.length - listed.length }
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
