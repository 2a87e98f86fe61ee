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
  })
  expect(readCampaignList('E-mail;First name;Company;Address\nana@x.example;Ana;Harbour & Sons;HARBOUR')).toEqual({
    listed: [{ email: 'ana@x.example', firstName: 'Ana', companyName: 'Harbour & Sons', companySlug: 'harbour' }],
  })
})

test('takes cells as long as their limits', () => {
  const longest = { firstName: 'x'.repeat(100), companyName: 'y'.repeat(128), companySlug: 'z'.repeat(48) }
  const list = `ana@x.example,${Object.values(longest).join(',')}`
  expect(readCampaignList(list)).toEqual({ listed: [{ email: 'ana@x.example', ...longest }] })
})

test.each([
  ['', /at least one/],
  ['E-mail', /at least one/],
  ['ana@harbour.example\nDana', /Line 2: “Dana” isn’t a valid e-mail address/],
  ['"ana@harbour.example', /Line 1/],
  [`ana@x.example\nbo@x.example,${'x'.repeat(101)}`, /^Line 2: The first name may have at most 100 characters\.$/],
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
