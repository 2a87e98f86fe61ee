import type { ImportSource, ImportStatus } from '@/lib/platform/generated/prisma/enums'
import { BYTE_ORDER_MARK, csvLine, type CsvRow } from '@/lib/shared/csv/csv'
import { fullCount, inRupees, plural } from '@/lib/shared/text'
import type { SeatOffer } from '@/lib/invitations/rules/seats'
import { fieldLabels } from './columns'

export type PeopleList = { source: ImportSource; fileName: string; headings: string[]; rows: CsvRow[] }

export const IMPORT_JOB = 'people.import'

export const importPath = (id: string) => `/users/import/${id}`

export type ImportCounts = {
  all: number
  invite: number
  update: number
  nothing: number
  refused: number
  ready: number
  undone: number
  undoable: number
  /** From Slack only: guests, and people without an address. */
  guests: number
  unaddressed: number
}

export function countsInWords({ invite, update, nothing, refused }: ImportCounts) {
  const words = [
    invite > 0 && `${fullCount(invite)} invited`,
    update > 0 && `${fullCount(update)} updated`,
    nothing > 0 && `${fullCount(nothing)} unchanged`,
    refused > 0 && `${fullCount(refused)} left out`,
  ].filter((word) => typeof word === 'string')
  return words.join(', ') || 'Nobody'
}

type State = { status: ImportStatus; counts: ImportCounts }

export function progressOf({ status, counts }: State) {
  if (status === 'UNDOING') return { done: counts.undone, total: counts.undone + counts.undoable }
  return { done: counts.all - counts.ready, total: counts.all }
}

export function importProgressInWords(state: State) {
  const { done, total } = progressOf(state)
  const verb = state.status === 'UNDOING' ? 'undone' : 'done'
  return `${fullCount(done)} of ${plural(total, 'row')} ${verb}`
}

/** In a list of imports: what it did once it is over, until then its size or progress. */
export function importInWords(view: State & { source: ImportSource }) {
  const { status, source, counts } = view
  if (status === 'DONE') return countsInWords(counts)
  if (status === 'UNDONE') return `${plural(counts.undone, 'row')} undone`
  if (status === 'RUNNING' || status === 'UNDOING') return importProgressInWords(view)
  return source === 'SLACK' ? plural(counts.all, 'person', 'people') : plural(counts.all, 'row')
}

/** Only the creator of a running import is notified of its end. */
export function leavingInWords({ status, isOwn }: Pick<State, 'status'> & { isOwn: boolean }) {
  const told = isOwn && status === 'RUNNING' ? ', and you get a notification when it’s done' : ''
  return `You can leave this page: it goes on${told}.`
}

export function startInWords({ invite, update }: Pick<ImportCounts, 'invite' | 'update'>) {
  if (invite === 0) return `Update ${plural(update, 'person', 'people')}`
  const inviting = `Invite ${plural(invite, 'person', 'people')}`
  return update === 0 ? inviting : `${inviting} and update ${fullCount(update)}`
}

/** For the audit log, once it has begun. */
export const begunInWords = ({ invite, update }: Pick<ImportCounts, 'invite' | 'update'>) =>
  [invite > 0 && `${plural(invite, 'person', 'people')} to invite`, update > 0 && `${fullCount(update)} to update`]
    .filter((part) => part !== false)
    .join(', ')

export type Seats = {
  taken: number
  /** Null: unlimited. */
  most: number | null
  /** In paise per person and month; null when it isn't billed so. */
  price: number | null
  isTrial: boolean
  fits: number
  full: string | null
  /** Null: everyone fits, or more seats can't be bought. */
  offer: SeatOffer | null
  /** Why a paying workspace can't buy seats now, or null. */
  blocked: string | null
}

export function seatsInWords({ taken, most }: Seats, adding: number) {
  if (most === null) return `${plural(adding, 'person', 'people')} more than the ${fullCount(taken)} here or invited.`
  return `${fullCount(taken)} of ${plural(most, 'seat')} taken. This list needs ${fullCount(adding)} more.`
}

export const fitInWords = ({ fits }: Seats, adding: number) =>
  `Your plan has room for ${fullCount(fits)} of ${plural(adding, 'person', 'people')}.`

/** Null when the plan isn't priced per person. */
export function priceInWords({ price, isTrial }: Seats, adding: number) {
  if (price === null || price === 0 || adding === 0) return null
  const sum = `${fullCount(adding)} × ${inRupees(price)} = ${inRupees(adding * price)} a month`
  return isTrial ? `Free during the trial, then ${sum}.` : `${sum}.`
}

const sample = [
  'email',
  'firstName',
  'lastName',
  'role',
  'teams',
  'manages',
  'manager',
  'tags',
  'jobTitle',
  'startDate',
  'timeZone',
] as const

const samplePeople = [
  [
    'ana.silva@example.com',
    'Ana',
    'Silva',
    'Manager',
    'Design',
    'Design',
    '',
    'Lisbon',
    'Head of Design',
    '2021-09-01',
    'Europe/Lisbon',
  ],
  [
    'kofi.mensah@example.com',
    'Kofi',
    'Mensah',
    'Member',
    'Research',
    '',
    'ana.silva@example.com',
    'Accra; Mentor',
    'Researcher',
    '',
    '',
  ],
]

export const sampleCsv = () =>
  BYTE_ORDER_MARK + [sample.map((field) => fieldLabels[field]), ...samplePeople].map(csvLine).join('')
