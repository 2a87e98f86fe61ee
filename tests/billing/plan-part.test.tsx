import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanPart } from '@/components/billing/plan-part'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { listTemplateTitles } from '@/lib/templates/queries/list-template-titles'
import { findPlanNotice, getPlanOverview } from '@/lib/billing/queries'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatDate } from '@/lib/shared/dates'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aPaidSubscription, aSubscription, whilePlanIs } from '@/tests/factories/subscriptions'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'

/** The tab of the settings as this Admin sees it, and the words on it. */
async function tabOf(actor: Actor, { applause = 0 }: { applause?: number | null } = {}) {
  const [overview, paying, templates] = await Promise.all([
    getPlanOverview(actor),
    getPaying(actor),
    listTemplateTitles(actor),
  ])
  const markup = renderToStaticMarkup(
    <PlanPart
      overview={overview}
      paying={paying}
      asker={actor}
      zone="UTC"
      applause={applause}
      held={{ templates, series: 0 }}
    />,
  )
  return { markup, words: markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

test('it shows how much is used, each plan with its price and lines, and which of them is one’s own', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  await aTemplate(admin)
  const { words, markup } = await tabOf(admin)
  expect(words).toContain('You’re on Pro Active')
  expect(words).toContain('People 1 of 100')
  expect(words).toContain('Templates 1 of 10')
  expect(words).toContain('Pro Your plan ₹199 per person and month 100 people 25 external reviewers per form')
  expect(words).toContain('Enterprise Custom Any number of people')
  expect(markup.match(/aria-current="true"/g)).toHaveLength(1)
})

test('Free names its price for the people who are here, or that they are too many, as other plans do', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  const other = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  expect((await tabOf(admin)).words).toContain('forever ₹0 a month for 1 person')
  expect((await tabOf(other)).words).toContain('forever ₹0 a month for 1 person')
  for (let added = 0; added < 10; added++) await aMember({ workspace: { id: other.workspaceId } })
  expect((await tabOf(other)).words).toContain('forever Too small for 11 people')
})

test('a card counts the invited, as the checkout does', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  await anInvitation(admin)
  expect((await tabOf(admin)).words).toContain('₹398 a month for 2 people')
})

test('while a change is planned, the tab says how to make another one or cancel', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  const { id } = await aPaidSubscription({ workspace })
  const sentence = 'To cancel it or choose another change, keep Pro for 5 people first.'
  expect((await tabOf(admin)).words).not.toContain(sentence)
  const { planId } = await db.subscription.findUniqueOrThrow({ where: { id }, select: { planId: true } })
  await db.subscription.update({ where: { id }, data: { nextPlanId: planId, nextQuantity: 2, nextAmount: 39_800 } })
  expect((await tabOf(admin)).words).toContain(sentence)
})

test('how much is used has one colour, because little of it is no danger', async () => {
  const { markup } = await tabOf(await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) }))
  expect(markup.match(/<progress[^>]*class="[^"]*"/g)?.map((bar) => /text-\w+/.exec(bar)?.[0])).toEqual([
    'text-primary',
    'text-primary',
    'text-primary',
  ])
})

test('a number that was changed is shown at once, in the list and in how much is used', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const admin = await anAdmin({ workspace })
  await aMember({ workspace })
  const { words } = await whilePlanIs('PRO', { userLimit: 1 }, () => tabOf(admin))
  expect(words).toContain('You have more people than Pro includes')
  expect(words).toContain('People 2 of 1')
  expect(words).toContain('per person and month 1 person 25 external reviewers')
})

test('pending invitations take seats of the plan while their sender is here', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [admin, other] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  for (let added = 2; added < 8; added++) await aMember({ workspace })
  expect((await tabOf(admin)).words).not.toContain('invited')
  for (const sender of [admin, other]) await anInvitation(sender)
  expect((await tabOf(admin)).words).toContain('People 10 of 10 Includes 2 invited')
  await deactivate(other)
  expect((await tabOf(admin)).words).toContain('People 8 of 10 Includes 1 invited')
})

test('what it says of the end of a trial is what the strip above every other screen says', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await aSubscription({ workspace, isTrial: true, trialEndsAt: daysFrom(now(), 3) })
  const [{ words }, strip] = await Promise.all([tabOf(admin), findPlanNotice(admin)])
  expect(words).toContain(`${strip?.title} ${strip?.text}`)
})

test('it says from the first day of a trial in how many days it ends, and what follows', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await aSubscription({ workspace, isTrial: true, trialEndsAt: daysFrom(now(), 14) })
  const [{ words }, strip] = await Promise.all([tabOf(admin), findPlanNotice(admin)])
  expect(words).toContain('Your Pro trial ends in 14 days')
  expect(words).toContain(
    'you’re on Free: 10 people, 2 templates, no applause, imports, external reviewers or recurring meetings.',
  )
  expect(words).not.toContain('Trial until')
  expect(strip).toBeNull()
})

test('a workspace whose payments were halted may change the card, or subscribe anew', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await aPaidSubscription({ workspace, status: 'EXPIRED', razorpayStatus: 'halted', overdueAt: now() })
  const { words } = await tabOf(admin)
  expect(words).toContain('Update card and pay ₹995')
  expect(words).toContain('₹199 a month for 1 person')
  expect(words).toContain('Subscribe to Pro')
  expect(words).toContain('Subscribe to Business')
})

test('an overdue payment says why it failed, how often it was tried, and when it is tried again', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  const { id } = await aPaidSubscription({ workspace, razorpayStatus: 'pending', overdueAt: now() })
  const chargeAt = daysFrom(now(), 1)
  const data = { failedAt: new Date('2026-11-27T09:00:00Z'), failedAmount: 99_500, failure: 'The card has expired.' }
  await db.subscription.update({ where: { id }, data: { ...data, chargeAt, failedTries: 2 }, select: { id: true } })
  const { words } = await tabOf(admin)
  expect(words).toContain('Last try Nov 27, 2026: The card has expired. Tried 2 times')
  expect(words).toContain(`Next try ${formatDate(chargeAt, 'MMM DD, YYYY', 'UTC')}`)
  expect(words).toContain('Update card and pay ₹995 Cancel subscription')
})

test('a cancellation that Razorpay has says when one can subscribe again', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  const endsAt = daysFrom(now(), 2)
  const { id } = await aPaidSubscription({ workspace, endsAt })
  await db.subscription.update({ where: { id }, data: { chargeAt: endsAt }, select: { id: true } })
  const day = formatDate(endsAt, 'MMM DD, YYYY', 'UTC')
  expect((await tabOf(admin)).words).toMatch(new RegExp(`Keep Pro .*Ends on ${day} `))
  await db.subscription.update({ where: { id }, data: { endSentAt: now() }, select: { id: true } })
  expect((await tabOf(admin)).words).toContain(`Ends on ${day}. You can subscribe again after that.`)
})

test('applause that is switched off isn’t counted', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  expect((await tabOf(admin)).words).toContain('Applause this month 0 of 10')
  expect((await tabOf(admin, { applause: null })).words).not.toContain('Applause this month')
})
