import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countFailure } from '@/lib/platform/failures'
import { hashToken, newToken, seal } from '@/lib/platform/secrets'
import { unique } from './workspaces'

/** What somebody wrote on /support. */
export const anInquiry = ({
  email = `${unique('amara')}@elsewhere.example`,
  message = 'Do you offer a discount?',
} = {}) => db.inquiry.create({ data: { key: unique('inquiry'), name: 'Amara', email, message, createdAt: now() } })

/** An address that asked for the newsletter, with the token of its link. */
export async function aSubscriber({ isConfirmed = false, daysLeft = 7 } = {}) {
  const token = newToken()
  const email = `${unique('reader')}@elsewhere.example`
  const link = { tokenHash: hashToken(token), expiresAt: daysFrom(now(), daysLeft), createdAt: now() }
  const data = { email, ...link, confirmedAt: isConfirmed ? now() : null }
  const { id } = await db.newsletterSubscriber.create({ data })
  return { id, email, token }
}

/** A mail that was given up. */
export const aLostMail = (recipient = `${unique('lost')}@elsewhere.example`) =>
  db.mail.create({
    data: {
      ...{ key: unique('mail'), event: 'account.exists', recipient, status: 'GIVEN_UP', attempts: 25 },
      ...{ lastError: 'There is nobody of this name.', dueAt: now(), createdAt: now() },
      sealedProps: seal(JSON.stringify({ recipientName: 'Amara', link: '/', resetLink: '/' })),
    },
  })

/** A job that failed; answers its name. */
export async function aFailedJob() {
  const name = unique('job')
  await countFailure({ kind: 'job', name })
  return name
}
