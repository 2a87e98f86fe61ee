import type { WorkspaceFeature } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { anonymitySwitchedOff, outsideSwitchedOff, templatesSwitchedOff } from './refusals'

/** What of an actor tells which features their workspace does without. */
export type Switches = { withoutFeatures: readonly WorkspaceFeature[] }

const refusals: Record<WorkspaceFeature, (field?: string) => Refusal> = {
  OutsideReviewers: outsideSwitchedOff,
  AnonymousReviews: anonymitySwitchedOff,
  Templates: templatesSwitchedOff,
}

export const isSwitchedOn = ({ withoutFeatures }: Switches, feature: WorkspaceFeature) =>
  !withoutFeatures.includes(feature)

/** Why a feature cannot be used here, or null when it can. */
export const switchRefusal = (switches: Switches, feature: WorkspaceFeature, field?: string): Refusal | null =>
  isSwitchedOn(switches, feature) ? null : refusals[feature](field)

/** The sentence a screen shows in place of a feature that is off, word for word what the server refuses with; null: it is on. */
export const switchGate = (switches: Switches, feature: WorkspaceFeature) =>
  switchRefusal(switches, feature)?.message ?? null

/** Those that are off once one of them was switched. */
export const switched = (
  without: readonly WorkspaceFeature[],
  { feature, isOn }: { feature: WorkspaceFeature; isOn: boolean },
): WorkspaceFeature[] => {
  const others = without.filter((one) => one !== feature)
  return isOn ? others : [...others, feature]
}
