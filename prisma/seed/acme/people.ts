import { personAt, type Person, type Team } from '@/prisma/seed/stage/people/person'

const person = personAt('acme.example')

/** Everybody at Acme, which makes booking and rota software for clinics. The three with a fixed address are the demo's. */
export const people = {
  amara: { ...person('Amara', 'Okafor', 'Europe/London', 'Admin'), email: 'admin@acme.example' },
  ingrid: person('Ingrid', 'Dahl', 'Europe/Oslo', 'Admin'),
  marcus: person('Marcus', 'Bell', 'Europe/London'),
  saanvi: person('Saanvi', 'Patel', 'Europe/London'),
  hyejin: person('Hye-jin', 'Lee', 'Asia/Seoul'),

  priya: { ...person('Priya', 'Nair', 'Asia/Kolkata', 'Manager'), email: 'manager@acme.example' },
  tom: { ...person('Tom', 'Reed', 'Europe/London'), email: 'member@acme.example' },
  lena: person('Lena', 'Hoffmann', 'Europe/Berlin'),
  mateo: person('Mateo', 'Silva', 'America/Sao_Paulo'),
  yuki: person('Yuki', 'Tanaka', 'Asia/Tokyo'),
  grace: person('Grace', 'Mwangi', 'Africa/Nairobi'),

  sofia: person('Sofia', 'Rossi', 'Europe/Rome', 'Manager'),
  noah: person('Noah', 'Kim', 'America/Los_Angeles'),
  ines: person('Inès', 'Moreau', 'Europe/Paris'),
  aditi: person('Aditi', 'Rao', 'Asia/Kolkata'),
  callum: person('Callum', 'Fraser', 'Europe/London'),
  mei: person('Mei', 'Chen', 'Asia/Singapore'),

  david: person('David', 'Osei', 'Africa/Accra', 'Manager'),
  hannah: person('Hannah', 'Weiss', 'Europe/Berlin'),
  rafael: person('Rafael', 'Costa', 'Europe/Lisbon'),
  fatima: person('Fatima Zahra', 'El Amrani', 'Africa/Casablanca'),
  oliver: person('Oliver', 'Bennett', 'Europe/London'),
  ananya: person('Ananya', 'Iyer', 'Asia/Kolkata'),
  jonas: person('Jonas', 'Lindqvist', 'Europe/Stockholm'),
  chidi: person('Chidi', 'Eze', 'Africa/Lagos'),
  katarzyna: person('Katarzyna', 'Nowak', 'Europe/Warsaw'),
  samuel: person('Samuel', 'Park', 'America/Toronto'),
  leila: person('Leila', 'Haddad', 'Asia/Beirut'),

  maria: person('María', 'Fernández', 'Europe/Madrid', 'Manager'),
  emma: person('Emma', 'Clarke', 'Europe/London'),
  kwame: person('Kwame', 'Boateng', 'Africa/Accra'),
  thimai: person('Thị Mai', 'Nguyễn', 'Asia/Ho_Chi_Minh'),
  lucas: person('Lucas', 'Martin', 'Europe/Paris'),
  zeynep: person('Zeynep', 'Kaya', 'Europe/Istanbul'),

  james: person('James', 'Whitfield', 'Europe/London', 'Manager'),
  aisha: person('Aisha', 'Khan', 'Asia/Karachi'),
  pieter: person('Pieter', 'de Vries', 'Europe/Amsterdam'),
  camila: person('Camila', 'Rojas', 'America/Bogota'),
  ben: person('Ben', 'Cohen', 'America/New_York'),
  nia: person('Nia', 'Thomas', 'Europe/London'),
} satisfies Record<string, Person>

export type PersonKey = keyof typeof people

/** Two people work across two teams, so that not every relationship is a simple one. */
export const teams = {
  product: { name: 'Product', manager: 'priya', members: ['tom', 'lena', 'mateo', 'yuki', 'grace', 'aditi'] },
  design: { name: 'Design', manager: 'sofia', members: ['noah', 'ines', 'aditi', 'callum', 'mei'] },
  engineering: {
    name: 'Engineering',
    manager: 'david',
    members: ['hannah', 'rafael', 'fatima', 'oliver', 'ananya', 'jonas', 'chidi', 'katarzyna', 'samuel', 'leila'],
  },
  success: { name: 'Customer Success', manager: 'maria', members: ['emma', 'kwame', 'thimai', 'lucas', 'zeynep'] },
  sales: { name: 'Sales', manager: 'james', members: ['aisha', 'pieter', 'camila', 'ben', 'nia', 'emma'] },
  operations: { name: 'People & Operations', manager: 'amara', members: ['ingrid', 'marcus', 'saanvi', 'hyejin'] },
} satisfies Record<string, Team<PersonKey>>

export type TeamKey = keyof typeof teams
