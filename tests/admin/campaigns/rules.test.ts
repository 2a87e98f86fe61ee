import { expect, test } from 'vitest'
import { campaignState, companyOf, inviteProblem, proposedSlug, readCampaignList } from '@/lib/admin/campaigns/rules'

test.each([
  ['ana@harbour-works.com', 'Harbour Works'],
  ['ana@mail.acme.co.uk', 'Acme'],
  ['ana@gmail.com', ''],
  ['ana@yahoo.co.in', ''],
])('%s is of “%s”', (email, company) => {
  expect(companyOf(email)).toBe(company)
})

test('proposes a free address that is no page of the product', () => {
  expect(proposedSlug('Harbour Works', new Set())).toBe('harbour-works')
  expect(proposedSlug('Harbour Works', new Set(['harbour-works', 'harbour-works-2']))).toBe('harbour-works-3')
  expect(proposedSlug('Admin', new Set())).toBe('team-admin')
  expect(proposedSlug('', new Set())).toBe('')
})

test('reads pasted addresses and files, each address once', () => {
  expect(readCampaignList('ana@harbour.example\nBo@Harbour.example\nana@harbour.example')).toEqual({
    listed: [
      { email: 'ana@harbour.example', firstName: '', companyName: 'Harbour', companySlug: '' },
      { email: 'bo@harbour.example', firstName: '', companyName: 'Harbour', companySlug: '' },
    ],
    faults: [],
    duplicateCount: 1,
  })
  expect(readCampaignList('E-mail;First name;Company;Address\nana@x.example;Ana;Harbour & Sons;HARBOUR')).toMatchObject(
    {
      listed: [{ email: 'ana@x.example', firstName: 'Ana', companyName: 'Harbour & Sons', companySlug: 'harbour' }],
    },
  )
})

test('an address listed twice keeps what its first line says, and takes the rest from later ones', () => {
  const list = 'yan@elm.example,Yan,,elm-audit\nYan@elm.example,Yannick,Elm & Co,other\nyan@elm.example,Y,Elm,elm'
  expect(readCampaignList(list)).toMatchObject({
    listed: [{ email: 'yan@elm.example', firstName: 'Yan', companyName: 'Elm & Co', companySlug: 'elm-audit' }],
    duplicateCount: 2,
  })
})

test('names every line that can’t be used, ten at most, and takes the others', () => {
  const wrong = `Dana\nbo@x.example,${'x'.repeat(101)},X,${'y'.repeat(49)}`
  expect(readCampaignList(`ana@x.example\n${wrong}\ncy@x.example`)).toMatchObject({
    listed: [{ email: 'ana@x.example' }, { email: 'cy@x.example' }],
    faults: [
      'Line 2: “Dana” isn’t a valid e-mail address.',
      'Line 3: The first name may have at most 100 characters.',
      'Line 3: The workspace address may have at most 48 characters.',
    ],
    duplicateCount: 0,
  })
  const many = Array.from({ length: 13 }, (_, index) => `p${index}`)
  const read = readCampaignList(['ana@x.example', ...many].join('\n'))
  expect('faults' in read && read.faults.slice(9)).toEqual([
    'Line 11: “p9” isn’t a valid e-mail address.',
    'And 3 more.',
  ])
})

test('takes cells as long as their limits', () => {
  const longest = { firstName: 'x'.repeat(100), companyName: 'y'.repeat(128), companySlug: 'z'.repeat(48) }
  const list = `ana@x.example,${Object.values(longest).join(',')}`
  expect(readCampaignList(list)).toMatchObject({ listed: [{ email: 'ana@x.example', ...longest }], faults: [] })
})

test.each([
  ['', /at least one/],
  ['E-mail', /at least one/],
  ['dana@\n@x.example', /^Line 1: “dana@” isn’t a valid e-mail address\. Line 2: “@x\.example” isn’t/],
  ['"ana@harbour.example', /Line 1/],
  [`bo@x.example,${'x'.repeat(101)}`, /^Line 1: The first name may have at most 100 characters\.$/],
  [`ana@x.example,Ana,${'x'.repeat(129)}`, /^Line 1: The company may have at most 128 characters\.$/],
  [`ana@x.example,Ana,X,${'x'.repeat(49)}`, /^Line 1: The workspace address may have at most 48 characters\.$/],
  [Array.from({ length: 501 }, (_, index) => `p${index}@harbour.example`).join('\n'), /at most 500/],
])('refuses %j', (list, sentence) => {
  expect(readCampaignList(list)).toEqual({ fault: expect.stringMatching(sentence) })
})

const now = new Date('2026-05-04T10:00:00Z')
const sent = { sentAt: now, expiresAt: new Date('2026-05-18T10:00:00Z') }
const late = { sentAt: now, expiresAt: now }

test.each([
  ['DRAFT', { status: 'PENDING', sentAt: null, expiresAt: null }],
  ['PENDING', { status: 'PENDING', ...sent }],
  ['OPENED', { status: 'OPENED', ...sent }],
  ['EXPIRED', { status: 'PENDING', ...late }],
  ['EXPIRED', { status: 'OPENED', ...late }],
  ['COMPLETED', { status: 'COMPLETED', ...late }],
  ['REVOKED', { status: 'REVOKED', sentAt: null, expiresAt: null }],
] as const)('is %s', (state, stored) => {
  expect(campaignState(stored, now)).toBe(state)
})

test('says what keeps an invitation from being sent', () => {
  const ready = { companyName: 'Harbour', companySlug: 'harbour' }
  expect(inviteProblem(ready, false, false)).toBeNull()
  expect(inviteProblem(ready, true, false)).toMatch(/Another workspace/)
  expect(inviteProblem(ready, false, true)).toMatch(/has an account/)
  expect(inviteProblem({ ...ready, companySlug: 'admin' }, false, false)).toMatch(/can’t start with “admin”/)
  expect(inviteProblem({ ...ready, companyName: '' }, false, false)).toBe('Enter the company.')
})
