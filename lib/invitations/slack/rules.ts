import type { Field } from '@/lib/invitations/imports/rules/columns'
import { fieldLabels } from '@/lib/invitations/imports/rules/columns'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { importLimits } from '@/lib/shared/csv-import'
import { cut, fullCount, onlyVisible } from '@/lib/shared/text'
import { currentName, isZone } from '@/lib/shared/zone-names'

/** The call that lists a page of people, and the job that makes such calls. */
export const LIST_TASK = 'people.slack-list'
/** The call that fetches a new member's picture, and its job. */
export const PICTURE_TASK = 'people.slack-picture'

/** What a row from Slack holds: who somebody is, and then what they are given. */
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

/** How many of the cells say who somebody is. */
export const OWN_CELLS = 4

const LONGEST_NAME = 200
const LONGEST_TITLE = 100

type Person = { email: string; name: string; jobTitle: string; timeZone: string }

/** One line that a cell can hold. */
const line = (text: string, most: number) =>
  cut(onlyVisible(text.toWellFormed().replaceAll('\u0000', '')).replace(/\s+/g, ' ').trim(), most)

/** The cells of somebody: what Slack writes in another way than we do is left out, and keeps nobody from being invited. */
export const cellsOf = ({ email, name, jobTitle, timeZone }: Person) => [
  line(email, 254).toLowerCase(),
  line(name, LONGEST_NAME),
  line(jobTitle, LONGEST_TITLE),
  isZone(currentName(timeZone)) ? currentName(timeZone) : '',
]

/** The role, teams and tags of the invited, as cells of a row. */
export const placeCells = ({
  role,
  teams,
  tags,
}: {
  role: Role
  teams: readonly string[]
  tags: readonly string[]
}) => [role, teams.join('; '), tags.join('; ')]

/** Why no more people are taken in. */
export const TOO_MANY = 'too many people'

export const tooManyInWords = `This Slack has more than ${fullCount(importLimits.rows)} people. Import them from a CSV file instead.`

/** Why people stop coming in, or come slowly. `isOver`: nothing more will come. */
export type ListingNews = { text: string; isOver: boolean; isDisconnected: boolean }
