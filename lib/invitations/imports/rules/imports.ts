import type { ImportSource, ImportStatus } from '@/lib/platform/generated/prisma/enums'
import { BYTE_ORDER_MARK, csvLine, type CsvRow } from '@/lib/shared/csv'
import { fullCount, inRupees, plural } from '@/lib/shared/text'
import type { SeatOffer } from '@/lib/invitations/rules/seats'
import { fieldLabels } from './columns'

/** People from wherever they come: what each column is called, and the rows under it. */
export type PeopleList = { source: ImportSource; fileName: string; headings: string[]; rows: CsvRow[] }

/** The job that runs and undoes imports. */
export const IMPORT_JOB = 'people.import'

export const importPath = (id: string) => `/users/import/${id}`

/** How many rows an import has, by what becomes of them. */
export type ImportCounts = {
  all: number
  invite: number
  update: number
  nothing: number
  refused: number
  /** Not done yet. */
  ready: number
  undone: number
  /** Done, and to be taken back where that was asked for. */
  undoable: number
  /** From Slack alone: guests there, and people without an address. */
  guests: number
  unaddressed: number
}

/** What an import is about to do, or has done, in few words: "180 invited, 13 updated, 7 left out". */
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

/** How many of the rows are behind, of how many. */
export function progressOf({ status, counts }: State) {
  if (status === 'UNDOING') return { done: counts.undone, total: counts.undone + counts.undoable }
  return { done: counts.all - counts.ready, total: counts.all }
}

export function importProgressInWords(state: State) {
  const { done, total } = progressOf(state)
  const verb = state.status === 'UNDOING' ? 'undone' : 'done'
  return `${fullCount(done)} of ${plural(total, 'row')} ${verb}`
}

/** What happens when the page is left: only the creator of a running import is notified of its end. */
export function leavingInWords({ status, isOwn }: Pick<State, 'status'> & { isOwn: boolean }) {
  const told = isOwn && status === 'RUNNING' ? ', and you get a notification when it’s done' : ''
  return `You can leave this page: it goes on${told}.`
}

/** The verb on the button that starts it: "Invite 180 people and update 13". */
export function startInWords({ invite, update }: Pick<ImportCounts, 'invite' | 'update'>) {
  if (invite === 0) return `Update ${plural(update, 'person', 'people')}`
  const inviting = `Invite ${plural(invite, 'person', 'people')}`
  return update === 0 ? inviting : `${inviting} and update ${fullCount(update)}`
}

/** The seats an import takes of the plan, and what they cost. */
export type Seats = {
  taken: number
  /** How many the plan has; null: any number. */
  most: number | null
  /** In paise, for a person and month; null where that is not how it is paid. */
  price: number | null
  isTrial: boolean
  /** How many of the import's new people fit. */
  fits: number
  /** The plan's sentence where none of them fits, or null. */
  full: string | null
  /** What seats for the others cost; null: everybody fits, or more cannot be paid for. */
  offer: SeatOffer | null
  /** Why seats cannot be paid for now, though the workspace pays; null: nothing is in the way. */
  blocked: string | null
}

/** How many seats the new people take: "Your plan has 100 seats: 12 are taken, and this file needs 180 more." */
export function seatsInWords({ taken, most }: Seats, adding: number) {
  if (most === null) return `${plural(adding, 'person', 'people')} more than the ${fullCount(taken)} here or invited.`
  return `${fullCount(taken)} of ${plural(most, 'seat')} taken. This list needs ${fullCount(adding)} more.`
}

export const fitInWords = ({ fits }: Seats, adding: number) =>
  `Your plan has room for ${fullCount(fits)} of ${plural(adding, 'person', 'people')}.`

/** What they cost each month, or null where the plan does not count people. */
export function priceInWords({ price, isTrial }: Seats, adding: number) {
  if (price === null || price === 0 || adding === 0) return null
  const sum = `${fullCount(adding)} × ${inRupees(price)} = ${inRupees(adding * price)} a month`
  return isTrial ? `Free during the trial, then ${sum}.` : `${sum}.`
}

const sample = [
  ...(['email', 'firstName', 'lastName', 'role', 'teams', 'manages', 'manager'] as const),
  ...(['tags', 'jobTitle', 'startDate', 'timeZone'] as const),
]

const samplePeople = [
  [
    ...['ana.silva@example.com', 'Ana', 'Silva', 'Manager', 'Design', 'Design', ''],
    ...['Lisbon', 'Head of Design', '2021-09-01', 'Europe/Lisbon'],
  ],
  [
    ...['kofi.mensah@example.com', 'Kofi', 'Mensah', 'Member', 'Research', '', 'ana.silva@example.com'],
    ...['Accra; Mentor', 'Researcher', '', ''],
  ],
]

/** A file to begin with: every column we take, and two people. */
export const sampleCsv = () =>
  BYTE_ORDER_MARK + [sample.map((field) => fieldLabels[field]), ...samplePeople].map(csvLine).join('')
