import { isOpen, type Reach } from '@/components/shell/navigation'
import type { IconName } from '@/components/ui/icon/names'

interface QuickAct {
  act: 'ask' | 'note' | 'thank' | 'follow-up' | 'one-on-one' | 'raise'
  label: string
  icon: IconName
  words?: string
  /** Matches the command before a person's name. */
  lead: RegExp
  to: (name: string) => string
  /** The form's URL; none: a dialog. */
  href?: (memberId: string | undefined) => string
  need?: keyof Reach
}

const withPerson = (path: string, memberId: string | undefined) =>
  memberId === undefined ? path : `${path}?with=${memberId}`

/** Acts towards a person, available everywhere. */
const quickActs: readonly QuickAct[] = [
  {
    act: 'ask',
    label: 'Ask a question',
    icon: 'send',
    words: 'quick',
    lead: /^ask\s+/i,
    to: (name) => `Ask ${name} a question`,
  },
  {
    act: 'note',
    label: 'Give feedback',
    icon: 'message-square-text',
    words: 'note praise',
    lead: /^(?:(?:give\s+)?feedback\s+(?:for|to)|give)\s+/i,
    to: (name) => `Give ${name} feedback`,
  },
  {
    act: 'thank',
    label: 'Give applause',
    icon: 'party-popper',
    words: 'thank thanks kudos applaud',
    lead: /^(?:thanks?|applaud)\s+/i,
    to: (name) => `Thank ${name} with applause`,
    href: (memberId) => (memberId === undefined ? '/applaud/add' : `/applaud/add?to=${memberId}`),
    need: 'canThank',
  },
  {
    act: 'follow-up',
    label: 'Schedule a follow-up',
    icon: 'calendar-clock',
    lead: /^(?:schedule\s+)?(?:a\s+)?follow[ -]?up\s+with\s+/i,
    to: (name) => `Schedule a follow-up with ${name}`,
    href: (memberId) => withPerson('/followups/add', memberId),
    need: 'hasFollowUps',
  },
  {
    act: 'one-on-one',
    label: 'Schedule a one-on-one',
    icon: 'users',
    lead: /^(?:schedule\s+)?(?:a\s+)?(?:one[ -]on[ -]one|1[:-]1)\s+with\s+/i,
    to: (name) => `Schedule a one-on-one with ${name}`,
    href: (memberId) => withPerson('/one-on-one/add', memberId),
    need: 'hasOneOnOnes',
  },
  {
    act: 'raise',
    label: 'Add to a one-on-one',
    icon: 'users',
    lead: /^(?:add\s+to\s+(?:an?|our|my)\s+(?:one[ -]on[ -]one|1[:-]1)|raise)\s+with\s+/i,
    to: (name) => `Add to a one-on-one with ${name}`,
    href: (memberId) => withPerson('/one-on-one/raise', memberId),
    need: 'hasOneOnOnes',
  },
]

export const quickActsFor = (reach: Reach) => quickActs.filter((quick) => isOpen(reach, quick))
export type QuickActs = ReturnType<typeof quickActsFor>
