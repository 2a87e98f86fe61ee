import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AbilitiesScreen } from '@/components/members/abilities/abilities-screen'
import { SettingsForm } from '@/components/reviews/running/manage/settings-form'
import { findManaged } from '@/lib/reviews/operating/queries'
import { aRunningReview } from '@/tests/factories/reviews'

test('the settings of feedback say on which mornings people are reminded', async () => {
  const { creator, review } = await aRunningReview({ hasReminders: true })
  const managed = await findManaged(creator, review.id)
  if (!managed) throw new Error('It was sent.')
  const drawn = renderToStaticMarkup(<SettingsForm review={managed} />)
  expect(drawn).toContain('Mornings: after 3 working days, 3 and 1 before closing')
})

test('the help says that the last reminder comes on the last working day before the closing day', () => {
  const viewer = { role: 'Member', workspaceName: 'Acme' } as const
  const drawn = renderToStaticMarkup(<AbilitiesScreen {...viewer} ledTeams={[]} areas={[]} withoutFeatures={[]} />)
  expect(drawn).toContain('on the last working day before the closing day')
})

test('the help names no reminders of features that are off', () => {
  const viewer = { role: 'Member', workspaceName: 'Acme', ledTeams: [], areas: [] } as const
  const without = (...withoutFeatures: string[]) =>
    renderToStaticMarkup(<AbilitiesScreen {...viewer} withoutFeatures={withoutFeatures} />)
  for (const about of ['>Goals<', '>Meetings<', '>Action items and next steps<']) {
    expect(without('Goals', 'FollowUps', 'OneOnOnes')).not.toContain(about)
    expect(without()).toContain(about)
  }
  expect(without('Goals', 'FollowUps')).toContain('>Meetings<')
})
