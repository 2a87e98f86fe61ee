import type { Place } from '@/lib/account/queries/list-places'
import { renderToStaticMarkup } from 'react-dom/server'
import { DeleteAccountScreen } from '@/components/account/delete-account-screen'
import { test, expect } from 'vitest'

const back = { href: '/', label: 'Back' }

const place = (workspaceName: string, given: Partial<Place> = {}): Place => ({
  memberId: workspaceName,
  workspaceId: workspaceName,
  workspaceName,
  isAdmin: true,
  deletionAt: null,
  othersCount: 3,
  otherAdminsCount: 0,
  isClosed: false,
  ...given,
})

const screen = (...places: Place[]) =>
  renderToStaticMarkup(
    <DeleteAccountScreen places={places} back={back} zone="Asia/Tokyo">
      The button
    </DeleteAccountScreen>,
  )

const deletionAt = new Date('2026-12-23T20:00:00Z')

test('who alone could keep a workspace from being deleted reads until when, and finds no button', () => {
  const shown = screen(place('Lonely', { deletionAt }))
  expect(shown).toContain('Lonely is being deleted')
  expect(shown).toContain('Lonely will be deleted on Dec 24, 2026')
  expect(shown).toContain('href="/workspace/switch"')
  expect(shown).not.toContain('The button')
})

test('of a workspace that stays and one that goes each reads its own way out', () => {
  const shown = screen(place('Harbour'), place('Lonely', { deletionAt }))
  expect(shown).toContain('You’re the only admin of Harbour<')
  expect(shown).toContain('Lonely is being deleted<')
})

test('a workspace that only the platform can open again is not in the way', () => {
  expect(screen(place('Lonely', { isClosed: true }))).toContain('The button')
})

test('says for each module what is deleted and what is kept', () => {
  const [, deleted = '', kept = ''] = screen(place('Harbour')).split('<h2')
  for (const part of ['Goals only you', 'one-on-one notes', 'calendar links', 'Your reactions', 'connected accounts'])
    expect(deleted).toContain(part)
  for (const part of ['other goals', 'past meetings', 'comments', 'applause']) expect(kept).toContain(part)
})

test('where another admin stays, or nobody else is, nothing is in the way', () => {
  expect(screen(place('Harbour', { otherAdminsCount: 1, deletionAt }), place('Alone', { othersCount: 0 }))).toContain(
    'The button',
  )
})
