import { personAt, type Person, type Team } from '@/prisma/seed/stage/people/person'

const person = personAt('lumen.example')

/** Everybody at Lumen Studio, which makes light for museums and theatres, but the founder, who is Acme's. */
export const people = {
  linnea: person('Linnea', 'Berg', 'Europe/Oslo', 'Admin'),
  theo: person('Theo', 'Marchetti', 'Europe/Rome', 'Manager'),
  wanjiru: person('Wanjiru', 'Kamau', 'Africa/Nairobi'),
  elif: person('Elif', 'Demir', 'Europe/Istanbul'),
  hana: person('Hana', 'Satō', 'Europe/Oslo'),
  rosa: person('Rosa', 'Vidal', 'Europe/Madrid'),
  freya: person('Freya', 'Holm', 'Europe/Copenhagen'),
  petra: person('Petra', 'Novák', 'Europe/Prague', 'Manager'),
  jakub: person('Jakub', 'Zieliński', 'Europe/Warsaw'),
  oscar: person('Oscar', 'Lund', 'Europe/Oslo'),
  idris: person('Idris', 'Bello', 'Europe/Oslo'),
  milo: person('Milo', 'Janssen', 'Europe/Amsterdam'),
} satisfies Record<string, Person>

export type PersonKey = keyof typeof people

export const jobTitles = {
  linnea: 'Studio director',
  theo: 'Head of design',
  wanjiru: 'Light designer',
  elif: 'Light designer',
  hana: 'Exhibition designer',
  rosa: 'Draughtsperson',
  freya: 'Design intern',
  petra: 'Head of the workshop',
  jakub: 'Metalworker',
  oscar: 'Electrician',
  idris: 'Electrician',
  milo: 'Control engineer',
} satisfies Record<PersonKey, string>

export const teams = {
  drawing: { name: 'Design', manager: 'theo', members: ['wanjiru', 'elif', 'hana', 'rosa', 'freya'] },
  workshop: { name: 'Workshop', manager: 'petra', members: ['jakub', 'oscar', 'idris', 'milo'] },
} satisfies Record<string, Team<PersonKey>>
