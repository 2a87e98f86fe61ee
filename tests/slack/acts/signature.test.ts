import { afterEach, expect, test } from 'vitest'
import { NextRequest } from 'next/server'
import { now, setClock } from '@/lib/platform/clock'
import { readFromSlack } from '@/lib/platform/slack/signature'
import { sendAsSlack } from './acting'
import { aCommandOf, anEventOf, signedHeaders } from '@/tests/support/providers/slack/slack-client'

afterEach(() => setClock())

const seconds = (ahead: number) => String(Math.floor(now().getTime() / 1000) + ahead)

const help = aCommandOf({ team: 'T0NOBODY', user: 'U0NOBODY' }, 'help', 'none')

const statusOf = async (headers: Record<string, string>) => {
  const answer = await sendAsSlack(help, headers)
  return [answer.status, await answer.text()]
}

// https://docs.slack.dev/authentication/verifying-requests-from-slack
const published = {
  secret: '8f742231b10e8888abcd99yyyzzz85a5',
  timestamp: '1531420618',
  body: 'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
  signature: 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
}

test('our stand-in signs as Slack’s published example says', () => {
  const { body, secret, timestamp, signature } = published
  expect(signedHeaders(body, { secret, timestamp })['x-slack-signature']).toBe(signature)
})

test('takes what is signed, and answers everybody else without a word', async () => {
  const good = signedHeaders(help.body)
  expect((await sendAsSlack(help, good)).status).toBe(200)
  const tampered = {
    ...good,
    'x-slack-signature': good['x-slack-signature'].replace(/.$/, (sign) => (sign === 'a' ? 'b' : 'a')),
  }
  const refused = [
    {},
    tampered,
    { ...good, 'x-slack-signature': 'v0=' },
    { ...good, 'x-slack-signature': good['x-slack-signature'].slice(3) },
    { ...good, 'x-slack-request-timestamp': '' },
    { ...good, 'x-slack-request-timestamp': 'NaN' },
    signedHeaders(help.body, { secret: 'another' }),
    signedHeaders(`${help.body}&more`),
  ]
  for (const headers of refused) expect(await statusOf(headers)).toEqual([401, ''])
})

test('is good for five minutes in both directions', async () => {
  for (const [ahead, status] of [
    [-299, 200],
    [-302, 401],
    [299, 200],
    [302, 401],
  ] as const) {
    const [got] = await statusOf(signedHeaders(help.body, { timestamp: seconds(ahead) }))
    expect(got, `${ahead} s`).toBe(status)
  }
})

test('a replay is too late for all three routes', async () => {
  const sends = [help, anEventOf('T0', 'Ev0', { type: 'app_uninstalled' }), { ...help, to: 'interactivity' as const }]
  const kept = sends.map((sent) => [sent, signedHeaders(sent.body)] as const)
  setClock(() => new Date(Date.now() + 301_000))
  for (const [sent, headers] of kept) expect((await sendAsSlack(sent, headers)).status).toBe(401)
})

test('a body without end is cut off', async () => {
  const body = 'x'.repeat(600_000)
  const request = new NextRequest('http://rapport.test', { method: 'POST', body, headers: signedHeaders(body) })
  expect(await readFromSlack(request)).toEqual({ status: 413 })
})

test('what is signed and makes no sense is refused', async () => {
  for (const to of ['events', 'commands', 'interactivity'] as const) {
    for (const body of ['', '{', 'payload=%7B', '[]', 'payload=null']) {
      expect((await sendAsSlack({ to, body, type: 'text/plain' })).status, `${to} ${body}`).toBe(422)
    }
  }
})
