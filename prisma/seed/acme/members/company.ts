import type { PersonKey, TeamKey } from '@/prisma/seed/acme/people'

/** What everybody does. */
export const jobTitles = {
  amara: 'Head of People & Operations',
  ingrid: 'Finance lead',
  marcus: 'Office manager',
  saanvi: 'People partner',
  hyejin: 'Talent partner',
  priya: 'Head of Product',
  tom: 'Product manager, Rota editor',
  lena: 'Product manager, Booking',
  mateo: 'Product analyst',
  yuki: 'Product manager, Platform',
  grace: 'Associate product manager',
  sofia: 'Head of Design',
  noah: 'Product designer',
  ines: 'Product designer',
  aditi: 'User researcher',
  callum: 'Content designer',
  mei: 'Design systems designer',
  david: 'Head of Engineering',
  hannah: 'Staff engineer',
  rafael: 'Backend engineer',
  fatima: 'Backend engineer',
  oliver: 'Frontend engineer',
  ananya: 'Frontend engineer',
  jonas: 'Site reliability engineer',
  chidi: 'Mobile engineer',
  katarzyna: 'Test engineer',
  samuel: 'Data engineer',
  leila: 'Engineering apprentice',
  maria: 'Head of Customer Success',
  emma: 'Solutions consultant',
  kwame: 'Customer success manager',
  thimai: 'Customer success manager',
  lucas: 'Support specialist',
  zeynep: 'Support specialist',
  james: 'Head of Sales',
  aisha: 'Account executive',
  pieter: 'Account executive',
  camila: 'Account executive',
  ben: 'Sales engineer',
  nia: 'Sales development',
} satisfies Record<PersonKey, string>

/** Those who have written something about themselves. */
export const abouts: Partial<Record<PersonKey, string>> = {
  amara:
    'I joined when we were six people around one table, and I look after how it feels to work here. My door is open on Thursdays after lunch, or write any time.',
  priya:
    'I want to know what the person at the front desk does at ten past eight on a Monday. Ask me for the notes of any clinic visit.\n\nBest way to reach me: a short message with the question in the first line.',
  tom: 'Rota editor, from the first sketch to the last bug. Before this I ran rotas for a hospital, with a spreadsheet and a lot of tea.',
  david:
    'Most of my week is making sure that others can do theirs. I learn most from what you tell me that I did not ask.',
  sofia: 'Drawing is thinking. I keep Friday mornings free for anybody who wants a second pair of eyes.',
  hannah: 'Databases, queues, and things that must not fail at night. I mentor, and like it.',
  maria: 'I have sat at three front desks to learn what we sell. Tell me what a clinic told you.',
  leila: 'Apprentice since the summer. I ask many questions; thank you for the answers.',
}

export type StoryTag = { name: string; people: PersonKey[] }

/** Words that people at Acme are grouped by across teams. */
export const tags: StoryTag[] = [
  { name: 'Mentor', people: ['hannah', 'sofia', 'priya', 'maria', 'ingrid', 'jonas'] },
  { name: 'Berlin', people: ['lena', 'hannah', 'ben'] },
  { name: 'London', people: ['amara', 'marcus', 'saanvi', 'tom', 'callum', 'oliver', 'emma', 'james', 'nia'] },
  { name: 'First aid', people: ['marcus', 'kwame', 'ines', 'pieter'] },
  { name: 'On call', people: ['jonas', 'rafael', 'fatima', 'hannah', 'chidi'] },
  { name: 'New this year', people: ['grace', 'leila', 'nia', 'zeynep', 'samuel'] },
]

export type StoryPart = { name: string; description: string; manager: PersonKey; parts: TeamKey[] }

/** The two halves of the company, each led by one of its heads. */
export const halves: StoryPart[] = [
  {
    name: 'Product & Technology',
    description: 'Those who make what clinics use.',
    manager: 'david',
    parts: ['product', 'design', 'engineering'],
  },
  {
    name: 'Customers',
    description: 'Sales and customer success: everyone who talks to clinics.',
    manager: 'maria',
    parts: ['success', 'sales'],
  },
]

/** Somebody who came and has left again, with the days of both. */
export const leaver = {
  person: {
    firstName: 'Viktor',
    lastName: 'Blom',
    email: 'viktor.blom@acme.example',
    role: 'Member',
    timeZone: 'Europe/Stockholm',
  },
  came: -170,
  left: -41,
} as const

/** Places that were offered and not taken yet; the first has run out. */
export const offers = [
  { list: 'Salma Idrissi <salma.idrissi@acme.example>', day: -16, team: 'engineering' },
  { list: 'Joost Bakker <joost.bakker@acme.example>, Ewa Lis <ewa.lis@acme.example>', day: -3, team: 'success' },
  { list: 'Kofi Mensah <kofi.mensah@acme.example>', day: -1, team: 'product' },
] satisfies { list: string; day: number; team: TeamKey }[]

export const description =
  'We make booking and rota software for clinics, so that people at the front desk can look up and smile.'
