import type { Actor } from '@/lib/access/actor'
import { renderToStaticMarkup } from 'react-dom/server'
import { NominateForm } from '@/components/reviews/running/nominations/nominate-form'
import { NominationsScreen } from '@/components/reviews/running/nominations/nominations-screen'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { test, expect } from 'vitest'
import { aNominatedReview } from './circumstances'
import { aTeam } from '@/tests/factories/teams'
import { aMember } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'

const drawn = async (actor: Actor, { id }: { id: string }) =>
  renderToStaticMarkup(
    <NominationsScreen view={{ ...(await getNominations(actor, id)), can: { nominate: false, decide: false } }} />,
  )

test('who asked about themselves and whose manager decides reads of neither in the third person', async () => {
  const { workspace, subject, review } = await aNominatedReview({ approver: 'MANAGER' })
  await aTeam({ workspace, members: [subject], managers: [await aMember({ workspace, role: 'Manager' })] })
  expect(await drawn(subject, review)).toContain(
    'Mira Stone gathers feedback about your work. You nominate people to give it.',
  )
  await db.review.update({ where: { id: review.id }, data: { creatorId: subject.memberId } })
  expect(await drawn(subject, review)).toContain('You nominate people to give you feedback, and your manager decides.')
})

test('what is nominated and not changed offers nothing to send again', async () => {
  const { subject, review, peers } = await aNominatedReview()
  const form = async () => renderToStaticMarkup(<NominateForm view={await getNominations(subject, review.id)} />)
  expect(await form()).toContain('type="submit"')
  const memberIds = peers.slice(0, 2).map(({ memberId }) => memberId)
  await nominatePeers(subject, { id: review.id, memberIds })
  expect(await form()).not.toContain('type="submit"')
})

test('who asked and decides gets from there to the form, and reads how many more can be nominated', async () => {
  const { creator, subject, review, peers } = await aNominatedReview()
  await nominatePeers(subject, { id: review.id, memberIds: peers.slice(0, 2).map(({ memberId }) => memberId) })
  const page = await drawn(creator, review)
  expect(page).toContain(`href="/feedback/preview/${review.id}"`)
  expect(page).toContain('can nominate 1 more.')
  expect(await drawn(subject, review)).toContain('href="/dashboard"')
})
