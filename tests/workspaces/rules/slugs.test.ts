import { expect, test } from 'vitest'
import { reservedBy, reservedSegments, slugFault, suggestedSlug } from '@/lib/workspaces/rules/slugs'
import { settingsSchemaFor } from '@/lib/workspaces/schema'

test.each(['admin', 'Admin', ' PRICING ', 'plan-b', 'api_v2', 'reset-password-2', 'rapport', 'rapport-team'])(
  '%s is reserved',
  (slug) => {
    expect(reservedBy(slug)).toBeDefined()
  },
)

test.each(['planners', 'apiary', 'my-admin', 'authors', 'tokens', 'team-blog', 'supporters', 'acme'])(
  '%s is free',
  (slug) => {
    expect(reservedBy(slug)).toBeUndefined()
  },
)

test('every reserved segment is refused in every letter case', () => {
  for (const segment of reservedSegments) expect(reservedBy(segment.toUpperCase())).toBe(segment)
})

test.each([
  ['Acme', 'acme'],
  ['Müller & Söhne GmbH', 'muller-sohne-gmbh'],
  ['  --Ünïcode!! ', 'unicode'],
  ['Admin Tools', 'team-admin-tools'],
  ['株式会社', ''],
  ['x'.repeat(60), 'x'.repeat(48)],
  ['Außergewöhnlich', 'aussergewohnlich'],
  ['Łódź Ærø Œuvre', 'lodz-aero-oeuvre'],
])('the name %s suggests %s', (name, slug) => {
  expect(suggestedSlug(name)).toBe(slug)
})

test.each([
  ['ab', 'Use at least 3 characters.'],
  ['x'.repeat(49), 'Use at most 48 characters.'],
  ['two--hyphens', 'Use letters a to z, digits and single hyphens.'],
  ['münchen', 'Use letters a to z, digits and single hyphens.'],
  [' Admin ', 'An address can’t start with “admin”. Choose another.'],
  ['Acme', undefined],
  [' acme-2 ', undefined],
])('of the address “%s” is said: %s', (typed, sentence) => {
  expect(slugFault(typed)).toBe(sentence)
})

test.each([
  ['plan', true, 'plan'],
  ['plan', false, 'general'],
  ['audit', false, 'audit'],
  ['system', true, 'general'],
  ['system', false, 'system'],
  ['nothing', true, 'general'],
])('asked for %s, billed: %s, the settings open at %s', (tab, isBilled, opened) => {
  expect(settingsSchemaFor({ isBilled }).parse({ tab })).toEqual({ tab: opened })
})
