import type { ParsedRow } from '@/lib/invitations/imports/rules/parsed-rows'
import { changedSince, type Present, type Now } from '@/lib/invitations/imports/rules/row-changes'
import type { PendingInvitation } from '@/lib/invitations/imports/rules/pending-invitations'
import { decide } from '@/lib/invitations/imports/rules/decide-row'
import { describe, test, expect } from 'vitest'
import type { Updated } from '@/lib/invitations/imports/schema'

const nothing: ParsedRow = {
  email: 'ana@acme.example',
  firstName: '',
  lastName: '',
  role: null,
  jobTitle: '',
  timeZone: '',
  startDate: '',
  teams: [],
  manages: [],
  manager: '',
  tags: [],
}

const ana: Present = {
  memberId: 'ana',
  isSelf: false,
  isActive: true,
  belongsElsewhere: false,
  firstName: 'Ana',
  lastName: 'Silva',
  jobTitle: 'Designer',
  timeZone: 'UTC',
  startDate: '',
  role: 'Member',
  tags: ['Lisbon'],
  teams: [
    { name: 'Design', isManager: false },
    { name: 'Ops', isManager: true },
  ],
}

const about = (
  parsed: Partial<ParsedRow>,
  person: Partial<Present> | null = {},
  invitation: PendingInvitation | null = null,
) =>
  decide(
    { parsed: { ...nothing, ...parsed }, problems: [] },
    { person: person && { ...ana, ...person }, invitation },
    null,
  )

