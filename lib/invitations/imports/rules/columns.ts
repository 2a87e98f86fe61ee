import { plainHeading } from '@/lib/shared/csv/csv-import'

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

/** In the order of the file; empty: ignored. */
export type Columns = readonly (Field | '')[]

/** Headings of other programs, in the form of `plainHeading`. */
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
    'startdatum',
  ],
  timeZone: ['timezone', 'tz', 'zone', 'zeitzone'],
}

const fieldOf = (heading: string) => fields.find((field) => headings[field].includes(plainHeading(heading)))

const looksLikeEmail = (value: string) => /^\S+@\S+\.\S+$/.test(value.trim())

/** A first row with an address is a person. */
export const isHeading = (cells: readonly string[]) => !cells.some(looksLikeEmail)

export const areUnnamed = (titles: readonly string[]) => titles.length > 1 && titles.every((title) => title === '')

export const columnName = (index: number) => `Column ${index + 1}`

/** An unnamed column gets the name of its field, so that it is recognised again. */
export const namedTitles = (titles: readonly string[], columns: Columns) =>
  titles.map((heading, index) => {
    const field = columns[index]
    return heading || (field ? fieldLabels[field] : columnName(index))
  })

type Rows = readonly (readonly string[])[]

const filledIn = (rows: Rows, index: number) =>
  rows.map((cells) => cells[index] ?? '').filter((value) => value.trim() !== '')

/** The column with the most distinct addresses: a manager's address repeats. */
function columnOfEmails(columns: Columns, rows: Rows) {
  const counts = columns.map((field, index) => {
    const filled = filledIn(rows, index)
    return field === '' && filled.every(looksLikeEmail) ? new Set(filled).size : 0
  })
  const most = Math.max(...counts)
  return most > 0 ? counts.indexOf(most) : -1
}

function mayHoldEmails(rows: Rows, index: number) {
  const filled = filledIn(rows, index)
  return filled.length === 0 || filled.some(looksLikeEmail)
}

/** Guesses each column by its heading; each field once. Without a heading, addresses are recognised by content. */
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

/** Unknown words of other versions are ignored. */
export const columnsFrom = (kept: readonly string[]): (Field | '')[] =>
  kept.map((word) => fields.find((field) => field === word) ?? '')
