import type { GoalFieldsInput } from '@/lib/goals/schema'
import type { GoalFrequency } from '@/lib/platform/generated/prisma/enums'
import { goalLimits } from './goal-limits'

type TemplateKeyResult = { title: string; start: number; target: number; unit: string }

export type GoalTemplate = {
  key: string
  title: string
  description: string
  frequency: GoalFrequency
  keyResults: readonly TemplateKeyResult[]
}

export const goalTemplates: readonly GoalTemplate[] = [
  {
    key: 'retention',
    title: 'Keep more of our customers',
    description: 'Find out why customers leave, and fix the two most common reasons.',
    frequency: 'monthly',
    keyResults: [
      { title: 'Customers who renew', start: 80, target: 90, unit: '%' },
      { title: 'Customers lost a month', start: 10, target: 5, unit: '' },
    ],
  },
  {
    key: 'response-time',
    title: 'Answer support requests faster',
    description: 'A first answer within a day.',
    frequency: 'weekly',
    keyResults: [
      { title: 'Time to the first answer', start: 12, target: 4, unit: 'hours' },
      { title: 'Customers satisfied with the answer', start: 85, target: 95, unit: '%' },
    ],
  },
  {
    key: 'launch',
    title: 'Launch a new product',
    description: 'From a first version to one anyone can buy.',
    frequency: 'weekly',
    keyResults: [
      { title: 'Customers in the trial', start: 0, target: 20, unit: '' },
      { title: 'Trial customers who stay', start: 0, target: 60, unit: '%' },
    ],
  },
  {
    key: 'revenue',
    title: 'Grow revenue',
    description: 'More from new and existing customers.',
    frequency: 'monthly',
    keyResults: [
      { title: 'New monthly revenue', start: 0, target: 50000, unit: '' },
      { title: 'Deals won of those offered', start: 20, target: 30, unit: '%' },
    ],
  },
  {
    key: 'quality',
    title: 'Ship with fewer defects',
    description: 'Find problems before customers do.',
    frequency: 'weekly',
    keyResults: [
      { title: 'Defects reported by customers a month', start: 30, target: 10, unit: '' },
      { title: 'Releases rolled back', start: 5, target: 0, unit: '' },
    ],
  },
  {
    key: 'hiring',
    title: 'Fill the open positions',
    description: 'A clear offer, quick decisions and a good first week.',
    frequency: 'weekly',
    keyResults: [
      { title: 'People hired', start: 0, target: 6, unit: '' },
      { title: 'Days from application to offer', start: 45, target: 25, unit: 'days' },
    ],
  },
  {
    key: 'learning',
    title: 'Learn a new skill',
    description: 'Practise one skill every week and use it at work.',
    frequency: 'weekly',
    keyResults: [
      { title: 'Hours of practice', start: 0, target: 24, unit: 'hours' },
      { title: 'Pieces of work it was used in', start: 0, target: 3, unit: '' },
    ],
  },
  {
    key: 'engagement',
    title: 'Make this a better place to work',
    description: 'Ask, act, ask again.',
    frequency: 'monthly',
    keyResults: [
      { title: 'People who would recommend us', start: 60, target: 80, unit: '%' },
      { title: 'One-on-ones held', start: 50, target: 90, unit: '%' },
    ],
  },
  {
    key: 'costs',
    title: 'Lower running costs',
    description: 'Cut what nobody would miss.',
    frequency: 'monthly',
    keyResults: [{ title: 'Monthly costs', start: 100000, target: 85000, unit: '' }],
  },
  {
    key: 'onboarding',
    title: 'Get new people up to speed',
    description: 'Know who does what in a week, ship in a month.',
    frequency: 'monthly',
    keyResults: [
      { title: 'Days to the first finished piece of work', start: 30, target: 14, unit: 'days' },
      { title: 'New people who feel welcome', start: 70, target: 95, unit: '%' },
    ],
  },
]

export const findGoalTemplate = (key: string | undefined) => goalTemplates.find((template) => template.key === key)

type KeyResults = GoalFieldsInput['keyResults']

export const keyResultsOf = ({ keyResults }: Pick<GoalTemplate, 'keyResults'>): KeyResults =>
  keyResults.map((keyResult) => ({ ...keyResult, current: keyResult.start, weight: 1 }))

const asTyped = ({ title, start, current, target, unit, weight }: KeyResults[number]) =>
  JSON.stringify([title, start, current, target, unit, weight].map(String))

const USUAL_FREQUENCY = 'weekly'

/** What a form takes from a template: what somebody typed stays, and what the template before it gave goes. */
export function filledBy(template: GoalTemplate, values: GoalFieldsInput, before: GoalTemplate | undefined) {
  const filled = (name: 'title' | 'description') =>
    ['', before?.[name]].includes(values[name].trim()) ? template[name] : values[name]
  const given = new Set(before && keyResultsOf(before).map(asTyped))
  const typed = values.keyResults.filter((keyResult) => !given.has(asTyped(keyResult)))
  const isUsual = values.frequency === (before?.frequency ?? USUAL_FREQUENCY)
  return {
    title: filled('title'),
    description: filled('description'),
    frequency: isUsual ? template.frequency : values.frequency,
    progressSource: values.progressSource === 'BY_HAND' ? ('KEY_RESULTS' as const) : values.progressSource,
    keyResults: [...typed, ...keyResultsOf(template)].slice(0, goalLimits.keyResults),
  } satisfies Partial<GoalFieldsInput>
}
