import { formatDate } from '@/lib/shared/dates'
import { fullCount, plural } from '@/lib/shared/text'

/** Who did something, where no person did. */
export const PRODUCT = 'Rapport'

export const auditColumns = ['When', 'Who', 'E-mail', 'Act', 'What']

export type AuditLine = {
  id: string
  action: string
  title: string
  createdAt: Date
  /** Null: the product itself. */
  memberId: string | null
  name: string | null
  /** Null also where the account is gone. */
  email: string | null
}

/** Beyond this the number of lines says no more than that they are many. */
export const LINES_COUNTED = 1000

/** "128 lines", or that they are more than are counted. */
export const linesInWords = (count: number) =>
  count > LINES_COUNTED ? `More than ${fullCount(LINES_COUNTED)} lines` : plural(count, 'line')

/** What the log can be narrowed to, each with the nouns that its acts begin with. */
export const auditKinds = [
  { kind: 'people', label: 'People', nouns: ['member', 'invitation', 'import', 'account'] },
  { kind: 'teams', label: 'Teams and tags', nouns: ['team', 'tag'] },
  { kind: 'feedback', label: 'Feedback', nouns: ['review', 'answer', 'template', 'series'] },
  { kind: 'goals', label: 'Goals', nouns: ['goal'] },
  { kind: 'applause', label: 'Applause', nouns: ['applause'] },
  { kind: 'workspace', label: 'Workspace', nouns: ['workspace', 'audit', 'plan'] },
] as const

export const auditKindNames = auditKinds.map(({ kind }) => kind)

/** An act by its noun and its verb, as `review.taken-over`. The noun decides under which kind it is found. */
export type AuditAction = `${(typeof auditKinds)[number]['nouns'][number]}.${string}`

/** Nouns of acts that people know by another word. */
const nouns: Readonly<Record<string, string>> = { review: 'feedback', member: 'person' }

/** What was done in two or three words, for beside the sentence: "invitation.link-copied" reads "Invitation link copied". */
export function actInWords(action: string) {
  const [noun = '', ...verb] = action.split(/[.-]/)
  const words = [nouns[noun] ?? noun, ...verb].join(' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

// What reads tables knows a time by a plain space.
const timeCell = (at: Date, zone: string) => formatDate(at, 'hh:mm a', zone).replace('\u00a0', ' ')

/** A line of the log in the cells of a table. */
export const auditCells = ({ createdAt, name, email, action, title }: AuditLine, zone: string) => [
  `${formatDate(createdAt, 'YYYY-MM-DD', zone)} ${timeCell(createdAt, zone)}`,
  name ?? PRODUCT,
  email ?? '',
  action,
  title,
]

export const auditFileName = (at: Date, zone: string) => `Audit log ${formatDate(at, 'YYYY-MM-DD', zone)}.csv`
