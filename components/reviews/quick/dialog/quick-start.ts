import type { PickedPerson } from '@/components/members/picker/person-item'

export type QuickAct = 'ask' | 'note'

/** Initial values. */
export interface QuickStart {
  act: QuickAct
  person: PickedPerson | null
  /** Of people just invited. */
  addresses: readonly string[]
}
