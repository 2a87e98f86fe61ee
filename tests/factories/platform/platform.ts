import type { z } from 'zod'
import type { AdminActor } from '@/lib/access/admin'
import { leavingCode } from '@/lib/admin/newsletter/queries'
import { createPlanSchema } from '@/lib/billing/offers/schema'
import { daysFrom, minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countFailure } from '@/lib/platform/failures'
import { hashToken, newToken, seal } from '@/lib/platform/secrets'
import { randomId } from '@/lib/shared/randomness'
import { addDefaultTemplate } from '@/lib/templates/defaults/commands/add-default-template'
import { publishDefaultTemplate } from '@/lib/templates/defaults/commands/publish-default-template'
import { saveDefaultTemplate } from '@/lib/templates/defaults/commands/save-default-template'
import { aForm } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'

/** What somebody wrote on /support. */
export const anInquiry = ({
  email = `${unique('amara')}@elsewhere.example`,
  message = 'Do you offer a discount?',
} = {}) => db.inquiry.create({ data: { key: unique('inquiry'), name: 'Amara', email, message, createdAt: now() } })

/** An address that asked for the newsletter, with the token of its link, and the code with which it unsubscribes. */
export async function aSubscriber({ isConfirmed = false, daysLeft = 7 } = {}) {
  const token = newToken()
  const email = `${unique('reader')}@elsewhere.example`
  const link = { tokenHash: hashToken(token), expiresAt: daysFrom(now(), daysLeft), createdAt: now() }
  const data = { email, ...link, confirmedAt: isConfirmed ? now() : null }
  const { id } = await db.newsletterSubscriber.create({ data })
  return { id, email, token, code: leavingCode(id) }
}

/** A mail that was given up. */
export const aLostMail = (recipient = `${unique('lost')}@elsewhere.example`) =>
  db.mail.create({
    data: {
      key: unique('mail'),
      event: 'account.exists',
      recipient,
      status: 'GIVEN_UP',
      attempts: 25,
      lastError: 'There is nobody of this name.',
      dueAt: now(),
      createdAt: now(),
      sealedProps: seal(JSON.stringify({ recipientName: 'Amara', link: '/', resetLink: '/' })),
    },
  })

/** A job that failed; answers its name. */
export async function aFailedJob(name = unique('job')) {
  await countFailure({ kind: 'job', name })
  return name
}

/** A default template that is offered to every workspace, or one that never was. */
export async function aDefaultTemplate(admin: AdminActor, { isPublished = true, title = unique('Default') } = {}) {
  const { id } = await addDefaultTemplate(admin, { madeId: randomId() })
  const content = aForm({ title })
  await saveDefaultTemplate(admin, { id, version: 1, content })
  if (isPublished) await publishDefaultTemplate(admin, { id })
  return { id, title, content }
}

/** What a super admin types who sells a plan at a new price. */
export const anOffer = (given: Partial<z.input<typeof createPlanSchema>> = {}) =>
  createPlanSchema.parse({
    madeId: randomId(),
    type: 'PRO',
    name: 'Pro',
    description: '',
    pricePerMonth: '249',
    isCustomPricing: false,
    userLimit: '100',
    externalsPerReview: '25',
    applausePerPersonAndMonth: '10',
    features: 'CSV and Slack import',
    aiRequestLimit: '30',
    aiRequestsPerDay: '10',
    aiTokensPerDay: '40000',
    ...given,
  })

/** An event of Razorpay that was not worked on for a while. */
export const aWaitingEvent = (razorpayId: string, minutes = 10) =>
  db.paymentEvent.create({
    data: { id: unique('evt'), kind: 'subscription.pending', razorpayId, receivedAt: minutesFrom(now(), -minutes) },
    select: { id: true },
  })
