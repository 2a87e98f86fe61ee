import { plainHeading } from '@/lib/shared/csv-import'

/** What a column of a file can hold. */
export const fields = [
  'email',
  'firstName',
  'lastName',
  'fullName',
  'role',
  'teams',
  'manages',
  'manager',
  'tags',
  'jobTitle',
  'startDate',
  'timeZone',
] as const
export type Field = (typeof fields)[number]

export const fieldLabels: Record<Field, string> = {
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  role: 'Role',
  teams: 'Teams',
  manages: 'Manager of',
  manager: 'Manager e-mail',
  tags: 'Tags',
  jobTitle: 'Job title',
  startDate: 'Start date',
  timeZone: 'Time zone',
}

/** What each column holds, in the order of the file; empty: nothing we take. */
export type Columns = readonly (Field | '')[]

/** The headings other programs give these columns, as `plainHeading` writes them. */
const headings: Record<Field, readonly string[]> = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'workemail',
    'businessemail',
    'primaryemail',
    'emailwork',
    'login',
    'courriel',
    'correo',
  ],
  firstName: ['firstname', 'givenname', 'forename', 'first', 'vorname', 'prenom', 'nombre'],
  lastName: ['lastname', 'surname', 'familyname', 'last', 'nachname', 'nom', 'apellidos'],
  fullName: ['fullname', 'name', 'displayname', 'employee', 'employeename', 'person', 'realname'],
  role: ['role', 'workspacerole', 'accessrole', 'permission', 'permissions', 'rolle', 'rol'],
  teams: [
    'teams',
    'team',
    'department',
    'departments',
    'group',
    'groups',
    'orgunit',
    'division',
    'abteilung',
    'equipe',
    'equipo',
  ],
  manages: ['managerof', 'manages', 'leads', 'teamsmanaged', 'teamlead', 'leadof'],
  manager: [
    'manager',
    'manageremail',
    'manageremailaddress',
    'manageremailid',
    'managersemail',
    'linemanager',
    'linemanageremail',
    'reportingmanager',
    'reportingmanageremail',
    'reportsto',
    'reportstoemail',
    'reportingto',
    'supervisor',
    'supervisoremail',
    'vorgesetzter',
  ],
  tags: ['tags', 'tag', 'labels', 'label', 'skills'],
  jobTitle: ['jobtitle', 'title', 'position', 'job', 'employeetitle', 'function', 'poste', 'puesto'],
  startDate: [
    'startdate',
    'started',
    'startedon',
    'hiredate',
    'hiredon',
    'dateofhire',
    'joiningdate',
    'dateofjoining',
    'eintrittsdatum',
  ],
  timeZone: ['timezone', 'tz', 'zone'],
}

const fieldOf = (heading: string) => fields.find((field) => headings[field].includes(plainHeading(heading)))

const looksLikeEmail = (value: string) => /^\S+@\S+\.\S+$/.test(value.trim())

/** Whether a first row says what the columns hold; one with an address in it is a person already. */
export const isHeading = (cells: readonly string[]) => !cells.some(looksLikeEmail)

/** Whether several columns have no heading. */
export const areUnnamed = (titles: readonly string[]) => titles.length > 1 && titles.every((title) => title === '')

/** What a column is called that has no heading, counted from 0. */
export const columnName = (index: number) => `Column ${index + 1}`

/** How a list calls its columns; one without a heading is called by what it was matched to, so that it is found again. */
export const namedTitles = (titles: readonly string[], columns: Columns) =>
  titles.map((heading, index) => {
    const field = columns[index]
    return heading || (field ? fieldLabels[field] : columnName(index))
  })

type Rows = readonly (readonly string[])[]

/** The first values of a column that aren't empty. */
const filledIn = (rows: Rows, index: number) =>
  rows.map((cells) => cells[index] ?? '').filter((value) => value.trim() !== '')

/** The column of addresses with the most different ones, as several people share the address of their manager. */
function columnOfEmails(columns: Columns, rows: Rows) {
  const counts = columns.map((field, index) => {
    const filled = filledIn(rows, index)
    return field === '' && filled.every(looksLikeEmail) ? new Set(filled).size : 0
  })
  const most = Math.max(...counts)
  return most > 0 ? counts.indexOf(most) : -1
}

/** Whether a column can hold addresses; one with the names of managers holds none. */
function mayHoldEmails(rows: Rows, index: number) {
  const filled = filledIn(rows, index)
  return filled.length === 0 || filled.some(looksLikeEmail)
}

/**
 * What each column seems to hold, by its heading; each field once. Without a heading for addresses, a column of
 * addresses is found by what stands in it.
 */
export function guessColumns(titles: readonly string[], rows: Rows): (Field | '')[] {
  const found = new Set<Field>()
  const columns = titles.map((heading, at): Field | '' => {
    const field = fieldOf(heading)
    if (field === undefined || found.has(field)) return ''
    if (field === 'manager' && !mayHoldEmails(rows, at)) return ''
    found.add(field)
    return field
  })
  const index = found.has('email') ? -1 : columnOfEmails(columns, rows)
  return columns.map((field, at) => (at === index ? 'email' : field))
}

/** The columns as they were kept; a word this version does not know is nothing we take. */
export const columnsFrom = (kept: readonly string[]): (Field | '')[] =>
  kept.map((word) => fields.find((field) => field === word) ?? '')
