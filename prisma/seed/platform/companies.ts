import type { PlanType } from '@/lib/platform/generated/prisma/enums'

/** A company that a campaign invited: who founded its workspace, how many days ago, and what became of it. */
export type Company = {
  email: string
  firstName: string
  company: string
  slug: string
  /** Null: the trial goes on, or is over. */
  plan: PlanType | null
  /** It pays by card, for so many people, and this became of it. */
  pays?: { people: number; story: 'paid' | 'waiting' | 'ending' | 'overdue' | 'halted' | 'open' }
  began: number
  /** The last day on which somebody was there. */
  seen: number
}

export const companies: readonly Company[] = [
  {
    email: 'ines@alder.example',
    firstName: 'Inês',
    company: 'Alder & Co',
    slug: 'alder',
    plan: 'PRO',
    began: 52,
    seen: 1,
    pays: { people: 8, story: 'overdue' },
  },
  {
    email: 'noor@birchwood.example',
    firstName: 'Noor',
    company: 'Birchwood',
    slug: 'birchwood',
    plan: 'BUSINESS',
    began: 49,
    seen: 0,
    pays: { people: 2, story: 'waiting' },
  },
  {
    email: 'kofi@cedarline.example',
    firstName: 'Kofi',
    company: 'Cedarline',
    slug: 'cedarline',
    plan: null,
    began: 41,
    seen: 38,
  },
  {
    email: 'mei@dunelight.example',
    firstName: 'Mei',
    company: 'Dunelight',
    slug: 'dunelight',
    plan: 'ENTERPRISE',
    began: 37,
    seen: 2,
  },
  {
    email: 'ola@eastgate.example',
    firstName: 'Ola',
    company: 'Eastgate',
    slug: 'eastgate',
    plan: null,
    began: 33,
    seen: 20,
  },
  {
    email: 'sara@fjordworks.example',
    firstName: 'Sara',
    company: 'Fjordworks',
    slug: 'fjordworks',
    plan: 'PRO',
    began: 28,
    seen: 4,
    pays: { people: 6, story: 'ending' },
  },
  {
    email: 'luca@granary.example',
    firstName: 'Luca',
    company: 'Granary',
    slug: 'granary',
    plan: 'PRO',
    began: 44,
    seen: 19,
    pays: { people: 5, story: 'halted' },
  },
  {
    email: 'ada@hillside.example',
    firstName: 'Ada',
    company: 'Hillside',
    slug: 'hillside',
    plan: null,
    began: 5,
    seen: 1,
  },
  {
    email: 'joao@ironbridge.example',
    firstName: 'João',
    company: 'Ironbridge',
    slug: 'ironbridge',
    plan: null,
    began: 3,
    seen: 0,
    pays: { people: 4, story: 'open' },
  },
]

/** Those who have not begun: what became of their invitation. */
export const others = {
  opened: 'tess@juniper.example',
  pending: 'mads@kelp.example',
  revoked: 'rhea@lowtide.example',
  lost: 'gone.person@meadow.example',
} as const

export const inquiries = [
  {
    name: 'Ines Prado',
    email: 'ines@alder.example',
    message: 'Can we pay once a year instead of every month?',
    days: 6,
  },
  {
    name: 'Henrik Dahl',
    email: 'henrik@northbound.example',
    days: 2,
    message: 'Inquiry for Enterprise Plan for Northbound. We are 2,400 people in five countries.',
  },
] as const

export const readers = ['wren@reader.example', 'jo@reader.example', 'sky@reader.example'] as const
