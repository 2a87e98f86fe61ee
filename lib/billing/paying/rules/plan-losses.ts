import { missingFeatures, plans } from '@/lib/billing/plans'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { capitalized, fullCount, nameList, plural } from '@/lib/shared/text'

export type Held = {
  people: number
  /** Template titles, oldest first. */
  templates: readonly string[]
  series: number
}

const NAMED_TEMPLATES = 10

function templatesInWords(titles: readonly string[]) {
  const named = titles.slice(0, NAMED_TEMPLATES).map((title) => `“${title}”`)
  const more = titles.length - named.length
  const names = more > 0 ? `${named.join(', ')} and ${fullCount(more)} more` : named.join(', ')
  const verb = titles.length === 1 ? 'becomes' : 'become'
  return `${plural(titles.length, 'template')} ${verb} read-only: ${names}.`
}

export function lossesOn(plan: { type: PlanType; userLimit: number | null }, held: Held): string[] {
  const { features, limits } = plans[plan.type]
  const missing = missingFeatures(plan.type)
  const { people, templates, series } = held
  const most = plan.userLimit
  const beyond = limits.templates === null ? [] : templates.slice(limits.templates)
  return [
    ...(most !== null && people > most
      ? [`All ${fullCount(people)} people keep their access, but you can’t add more.`]
      : []),
    ...(beyond.length > 0 ? [templatesInWords(beyond)] : []),
    ...(series > 0 && !features.includes('followUpRecurring')
      ? [`${plural(series, 'meeting series', 'meeting series')} ${series === 1 ? 'makes' : 'make'} no more meetings.`]
      : []),
    ...(missing.length > 0 ? [`${capitalized(nameList(missing, missing.length))} are off.`] : []),
  ]
}

type Numbers = { externalsPerReview: number; applausePerPersonAndMonth: number | null; aiRequestLimit: number }

const numberNames = [
  ['externalsPerReview', 'External reviewers per form'],
  ['applausePerPersonAndMonth', 'Applause per person and month'],
  ['aiRequestLimit', 'AI drafts per person and month'],
] as const

const inNumbers = (most: number | null) => (most === null ? 'any number' : fullCount(most))

/** The numbers of a plan that are smaller than the present ones. */
export const lessOn = (plan: Numbers, present: Numbers): string[] =>
  numberNames.flatMap(([key, name]) => {
    const [then, now] = [plan[key], present[key]]
    const isLess = then !== null && (now === null || then < now)
    return isLess ? [`${name}: ${inNumbers(then)} instead of ${inNumbers(now)}.`] : []
  })
