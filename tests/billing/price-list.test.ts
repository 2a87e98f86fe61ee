import { expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { plans } from '@/lib/billing/plans'
import { getPlanOverview } from '@/lib/billing/queries'
import { limitOf } from '@/lib/billing/rules'
import { db } from '@/lib/platform/db'
import { PlanType } from '@/lib/platform/generated/prisma/enums'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const paid = ['applaud', 'import', 'feedbackInvites', 'oneOnOneRecurring', 'followUpRecurring']

const recurring = 'Recurring meetings'

/** The table of the price list, in paise: a price of null is agreed on by contract, a limit of null is none. */
const list = {
  FREE: {
    price: 0,
    people: 10,
    templates: 2,
    outside: 0,
    invites: 20,
    applause: 0,
    aiAMonth: 5,
    aiADay: 2,
    aiTokens: 8_000,
    features: [] as string[],
    lines: ['10 people', 'AI drafts: 5 per person and month', '2 templates'],
  },
  PRO: {
    price: 19_900,
    people: 100,
    templates: 10,
    outside: 25,
    invites: 200,
    applause: 10,
    aiAMonth: 30,
    aiADay: 10,
    aiTokens: 40_000,
    features: paid,
    lines: [
      '100 people',
      '25 external reviewers per form',
      'Applause: 10 per person and month',
      recurring,
      'AI drafts: 30 per person and month',
      '10 templates',
      'CSV and Slack import',
    ],
  },
  BUSINESS: {
    price: 34_900,
    people: 1000,
    templates: 10,
    outside: 100,
    invites: 200,
    applause: 30,
    aiAMonth: 100,
    aiADay: 20,
    aiTokens: 80_000,
    features: paid,
    lines: [
      '1,000 people',
      '100 external reviewers per form',
      'Applause: 30 per person and month',
      recurring,
      'AI drafts: 100 per person and month',
      '10 templates',
      'CSV and Slack import',
    ],
  },
  ENTERPRISE: {
    price: null,
    people: null,
    templates: 50,
    outside: 500,
    invites: 200,
    applause: null,
    aiAMonth: 300,
    aiADay: 50,
    aiTokens: 200_000,
    features: paid,
    lines: [
      'Any number of people',
      '500 external reviewers per form',
      'Applause',
      recurring,
      'AI drafts: 300 per person and month',
      '50 templates',
      'CSV and Slack import',
    ],
  },
}

const isPlan = Object.values(PlanType)

test.each(isPlan)('%s costs and includes what the table says, for who is on it', async (plan) => {
  const { price, lines: _lines, features, ...limits } = list[plan]
  const row = await db.plan.findFirstOrThrow({ where: { type: plan, isActive: true } })
  expect(row).toMatchObject({ pricePerMonth: price ?? 0, isCustomPricing: price === null, isPerUserPricing: true })
  const frame = await getFrame(await anAdmin({ workspace: await aWorkspace({ plan }) }))
  expect({
    people: limitOf(frame, 'people'),
    templates: limitOf(frame, 'templates'),
    outside: limitOf(frame, 'externalsPerReview'),
    invites: limitOf(frame, 'invitesPerDay'),
    applause: limitOf(frame, 'applausePerPersonAndMonth'),
    aiAMonth: limitOf(frame, 'aiRequestsPerMonth'),
    aiADay: limitOf(frame, 'aiRequestsPerDay'),
    aiTokens: limitOf(frame, 'aiTokensPerDay'),
  }).toEqual(limits)
  expect(plans[plan].features).toEqual(features)
})

test('the price list says so, plan by plan', async () => {
  const { plans: shown } = await getPlanOverview(await anAdmin())
  expect(
    shown.map(({ type, pricePerMonth, isCustomPricing, lines }) => [type, pricePerMonth, isCustomPricing, lines]),
  ).toEqual(isPlan.map((plan) => [plan, list[plan].price ?? 0, list[plan].price === null, list[plan].lines]))
})
