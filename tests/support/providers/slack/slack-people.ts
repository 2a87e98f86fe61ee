import { crc32, deflateSync } from 'node:zlib'
import { z } from 'zod'
import { slackAccountOf } from './slack-oauth'
import type { Answer, Asked, Route } from '@/tests/support/providers/stand-in'
import { readToken } from '@/tests/support/providers/tokens'

const firstNames = ['Ana', 'Bilal', 'Chloé', 'Dmitri', 'Esra', 'Farah', 'Goran', 'Hana', 'Ivo', 'Jun', 'Kofi', 'Lucía']
const lastNames = ['Adeyemi', 'Brandt', 'Castillo', 'Dubois', 'Eriksen', 'Fontana', 'Gupta', 'Haraldsson', 'Ito']
const titles = ['Designer', 'Engineer', 'Product manager', 'Recruiter', 'Analyst', '']
const zones = ['Europe/Lisbon', 'Asia/Calcutta', 'America/New_York', 'Asia/Tokyo', 'Africa/Nairobi']

const at = <Value>(values: readonly Value[], index: number) => values[index % values.length]

/** Somebody as Slack has them; the flags are as rare as in a company of some age. */
export type SlackMember = {
  id: string
  name: string
  real_name: string
  tz: string
  deleted: boolean
  is_bot: boolean
  is_restricted: boolean
  is_ultra_restricted: boolean
  is_app_user: boolean
  updated: number
  profile: { real_name: string; title: string; email?: string; image_192?: string; image_512?: string }
}

/** A member by their number; `given` is what a test wants of them. */
export function slackMember(number: number, given: Partial<SlackMember> = {}): SlackMember {
  const [first, last] = [at(firstNames, number), at(lastNames, number)]
  const real_name = `${first} ${last}`
  return {
    id: `U${String(number).padStart(6, '0')}`,
    name: `person${number}`,
    real_name,
    tz: at(zones, number) ?? '',
    deleted: false,
    is_bot: false,
    is_restricted: false,
    is_ultra_restricted: false,
    is_app_user: false,
    updated: 1_790_000_000,
    profile: {
      real_name,
      title: at(titles, number) ?? '',
      email: `person${number}@slack.example`,
      ...(number % 2 === 0 && { image_192: `/pictures/${number}.png`, image_512: `/pictures/${number}.png` }),
    },
    ...given,
  }
}

const bot = { is_bot: true, profile: { real_name: 'Build bot', title: '' } }
const withoutAddress = { profile: { real_name: 'Front desk', title: '' }, real_name: 'Front desk' }

/** People of the demo, who are in both. */
const both: Readonly<Record<number, [name: string, email: string]>> = {
  8: ['Priya Nair', 'manager@acme.example'],
  9: ['Tom Reed', 'member@acme.example'],
}

function colleague(number: number) {
  const known = both[number]
  if (known === undefined) return slackMember(number)
  const [real_name, email] = known
  return slackMember(number, { real_name, profile: { real_name, title: at(titles, number) ?? '', email } })
}

/** Of 1,200: Slackbot, 30 bots, 60 who were deactivated, 24 guests, 12 without an address, and 1,073 others. */
export const aCompany = (): SlackMember[] =>
  Array.from({ length: 1200 }, (_, number) => {
    if (number === 0) return slackMember(0, { id: 'USLACKBOT', real_name: 'Slackbot' })
    if (number % 40 === 1) return slackMember(number, bot)
    if (number % 20 === 2) return slackMember(number, { deleted: true })
    if (number % 100 === 3) return slackMember(number, withoutAddress)
    if (number % 100 === 4) return slackMember(number, { is_restricted: true })
    if (number % 100 === 5) return slackMember(number, { is_restricted: true, is_ultra_restricted: true })
    return colleague(number)
  })

const listBody = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200),
  cursor: z.string().min(1).optional(),
})

const cursorOf = (offset: number) => Buffer.from(`user:${offset}`).toString('base64')
const offsetOf = (cursor: string) => /^user:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1]

const failed = (error: string): Answer => ({ json: { ok: false, error } })

const scopesOf = ({ headers }: Asked) =>
  readToken(headers.authorization?.replace('Bearer ', '') ?? '')?.scopes.split(',') ?? []

/** Addresses are told to those who asked for them alone, and pictures are where Slack is. */
function shown({ profile: { email, ...profile }, ...member }: SlackMember, asked: Asked) {
  const host = `http://${asked.headers.host}/slack`
  const { image_192, image_512 } = profile
  return {
    ...member,
    team_id: 'T0ACME',
    profile: {
      ...profile,
      ...(email !== undefined && scopesOf(asked).includes('users:read.email') && { email }),
      ...(image_192?.startsWith('/') && { image_192: host + image_192 }),
      ...(image_512?.startsWith('/') && { image_512: host + image_512 }),
    },
  }
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32BE(data.length, 0)
  sizes.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)])
}

const SIDE = 96

/** A square of one colour as a PNG file. */
function colouredPng(number: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, 2], 8)
  const line = [0, ...Array.from({ length: SIDE }, () => [(number * 53) % 200, (number * 97) % 200, 140]).flat()]
  const pixels = deflateSync(Buffer.from(Array.from({ length: SIDE }, () => line).flat()))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

type OfSlack = { revoked: ReadonlySet<string> }

/** The list of a Slack workspace's people, and their pictures. `people` is read at each call, as people come and go. */
export function slackPeopleRoutes({ revoked }: OfSlack, people: () => SlackMember[] = aCompany): Route[] {
  function list(asked: Asked): Answer {
    const account = slackAccountOf(asked, revoked)
    if ('error' in account) return failed(account.error)
    if (!scopesOf(asked).includes('users:read')) return failed('missing_scope')
    const { limit, cursor } = listBody.parse(asked.body)
    const offset = cursor === undefined ? 0 : Number(offsetOf(cursor) ?? Number.NaN)
    if (Number.isNaN(offset)) return failed('invalid_cursor')
    const all = people()
    const members = all.slice(offset, offset + limit).map((member) => shown(member, asked))
    const next_cursor = offset + limit < all.length ? cursorOf(offset + limit) : ''
    return { json: { ok: true, members, cache_ts: 1_790_000_000, response_metadata: { next_cursor } } }
  }

  return [
    { method: 'POST', path: '/api/users.list', body: listBody, answer: list },
    {
      method: 'GET',
      path: '/pictures/:file',
      answer: ({ params: { file = '' } }) => ({
        headers: { 'content-type': 'image/png' },
        file: colouredPng(Number.parseInt(file, 10)),
      }),
    },
  ]
}
