import type { Refusal } from '@/lib/shared/refusal'
import { switchedOff } from './refusals'

/** Label and hint for the settings, and the beginning of the refusal. */
export const features = [
  {
    name: 'OutsideReviewers',
    label: 'External reviewers',
    text: 'Answer through a link, without an account',
    off: 'External reviewers are',
    it: 'them',
  },
  {
    name: 'AnonymousReviews',
    label: 'Anonymous feedback',
    text: 'Nobody sees who said what',
    off: 'Anonymous feedback is',
    it: 'it',
  },
  {
    name: 'Goals',
    label: 'Goals',
    text: '',
    off: 'Goals are',
    it: 'them',
  },
  {
    name: 'FollowUps',
    label: 'Follow-ups',
    text: 'Meetings about goals and feedback',
    off: 'Follow-ups are',
    it: 'them',
  },
  {
    name: 'OneOnOnes',
    label: 'One-on-ones',
    text: '',
    off: 'One-on-ones are',
    it: 'them',
  },
  {
    name: 'Applause',
    label: 'Applause',
    text: '',
    off: 'Applause is',
    it: 'it',
  },
  {
    name: 'Templates',
    label: 'Templates',
    text: 'Reusable forms',
    off: 'Templates are',
    it: 'them',
  },
  {
    name: 'Ai',
    label: 'AI summaries',
    text: 'Drafted on request',
    off: 'AI summaries are',
    it: 'them',
  },
] as const

export type WorkspaceFeature = (typeof features)[number]['name']

export const featureNames = features.map(({ name }) => name)

/** Off until an Admin switches them on. */
const startingOff: readonly WorkspaceFeature[] = ['Ai']

/** Unknown names are ignored. */
export type Switches = { withoutFeatures: readonly string[]; withFeatures?: readonly string[]; role?: string }

export const isSwitchedOn = ({ withoutFeatures, withFeatures = [] }: Switches, feature: WorkspaceFeature) =>
  startingOff.includes(feature) ? withFeatures.includes(feature) : !withoutFeatures.includes(feature)

export function switchRefusal(switches: Switches, feature: WorkspaceFeature, field?: string): Refusal | null {
  const off = isSwitchedOn(switches, feature) ? undefined : features.find(({ name }) => name === feature)
  return off ? switchedOff(off, { isAdmin: switches.role === 'Admin', field }) : null
}

/** The server's refusal as a sentence; null: the feature is on. */
export const switchGate = (switches: Switches, feature: WorkspaceFeature) =>
  switchRefusal(switches, feature)?.message ?? null

const turned = (names: readonly string[], name: string, isIn: boolean) =>
  isIn ? [...names.filter((one) => one !== name), name] : names.filter((one) => one !== name)

export function switched(
  { withoutFeatures, withFeatures = [] }: Switches,
  { feature, isOn }: { feature: WorkspaceFeature; isOn: boolean },
) {
  const startsOff = startingOff.includes(feature)
  return {
    withoutFeatures: startsOff ? [...withoutFeatures] : turned(withoutFeatures, feature, !isOn),
    withFeatures: startsOff ? turned(withFeatures, feature, isOn) : [...withFeatures],
  }
}