describe('what becomes of a row', () => {
  test('a problem refuses it for everybody', () => {
    const verdict = decide({ parsed: nothing, problems: ['No.'] }, { person: ana, invitation: null }, null)
    expect(verdict).toMatchObject({ action: 'NOTHING', problems: ['No.'] })
  })

  test('somebody new is invited', () => {
    expect(about({}, null)).toMatchObject({ action: 'INVITE', problems: [] })
  })

  const invitation: PendingInvitation = {
    invitationId: 'waiting',
    firstName: 'Ana',
    lastName: '',
    jobTitle: 'Designer',
    startDate: '',
    role: 'Member',
    tags: ['Lisbon'],
    teams: [{ name: 'Design', isManager: false }],
  }

  test('an invitation that waits stays with the same', () => {
    const same = {
      firstName: 'Ana',
      jobTitle: 'Designer',
      teams: ['design'],
      tags: ['LISBON'],
      role: 'Member' as const,
    }
    expect(about(same, null, invitation)).toMatchObject({ action: 'NOTHING', problems: [] })
  })

  test('an invitation that waits offers a title alone', () => {
    const verdict = about({ jobTitle: 'Lead' }, null, invitation)
    expect(verdict).toMatchObject({ action: 'UPDATE', change: { jobTitle: 'Lead', teams: [], tags: [] } })
    expect(verdict.notes).toContain('New job title: Lead.')
  })

  test('an invitation that waits offers what is new', () => {
    const verdict = about(
      { lastName: 'Silva', role: 'Manager', manages: ['Design'], tags: ['Mentor'] },
      null,
      invitation,
    )
    expect(verdict).toMatchObject({ action: 'UPDATE', problems: [] })
    expect(verdict.change).toEqual({
      lastName: 'Silva',
      role: 'Manager',
      tags: ['Mentor'],
      teams: [{ name: 'Design', isManager: true }],
    })
  })

  test.each<[string, Partial<ParsedRow>]>([
    ['teams', { teams: Array.from({ length: 20 }, (_, index) => `t${index}`) }],
    ['tags', { tags: Array.from({ length: 30 }, (_, index) => `t${index}`) }],
  ])('and refuses more %s than one may have', (_, parsed) => {
    expect(about(parsed, null, invitation).problems).toHaveLength(1)
  })

  test.each<[string, Partial<ParsedRow>]>([
    ['nothing at all', {}],
    [
      'what is so already',
      { firstName: 'Ana', role: 'Member', teams: ['DESIGN', 'Ops'], manages: ['ops'], tags: ['lisbon'] },
    ],
  ])('an update with %s does nothing', (_, parsed) => {
    expect(about(parsed)).toMatchObject({ action: 'NOTHING', problems: [] })
  })

  test.each<[string, Partial<ParsedRow>, object, string]>([
    ['a name', { lastName: 'Sousa' }, { lastName: 'Sousa' }, 'New name: Ana Sousa.'],
    ['a job title', { jobTitle: 'Lead' }, { jobTitle: 'Lead' }, 'New job title: Lead.'],
    ['a zone', { timeZone: 'Europe/Lisbon' }, { timeZone: 'Europe/Lisbon' }, 'New time zone: Europe/Lisbon.'],
    ['a role', { role: 'Admin' }, { role: 'Admin' }, 'New role: Admin.'],
    ['a team', { teams: ['Lab', 'design'] }, { teams: [{ name: 'Lab', isManager: false }] }, 'Joins Lab.'],
    ['leading a team', { manages: ['Design'] }, { teams: [{ name: 'Design', isManager: true }] }, 'Leads Design.'],
    ['a tag', { tags: ['Mentor', 'Lisbon'] }, { tags: ['Mentor'] }, 'Gets the tag Mentor.'],
  ])('an update changes %s', (_, parsed, change, note) => {
    const verdict = about(parsed)
    expect(verdict).toMatchObject({ action: 'UPDATE', problems: [], notes: [note] })
    expect(verdict.change).toEqual({ teams: [], tags: [], ...change })
  })

  const zoneKept = 'People choose their own time zone.'

  test('notes that a chosen time zone stays', () => {
    const result = about({ timeZone: 'Europe/Lisbon' }, { timeZone: 'Asia/Kolkata' })
    expect(result).toMatchObject({ action: 'NOTHING', problems: [], notes: [zoneKept] })
    const more = about({ timeZone: 'Europe/Lisbon', jobTitle: 'Lead' }, { timeZone: 'Asia/Kolkata' })
    expect(more).toMatchObject({ action: 'UPDATE', notes: ['New job title: Lead.', zoneKept] })
    expect(about({ timeZone: 'Asia/Kolkata' }, { timeZone: 'Asia/Kolkata' }).notes).not.toContain(zoneKept)
  })

  test('notes that a pending invitation takes no time zone', () => {
    expect(about({ timeZone: 'Europe/Lisbon' }, null, invitation).notes).toContain(zoneKept)
    expect(about({ timeZone: 'Europe/Lisbon', jobTitle: 'Lead' }, null, invitation).notes).toContain(zoneKept)
    expect(about({ jobTitle: 'Lead' }, null, invitation).notes).not.toContain(zoneKept)
  })

  test('notes of someone with another workspace which of name, title and zone stay', () => {
    const elsewhere = { belongsElsewhere: true }
    expect(about({ timeZone: 'Europe/Lisbon' }, elsewhere)).toMatchObject({ action: 'NOTHING', notes: [zoneKept] })
  })

  test('who has a place elsewhere, too, keeps their name, and the rest is done', () => {
    const verdict = about({ firstName: 'Anna', role: 'Manager' }, { belongsElsewhere: true })
    expect(verdict.change).toEqual({ role: 'Manager', teams: [], tags: [] })
    expect(verdict.notes).toEqual(['New role: Manager.', 'They set their own name and job title.'])
  })

  test.each<[string, Partial<ParsedRow>, Partial<Present>]>([
    ['somebody deactivated', {}, { isActive: false }],
    ['too many tags', { tags: ['one more'] }, { tags: Array.from({ length: 30 }, (_, index) => `t${index}`) }],
  ])('it refuses %s', (_, parsed, person) => {
    const { action, problems } = about(parsed, person)
    expect({ action, count: problems.length }).toEqual({ action: 'NOTHING', count: 1 })
  })

  test('drops your own role and does the rest', () => {
    const self: Partial<Present> = { isSelf: true, role: 'Admin' }
    const kept = 'You can’t change your own role.'
    const alone = about({ role: 'Member' }, self)
    expect(alone).toMatchObject({ action: 'NOTHING', problems: [], notes: [kept] })
    const result = about({ role: 'Member', teams: ['Lab'], jobTitle: 'Lead' }, self)
    expect(result).toMatchObject({ action: 'UPDATE', problems: [] })
    expect(result.change).toEqual({ jobTitle: 'Lead', teams: [{ name: 'Lab', isManager: false }], tags: [] })
    expect(result.notes).toEqual(['New job title: Lead.', 'Joins Lab.', kept])
  })

  test('one may put oneself into a team', () => {
    expect(about({ role: 'Admin', teams: ['Lab'] }, { isSelf: true, role: 'Admin' }).action).toBe('UPDATE')
  })
})

describe('what a row changed', () => {
  const trace: Updated = {
    kind: 'updated',
    lastName: { was: 'Silva', became: 'Sousa' },
    role: { was: 'Member', became: 'Manager' },
    teams: [{ teamId: 'lab', was: null, became: true }],
    tagIds: ['mentor'],
  }
  const left: Now = {
    firstName: 'Ana',
    lastName: 'Sousa',
    jobTitle: '',
    timeZone: 'UTC',
    startDate: '',
    role: 'Manager',
    teams: [{ teamId: 'lab', isManager: true }],
    tagIds: ['mentor', 'other'],
  }

  test('can be taken back while it is as it was left', () => {
    expect(changedSince(trace, left)).toBeNull()
    expect(changedSince(trace, { ...left, firstName: 'Anna' })).toBeNull()
  })

  test.each<[string, Partial<Now>]>([
    ['name', { lastName: 'Costa' }],
    ['role', { role: 'Admin' }],
    ['team left', { teams: [] }],
    ['team led no more', { teams: [{ teamId: 'lab', isManager: false }] }],
    ['tag', { tagIds: [] }],
  ])('and stays with another %s', (_, present) => {
    expect(changedSince(trace, { ...left, ...present })).toMatch(/^Kept: /)
  })
})
