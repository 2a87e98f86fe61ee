import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeavingRow } from '@/components/workspaces/switch/workspace-rows'

const deletionAt = new Date('2026-12-23T20:00:00Z')
const workspace = {
  id: '6f1c2f0e-6a64-4f0c-9b53-2f1f0e6a644f',
  name: 'Acme',
  description: '',
  logoId: null,
  role: 'Admin',
  peopleCount: 3,
  unseenCount: 0,
  isOpen: false,
  deletionAt,
} as const

const row = (canKeep: boolean) => renderToStaticMarkup(<LeavingRow workspace={{ ...workspace, canKeep }} zone="UTC" />)

test('people who aren’t Admins read whom to ask about a deletion', () => {
  const markup = renderToStaticMarkup(
    <LeavingRow workspace={{ ...workspace, role: 'Member', canKeep: false }} zone="UTC" />,
  )
  expect(markup).toContain('Will be deleted on Dec 23, 2026. Ask one of its admins.')
  expect(markup).not.toContain('/support')
})

test('a workspace deleted by Rapport leads to support, one deleted by an Admin has the undo', () => {
  expect(row(true)).toContain('Cancel deletion')
  expect(row(true)).not.toContain('/support')
  expect(row(false)).toContain('href="/support?query=contact"')
  expect(row(false)).not.toContain('Cancel deletion')
})
