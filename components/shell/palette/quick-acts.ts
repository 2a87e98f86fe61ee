import { isOpen, type Reach } from '@/components/shell/navigation'
import type { IconName } from '@/components/ui/icon/names'

interface QuickAct {
  act: 'ask' | 'note' | 'thank'
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
    need: 'hasApplause',
  },
]

export const quickActsFor = (reach: Reach) => quickActs.filter((quick) => isOpen(reach, quick))
export type QuickActs = ReturnType<typeof quickActsFor>
