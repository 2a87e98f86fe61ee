import type { Field } from '@/lib/invitations/imports/rules/columns'
import { fieldLabels } from '@/lib/invitations/imports/rules/columns'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { cut, fullCount, onlyVisible } from '@/lib/shared/text'
import { currentName, isZone } from '@/lib/shared/zone-names'

export const LIST_TASK = 'people.slack-list'
export const PICTURE_TASK = 'people.slack-picture'

/** First the person's own cells, then role, teams and tags. */
export const slackColumns = [
  'email',
  'fullName',
  'jobTitle',
  'timeZone',
  'role',
  'teams',
  'tags',
] as const satisfies readonly Field[]

export const slackHeadings = slackColumns.map((field) => fieldLabels[field])

/** Cells about the person. */
export const OWN_CELLS = 4

const LONGEST_NAME = 200
const LONGEST_TITLE = 100

type Person = { email: string; name: string; jobTitle: string; timeZone: string }

const line = (text: string, most: number) =>
  cut(onlyVisible(text.toWellFormed().replaceAll('\u0000', '')).replace(/\s+/g, ' ').trim(), most)

/** A person's cells; values in a format we don't accept are left out rather than refused. */
export const cellsOf = ({ email, name, jobTitle, timeZone }: Person) => [
  line(email, 254).toLowerCase(),
  line(name, LONGEST_NAME),
  line(jobTitle, LONGEST_TITLE),
  isZone(currentName(timeZone)) ? currentName(timeZone) : '',
]

export const placeCells = ({
  role,
  teams,
  tags,
}: {
  role: Role
  teams: readonly string[]
  tags: readonly string[]
}) => [role, teams.join('; '), tags.join('; ')]

export const TOO_MANY = 'too many people'

export const tooManyInWords = `This Slack has more than ${fullCount(importLimits.rows)} people. Import them from a CSV file instead.`

/** Why loading stopped or slowed. `isOver`: it won't continue. */
export type ListingNews = { text: string; isOver: boolean; isDisconnected: boolean }
