import { test, expect } from 'vitest'
import { placeChanges } from '@/lib/teams/memberships/rules'

const place = (teamId: string, isManager = false) => ({ teamId, isManager })

test.each([
  ['nothing', [place('a')], [place('a')], [], []],
  ['one more', [], [place('a')], [place('a')], []],
  ['one less', [place('a'), place('b')], [place('b')], [], ['a']],
  ['led now', [place('a')], [place('a', true)], [place('a', true)], []],
  ['led no longer', [place('a', true)], [place('a')], [place('a')], []],
  ['all at once', [place('a'), place('b')], [place('b', true), place('c')], [place('b', true), place('c')], ['a']],
])('%s', (_what, before, after, put, out) => expect(placeChanges(before, after)).toEqual({ put, out }))
