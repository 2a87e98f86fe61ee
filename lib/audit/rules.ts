import { formatDate } from '@/lib/shared/dates'
import { fullCount, plural } from '@/lib/shared/text'
import { zoneName } from '@/lib/shared/zone-names'

export const PRODUCT = 'Rapport'

export const auditColumns = (zone: string) => [`When (${zoneName(zone)})`, 'Who', 'E-mail', 'Act', 'What']

export type AuditLine = {
  id: string
  action: string
  title: string
  createdAt: Date
  /** Null: the product itself. */
  memberId: string | null
  name: string | null
  /** Null also when the account is deleted. */
  email: string | null
}

/** Larger counts are shown as "more than". */
export const LINES_COUNTED = 1000

export const linesInWords = (count: number) =>
  count > LINES_COUNTED ? `More than ${fullCount(LINES_COUNTED)} lines` : plural(count, 'line')

/** Each filter with the nouns of its acts. */
export const auditKinds = [
  { kind: 'feedback', label: 'Feedback', nouns: ['review', 'answer', 'template', 'series'] },
  { kind: 'goals', label: 'Goals', nouns: ['goal'] },
  { kind: 'applause', label: 'Applause', nouns: ['applause'] },
  { kind: 'people', label: 'People', nouns: ['member', 'invitation', 'import', 'account'] },
  { kind: 'teams', label: 'Teams and tags', nouns: ['team', 'tag'] },
  { kind: 'workspace', label: 'Workspace', nouns: ['workspace', 'audit'] },
  { kind: 'plan', label: 'Plan and payments', nouns: ['plan'] },
] as const

export const auditKindNames = auditKinds.map(({ kind }) => kind)

/** Such as `review.taken-over`; the noun decides its filter. */
export type AuditAction = `${(typeof auditKinds)[number]['nouns'][number]}.${string}`

/** Nouns the product calls by another word. */
const nouns: Readonly<Record<string, string>> = { review: 'feedback', member: 'person' }

/** Acts whose own words read badly. */
const acts: Readonly<Record<string, string>> = {
  'goal.imported': 'Goals imported',
  'team.manager-unmade': 'Team manager removed',
  'workspace.feature-switched': 'Feature switched',
  'workspace.integration-connected': 'Integration connected',
  'workspace.integration-disconnected': 'Integration disconnected',
  'workspace.slack-channel-chosen': 'Slack channel chosen',
}

/** "invitation.link-copied" reads "Invitation link copied". */
export function actInWords(action: string) {
  const known = acts[action]
  if (known !== undefined) return known
  const [noun = '', ...verb] = action.split(/[.-]/)
  const words = [nouns[noun] ?? noun, ...verb].join(' ').replace('two step', 'two-step sign-in')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

// Spreadsheets parse times with a plain space only.
const timeCell = (at: Date, zone: string) => formatDate(at, 'hh:mm a', zone).replace('\u00a0', ' ')

export const auditCells = ({ createdAt, name, email, action, title }: AuditLine, zone: string) => [
  `${formatDate(createdAt, 'YYYY-MM-DD', zone)} ${timeCell(createdAt, zone)}`,
  name ?? PRODUCT,
  email ?? '',
  actInWords(action),
  title,
]

export const auditFileName = (at: Date, zone: string) => `Audit log ${formatDate(at, 'YYYY-MM-DD', zone)}.csv`
